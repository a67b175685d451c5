import { faultsIn, type Schema } from './schema/index.js';
import type { Message } from './message.js';

type Kinds = { readonly [type: string]: { readonly schema: Schema } };

/** What of these events is not as their kinds are described, in sentences that name the event and the place. */
export function unlikeDescribed(kinds: Kinds, events: readonly Message[]): readonly string[] {
  return events.flatMap((event) => {
    const { type, data } = event;
    const schema = Object.hasOwn(kinds, type) ? kinds[type]?.schema : undefined;
    if (!schema) return [`${type} is described nowhere`];
    return faultsIn(schema, { type, data }, '').map(({ at, message }) => `${type}: ${at}: ${message}`);
  });
}
