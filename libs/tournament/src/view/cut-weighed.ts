import { sameJson } from '@adjutant/kernel';
import { isHere } from '../event/cutting.js';
import { drawnRound, presentIn, type Drawing } from '../event/drawing.js';
import { groupIn } from '../event/groups/groups.js';
import { roundOf, type OpenedTournament } from '../event/state/state.js';
import type { EventFacts } from '../facts.js';
import { throughBothWays, type CutWeighed } from '../impact/cut.js';
import type { Weighed } from '../impact/impact.js';
import { presentThrough } from '../presence.js';
import { isRefusal } from '../pairing/draft.js';
import type { PlayOff } from '../pairing/formats/play-off.js';

type Cut = NonNullable<OpenedTournament['cut']>;

/** The cut on which another result of a round may weigh: the one that is asked about, the one that was made after it, or the one that is to come after groups. */
export function cutWeighed(state: OpenedTournament, round: number, asked?: PlayOff): CutWeighed | undefined {
  const { cut } = state;
  const groupOf = groupIn(state);
  const isGone = (player: string): boolean => !isHere(state, player);
  if (asked !== undefined) return { rule: asked, isGone, groupOf };
  if (cut === undefined) return foreseen(state, { isGone, groupOf });
  return cut.after < round ? undefined : { ...asMade(cut), isGone, groupOf };
}

/** An event that is played in groups has said who will go on. */
function foreseen(
  { settings: { format }, groups }: OpenedTournament,
  who: Pick<CutWeighed, 'isGone' | 'groupOf'>,
): CutWeighed | undefined {
  if (format?.by !== 'groups' || groups === undefined) return undefined;
  return { rule: { by: 'group', take: format.through }, ...who };
}

/** What was cut by hand is weighed as a cut of so many places, where it was one. */
const asMade = ({ players: made, after, rule = { by: 'place', take: made.length } }: Cut): CutWeighed => ({
  ...{ rule, after, made },
});

interface Corrected extends Pick<Weighed, 'preset' | 'round' | 'cut'>, Drawing {
  /** Before the correction, and after it. */
  readonly facts: readonly [EventFacts, EventFacts];
}

/**
 * Who would meet whom in a round that is published if it were drawn after a correction, by the very function that drafts rounds: with
 * those who sat in it, whoever has come, left or been put out since.
 */
export function drawnAfter(
  before: OpenedTournament,
  after: OpenedTournament,
  { preset, round, cut, facts, ...drawing }: Corrected,
): NonNullable<Weighed['draws']> {
  return (number) => {
    const state = after.cut?.after === round && cut?.made ? withCut(after, cut, { preset, facts }) : after;
    const seated = withPlayers(state, number, seatedIn(before, state, number));
    const drawn = drawnRound(seated, number, drawing);
    return 'unpaired' in drawn ? undefined : drawn.tables.map(({ A, B }) => [A, B] as const);
  };
}

/** Everybody on the sheet of a round, and whom the correction itself lets in; without whom it puts out. */
function seatedIn(before: OpenedTournament, after: OpenedTournament, number: number): ReadonlySet<string> {
  const { tables = [], byes = [] } = roundOf(after, number) ?? {};
  const sat = [...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)];
  const [was, is] = [before, after].map((state) => new Set(presentIn(state, number).map(({ id }) => id)));
  const come = [...(is ?? [])].filter((player) => !was?.has(player));
  return new Set([...sat.filter((player) => is?.has(player) === true || was?.has(player) !== true), ...come]);
}

/** The event as if these, and nobody else, were there in a round. */
function withPlayers(state: OpenedTournament, round: number, players: ReadonlySet<string>): OpenedTournament {
  const entries = Object.entries(state.entries).map(([id, { standby: _, ...entry }]) => {
    const there = { ...presentThrough(entry, round), checkedIn: true };
    return [id, players.has(id) ? there : { ...entry, until: Math.min(entry.until ?? Infinity, round - 1) }] as const;
  });
  const effects = Object.entries(state.effects).map(([ruling, all]) => {
    const others = all.filter((one) => !('does' in one && one.does === 'disqualified' && players.has(one.player)));
    return [ruling, others] as const;
  });
  return { ...state, entries: Object.fromEntries(entries), effects: Object.fromEntries(effects) };
}

/** The event as it would have been cut. Who was seeded otherwise than they stood keeps that, but for whoever comes in or goes. */
function withCut(
  after: OpenedTournament,
  cut: CutWeighed,
  { preset, facts }: Pick<Corrected, 'preset' | 'facts'>,
): OpenedTournament {
  const both = throughBothWays(cut, facts, preset);
  const { made = [] } = cut;
  if (isRefusal(both) || after.cut === undefined || both.was.toSorted().join() !== made.toSorted().join()) return after;
  const come = both.is.filter((player) => !made.includes(player));
  const kept = made.filter((player) => both.is.includes(player));
  const players = sameJson(both.was, made) ? both.is : [...kept, ...come];
  return { ...after, cut: { ...after.cut, players } };
}
