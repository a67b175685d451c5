import { DISPUTE_COMMAND_SCHEMAS, PENALTY_COMMAND_SCHEMAS } from '@adjutant/dispute';
import { MATCH_COMMAND_SCHEMAS } from '@adjutant/match';
import { faultsIn, proseIn, unseenIn, type Fault, type Schema } from '@adjutant/kernel';

/** What can be sent to each context, described beside its types there. */
const DESCRIBED: readonly Schema[] = [
  ...Object.values(DISPUTE_COMMAND_SCHEMAS),
  ...Object.values(PENALTY_COMMAND_SCHEMAS),
  ...Object.values(MATCH_COMMAND_SCHEMAS),
];

/** The members of messages that may have line breaks. */
export const PROSE_OF_MESSAGES = proseIn(DESCRIBED);

/** Everything that is wrong with the data of a message: its shape first, then what nobody would see in it. */
export function messageFaults(schema: Schema, data: unknown, at: string): readonly Fault[] {
  const faults = faultsIn(schema, data, at);
  return faults.length > 0 ? faults : unseenIn(data, at, '', PROSE_OF_MESSAGES);
}
