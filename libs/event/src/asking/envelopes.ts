import { mayOpen, type EnvelopesAnswer } from '@adjutant/views';
import type { MatchReader } from '../matches/match-reader.js';
import { SeenQuestion } from './question.js';

/** What whoever looks has sealed. A phone tells the match by itself, and has nothing of the other hand. */
export class ReadEnvelopes extends SeenQuestion<EnvelopesAnswer> {}

export async function tellEnvelopes(reader: MatchReader, { match, viewing }: ReadEnvelopes): Promise<EnvelopesAnswer> {
  await reader.seenState(match, viewing);
  return { match, envelopes: await reader.envelopes(match, mayOpen(viewing.viewer)) };
}
