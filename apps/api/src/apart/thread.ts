// A thread of the server: tells what takes long from a log that it reads by itself.
import { EVENT_SCHEMAS } from '@adjutant/contexts';
import 'reflect-metadata';
import { workerData } from 'node:worker_threads';
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
import { tellersOver } from './tellers.js';
import { toldError, writtenAnswer, type Asked, type FromTeller, type Told } from './told.js';

export interface ThreadData {
  readonly store: string;
  readonly packs: string;
}

const { store, packs } = workerData as ThreadData;
/** What was found since the last answer. */
let broken: BrokenStream[] = [];
/** What is known of other streams is known to the server, which asks here for none of them. */
const book: FaultBook = { of: () => undefined, found: (one) => void broken.push(one) };
const tellers = tellersOver(heldStore(openStore(store, { schemas: EVENT_SCHEMAS }), book), readShelf(packs));

answerFromThread<Asked>(async ({ kind, question, as }): Promise<Handed> => {
  broken = [];
  const told = await tellers[kind]
    .execute(question)
    .then((value): Told => (as === 'value' ? { value } : { bytes: writtenAnswer(value) }), toldError);
  const bytes = 'bytes' in told ? told.bytes : 'value' in told && told.value instanceof Uint8Array ? told.value : null;
  return { answer: { told, broken } satisfies FromTeller, over: bytes ? handed(bytes) : [] };
});
