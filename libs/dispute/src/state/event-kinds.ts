import { addedTo, described, type Addition, type EventKind, type Versions } from '@adjutant/kernel';
import { DISPUTE_EVENT_SCHEMAS, type DisputeEvent } from '../events.js';
import { evolve } from './evolve.js';
import type { DisputeState } from './state.js';

type Kinds = {
  readonly [Type in DisputeEvent['type']]: EventKind<
    DisputeState,
    Extract<DisputeEvent, { readonly type: Type }>,
    void
  >;
};

const TIES_CHANGED: Addition = { name: 'changed', members: ['tiesChanged'] };

const inVersions = (versions: Versions) => ({ versions, evolve });

const KINDS = {
  JudgeCalled: inVersions(addedTo()),
  CallWithdrawn: inVersions(addedTo({ name: 'for', members: ['for'] })),
  WithdrawalObjected: inVersions(addedTo()),
  CallClaimed: inVersions(addedTo(TIES_CHANGED)),
  CallReleased: inVersions(addedTo()),
  JudgeAccepted: inVersions(addedTo()),
  StatementMade: inVersions(addedTo()),
  EvidenceAdded: inVersions(addedTo()),
  EvidenceWithheld: inVersions(addedTo()),
  RulingGiven: inVersions(addedTo(TIES_CHANGED)),
  RulingAccepted: inVersions(addedTo({ name: 'entered', members: ['enteredBy'] })),
  RulingAppealed: inVersions(addedTo()),
  AppealClaimed: inVersions(addedTo(TIES_CHANGED)),
  RulingRevoked: inVersions(addedTo()),
  TimeGranted: inVersions(addedTo()),
  RulingCarriedOut: inVersions(addedTo()),
  RulingTakenBack: inVersions(addedTo()),
  RulingNotCarriedOut: inVersions(addedTo()),
  DisputeVoided: inVersions(addedTo()),
  DisputeRestored: inVersions(addedTo()),
} satisfies { readonly [Type in DisputeEvent['type']]: object };

/** Every event of a dispute: what it looks like, its versions, and what it does, which is its step in `evolve.ts`. */
export const DISPUTE_EVENT_KINDS: Kinds = described(KINDS, DISPUTE_EVENT_SCHEMAS);
