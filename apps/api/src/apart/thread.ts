// A thread of the server: tells what takes long from a log that it reads by itself.
import { EVENT_SCHEMAS } from '@adjutant/contexts';
import 'reflect-metadata';
import { workerData } from 'node:worker_threads';
import { recordTellerOver } from '@adjutant/event';
import {
  answerFromThread,
  type BrokenStream,
  type FaultBook,
  handed,
  type Handed,
  heldStore,
  openStore,
  readShelf,
} from '@adjutant/store';
import { print } from './print.js';
import {
  errorAnswer,
  writtenAnswer,
  type ThreadQuestion,
  type ThreadReport,
  type ThreadAnswer,
} from './thread-messages.js';

export interface ThreadData {
  readonly store: string;
  readonly packs: string;
}

const { store, packs } = workerData as ThreadData;
/** What was found since the last answer. */
let broken: BrokenStream[] = [];
/** What is known of other streams is known to the server, which asks here for none of them. */
const book: FaultBook = { of: () => undefined, found: (one) => void broken.push(one) };
const telling = recordTellerOver(
  heldStore(openStore(store, { schemas: EVENT_SCHEMAS }), book),
  readShelf(packs),
  print,
);

answerFromThread<ThreadQuestion>(async ({ kind, question, as }): Promise<Handed> => {
  broken = [];
  const told = await telling
    .tell(kind, question)
    .then((value): ThreadAnswer => (as === 'value' ? { value } : { bytes: writtenAnswer(value) }), errorAnswer);
  const bytes = 'bytes' in told ? told.bytes : 'value' in told && told.value instanceof Uint8Array ? told.value : null;
  return { answer: { answer: told, broken } satisfies ThreadReport, over: bytes ? handed(bytes) : [] };
});
