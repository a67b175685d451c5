import { recorded, refuseFor, refused, type Reason } from '@adjutant/kernel';
import { malformedFact, reasonsAgainstFact, type FactDeclared } from '@adjutant/rules';
import type { RecordFact, RecordFacts } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { applyEvent, packOf } from '../state/apply.js';
import { nextNumber, type MatchState, type OpenedState } from '../state/state.js';
import { factWithUnits } from './by-name.js';
import { holding, no, notRunning, type Context, type MatchDecision } from './context.js';

export function recordFact({ data }: RecordFact, state: MatchState, context: Context): MatchDecision {
  const { fact, player, data: values, override } = data;
  return recordAll([{ fact, player, data: values }], { ...(override ? { override } : {}) }, state, context);
}

export function recordFacts({ data }: RecordFacts, state: MatchState, context: Context): MatchDecision {
  if (data.facts.length === 0) return no('fact/none', 'Say which facts to record.');
  const declared = data.facts.map(({ fact, data: values }) => ({ fact, player: data.player, data: values }));
  return recordAll(declared, data, state, context);
}

/** Each fact is looked at with those before it written down: together they are recorded, or none of them is. */
function recordAll(
  declared: readonly FactDeclared[],
  asked: Pick<RecordFact['data'], 'override'>,
  state: MatchState,
  context: Context,
): MatchDecision {
  if (state.status !== 'running' && state.status !== 'opened') return notRunning(state);
  const events: MatchEvent[] = [];
  const reasons: Reason[] = [];
  let now: OpenedState = state;
  for (const said of declared) {
    const pack = packOf(context.shelf, now);
    const one = { ...said, data: factWithUnits(pack, now.table, said.fact, said.data, said.player) };
    const malformed = malformedFact(pack, now.table, one);
    if (malformed) return refused(refuseFor([malformed]));
    reasons.push(...reasonsAgainstFact(pack, now.table, one, { toPlayer: true }));
    const event: MatchEvent = { type: 'FactRecorded', data: one };
    events.push(event);
    now = applyEvent(context.shelf, now, { number: nextNumber(now), event }).state as OpenedState;
  }
  return holding(reasons, state, asked, context, (overridden) => {
    const [first, ...rest] = events.map(
      (event) => ({ ...event, data: { ...event.data, ...overridden } }) as MatchEvent,
    );
    return first ? recorded(first, ...rest) : no('fact/none', 'Say which facts to record.');
  });
}
