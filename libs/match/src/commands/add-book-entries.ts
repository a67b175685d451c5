import { already, recorded } from '@adjutant/kernel';
import { newlyTold } from '@adjutant/rules';
import type { AddBookEntries } from '../commands.js';
import { packBeforeBook } from '../state/apply.js';
import type { MatchState } from '../state/state.js';
import { noFor, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';

/** What is told stands in the match itself: its record needs no book but its own. */
export function addBookEntries({ data }: AddBookEntries, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    if (open.status !== 'opened' && open.status !== 'running') return notRunning(open);
    const told = newlyTold(packBeforeBook(context.shelf, open), open.table, data);
    if ('code' in told) return noFor(told);
    if (told.entries.length === 0 && !told.card) return already;
    const whose = data.player === undefined ? {} : { player: data.player };
    return recorded({ type: 'BookEntriesAdded', data: { ...whose, ...told } });
  });
}
