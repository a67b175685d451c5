import type { Side } from '@adjutant/rules';
import type { Now, Tap } from '@adjutant/table';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { eitherOf, numberFault } from '../table/number-fault.js';

export type Slip = NonNullable<Now['slip']>;

/** What was typed for each tap of the slip, by its id, as it was typed. */
export interface Typed {
  readonly [tap: string]: string;
}

/** Points that were typed; what was left empty is none. */
export interface Filled {
  readonly tap: Tap;
  readonly points: number;
}

/** The fields for whoever plays here, as they stand on the slip. */
export function fieldsOf({ rows }: Slip, seats: readonly Side[]): readonly Tap[] {
  return rows.flatMap(({ taps }) => taps.filter(({ player }) => player !== null && seats.includes(player)));
}

/** Why what was typed is no score that can be recorded; it stays as it was typed. */
export function faultOf({ asks: [ask] }: Pick<Tap, 'asks'>, typed: string | undefined): string | undefined {
  const said = typed?.trim() ?? '';
  if (said === '' || ask?.what !== 'number') return undefined;
  if (!/^\d+$/.test(said)) return 'A whole number.';
  return numberFault(ask, Number(said));
}

/** What can be told in a row, beside its name: certain amounts, or as many as its cap. */
export function roomIn({ cap, taps }: Slip['rows'][number]): string | null {
  const among = taps.flatMap(({ asks: [ask] }) => (ask?.what === 'number' ? [ask.among] : []))[0];
  if (among !== undefined) return eitherOf(among);
  return cap === undefined ? null : `up to ${cap}`;
}

export function filledIn(fields: readonly Tap[], typed: Typed): readonly Filled[] {
  return fields.flatMap((tap) => {
    const said = typed[tap.id]?.trim() ?? '';
    return said === '' || faultOf(tap, said) !== undefined ? [] : [{ tap, points: Number(said) }];
  });
}

/** What each has in all: recorded, and typed. */
export function sumsOf({ points }: Slip, filled: readonly Filled[]): { readonly [side in Side]: number } {
  const typedFor = (side: Side): number =>
    filled.filter(({ tap }) => tap.player === side).reduce((sum, one) => sum + one.points, 0);
  return { A: points.A + typedFor('A'), B: points.B + typedFor('B') };
}

export function aheadIn({ A, B }: { readonly [side in Side]: number }): Side | 'draw' {
  if (A === B) return 'draw';
  return A > B ? 'A' : 'B';
}

/** Of whom nothing is said yet, neither here nor in the record. */
export function silentIn({ rows }: Slip, filled: readonly Filled[]): readonly Side[] {
  const said = [
    ...rows.flatMap(({ told }) => told.map(({ player }) => player)),
    ...filled.map(({ tap }) => tap.player),
  ];
  return SIDES_OF_TABLE.filter((side) => !said.includes(side));
}

/** A slip as it is filled in so far, and how it ends. */
export interface Written {
  readonly slip: Slip;
  readonly seats: readonly Side[];
  readonly typed: Typed;
  /** The end that was chosen, by the id of its tap. */
  readonly ending: string;
  readonly winner: string;
}

/** What a slip comes to, and what is still to be said before it is recorded. */
export function standingOf({ slip, seats, typed, ending, winner }: Written) {
  const fields = fieldsOf(slip, seats);
  const filled = filledIn(fields, typed);
  const sums = sumsOf(slip, filled);
  const ends = slip.ends.filter(({ player, open }) => open && (player === null || seats.includes(player)));
  const end = ends.find(({ id }) => id === ending) ?? ends[0];
  const givenUp = end?.type === 'ConcedeMatch';
  // Points say who has won, unless they are level and something else may.
  const asked = aheadIn(sums) === 'draw' ? end?.asks.find(({ what }) => what === 'pick') : undefined;
  const won = asked === undefined || winner === '' ? [] : [{ into: asked.into, value: winner }];
  const silent = givenUp ? [] : silentIn(slip, filled);
  const missing = won.length > 0 ? [] : silent.filter((side) => seats.includes(side));
  // Whoever tells last ends it: points of the other seat come from its own device.
  const waits = silent.filter((side) => !seats.includes(side));
  // Nothing is left to press here until the other seat has told, or more is typed.
  const isTold = waits.length > 0 && missing.length === 0 && filled.length === 0;
  const isRight = fields.every((one) => faultOf(one, typed[one.id]) === undefined);
  const isReady = isRight && missing.length === 0 && (filled.length > 0 || waits.length === 0);
  return { filled, sums, ends, end, givenUp, isAsked: asked !== undefined, won, missing, waits, isTold, isReady };
}
