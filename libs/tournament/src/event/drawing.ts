import type { EventFacts } from '../facts.js';
import { aloneIn, aloneText } from '../pairing/alone.js';
import { BRACKET_ENGINE, besideBracket, besides, bracketSheet } from './bracket/round.js';
import type { Context, Draft, Unpaired } from './deciding/context.js';
import { groupIn, isByGroups } from './groups/groups.js';
import { groupsSheet } from './groups/round.js';
import type { Entry, OpenedTournament } from './state/state.js';
import { tournamentFacts } from './state/tournament-facts.js';
import { thereIn } from './there.js';

/** What a round is drawn with, besides the event. */
export type Drawing = Pick<Context, 'seed' | 'draft'>;

/**
 * A round as the event draws it: by the schedule of its groups; after a cut the bracket, where there is one, and everybody else as
 * pairing draws them. What would have been drawn after a correction is asked of the same.
 */
export function drawnRound(state: OpenedTournament, round: number, { seed, draft }: Drawing): Draft | Unpaired {
  const present = new Set(presentIn(state, round).map(({ id }) => id));
  const facts = tournamentFacts(state, seed);
  const byGroups = groupsSheet(state, round, present, seed);
  if (byGroups !== undefined) return byGroups;
  const sheet = bracketSheet(state, round);
  if (sheet === undefined) return ofSeveral(draft(onlyPaired(facts, present, round), round, state.settings), round);
  if ('unpaired' in sheet) return sheet;
  const others = new Set([...present].filter((player) => !sheet.players.has(player)));
  if (others.size === 0 && sheet.players.size === 0)
    return { unpaired: 'The bracket is over: end the event.', facts: { round } };
  if (others.size === 0) return { engine: BRACKET_ENGINE, tables: sheet.tables, byes: sheet.byes };
  const hall = besideBracket(state.settings, sheet.tables.length, others.size);
  const beside = draft(onlyPaired(facts, others, round), round, hall);
  return 'unpaired' in beside ? beside : besides(sheet, beside);
}

/** Whoever takes part in a round, and is not out by the cut where the others are done. */
export function presentIn(state: OpenedTournament, round: number): readonly Entry[] {
  const { entries, cut } = state;
  const isThere = thereIn(state, round);
  const groupOf = round > 1 && isByGroups(state, round) ? groupIn(state) : undefined;
  const left = cut?.others === 'are-done' && round > cut.after ? (stillIn(state, round) ?? cut.players) : undefined;
  return Object.values(entries).filter(
    ({ id }) => isThere(id) && (left?.includes(id) ?? true) && (groupOf === undefined || groupOf(id) !== undefined),
  );
}

/** Whoever the bracket pairs in a round; undefined where none does, or cannot. */
function stillIn(state: OpenedTournament, round: number): readonly string[] | undefined {
  const sheet = bracketSheet(state, round);
  return sheet === undefined || 'unpaired' in sheet ? undefined : [...sheet.players];
}

/** In a bracket one player alone has won it; elsewhere they have nobody to play. */
function ofSeveral(draft: Draft | Unpaired, round: number): Draft | Unpaired {
  const player = 'unpaired' in draft ? undefined : aloneIn(draft);
  return player === undefined ? draft : { unpaired: aloneText(player, round), facts: { round, player } };
}

/** Whoever is not there in this round stays known, as the opponent of others. */
export function onlyPaired(facts: EventFacts, present: ReadonlySet<string>, round: number): EventFacts {
  const done = round - 1;
  const entrants = facts.entrants.map((one) =>
    present.has(one.id) ? one : { ...one, until: Math.min(one.until ?? done, done) },
  );
  return { ...facts, entrants };
}
