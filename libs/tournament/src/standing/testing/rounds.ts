import type { Bye, ByeKind, Decided, EventFacts, Outcome, TableResult } from '../../facts.js';
import type { Criterion } from '../criteria.js';
import type { Preset } from '../preset.js';
import { presetNamed } from '../presets.js';
import { standingsOf } from '../standings.js';

export type Figures = Readonly<Record<string, readonly [number, number]>>;
const other: { readonly [outcome in Outcome]: Outcome } = { win: 'loss', draw: 'draw', loss: 'win' };

/** `table('a-b', 'win')`: the first has won. */
export function table(
  players: string,
  outcome: Outcome,
  figures: Figures = {},
  decided: Decided = 'played',
): TableResult {
  const [a = '', b = ''] = players.split('-');
  const of = (at: 0 | 1): Record<string, number> =>
    Object.fromEntries(Object.entries(figures).map(([name, both]) => [name, both[at]]));
  const theirs = decided === 'double-loss' ? 'loss' : other[outcome];
  return {
    table: 1,
    decided,
    seats: [
      { player: a, outcome, figures: of(0) },
      { player: b, outcome: theirs, figures: of(1) },
    ],
  };
}
export const bye = (player: string, kind: ByeKind, figures: Bye['figures'] = {}): Bye => ({ player, kind, figures });

/** An event of players of one letter each, whose rounds are all closed. */
export function played(players: string, rounds: readonly (readonly (TableResult | Bye)[])[]): EventFacts {
  return {
    entrants: [...players].map((id) => ({ id, groups: {}, from: 1 })),
    rounds: rounds.map((lines, at) => ({
      number: at + 1,
      closed: true,
      tables: lines.flatMap((line, index) => ('seats' in line ? [{ ...line, table: index + 1 }] : [])),
      open: [],
      byes: lines.flatMap((line) => ('seats' in line ? [] : [line])),
    })),
    effects: [],
    seed: 'conventions',
  };
}

export const preset = (id: string, change: Partial<Preset> = {}): Preset => ({ ...presetNamed(id)!, ...change });
/** One column, by player. */
export function column(facts: EventFacts, by: Preset, at: number): Readonly<Record<string, string>> {
  const { rows } = standingsOf(facts, by);
  return Object.fromEntries(rows.map(({ player, values }) => [player, values[at]?.shown ?? '']));
}
export const only = (id: string, ...criteria: readonly Criterion[]): Preset => preset(id, { criteria });
export const places = (facts: EventFacts, by: Preset): string =>
  standingsOf(facts, by)
    .rows.map(({ player, place }) => `${player}${place}`)
    .join(' ');
