import { DISPUTE_EVENTS, type DisputeEvent, type JudgeCalled, type RulingGiven } from '../events.js';
import { ABSENT_DISPUTE, rulingIn, type DisputeState, type OpenedDispute, type Ruling } from './state.js';

const KNOWN: ReadonlySet<string> = new Set(DISPUTE_EVENTS);

/** What a dispute adds up to after one more event. Total: an event that makes no sense where it stands changes nothing. */
export function evolve(state: DisputeState, event: DisputeEvent): DisputeState {
  if (!KNOWN.has(event.type)) throw new Error(`This build does not know the event ${event.type}.`);
  if (event.type === 'JudgeCalled') return state.status === 'absent' ? called(event) : state;
  return state.status === 'absent' ? ABSENT_DISPUTE : proceed(state, event);
}

function called({ data }: JudgeCalled): DisputeState {
  const { match, entry, by, time } = data;
  return { status: 'called', match, entry, calledBy: by, calledAt: time, evidence: [], rulings: [], granted: 0 };
}

type Later = Exclude<DisputeEvent, JudgeCalled>;

type Steps = {
  readonly [Type in Later['type']]: (
    state: OpenedDispute,
    data: Extract<Later, { readonly type: Type }>['data'],
  ) => OpenedDispute;
};

const STEPS: Steps = {
  CallWithdrawn: (state) => ({ ...caseOf(state), status: 'withdrawn' }),
  CallClaimed: (state, { judge }) => ({ ...caseOf(state), status: 'claimed', judge }),
  CallReleased: (state) => ({ ...caseOf(state), status: 'called' }),
  StatementMade: (state) => state,
  EvidenceAdded: (state, { hash }) => ({ ...state, evidence: [...state.evidence, hash] }),
  EvidenceWithheld: (state, { hash }) => ({ ...state, withheld: [...(state.withheld ?? []), hash] }),
  TimeGranted: (state, { minutes }) => ({ ...state, granted: state.granted + minutes }),
  RulingGiven: ruled,
  RulingAccepted: (state, { ruling, side }) =>
    changed(state, ruling, ({ acceptedBy }) => ({ acceptedBy: [...acceptedBy, side] })),
  RulingAppealed: (state, { ruling, side, because, time }) => ({
    ...caseOf(state),
    ...{ status: 'appealed', ruling, appeal: { side, because, time }, judge: null },
  }),
  AppealClaimed: (state, { judge }) => (state.status === 'appealed' ? { ...state, judge } : state),
  RulingRevoked: (state, { ruling, judge }) => ({
    ...caseOf(changed(state, ruling, () => ({ revoked: true }))),
    ...{ status: 'claimed', judge },
  }),
  RulingCarriedOut: (state, { ruling, ...outcome }) =>
    changed(state, ruling, () => ({ outcome: { carriedOut: true, ...outcome } })),
  RulingTakenBack: (state, { ruling, ...takenBack }) => changed(state, ruling, () => ({ takenBack })),
  RulingNotCarriedOut: (state, { ruling, ...why }) =>
    reopened(
      changed(state, ruling, () => ({ outcome: { carriedOut: false, ...why } })),
      ruling,
    ),
};

function proceed(state: OpenedDispute, event: Later): OpenedDispute {
  const step = STEPS[event.type] as (state: OpenedDispute, data: Later['data']) => OpenedDispute;
  return step(state, event.data);
}

/** What every status has, without what only the present one has. */
function caseOf({ match, entry, calledBy, calledAt, evidence, withheld, rulings, granted }: OpenedDispute) {
  const gone = withheld === undefined ? {} : { withheld };
  return { match, entry, calledBy, calledAt, evidence, ...gone, rulings, granted };
}

function ruled(state: OpenedDispute, data: RulingGiven['data']): OpenedDispute {
  const { ruling, time, judge, instance, verdict = null, remedies, penalties, because, basis } = data;
  const given: Ruling = {
    ...{ ruling, time, judge, instance, verdict, remedies, penalties, because, basis },
    ...{ acceptedBy: [], revoked: false, outcome: null, takenBack: null },
  };
  const rulings = [...state.rulings, given];
  if (state.status !== 'appealed') return { ...caseOf(state), rulings, status: 'ruled', ruling };
  const { appeal, ruling: first } = state;
  return { ...caseOf(state), rulings, status: 'final', first, ruling, appeal };
}

/** A ruling that could not be carried out is none: whoever gave it has to rule again. */
function reopened(state: OpenedDispute, ruling: string): OpenedDispute {
  const judge = rulingIn(state, ruling)?.judge;
  if (judge === undefined || !('ruling' in state) || state.ruling !== ruling) return state;
  if (state.status === 'final') {
    const { first, appeal } = state;
    return { ...caseOf(state), status: 'appealed', ruling: first, appeal, judge };
  }
  return { ...caseOf(state), status: 'claimed', judge };
}

function changed<State extends OpenedDispute>(
  state: State,
  ruling: string,
  change: (ruling: Ruling) => Partial<Ruling>,
): State {
  const rulings = state.rulings.map((one) => (one.ruling === ruling ? { ...one, ...change(one) } : one));
  return { ...state, rulings };
}
