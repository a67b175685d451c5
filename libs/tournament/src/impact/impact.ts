import type { EntrantId, EventFacts, Round } from '../facts.js';
import { isRefusal, pairRound } from '../pairing/draft.js';
import { historiesBefore } from '../pairing/history.js';
import type { PairingRules } from '../pairing/rules.js';
import type { Preset } from '../standing/preset.js';
import { standingsOf, type Row, type Standings } from '../standing/standings.js';
import { cutImpact, throughBothWays, type CutImpact, type CutWeighed } from './cut.js';

type Pair = readonly [EntrantId, EntrantId];

/** What a correction of a round changes. Nothing is paired anew by it: people have played. */
export interface Impact {
  /** Players whose line changes, in the order of the new standings. */
  readonly lines: readonly { readonly player: EntrantId; readonly before: Row | null; readonly after: Row | null }[];
  /** Later rounds as they were published, with the pairs that were of one score group and are so no longer. */
  readonly apart: readonly {
    readonly round: number;
    readonly tables: readonly {
      readonly table: number;
      readonly players: Pair;
      readonly scores: readonly [number, number];
    }[];
  }[];
  /** What the first round after it would have been; null where there is none yet, or it would be the same. */
  readonly following: {
    readonly round: number;
    readonly instead: readonly Pair[];
    readonly gone: readonly Pair[];
  } | null;
  /** Who comes in and who falls out by a cut; left out where none is asked about. */
  readonly cut?: CutImpact;
}

export interface Weighed {
  readonly rules: PairingRules;
  readonly preset: Preset;
  /** The round of which something is corrected. */
  readonly round: number;
  readonly cut?: CutWeighed | undefined;
  /**
   * Who meets whom in a round, as the event draws it after the correction; undefined where it cannot. By its pairing alone, where this
   * is left out.
   */
  readonly draws?: (round: number) => readonly Pair[] | undefined;
}

/** What becomes of standings and pairings where the facts are those after the correction and no longer those before it. */
export function impactOf(before: EventFacts, after: EventFacts, { rules, preset, round, cut, draws }: Weighed): Impact {
  const [was, is] = [standingsOf(before, preset), standingsOf(after, preset)];
  const later = after.rounds.filter(({ number }) => number > round);
  const through = cut && cutImpact(throughBothWays(cut, [before, after], preset), cut);
  return {
    lines: linesOf(was, is),
    apart: later.flatMap((one) => apartIn(one, before, after, rules)),
    following: followingOf(
      later.find(({ number }) => number === round + 1),
      draws ?? ((number) => pairsBy(after, rules, number)),
    ),
    ...(through === undefined ? {} : { cut: through }),
  };
}

function linesOf(was: Standings, is: Standings): Impact['lines'] {
  const rows = new Map(was.rows.map((row) => [row.player, row]));
  const here = new Set(is.rows.map(({ player }) => player));
  const gone = was.rows.filter(({ player }) => !here.has(player));
  const changed = is.rows.filter((row) => counted(row) !== counted(rows.get(row.player)));
  return [
    ...changed.map((row) => ({ player: row.player, before: rows.get(row.player) ?? null, after: row })),
    ...gone.map((row) => ({ player: row.player, before: row, after: null })),
  ];
}

/** A line without who told of it, and who doubts it: that it is confirmed or called into question changes nothing that counts. */
const counted = (row: Row | undefined): string | undefined =>
  JSON.stringify(row, (name, value: unknown) =>
    ['unconfirmed', 'disputed', 'given'].includes(name) ? undefined : value,
  );

const pairsOf = ({ tables, open }: Round): readonly { readonly table: number; readonly players: Pair }[] => [
  ...tables.map(({ table, seats: [A, B] }): { table: number; players: Pair } => ({
    table,
    players: [A.player, B.player],
  })),
  ...open.map(({ table, players }) => ({ table, players })),
];

/** By the scores with which the round was entered: before, and as they are now. */
function apartIn(round: Round, before: EventFacts, after: EventFacts, rules: PairingRules): Impact['apart'] {
  const [was, is] = [scoresIn(before, rules, round.number), scoresIn(after, rules, round.number)];
  const tables = pairsOf(round).flatMap(({ table, players }) => {
    const [one, other] = players;
    const scores = [is(one), is(other)] as const;
    return was(one) === was(other) && scores[0] !== scores[1] ? [{ table, players, scores }] : [];
  });
  return tables.length === 0 ? [] : [{ round: round.number, tables }];
}

/** Of everybody who has played by then, whether they could be paired today or not. */
function scoresIn(facts: EventFacts, rules: PairingRules, round: number): (player: EntrantId) => number {
  const histories = historiesBefore(facts, rules, round);
  return (player) => histories.get(player)?.score ?? 0;
}

function pairsBy(facts: EventFacts, rules: PairingRules, round: number): readonly Pair[] | undefined {
  const paired = pairRound(facts, rules, round);
  return isRefusal(paired) ? undefined : paired.draft.tables.map(({ players }) => players);
}

function followingOf(round: Round | undefined, draws: NonNullable<Weighed['draws']>): Impact['following'] {
  const pairs = round && draws(round.number);
  if (round === undefined || pairs === undefined) return null;
  const nameOf = ([one, other]: Pair): string => (one < other ? `${one}\n${other}` : `${other}\n${one}`);
  const published = new Map(pairsOf(round).map(({ players }) => [nameOf(players), players]));
  const drawn = new Map(pairs.map((pair) => [nameOf(pair), pair]));
  const instead = [...drawn].flatMap(([name, pair]) => (published.has(name) ? [] : [pair]));
  const gone = [...published].flatMap(([name, pair]) => (drawn.has(name) ? [] : [pair]));
  return instead.length === 0 && gone.length === 0 ? null : { round: round.number, instead, gone };
}
