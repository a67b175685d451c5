import { Citation, Reason, Refusal, shape, type JsonObject } from '@adjutant/kernel';
import { EventView } from '../describing/event-view.js';

const { closed, either, extended, list, named, only, optional, says, text, whole } = shape;

/** One thing that is wrong with a request, and where: `data.player`, `[3].commandId`. */
const Fault = named('Fault', closed({ at: text(), message: text() }));

const told = {
  type: text(),
  title: text(),
  status: whole(),
  detail: text(),
  code: says('Stable, for programs.', text()),
  instance: optional(says('The address that was asked.', text())),
  facts: optional(
    says(
      'What it rests on; which facts there are depends on the code.',
      shape.anything<JsonObject>({ type: 'object' }),
    ),
  ),
  cites: optional(list(Citation)),
  reasons: optional(list(Reason)),
  errors: optional(says('Everything that is wrong with the request.', list(Fault))),
  revision: optional(says('At which the record stands.', whole())),
  commandId: optional(text()),
  refusal: optional(either(Refusal, Reason)),
  events: optional(says('What others have recorded since.', list(EventView))),
  correlationId: optional(says('Under which the log of the server has more.', text())),
};

/** Of a list of commands: what became of one that was not recorded. */
export const RefusedCommand = named('RefusedCommand', closed({ ...told, outcome: only('refused') }));
export const FailedCommand = named('FailedCommand', closed({ ...told, outcome: only('failed') }));
export const SkippedCommand = named('SkippedCommand', closed({ outcome: only('skipped') }));

/** An RFC 9457 problem with what this API adds to every one: a stable code. Further members depend on the code. */
export const Problem = named(
  'Problem',
  extended(closed(told), {
    outcome: optional(shape.oneOf(['refused', 'failed'])),
    answers: optional(
      says('What became of each command of a list that was not taken.', list(either(RefusedCommand, SkippedCommand))),
    ),
  }),
);
