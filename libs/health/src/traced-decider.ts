import type { Tracing } from './tracing.js';
import type { Decider, Decision, Message, Secrets } from '@adjutant/kernel';

/** The same decider, with every decision as a span. Names of commands and of refusals only. */
export function tracedDecider<Command extends Message, State, Event extends Message>(
  tracing: Tracing,
  decider: Decider<Command, State, Event>,
): Decider<Command, State, Event> {
  if (!tracing.on) return decider;
  return {
    ...decider,
    decide: (command, state, occasion) =>
      tracing.span('decide', { 'adjutant.command_type': command.type }, () =>
        noted(tracing, decider.decide(command, state, occasion)),
      ),
  };
}

/** The same where some of it is secret, and decided beside the decider. */
export function tracedSecrets<Command extends Message, State, Event extends Message>(
  tracing: Tracing,
  secrets: Secrets<Command, State, Event>,
): Secrets<Command, State, Event> {
  if (!tracing.on) return secrets;
  return {
    ...secrets,
    decide: (asked, envelopes, seed) =>
      tracing.span('decide', { 'adjutant.command_type': asked.command.type }, () => {
        const decided = secrets.decide(asked, envelopes, seed);
        noted(tracing, decided.decision);
        return decided;
      }),
  };
}

function noted<Event extends Message>(tracing: Tracing, decision: Decision<Event>): Decision<Event> {
  const code = decision.outcome === 'refused' ? decision.refusal.code : undefined;
  tracing.note({ 'adjutant.outcome': decision.outcome, 'adjutant.code': code });
  return decision;
}
