import { already, recorded, sameJson } from '@adjutant/kernel';
import { roundsLacking } from '../bracket/played.js';
import type { CommandOf } from '../commands.js';
import { drawnRound, presentIn } from '../drawing.js';
import type { TableBye, TablePairing } from '../members.js';
import {
  roundOf,
  type Entry,
  type OpenedTournament,
  type RoundState,
  type Running,
  type TournamentState,
} from '../state/state.js';
import { brokenBracket } from './bracket-by-hand.js';
import { no, whileRunning, type Context, type TournamentDecision } from './context.js';
import { edited, wrongIn, type Sheet, type Wrong } from './sheet.js';

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
    const draft = drawnRound(open, round, context);
    if ('unpaired' in draft) return no('draft/cannot', draft.unpaired, draft.facts);
    if (known && !known.edited && isSame(known, draft.tables, draft.byes)) return already;
    return recorded({ type: 'RoundDrafted', data: { round, ...draft } });
  });
}

function isSame(known: RoundState, tables: readonly TablePairing[], byes: readonly TableBye[]): boolean {
  const before = new Map(known.tables.map(({ table, A, B }) => [table, [A, B]]));
  return (
    known.tables.length === tables.length &&
    tables.every(({ table, A, B }) => sameJson(before.get(table), [A, B])) &&
    sameJson(known.byes, byes)
  );
}

const DROPPED = 'Drop whoever does not play and draft the round again: their opponent goes on.';

export function editDraft({ data }: CommandOf<'EditDraft'>, state: TournamentState): TournamentDecision {
  const { round, because } = data;
  return whileDraft(state, round, (open, known) => {
    if (known === undefined) return no('round/unknown', `Round ${round} is not drafted yet.`, { round });
    const sheet = edited(known, data);
    const wrong = wrongInRound(sheet, open, round);
    if (wrong) return no('draft/sheet', wrong.says, wrong.facts);
    if (isSame(known, sheet.tables, sheet.byes)) return already;
    return (
      brokenBracket(open, round, known, sheet, DROPPED) ??
      recorded({ type: 'DraftEdited', data: { round, tables: sheet.tables, byes: sheet.byes, because } })
    );
  });
}

/** The same facts give the same draft again: nobody gains another by discarding one. */
export function discardDraft({ data }: CommandOf<'DiscardDraft'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => {
    const known = roundOf(open, data.round);
    if (known === undefined) return already;
    return known.publication > 0 ? isPublished(known.number) : recorded({ type: 'DraftDiscarded', data });
  });
}

const isPublished = (round: number): TournamentDecision =>
  no('round/published', `Round ${round} is published: change what was published, with a reason.`, { round });

export function tooMany(open: Running): TournamentDecision {
  const { rounds } = open.settings;
  const lacking = roundsLacking(open);
  const needs = lacking === 0 ? '' : `, and its bracket takes ${rounds + lacking}`;
  const says = `The event plans ${rounds} rounds${needs}: raise their number in its settings, or end the event.`;
  return no('round/too-many', says, { rounds });
}

/** The round that comes next, drafted or not, while the one before is closed. */
export function whileDraft(
  state: TournamentState,
  round: number,
  decide: (state: Running, known: RoundState | undefined) => TournamentDecision,
): TournamentDecision {
  return whileRunning(state, (open) => {
    const known = roundOf(open, round);
    if (known !== undefined && known.publication > 0) return isPublished(round);
    if (round > open.settings.rounds) return tooMany(open);
    const before = roundOf(open, round - 1);
    if (round > 1 && before?.status !== 'closed')
      return no('round/not-next', `Close round ${round - 1} first: pairing reads its results.`, { round: round - 1 });
    return decide(open, known);
  });
}
