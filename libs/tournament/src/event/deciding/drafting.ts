import { already, recorded, sameJson } from '@adjutant/kernel';
import type { EventFacts } from '../../facts.js';
import { aloneIn, aloneText } from '../../pairing/alone.js';
import type { CommandOf } from '../commands.js';
import type { TableBye, TablePairing } from '../members.js';
import { tournamentFacts } from '../state/tournament-facts.js';
import {
  roundOf,
  type Entry,
  type OpenedTournament,
  type RoundState,
  type Running,
  type TournamentState,
} from '../state/state.js';
import { BRACKET_ENGINE, besideBracket, besides, bracketSheet } from '../bracket/round.js';
import {
  no,
  whileRunning,
  whoIsIn,
  type Context,
  type Draft,
  type TournamentDecision,
  type Unpaired,
} from './context.js';
import { edited, wrongIn, type Sheet, type Wrong } from './sheet.js';

/**
 * Whoever takes part in a round: entered by then, not dropped before it, checked in where the event asks for it, and not out by
 * the cut where the others are done.
 */
export function presentIn(state: OpenedTournament, round: number): readonly Entry[] {
  const { settings, entries, cut } = state;
  const left = cut?.others === 'are-done' && round > cut.after ? (stillIn(state, round) ?? cut.players) : undefined;
  return Object.values(entries).filter(({ id, status, from, until = Infinity, checkedIn }) => {
    const part = status === 'entered' || status === 'dropped';
    const there = from <= round && round <= until && (!settings.checkIn || checkedIn === true);
    return part && there && (left?.includes(id) ?? true);
  });
}

/** Whoever the bracket pairs in a round; undefined where none does, or cannot. */
function stillIn(state: OpenedTournament, round: number): readonly string[] | undefined {
  const sheet = bracketSheet(state, round);
  return sheet === undefined || 'unpaired' in sheet ? undefined : [...sheet.players];
}

/** What is wrong with the sheet of a round: whoever stands by need not be on it. */
export function wrongInRound(sheet: Sheet, state: OpenedTournament, round: number): Wrong | undefined {
  const present = presentIn(state, round);
  const ids = (entries: readonly Entry[]): readonly string[] => entries.map(({ id }) => id);
  return wrongIn(sheet, ids(present.filter(({ standby }) => standby !== true)), ids(present));
}

export function draftRound(
  { data: { round } }: CommandOf<'DraftRound'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return whileDraft(state, round, (open, known) => {
    if (context.hash(context.seed) !== open.settings.seedCommitment)
      return no('tournament/seed-lost', 'The seed of this event is not here, and nothing is drawn without it.', {
        round,
      });
    const present = new Set(presentIn(open, round).map(({ id }) => id));
    const draft = drawn(open, round, present, context);
    if ('unpaired' in draft) return no('draft/cannot', draft.unpaired, draft.facts);
    if (known && !known.edited && isSame(known, draft.tables, draft.byes)) return already;
    return recorded({ type: 'RoundDrafted', data: { round, ...draft } });
  });
}

/** The bracket, where there is one, and everybody else as pairing draws them. */
function drawn(open: Running, round: number, present: ReadonlySet<string>, context: Context): Draft | Unpaired {
  const facts = tournamentFacts(open, context.seed);
  const sheet = bracketSheet(open, round);
  if (sheet === undefined)
    return ofSeveral(context.draft(onlyPaired(facts, present, round), round, open.settings), round);
  if ('unpaired' in sheet) return sheet;
  const others = new Set([...present].filter((player) => !sheet.players.has(player)));
  if (others.size === 0) return { engine: BRACKET_ENGINE, tables: sheet.tables, byes: sheet.byes };
  const hall = besideBracket(open.settings, sheet.tables.length, others.size);
  const beside = context.draft(onlyPaired(facts, others, round), round, hall);
  return 'unpaired' in beside ? beside : besides(sheet, beside);
}

/** In a bracket one player alone has won it; elsewhere they have nobody to play. */
function ofSeveral(draft: Draft | Unpaired, round: number): Draft | Unpaired {
  const player = 'unpaired' in draft ? undefined : aloneIn(draft);
  return player === undefined ? draft : { unpaired: aloneText(player, round), facts: { round, player } };
}

/** Whoever is not there in this round stays known, as the opponent of others. */
function onlyPaired(facts: EventFacts, present: ReadonlySet<string>, round: number): EventFacts {
  const done = round - 1;
  const entrants = facts.entrants.map((one) =>
    present.has(one.id) ? one : { ...one, until: Math.min(one.until ?? done, done) },
  );
  return { ...facts, entrants };
}

function isSame(known: RoundState, tables: readonly TablePairing[], byes: readonly TableBye[]): boolean {
  const before = new Map(known.tables.map(({ table, A, B }) => [table, [A, B]]));
  return (
    known.tables.length === tables.length &&
    tables.every(({ table, A, B }) => sameJson(before.get(table), [A, B])) &&
    sameJson(known.byes, byes)
  );
}

export function editDraft({ data }: CommandOf<'EditDraft'>, state: TournamentState): TournamentDecision {
  const { round, because } = data;
  return whileDraft(state, round, (open, known) => {
    if (known === undefined) return no('round/unknown', `Round ${round} is not drafted yet.`, { round });
    const sheet = edited(known, data);
    const wrong = wrongInRound(sheet, open, round);
    if (wrong) return no('draft/sheet', wrong.says, wrong.facts);
    if (isSame(known, sheet.tables, sheet.byes)) return already;
    return recorded({ type: 'DraftEdited', data: { round, tables: sheet.tables, byes: sheet.byes, because } });
  });
}

export function giveBye({ data }: CommandOf<'GiveBye'>, state: TournamentState): TournamentDecision {
  const { round, player, kind } = data;
  return whileRunning(state, (open) =>
    whoIsIn(open, player, () => {
      if (round > open.settings.rounds) return tooMany(open);
      if (roundOf(open, round) !== undefined)
        return no('round/published', `Round ${round} is drafted: edit it, or change what was published.`, { round });
      const before = open.given[player]?.find((one) => one.round === round);
      return before?.kind === kind ? already : recorded({ type: 'ByeGiven', data });
    }),
  );
}

const tooMany = ({ settings: { rounds } }: Running): TournamentDecision =>
  no('round/too-many', `The event plans ${rounds} rounds.`, { rounds });

/** The round that comes next, drafted or not, while the one before is closed. */
export function whileDraft(
  state: TournamentState,
  round: number,
  decide: (state: Running, known: RoundState | undefined) => TournamentDecision,
): TournamentDecision {
  return whileRunning(state, (open) => {
    const known = roundOf(open, round);
    if (known !== undefined && known.publication > 0)
      return no('round/published', `Round ${round} is published: change what was published, with a reason.`, { round });
    if (round > open.settings.rounds) return tooMany(open);
    const before = roundOf(open, round - 1);
    if (round > 1 && before?.status !== 'closed')
      return no('round/not-next', `Close round ${round - 1} first: pairing reads its results.`, { round: round - 1 });
    return decide(open, known);
  });
}
