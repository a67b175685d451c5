import { tournamentSentence } from '../event/sentence.js';
import type { Entered } from './irregular.js';
import { wayBack } from './taking-back.js';
import type { LastAct } from './tournament-view.js';

/** What somebody did to an event last, and how it is taken back. What the server has told since is nobody's act. */
export function lastAct(record: readonly Entered[]): LastAct | null {
  const place = record.findLastIndex((one) => wayBack(one.event) !== null);
  const act = record[place];
  const way = act && wayBack(act.event);
  if (!act || !way) return null;
  const { event, revision: entry, at, by } = act;
  const said = { entry, type: event.type, sentence: tournamentSentence(event), at, by };
  const events = record.map((one) => one.event);
  const back = way(event.data, { before: events.slice(0, place), after: events.slice(place + 1) });
  if ('instead' in back) return { ...said, instead: back.instead };
  const { type, data } = back.undo;
  return { ...said, undo: { type, data, says: back.says, because: back.because } };
}
