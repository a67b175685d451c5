import { roundRobin, type RobinRound } from '../../pairing/formats/round-robin.js';
import { tablesOf } from '../bracket/round.js';
import type { Draft, Unpaired } from '../deciding/context.js';
import type { TableBye, TablePairing } from '../members.js';
import type { OpenedTournament } from '../state/state.js';
import { isByGroups, sharedOut, type Groups } from './groups.js';

/** Names the sheet of a round that a schedule of groups drew. */
const GROUPS_ENGINE = 'round robin 1';

/**
 * A round among groups, by the tables of Berger, or why there is none; undefined where the event does not play so. Whoever would meet
 * somebody who is not there has a bye.
 */
export function groupsSheet(
  state: OpenedTournament,
  round: number,
  present: ReadonlySet<string>,
  seed: string,
): Draft | Unpaired | undefined {
  if (!isByGroups(state, round)) return undefined;
  const groups = round === 1 ? sharedOut(state, present, seed) : (state.groups ?? []);
  const wrong = wrongIn(state, round, groups);
  if (wrong) return wrong;
  const { tables, byes } = seated(state, round, groups, present);
  const hall = state.settings.pairing?.tables?.length ?? state.settings.tables?.length ?? Infinity;
  if (hall < tables.length)
    return {
      unpaired: `${tables.length} pairs need as many tables, and there are ${hall}: add tables under Settings.`,
      facts: { round, pairs: tables.length, tables: hall },
    };
  return { engine: GROUPS_ENGINE, tables, byes, ...(round === 1 ? { groups: groups.map((one) => [...one]) } : {}) };
}

/** How many rounds it takes until everybody of every group has met. */
export const roundsOf = (groups: Groups): number => Math.max(0, ...groups.map((one) => roundRobin(one).length));

function wrongIn(state: OpenedTournament, round: number, groups: Groups): Unpaired | undefined {
  const takes = roundsOf(groups);
  const unpaired = round === 1 ? unfit(state, groups, takes) : round > takes ? overText(groups, takes) : undefined;
  const { rounds } = state.settings;
  return unpaired === undefined
    ? undefined
    : { unpaired, facts: { round, players: groups.flat().length, rounds, takes } };
}

/** Why the players who are there, and the rounds that are planned, are none for that format. */
function unfit({ settings: { format, rounds } }: OpenedTournament, groups: Groups, takes: number): string | undefined {
  const smallest = Math.min(...groups.map(({ length }) => length));
  const players = groups.flat().length;
  if (players < 2) return 'There are fewer than two players to be paired: check somebody in, or enter more.';
  if (format?.by === 'groups' && smallest < 2)
    return `${players} players in groups of at most ${format.size} leave somebody alone in a group: enter another player, drop one, or set the event up with larger groups.`;
  if (format?.by === 'groups' && smallest <= format.through)
    return `${format.through} of each group go on, and a group has ${smallest} players: nobody would be out. Enter more players, or set the event up with larger groups.`;
  return takes > rounds ? tooFewText(groups, takes, rounds) : undefined;
}

function tooFewText(groups: Groups, takes: number, rounds: number): string {
  const [ofGroup, after] = groups.length > 1 ? [' of their group', ', and those after the cut'] : ['', ''];
  return `${groups.flat().length} players take ${takes} rounds until everybody has met everybody${ofGroup}, and ${rounds} are planned: plan ${takes} under Settings${after}.`;
}

const overText = (groups: Groups, takes: number): string =>
  groups.length > 1
    ? `Groups are over after round ${takes}: cut the field, so that those who are through go on, or end the event.`
    : `Everybody has met everybody after round ${takes}: cut the field, or end the event.`;

interface Seated {
  readonly tables: readonly TablePairing[];
  readonly byes: readonly TableBye[];
}

function seated(state: OpenedTournament, round: number, groups: Groups, present: ReadonlySet<string>): Seated {
  const [pairs, byes]: [(readonly [string, string])[], TableBye[]] = [[], []];
  const given = (player: string) => state.given[player]?.find((one) => one.round === round)?.kind;
  const plays = (player: string): boolean => present.has(player) && given(player) === undefined;
  for (const { pairs: all, rests } of groups.flatMap((one) => scheduleOf(one, round))) {
    for (const pair of all)
      if (pair.every(plays)) pairs.push(pair);
      else byes.push(...pair.flatMap(byeOf));
    if (rests !== undefined) byes.push(...byeOf(rests));
  }
  // A group that has fewer rounds than another rests as a whole.
  const on = new Set([...pairs.flat(), ...byes.map(({ player }) => player)]);
  byes.push(...groups.flat().flatMap((player) => (on.has(player) ? [] : byeOf(player))));
  const numbers = tablesOf(state.settings);
  return { tables: pairs.map(([A, B], at) => ({ table: numbers(at), A, B })), byes };

  function byeOf(player: string): TableBye[] {
    return present.has(player) ? [{ player, kind: given(player) ?? 'pairing' }] : [];
  }
}

/** What a group plays in a round; nothing once its players have all met. */
export function scheduleOf(group: readonly string[], round: number): readonly RobinRound[] {
  const found = roundRobin(group)[round - 1];
  return found === undefined ? [] : [found];
}
