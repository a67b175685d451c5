import {
  type DisputeEvent,
  type DisputeRestored,
  type DisputeVoided,
  type JudgeCalled,
  type RulingGiven,
  type Side,
} from '../events.js';
import {
  ABSENT_DISPUTE,
  beneath,
  rulingIn,
  type DisputeState,
  type OpenedDispute,
  type Ruling,
  type Void,
} from './state.js';

const WHOLE = ['JudgeCalled', 'DisputeVoided', 'DisputeRestored'];
const isKnown = (type: string): boolean => Object.hasOwn(STEPS, type) || WHOLE.includes(type);

/** What a dispute adds up to after one more event. Total: an event that makes no sense where it stands changes nothing. */
export function evolve(state: DisputeState, event: DisputeEvent): DisputeState {
  if (!isKnown(event.type)) throw new Error(`This build does not know the event ${event.type}.`);
  if (event.type === 'JudgeCalled') return state.status === 'absent' ? called(event) : state;
  return state.status === 'absent' ? ABSENT_DISPUTE : proceed(state, event);
}

function called({ data }: JudgeCalled): DisputeState {
  const { match, entry, at, by, time } = data;
  return { status: 'called', match, at, entry, calledBy: by, calledAt: time, evidence: [], rulings: [], granted: 0 };
}

type Later = Exclude<DisputeEvent, JudgeCalled | DisputeVoided | DisputeRestored>;
type Standing = Exclude<OpenedDispute, Void>;

type Steps = {
  readonly [Type in Later['type']]: (
    state: Standing,
    data: Extract<Later, { readonly type: Type }>['data'],
  ) => Standing;
};

const STEPS: Steps = {
  CallWithdrawn: (state) => ({ ...caseOf(state), status: 'withdrawn' }),
  WithdrawalObjected: (state) => ({ ...caseOf(state), status: 'called' }),
  CallClaimed: (state, { judge }) => ({ ...caseOf(state), status: 'claimed', judge }),
  CallReleased: (state) => ({ ...caseOf(state), status: 'called' }),
  JudgeAccepted: (state, { side, judge }) => ({
    ...state,
    judgesAccepted: [...(state.judgesAccepted ?? []), { side, judge }],
  }),
  StatementMade: (state) => state,
  EvidenceAdded: (state, { hash }) => ({ ...state, evidence: [...state.evidence, hash] }),
  EvidenceWithheld: (state, { hash }) => ({ ...state, withheld: [...(state.withheld ?? []), hash] }),
  TimeGranted: (state, { minutes }) => ({ ...state, granted: state.granted + minutes }),
  RulingGiven: ruled,
  RulingAccepted: (state, { ruling, side, enteredBy }) =>
    changed(state, ruling, (one) => accepted(one, side, enteredBy !== undefined)),
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

function proceed(state: OpenedDispute, event: Exclude<DisputeEvent, JudgeCalled>): OpenedDispute {
  if (event.type === 'DisputeVoided') return state.status === 'void' ? state : within(state);
  if (event.type === 'DisputeRestored') return beneath(state);
  const step = STEPS[event.type] as (state: Standing, data: Later['data']) => Standing;
  // What was ruled before is still carried out while the match is void.
  return state.status === 'void' ? within(step(state.before, event.data)) : step(state, event.data);
}

function within(before: Standing): Void {
  return { ...caseOf(before), status: 'void', before };
}

/** A player who says what was entered before is bound by it from then on. */
function accepted({ acceptedBy, enteredFor }: Ruling, side: Side, entered: boolean): Partial<Ruling> {
  const all = acceptedBy.includes(side) ? acceptedBy : [...acceptedBy, side];
  const others = (enteredFor ?? []).filter((one) => one !== side);
  if (entered) return { acceptedBy: all, enteredFor: [...others, side] };
  return { acceptedBy: all, ...(enteredFor ? { enteredFor: others } : {}) };
}

/** What every status has, without what only the present one has. */
function caseOf(state: Standing) {
  const { match, at, entry, calledBy, calledAt, evidence, withheld, judgesAccepted, rulings, granted } = state;
  const gone = withheld === undefined ? {} : { withheld };
  const accepted = judgesAccepted === undefined ? {} : { judgesAccepted };
  return { match, at, entry, calledBy, calledAt, evidence, ...gone, ...accepted, rulings, granted };
}

function ruled(state: Standing, data: RulingGiven['data']): Standing {
  const { ruling, time, judge, role, instance, verdict = null, remedies, penalties, because, basis } = data;
  const given: Ruling = {
    ...{ ruling, time, judge, role, instance, verdict, remedies, penalties, because, basis },
    ...{ acceptedBy: [], revoked: false, outcome: null, takenBack: null },
  };
  const rulings = [...state.rulings, given];
  if (state.status !== 'appealed') return { ...caseOf(state), rulings, status: 'ruled', ruling };
  const { appeal, ruling: first } = state;
  return { ...caseOf(state), rulings, status: 'final', first, ruling, appeal };
}

/** A ruling that could not be carried out is none: whoever gave it has to rule again. */
function reopened(state: Standing, ruling: string): Standing {
  const judge = rulingIn(state, ruling)?.judge;
  if (judge === undefined || !('ruling' in state) || state.ruling !== ruling) return state;
  if (state.status === 'final') {
    const { first, appeal } = state;
    return { ...caseOf(state), status: 'appealed', ruling: first, appeal, judge };
  }
  return { ...caseOf(state), status: 'claimed', judge };
}

function changed<State extends Standing>(
  state: State,
  ruling: string,
  change: (ruling: Ruling) => Partial<Ruling>,
): State {
  const rulings = state.rulings.map((one) => (one.ruling === ruling ? { ...one, ...change(one) } : one));
  return { ...state, rulings };
}
