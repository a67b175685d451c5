import type { OwnJudging } from '@adjutant/kernel';
import { RECORD_AND_PATH, rulesOr, type CommandOf, type PairingRules } from '@adjutant/tournament';
import type { PackHeadView } from '@adjutant/views';
import { byesFault, byesOf, NO_BYES, type ByesTyped } from './byes.js';
import { formatFault, formatOf, SWISS, type FormatTyped } from './format.js';
import { hallsFault, hallsOf, type HallTyped } from './halls.js';
import { AS_THE_HOUSE, judgingFaults, judgingOf, type JudgingTyped } from './judging.js';
import { listsOf, NO_LISTS, type ListsTyped } from './lists.js';
import { saidOfMargins, withMargins, type MarginsTyped } from './margins.js';
import { missionsOf } from './missions.js';
import { prizesFault, prizesIn } from './prizes.js';
import { rulesOf, weightsFault, weightsTyped, type WeightsTyped } from './weights.js';

export type SetUp = CommandOf<'SetUpTournament'>['data'];

/** What the form of an event holds, as it was typed. */
export interface Form {
  readonly name: string;
  readonly pack: string;
  /** Empty: the newest of its pack. */
  readonly release: string;
  readonly points: string;
  readonly rounds: string;
  readonly minutes: string;
  readonly capacity: string;
  readonly tables: string;
  readonly halls: readonly HallTyped[];
  /** One a line, in the order of the rounds. */
  readonly missions: string;
  /** One a line, in the order in which they are given. */
  readonly prizes: string;
  readonly checkIn: boolean;
  readonly lists: ListsTyped;
  readonly stands: string;
  readonly standings: string;
  readonly byes: ByesTyped;
  readonly margins: MarginsTyped | null;
  readonly weights: WeightsTyped;
  readonly format: FormatTyped;
  readonly judging: JudgingTyped;
  /** What the installation has decided, where this event takes it over; null where it goes its own way. */
  readonly house: OwnJudging | null;
}

/** What an event of a game begins with: how long a round takes, what is brought, and how it is ranked. */
export interface Preset {
  readonly points: string;
  readonly rounds: string;
  readonly minutes: string;
  readonly standings: string;
  readonly lists?: ListsTyped;
  readonly pairing?: PairingRules;
}

/** Record, then who won the same rounds, then chance; neither clubs nor floats are looked at. */
const RECORD_PATH_CHANCE: PairingRules = { ...RECORD_AND_PATH, criteria: [{ by: 'score' }, { by: 'path' }] };

const ANY: Preset = { points: '', rounds: '3', minutes: '150', standings: 'gw' };
/** By the beginning of the id of a pack. */
const BY_GAME: readonly (readonly [string, Preset])[] = [
  [
    'wh40k-11e',
    {
      ...{ points: '2000', rounds: '3', minutes: '180', standings: 'gw-11e' },
      ...{ lists: { ...NO_LISTS, wanted: true }, pairing: RECORD_PATH_CHANCE },
    },
  ],
  ['wh40k', { points: '2000', rounds: '3', minutes: '180', standings: 'gw' }],
  ['aos', { points: '2000', rounds: '3', minutes: '165', standings: 'gw' }],
  ['opr', { points: '2000', rounds: '3', minutes: '150', standings: 'itc' }],
];

/** Where what an event of a game begins with comes from, where that is told; each with whether anybody read it there. */
const SOURCES: readonly (readonly [string, string])[] = [
  [
    'wh40k-11e',
    'Pairing by record, then the path of wins, then chance (VP are not recommended for it); every list with its disposition, which stays for all games: Warhammer Event Companion 1.2, 26 August 2026, as told (the pairing by one reading, the lists by several). Nobody here held the paper; all of it may be changed.',
  ],
];

export function sourceOfPreset(pack: string): string | undefined {
  return SOURCES.find(([game]) => pack.startsWith(game))?.[1];
}

export function presetFor(pack: string): Preset {
  return BY_GAME.find(([game]) => pack.startsWith(game))?.[1] ?? ANY;
}

export function blank(pack: string): Form {
  const { pairing = RECORD_AND_PATH, ...usual } = presetFor(pack);
  return {
    ...{ name: '', pack, release: '', capacity: '', tables: '', missions: '', prizes: '', checkIn: true, stands: '30' },
    ...{ judging: AS_THE_HOUSE, house: null, halls: [], format: SWISS },
    ...{ lists: NO_LISTS, byes: NO_BYES, margins: null, weights: weightsTyped(pairing) },
    ...usual,
  };
}

