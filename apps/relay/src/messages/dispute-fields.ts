import type { DisputeEvent } from '@adjutant/dispute';
import {
  code,
  having,
  inner,
  isThere,
  listOf,
  oneOf,
  person,
  side,
  typed,
  whole,
  wholeOrNone,
  word,
  yesOrNo,
  type Fields,
} from './field.js';
import type { Decided } from './match-fields.js';

const by = having({ side, staff: person });
const remedies = listOf(having({ kind: code }));
/** That staff entered it, and not who. */
const byStaff = isThere;
const verdict = oneOf('upheld', 'overturned');

/**
 * Every member of every event of a dispute, and whether it goes out. Penalties do not: who may see them is for the policy
 * of the event to say. Hashes of states do not, as a state has ids of people in it.
 */
export const DISPUTE_FIELDS = {
  JudgeCalled: { time: inner, match: inner, entry: wholeOrNone, at: whole, by, claim: typed, table: typed },
  CallWithdrawn: { by, because: typed, for: side },
  WithdrawalObjected: { side, because: typed },
  CallClaimed: { judge: person, tiesChanged: person },
  JudgeAccepted: { side, judge: person },
  CallReleased: { judge: person, because: typed },
  StatementMade: { side, text: typed },
  EvidenceAdded: { hash: inner, mediaType: inner, bytes: inner, by: inner, caption: typed },
  EvidenceWithheld: { hash: inner, by: inner, because: typed },
  RulingGiven: {
    time: inner,
    ruling: code,
    judge: person,
    role: oneOf('judge', 'head-judge'),
    instance: oneOf('first', 'final'),
    verdict,
    remedies,
    penalties: person,
    rules: listOf(word),
    because: typed,
    basis: having({ revision: whole, before: person, after: person }),
    tiesChanged: person,
  },
  RulingAccepted: { ruling: code, side, enteredBy: byStaff },
  RulingAppealed: { time: inner, ruling: code, side, because: typed },
  AppealClaimed: { judge: person, tiesChanged: person },
  RulingRevoked: { ruling: code, judge: person, because: typed },
  TimeGranted: { minutes: whole, suggested: whole, judge: person },
  RulingCarriedOut: {
    ruling: code,
    entry: wholeOrNone,
    revision: whole,
    hash: person,
    asPreviewed: yesOrNo,
    penaltiesRefused: person,
  },
  RulingTakenBack: { ruling: code, entry: wholeOrNone, revision: whole, hash: person, restored: yesOrNo },
  RulingNotCarriedOut: { ruling: code, code, message: typed },
  DisputeVoided: { entry: whole, because: typed },
  DisputeRestored: { entry: whole, because: typed },
} satisfies Decided<DisputeEvent>;

/** What only those who are part of a dispute need to know of it has no message of its own. */
const UNSENT = [
  'CallClaimed',
  'CallReleased',
  'StatementMade',
  'EvidenceAdded',
  'EvidenceWithheld',
  'AppealClaimed',
] as const;

export const RULING_FIELDS: { readonly [type: string]: Fields } = Object.fromEntries(
  Object.entries(DISPUTE_FIELDS).filter(([type]) => !UNSENT.some((unsent) => unsent === type)),
);
export const isUnsent = (type: string): boolean => UNSENT.some((unsent) => unsent === type);
