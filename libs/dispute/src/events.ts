import type { Static } from '@adjutant/kernel';
import * as call from './events/call.js';
import * as following from './events/following.js';
import * as hearing from './events/hearing.js';
import * as ruling from './events/ruling.js';

/**
 * What a dispute records. The names and shapes are the storage format for ever: a changed shape is a new schema version with an
 * upcaster, a changed meaning is a new event.
 */
export const DISPUTE_EVENT_SCHEMAS = {
  JudgeCalled: call.JudgeCalled,
  CallWithdrawn: call.CallWithdrawn,
  WithdrawalObjected: call.WithdrawalObjected,
  CallClaimed: call.CallClaimed,
  CallReleased: call.CallReleased,
  JudgeAccepted: call.JudgeAccepted,
  StatementMade: hearing.StatementMade,
  EvidenceAdded: hearing.EvidenceAdded,
  EvidenceWithheld: hearing.EvidenceWithheld,
  RulingGiven: ruling.RulingGiven,
  RulingAccepted: ruling.RulingAccepted,
  RulingAppealed: ruling.RulingAppealed,
  AppealClaimed: ruling.AppealClaimed,
  RulingRevoked: ruling.RulingRevoked,
  TimeGranted: hearing.TimeGranted,
  RulingCarriedOut: ruling.RulingCarriedOut,
  RulingTakenBack: ruling.RulingTakenBack,
  RulingNotCarriedOut: ruling.RulingNotCarriedOut,
  DisputeVoided: following.DisputeVoided,
  DisputeRestored: following.DisputeRestored,
} as const;

type Described = typeof DISPUTE_EVENT_SCHEMAS;

export type DisputeEvent = { [Type in keyof Described]: Static<Described[Type]> }[keyof Described];

export const DISPUTE_EVENTS = Object.keys(DISPUTE_EVENT_SCHEMAS) as readonly DisputeEvent['type'][];

export type * from './events/call.js';
export type * from './events/following.js';
export type * from './events/hearing.js';
export type * from './events/ruling.js';
export { Party, TieChanged } from './events/members.js';
export { Basis, PenaltyRefused, RemedyAsked, RuledPenalty, Side, Verdict } from './members.js';
