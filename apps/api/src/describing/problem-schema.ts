import { Citation, Reason, Refusal, is, type JsonObject, type Static } from '@adjutant/kernel';
import { RecordedEvent } from './events.js';

/** One thing that is wrong with a request, and where: `data.player`, `[3].commandId`. */
const Fault = is.object({ at: is.anyText(), message: is.anyText() }, { name: 'Fault' });

const told = {
  type: is.anyText(),
  title: is.anyText(),
  status: is.anyWhole(),
  detail: is.anyText(),
  code: is.anyText({ says: 'Stable, for programs.' }),
  instance: is.optional(is.anyText({ says: 'The address that was asked.' })),
  facts: is.optional(is.anything<JsonObject>({ says: 'What it rests on; which facts there are depends on the code.' })),
  cites: is.optional(is.many(Citation)),
  reasons: is.optional(is.many(Reason)),
  errors: is.optional(is.many(Fault, { says: 'Everything that is wrong with the request.' })),
  revision: is.optional(is.anyWhole({ says: 'At which the record stands.' })),
  commandId: is.optional(is.anyText()),
  refusal: is.optional(is.either(Refusal, Reason)),
  events: is.optional(is.many(RecordedEvent, { says: 'What others have recorded since.' })),
  correlationId: is.optional(is.anyText({ says: 'Under which the log of the server has more.' })),
};

/** Of a list of commands: what became of one that was not recorded. */
export const RefusedCommand = is.object({ ...told, outcome: is.exactly('refused') }, { name: 'RefusedCommand' });
export const FailedCommand = is.object({ ...told, outcome: is.exactly('failed') }, { name: 'FailedCommand' });
export const SkippedCommand = is.object({ outcome: is.exactly('skipped') }, { name: 'SkippedCommand' });

/** An RFC 9457 problem with what this API adds to every one: a stable code. Further members depend on the code. */
export const Problem = is.named(
  'Problem',
  is.extended(is.object(told), {
    outcome: is.optional(is.oneOf(['refused', 'failed'])),
    answers: is.optional(
      is.many(is.either(RefusedCommand, SkippedCommand), {
        says: 'What became of each command of a list that was not taken.',
      }),
    ),
  }),
);
export type Problem = Static<typeof Problem>;
