import type { Tracing } from '@adjutant/health';
import type { Decider, Message } from '@adjutant/kernel';

/** The same decider, with every decision as a span. Names of commands and of refusals only. */
export function tracedDecider<D extends Decider<C, S, E>, C extends Message, S, E extends Message>(
  tracing: Tracing,
  decider: D & Decider<C, S, E>,
): D {
  if (!tracing.on) return decider;
  const decide: D['decide'] = (command, state, occasion) =>
    tracing.span('decide', { 'adjutant.command_type': command.type }, () => {
      const decision = decider.decide(command, state, occasion);
      const code = decision.outcome === 'refused' ? decision.refusal.code : undefined;
      tracing.note({ 'adjutant.outcome': decision.outcome, 'adjutant.code': code });
      return decision;
    });
  return { ...decider, decide };
}
