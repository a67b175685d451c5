import { randomEvents } from '@adjutant/testing/events';
import fc from 'fast-check';
import type { Bye, EventFacts, Outcome } from '../facts.js';
import type { Criterion } from './criteria.js';
import { presetNamed } from './presets.js';
import { standingsOf } from './standings.js';

/*
 * Article 16 of C.07 (March 2026) once more, as a person would do it with a pencil: a grid of letters, and the five categories one
 * after the other. No peer knows this text yet, so that this and the worked examples are what the program is held to.
 */
type Letter = '1' | '=' | '0' | '+' | '-' | Bye['kind'];
interface Square {
  readonly letter: Letter;
  readonly points: number;
  readonly opponent?: string;
}

const POINTS: { readonly [letter in Letter]: number } = {
  ...{ '1': 1, '=': 0.5, '0': 0, '+': 1, '-': 0, pairing: 1, full: 1, half: 0.5, zero: 0 },
};
const PLAYED: { readonly [outcome in Outcome]: Letter } = { win: '1', draw: '=', loss: '0' };

function gridOf({ entrants, rounds }: EventFacts): ReadonlyMap<string, readonly Square[]> {
  return new Map(
    entrants.map(({ id }) => [
      id,
      rounds.map(({ tables, byes }): Square => {
        const table = tables.find(({ seats }) => seats.some(({ player }) => player === id));
        const bye = byes.find(({ player }) => player === id)?.kind ?? 'zero';
        if (table === undefined) return { letter: bye, points: POINTS[bye] };
        const own = table.seats.find(({ player }) => player === id)!;
        const opponent = table.seats.find(({ player }) => player !== id)!.player;
        const letter = table.decided === 'played' ? PLAYED[own.outcome] : own.outcome === 'win' ? '+' : '-';
        return { letter, points: POINTS[letter], opponent };
      }),
    ]),
  );
}

const isRequested = ({ letter }: Square): boolean => letter === 'half' || letter === 'zero';
const isVur = (square: Square): boolean => isRequested(square) || square.letter === '-';
const total = (all: readonly number[]): number => all.reduce((sofar, one) => sofar + one, 0);
const scoreOf = (row: readonly Square[]): number => total(row.map(({ points }) => points));

/** 16.3: as it was, but a requested bye after which there is nothing but such rounds counts as a draw. */
const adjusted = (row: readonly Square[]): number =>
  total(row.map((square, at) => (isRequested(square) && row.slice(at).every(isVur) ? 0.5 : square.points)));

/** 16.4: what each round of a player brings. */
function contributions(
  grid: ReadonlyMap<string, readonly Square[]>,
  player: string,
): readonly (Square & { readonly brings: number })[] {
  const row = grid.get(player) ?? [];
  return row.map((square) => {
    const them = square.opponent === undefined ? row.length * 0.5 : adjusted(grid.get(square.opponent) ?? []);
    const met = '1=0'.includes(square.letter);
    return { ...square, brings: met ? them : Math.min(scoreOf(row), them) };
  });
}

function byHand(facts: EventFacts, player: string, { by, ...more }: Criterion): number {
  const all = [...contributions(gridOf(facts), player)];
  if (by === 'sonneborn-berger') return total(all.map(({ brings, points }) => brings * points));
  const cut = 'cutLowest' in more ? (more.cutLowest ?? 0) : 0;
  // 16.5: the least of the rounds that were not played of one's own accord goes first, then the least of all.
  for (let left = cut; left > 0 && all.length > 0; left -= 1) {
    const from = all.some(isVur) ? all.filter(isVur) : all;
    const least = from.reduce((one, other) => (other.brings < one.brings ? other : one));
    all.splice(all.indexOf(least), 1);
  }
  return total(all.map(({ brings }) => brings));
}

const CRITERIA: readonly Criterion[] = [
  { by: 'buchholz' },
  { by: 'buchholz', cutLowest: 1 },
  { by: 'buchholz', cutLowest: 2 },
  { by: 'sonneborn-berger' },
];

it.each(CRITERIA)('%j is what article 16 gives, whatever happened', (criterion) => {
  fc.assert(
    fc.property(randomEvents(), (facts) => {
      const preset = { ...presetNamed('chess')!, criteria: [criterion] };
      for (const { player, values } of standingsOf(facts, preset).rows)
        expect([player, values[0]?.value]).toEqual([player, byHand(facts, player, criterion)]);
    }),
    { numRuns: 100 },
  );
});
