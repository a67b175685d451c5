import type { PairingCriterion, PairingRules } from '@adjutant/tournament';
import { tablesIn } from './plan.js';

type Spread = PairingRules['spread'][number];

/** One thing that pairing may look at, as it is typed; rounds of nothing: all of them. */
export interface WeightTyped {
  readonly criterion: PairingCriterion;
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
}

export interface SpreadTyped {
  readonly what: Spread;
  readonly on: boolean;
}

/** How rounds are paired, as it is typed: what weighs most first. */
export interface WeightsTyped {
  readonly weights: readonly WeightTyped[];
  readonly spread: readonly SpreadTyped[];
  /** A line for each run of tables, `1-8 => ruins`; empty: the tables of the event, of which nothing is known. */
  readonly hall: string;
}

/** What is offered beside what the rules have already. */
const OFFERED: readonly PairingCriterion[] = [
  { by: 'score' },
  { by: 'group', kind: 'club' },
  { by: 'group', kind: 'nation' },
  { by: 'path' },
  { by: 'float', within: 2 },
  { by: 'fixed-table' },
  { by: 'rating', want: 'near' },
  { by: 'figure', figure: 'vp', want: 'near' },
];
const SPREAD: readonly Spread[] = ['table', 'terrain', 'mission'];

/** Two of these are one and the same thing to look at, however they are set. */
const keyOf = (one: PairingCriterion): string =>
  one.by === 'group' ? `group ${one.kind}` : one.by === 'figure' ? `figure ${one.figure}` : one.by;

const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));

export function weightsTyped({ criteria, spread, tables }: PairingRules): WeightsTyped {
  const known = new Set(criteria.map(keyOf));
  const weights = criteria.map(({ rounds = {}, ...criterion }) => ({
    ...{ criterion, on: true },
    ...{ from: typed(rounds.from), until: typed(rounds.until) },
  }));
  const offered = OFFERED.filter((one) => !known.has(keyOf(one))).map((criterion) => ({
    ...{ criterion, on: false },
    ...{ from: '', until: '' },
  }));
  return {
    weights: [...weights, ...offered],
    spread: [
      ...spread.map((what) => ({ what, on: true })),
      ...SPREAD.filter((what) => !spread.includes(what)).map((what) => ({ what, on: false })),
    ],
    hall: hallTyped(tables),
  };
}

/** The rules with what was typed in their place; what the form does not show stays. */
export function rulesOf({ weights, spread, hall }: WeightsTyped, before: PairingRules): PairingRules {
  const { tables: _, ...rules } = before;
  const read = hallIn(hall);
  return {
    ...rules,
    criteria: weights.flatMap(({ criterion, on, from, until }) => {
      const rounds = { ...roundIn('from', from), ...roundIn('until', until) };
      return on ? [{ ...criterion, ...(Object.keys(rounds).length === 0 ? {} : { rounds }) }] : [];
    }),
    spread: spread.flatMap(({ what, on }) => (on ? [what] : [])),
    ...('tables' in read && read.tables.length > 0 ? { tables: read.tables } : {}),
  };
}

const roundIn = (name: 'from' | 'until', said: string) => (said.trim() === '' ? {} : { [name]: Number(said) });

/** The same list with one of it a place further up or down. */
export function moved<One>(list: readonly One[], at: number, by: 1 | -1): readonly One[] {
  const [one, other] = [list[at], list[at + by]];
  return one === undefined || other === undefined ? list : list.with(at, other).with(at + by, one);
}

const isRound = (said: string): boolean => said.trim() === '' || /^\s*[1-9]\d?\s*$/.test(said);

/** What cannot be sent as it was typed. */
export function weightsFault({ weights, hall }: WeightsTyped): string | undefined {
  const wrong = weights.find(
    ({ on, from, until }) =>
      on && !(isRound(from) && isRound(until) && Number(from) <= (Number(until) || Number.POSITIVE_INFINITY)),
  );
  if (wrong !== undefined)
    return `${weightName(wrong.criterion)}: the first and the last round are whole numbers, the first no later than the last, or nothing.`;
  const read = hallIn(hall);
  return 'says' in read ? read.says : undefined;
}

/** What somebody reads of a thing that pairing looks at. */
export function weightName(one: PairingCriterion): string {
  switch (one.by) {
    case 'score':
      return 'Players of one score meet';
    case 'path':
      return 'Players who won the same rounds meet';
    case 'group':
      return `Not two of one ${one.kind}`;
    case 'float':
      return `Nobody is paired out of their score again within ${one.within} rounds`;
    case 'fixed-table':
      return 'Not two who keep a table each';
    case 'rating':
      return one.want === 'near' ? 'Neighbours by rating meet' : 'The upper half by rating meets the lower';
    case 'figure':
      return one.want === 'near'
        ? `Neighbours by ${one.figure} meet`
        : `The upper half by ${one.figure} meets the lower`;
  }
}

export const SPREAD_NAMES: { readonly [what in Spread]: string } = {
  table: 'Nobody has a table twice',
  terrain: 'Nobody has terrain of one kind twice',
  mission: 'Nobody has a mission of a table twice',
};

type Tables = NonNullable<PairingRules['tables']>;
type HallRead = { readonly tables: Tables } | { readonly says: string };

const KIND = '[^,>]+';
const LINE = new RegExp(`^([\\d\\s,;–-]+)(?:=>\\s*(${KIND})?(?:,\\s*(${KIND}))?)?$`);

/** Lines of `tables => terrain, mission` as the tables of a hall, best first; else what is wrong, and in which line. */
export function hallIn(text: string): HallRead {
  const found: Tables[number][] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const [, numbers = '', terrain = '', mission = ''] = LINE.exec(line.trim()) ?? [];
    const read = tablesIn(numbers);
    if (!read)
      return { says: `Line ${at + 1}, “${line.trim()}”: write it as “1-8 => ruins”, or “1-8 => ruins, its mission”.` };
    const twice = read.find((number) => found.some((one) => one.number === number));
    if (twice !== undefined) return { says: `Line ${at + 1}: table ${twice} stands in a line above already.` };
    const kind = {
      ...(terrain.trim() === '' ? {} : { terrain: terrain.trim() }),
      ...(mission.trim() === '' ? {} : { mission: mission.trim() }),
    };
    found.push(...read.map((number) => ({ number, ...kind })));
  }
  return { tables: found };
}

function hallTyped(tables: Tables = []): string {
  const runs: { from: number; to: number; kind: string }[] = [];
  for (const { number, terrain = '', mission } of tables) {
    const kind = mission === undefined ? terrain : `${terrain}, ${mission}`;
    const last = runs.at(-1);
    if (last?.to === number - 1 && last.kind === kind) last.to = number;
    else runs.push({ from: number, to: number, kind });
  }
  return runs
    .map(({ from, to, kind }) => `${from === to ? from : `${from}-${to}`}${kind === '' ? '' : ` => ${kind}`}`)
    .join('\n');
}