/** What stands in the form: what was typed, and else what is usual in its game, which is the first one until another is chosen. */
export function formOf(typed: Partial<Form>, packs: readonly Pick<PackHeadView, 'pack'>[]): Form {
  return { ...blank(typed.pack ?? packs[0]?.pack ?? ''), ...typed };
}

type Faults = { readonly [field in keyof Form]?: string };

/** Why what was typed is no event yet, by field. */
export function faultsOf(form: Form): Faults {
  const whole = (typed: string, least: number, most: number, wanted = false): string | undefined => {
    const said = typed.trim();
    if (said === '') return wanted ? `From ${least} to ${most}.` : undefined;
    return /^\d+$/.test(said) && Number(said) >= least && Number(said) <= most
      ? undefined
      : `A whole number from ${least} to ${most}, or nothing.`;
  };
  const found: { [field in keyof Form]?: string | undefined } = {
    name: form.name.trim() === '' ? 'An event needs a name.' : undefined,
    points: whole(form.points, 0, 100_000),
    rounds: whole(form.rounds, 1, 40, true),
    minutes: whole(form.minutes, 1, 1_440),
    capacity: whole(form.capacity, 2, 5_000),
    stands: whole(form.stands, 0, 1_440),
    judging: Object.values(judgingFaults(form.judging))[0],
    halls: hallsFault(form.halls),
    format: formatFault(form.format),
    byes: byesFault(form.byes),
    margins: saidOfMargins(form.margins).faults[0],
    prizes: prizesFault(form.prizes),
    weights: weightsFault(form.weights),
    tables: tablesIn(form.tables) === null ? 'Numbers and ranges, such as 1-20, 31-40.' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, says]) => says !== undefined)) as Faults;
}

const MOST_TABLES = 2_500;

/** `1-20, 31` as the numbers it names; null where it cannot be read, nothing where nothing is said. */
export function tablesIn(typed: string): readonly number[] | undefined | null {
  const parts = typed.split(/[,;\s]+/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const numbers = parts.flatMap((part) => {
    const [, from, to] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? [];
    if (from === undefined) return [Number.NaN];
    const [first, last] = [Number(from), Number(to ?? from)];
    return last < first || last - first >= MOST_TABLES
      ? [Number.NaN]
      : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  const all = [...new Set(numbers)];
  return all.some((one) => !(one >= 1)) || all.length > MOST_TABLES ? null : all;
}

/** The event as the server is asked for it, ranked by a preset. */
export function setUpOf(form: Form, packs: readonly PackHeadView[], preset: SetUp['standings']): SetUp {
  const number = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));
  const newest = packs.find(({ pack }) => pack === form.pack)?.releases.at(-1)?.release;
  const release = form.release === '' ? newest : form.release;
  const missions = missionsOf(form.missions, Number(form.rounds));
  const said = {
    pointsLimit: number(form.points),
    capacity: number(form.capacity),
    roundMinutes: number(form.minutes),
    standsAfterMinutes: number(form.stands),
    tables: tablesIn(form.tables) ?? undefined,
    halls: form.halls.length === 0 ? undefined : hallsOf(form.halls),
    missions: missions.some((one) => one !== null) ? missions : undefined,
    format: formatOf(form.format),
    pack: form.pack === '' ? undefined : { id: form.pack, ...(release === undefined ? {} : { release }) },
    lists: listsOf(form.lists),
    byeFigures: byesOf(form.byes),
    judging: form.house === null ? judgingOf(form.judging) : { ...form.house, ...judgingOf(form.judging) },
    prizes: prizesIn(form.prizes),
    pairing: pairingOf(form.weights, preset),
    standings: withMargins(preset, form.margins),
  };
  const told = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return { name: form.name.trim(), rounds: Number(form.rounds), checkIn: form.checkIn, ...told };
}

/** How rounds are paired; undefined where it is as usual, so that what the preset says of byes holds. */
function pairingOf(weights: WeightsTyped, preset: SetUp['standings']): SetUp['pairing'] {
  const usual = rulesOr(undefined, preset);
  const rules = rulesOf(weights, usual);
  return JSON.stringify(rules) === JSON.stringify(usual) ? undefined : rules;
}
