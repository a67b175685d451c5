import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { Basis, PenaltyRefused, RemedyAsked, RuledPenalty, Verdict } from '../members.js';
import { because, entry, judge, ruling, side, tiesChanged, time } from './members.js';

/** Of a remedy leaves what kind it is. */
const kindAlone = is.object({ kind: leaves(is.name(), 'a code') });

export const RulingGiven = is.event(
  'RulingGiven',
  is.object({
    time,
    ruling,
    judge,
    role: leaves(is.oneOf(['judge', 'head-judge'])),
    instance: leaves(is.oneOf(['first', 'final'])),
    verdict: leaves(is.optional(is.says('What becomes of the first ruling; only in a final one.', Verdict))),
    remedies: is.list(leaves(RemedyAsked, { part: kindAlone })),
    penalties: stays('a person', is.list(RuledPenalty)),
    rules: is.list(leaves(is.name(), 'a word')),
    because,
    basis: Basis,
    tiesChanged,
  }),
  '`ruling`: its number in this dispute, from `1`. `rules`: ids of the entries of the pack that it rests on.',
);
export const RulingAccepted = is.event(
  'RulingAccepted',
  is.object({ ruling, side, enteredBy: leaves(is.optional(is.name()), 'being there') }),
  '`enteredBy`: who of the staff entered it for the player, whom it does not bind then; left out where the player says it.',
);
export const RulingAppealed = is.event('RulingAppealed', is.object({ time, ruling, side, because }));
export const AppealClaimed = stays(
  'for those who are part of it',
  is.event('AppealClaimed', is.object({ judge, tiesChanged })),
);
export const RulingRevoked = is.event(
  'RulingRevoked',
  is.object({ ruling, judge, because }),
  'A head judge takes a ruling back; the call is open again, in that judge’s hands.',
);

/** Where the match stood; the hash of its state has ids of people in it. */
const stood = {
  ruling,
  entry: leaves(is.orNull(is.whole())),
  revision: entry,
  hash: stays('a person', is.hash()),
};

export const RulingCarriedOut = is.event(
  'RulingCarriedOut',
  is.object({
    ...stood,
    asPreviewed: leaves(is.yes()),
    penaltiesRefused: stays('a person', is.optional(is.list(PenaltyRefused))),
  }),
  'The remedies stand in the match. `entry`: their `RulingApplied`; null where nothing had to be recorded there. `revision`, `hash`: where the match stood then, and the hash of its state. `asPreviewed`: whether that is the state which the judge was shown.',
);
export const RulingTakenBack = is.event(
  'RulingTakenBack',
  is.object({ ...stood, restored: leaves(is.yes()) }),
  'What a ruling had done to the match is undone. `restored`: whether the match is again in the state before that ruling.',
);
export const RulingNotCarriedOut = is.event(
  'RulingNotCarriedOut',
  is.object({ ruling, code: leaves(is.name(), 'a code'), message: stays('typed by somebody', is.text()) }),
  'The match had moved on so that the remedies could not be recorded any more: the judge has to rule again.',
);

export type RulingGiven = Static<typeof RulingGiven>;
export type RulingAccepted = Static<typeof RulingAccepted>;
export type RulingAppealed = Static<typeof RulingAppealed>;
export type AppealClaimed = Static<typeof AppealClaimed>;
export type RulingRevoked = Static<typeof RulingRevoked>;
export type RulingCarriedOut = Static<typeof RulingCarriedOut>;
export type RulingTakenBack = Static<typeof RulingTakenBack>;
export type RulingNotCarriedOut = Static<typeof RulingNotCarriedOut>;
