import { recorded } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { DeclareRunning, RecordNote } from '../commands.js';
import { NOTE_KINDS, type PaperSays } from '../events.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';

/** A note is a sentence or some, no document. */
export const LONGEST_NOTE = 1_000;

export function isNoteText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NOTE;
}

/** Something that was agreed, measured or said; whatever became of the match, it may be put down. */
export function recordNote({ data }: RecordNote, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, () => {
    const { kind, text, player } = data;
    if (!NOTE_KINDS.includes(kind))
      return no('note/unknown-kind', `A note is one of ${NOTE_KINDS.join(', ')}.`, { kind, known: [...NOTE_KINDS] });
    if (!isNoteText(text))
      return no('note/no-text', `Say what is to be noted, in at most ${LONGEST_NOTE} characters.`, {
        most: LONGEST_NOTE,
        sent: text.length,
      });
    return recorded({ type: 'NoteRecorded', data: { kind, text, ...(player === undefined ? {} : { player }) } });
  });
}

/** What the paper says is held against the ledger by whoever reads the record; it is never refused for being different. */
export function declareRunning({ data }: DeclareRunning, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (open.status === 'opened') return notRunning(open);
    return noSuchAccount(open, pack, data) ?? noSuchPlace(open, data) ?? recorded(declared(data));
  });
}

function declared({ player, account, category, value, after }: PaperSays) {
  const of = category === undefined ? {} : { category };
  const place = after === undefined ? {} : { after };
  return { type: 'RunningDeclared', data: { player, account, ...of, value, ...place } } as const;
}

function noSuchAccount(state: OpenedState, pack: Pack, { player, account, category, value }: PaperSays) {
  if (!Number.isSafeInteger(value) || value < 0)
    return no('paper/not-a-balance', 'Say what the paper shows: a whole number, 0 or more.', { value });
  if (account === 'cp') {
    if (category !== undefined) return no('points/no-category', 'Only victory points have a category.', { category });
    return Object.hasOwn(state.table.balances[player], 'cp')
      ? null
      : no('points/no-such-resource', `${pack.name} has no command points.`, { resource: account });
  }
  const known = pack.score.categories.map(({ id }) => id);
  if (category === undefined || known.includes(category)) return null;
  const message = `There is no score category ${category}; there are: ${known.join(', ')}.`;
  return no('score/unknown-category', message, { known });
}

function noSuchPlace(state: OpenedState, { after }: PaperSays): MatchDecision | null {
  if (after === undefined) return null;
  const record = recordOf(state);
  const start = record.find(({ event }) => event.type === 'BattleStarted' || event.type === 'SituationAdopted');
  if (!record.some(({ number }) => number === after))
    return no('entry/not-recorded', `The record has no entry ${after}.`, { entry: after });
  if (start && after >= start.number) return null;
  return no('paper/before-battle', 'Before the battle there are no points to compare.', { entry: after });
}
