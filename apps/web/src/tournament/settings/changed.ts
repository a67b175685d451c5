import { presetNamed, rulesOr, type CommandOf, type Preset } from '@adjutant/tournament';
import { prizesIn, prizesTyped } from '../set-up/prizes.js';
import type { TournamentView } from '@adjutant/tournament';

type Settings = TournamentView['settings'];
import { byesOf, byesTyped, type ByesTyped } from '../set-up/byes.js';
import { hallsOf, hallsTyped, type HallTyped } from '../set-up/halls.js';
import { judgingOf, judgingTyped, type JudgingTyped } from '../set-up/judging.js';
import { listsOf, listsTyped, type ListsTyped } from '../set-up/lists.js';
import { ownMargins, withMargins, type MarginsTyped } from '../set-up/margins.js';
import { missionsOf } from '../set-up/missions.js';
import { tablesIn } from '../set-up/plan.js';
import { rulesOf, weightsTyped, type WeightsTyped } from '../set-up/weights.js';

export type Changes = CommandOf<'ChangeSettings'>['data']['changes'];

/** What can be changed of an event, as it is typed. */
export interface Typed {
  readonly name: string;
  readonly rounds: string;
  readonly pointsLimit: string;
  readonly capacity: string;
  readonly roundMinutes: string;
  readonly standsAfterMinutes: string;
  readonly tables: string;
  readonly missions: string;
  readonly prizes: string;
  readonly standings: string;
  readonly byes: ByesTyped;
  readonly margins: MarginsTyped | null;
  readonly weights: WeightsTyped;
  readonly judging: JudgingTyped;
  readonly lists: ListsTyped;
  readonly halls: readonly HallTyped[];
}

type Texts = Exclude<keyof Typed, 'judging' | 'halls' | 'lists' | 'byes' | 'margins' | 'weights'>;

const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));

export function typedOf(settings: Settings): Typed {
  const { name, rounds, pointsLimit, capacity, roundMinutes, standsAfterMinutes } = settings;
  return {
    name,
    ...{ rounds: typed(rounds), pointsLimit: typed(pointsLimit), capacity: typed(capacity) },
    ...{ roundMinutes: typed(roundMinutes), standsAfterMinutes: typed(standsAfterMinutes) },
    tables: rangesOf(settings.tables ?? []),
    prizes: prizesTyped(settings.prizes),
    missions: (settings.missions ?? []).map((one) => one ?? '').join('\n'),
    standings: settings.standings?.id ?? 'gw',
    byes: byesTyped(settings.byeFigures),
    margins: ownMargins(settings.standings),
    weights: weightsTyped(rulesOr(settings.pairing, settings.standings)),
    judging: judgingTyped(settings.judging),
    lists: listsTyped(settings.lists),
    halls: hallsTyped(settings.halls),
  };
}

/** `[1, 2, 3, 7]` as `1-3, 7`. */
export function rangesOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === one - 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

const NUMBERS = ['rounds', 'pointsLimit', 'capacity', 'roundMinutes', 'standsAfterMinutes'] as const;

/** What was changed; a field that was emptied stays as it was, since nothing that was decided becomes undecided again. */
export function changesOf(before: Typed, now: Typed, settings: Settings): Changes {
  // An empty line at the front is a round that is left open.
  const differs = (field: Texts): boolean =>
    now[field].trimEnd() !== before[field].trimEnd() && now[field].trim() !== '';
  const numbers = NUMBERS.flatMap((field) => (differs(field) ? [[field, Number(now[field])] as const] : []));
  const tables = differs('tables') ? tablesIn(now.tables) : undefined;
  const [judged, judges] = [before, now].map((one) => judgingOf(one.judging, settings.judging) ?? {});
  const judging = isSame(judged, judges) ? undefined : judges;
  const [brought, brings] = [before, now].map((one) => byesOf(one.byes, settings.byeFigures));
  const lists = sameLists(before.lists, now.lists) ? undefined : listsOf(now.lists, settings.lists);
  return {
    ...Object.fromEntries(numbers),
    ...(differs('name') ? { name: now.name.trim() } : {}),
    ...(tables ? { tables } : {}),
    ...(differs('missions') ? { missions: missionsOf(now.missions, Number(now.rounds) || settings.rounds) } : {}),
    // Those that are taken away are gone: an event may come to give none.
    ...(before.prizes.trim() === now.prizes.trim() ? {} : { prizes: prizesIn(now.prizes) ?? [] }),
    ...orders(before, now, settings),
    ...(brings === undefined || isSame(brought, brings) ? {} : { byeFigures: brings }),
    ...(judging ? { judging } : {}),
    ...(lists ? { lists } : {}),
    // Those that are taken away are gone: an event may come to have none.
    ...(isSame(before.halls, now.halls) ? {} : { halls: hallsOf(now.halls) }),
  };
}

/** How it ranks and pairs, where either was changed. */
function orders(before: Typed, now: Typed, settings: Settings): Changes {
  const [ranked, ranks] = [before, now].map((one) => withMargins(orderOf(one, settings), one.margins));
  const usual = rulesOr(settings.pairing, settings.standings);
  const [paired, pairs] = [before, now].map((one) => rulesOf(one.weights, usual));
  return {
    ...(ranks === undefined || isSame(ranked, ranks) ? {} : { standings: ranks }),
    ...(pairs === undefined || isSame(paired, pairs) ? {} : { pairing: pairs }),
  };
}

/** By what the event ranks, without margins of its own; an order that it brought itself has a name that no preset has. */
export const orderOf = ({ standings }: Typed, settings: Settings): Preset | undefined =>
  presetNamed(standings) ?? settings.standings;

const sameLists = (one: ListsTyped, other: ListsTyped): boolean =>
  (Object.keys(one) as readonly (keyof ListsTyped)[]).every((member) => one[member] === other[member]);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
