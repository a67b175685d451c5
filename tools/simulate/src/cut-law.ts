import type { EventOf, OpenedTournament, Standings } from '@adjutant/tournament';
import { holds } from './broken.js';
import { hereIn, seatedIn } from './here.js';

type Cut = EventOf<'FieldCut'>['data'];
type Rows = Standings['rows'];
/** Where somebody stands; nobody who is worse off goes on before them. */
type PlaceOf = (player: string) => number;

/** Who goes on follows from the standings by the rule that is recorded, or takes the seed of whoever has left since. */
export function cutByItsRule(event: OpenedTournament, cut: Cut, { rows, columns }: Standings): void {
  const { rule, players } = cut;
  const [isHere, tookPart] = [hereIn(event, event.rounds.length + 1), tookPartIn(event)];
  const field = rows.filter(({ place, player }) => place !== null && isHere(player) && tookPart(player));
  const places = new Map(field.map(({ player, place }) => [player, place ?? Infinity]));
  const before = event.cut?.after === event.rounds.length ? event.cut.players : [];
  const left = before.filter((player) => !isHere(player));
  if (left.length > 0) return nextInLine(event, { cut, before, left }, places);
  if (rule === undefined) return;
  const there = players.every((one) => places.has(one)) && new Set(players).size === players.length;
  holds('who goes on is there, once', there, () => players.join());
  const record = columns.findIndex(({ by }) => by === 'record');
  const losses = new Map(field.map((row) => [row.player, lossesOf(row, record)]));
  const right = follows(rule, { players, places, losses, groups: event.groups ?? [] });
  holds('who goes on follows from the rule of the cut', right, () => `${JSON.stringify(rule)}: ${players.join()}`);
}

/** Had a table, a bye or a result that was assigned. */
function tookPartIn({ rounds, assigned = {} }: OpenedTournament): (player: string) => boolean {
  const seated = new Set(rounds.flatMap((round) => [...seatedIn(round)]));
  return (player) => seated.has(player) || (assigned[player] ?? []).length > 0;
}

interface Through {
  readonly players: readonly string[];
  /** Of everybody who could be taken, best first. */
  readonly places: ReadonlyMap<string, number>;
  readonly losses: ReadonlyMap<string, number>;
  readonly groups: readonly (readonly string[])[];
}

function follows(rule: NonNullable<Cut['rule']>, { players, places, losses, groups }: Through): boolean {
  const isTaken = (taken: readonly string[], all: readonly string[], take: number): boolean =>
    taken.length === take && isBest(taken, all, placedBy(places));
  const field = [...places.keys()];
  switch (rule.by) {
    case 'place':
      return isTaken(players, field, rule.take);
    case 'record':
      return sameSet(
        players,
        field.filter((player) => (losses.get(player) ?? Infinity) <= rule.losses),
      );
    case 'group':
      return groups.every((group) => {
        const own = (some: readonly string[]): readonly string[] => some.filter((one) => group.includes(one));
        return own(field).length === 0 || isTaken(own(players), own(field), rule.take);
      });
  }
}

/** `won-lost-drawn`. */
const lossesOf = ({ values }: Rows[number], record: number): number => Number(values[record]?.shown.split('-')[1]);

const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

/** Nobody of those who could be taken stands before one who is. */
function isBest(taken: readonly string[], all: readonly string[], placeOf: PlaceOf): boolean {
  const last = Math.max(...taken.map(placeOf));
  return all.every((player) => taken.includes(player) || placeOf(player) >= last);
}

interface Leaving {
  readonly cut: Cut;
  readonly before: readonly string[];
  readonly left: readonly string[];
}

/** Everybody else keeps their seed; the best who is there and not through takes the one that is free, of the same group first. */
function nextInLine(
  event: OpenedTournament,
  { cut, before, left }: Leaving,
  places: ReadonlyMap<string, number>,
): void {
  const { players, rule } = cut;
  const kept = before.every((player, seed) => left.includes(player) || players[seed] === player);
  holds('who is through keeps their seed', kept && players.length === before.length, () => players.join());
  const line = [...places.keys()].filter((player) => !before.includes(player));
  for (const [seed, leaver] of before.entries()) {
    const came = players[seed];
    if (came === undefined || came === leaver) continue;
    const group = rule?.by === 'group' ? event.groups?.find((one) => one.includes(leaver)) : undefined;
    const own = line.filter((player) => group?.includes(player));
    const next = own.length > 0 ? own : line;
    const says = (): string => `${came} for ${leaver}, of ${line.join()}`;
    holds('the next in line takes the seed', next.includes(came) && isBest([came], next, placedBy(places)), says);
  }
}

const placedBy =
  (places: ReadonlyMap<string, number>): PlaceOf =>
  (player) =>
    places.get(player) ?? Infinity;
