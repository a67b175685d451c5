import { Actor, is, type Message, type Static } from '@adjutant/kernel';
import { PenaltyEffect } from './effect.js';

export const PENALTY_VERDICTS = ['upheld', 'rescinded', 'changed'] as const;
const PenaltyVerdict = is.oneOf(PENALTY_VERDICTS, {
  says: 'The penalty stands, is taken back, or becomes one of another level.',
});
export type PenaltyVerdict = Static<typeof PenaltyVerdict>;

export const AppealPenaltySent = is.message(
  'AppealPenalty',
  is.object({ penalty: is.uuid(), because: is.because() }),
  'Records PenaltyAppealed: once, by whom it was given to or by staff who write it down, in the time that the event gives.',
);

export const AnswerPenaltyAppealSent = is.message(
  'AnswerPenaltyAppeal',
  is.object({
    penalty: is.uuid(),
    verdict: PenaltyVerdict,
    level: is.optional(is.name({ says: 'Id of the level that it becomes; only where it is changed.' })),
    because: is.because(),
  }),
  'Records PenaltyAppealAnswered, and PenaltyRescinded where the penalty is taken back.',
);

export type PenaltyToAppeal = Static<typeof AppealPenaltySent>['data'];
export type PenaltyAppealToAnswer = Static<typeof AnswerPenaltyAppealSent>['data'];
export type AppealPenalty = Message<'AppealPenalty', PenaltyToAppeal>;
export type AnswerPenaltyAppeal = Message<'AnswerPenaltyAppeal', PenaltyAppealToAnswer>;

const by = Actor;
const at = is.anyText({ says: 'When it happened at the table.' });
const because = is.because();

export const PenaltyAppealed = is.event(
  'PenaltyAppealed',
  is.object({ penalty: is.uuid(), because, by, at }),
  '`by`: the penalised person, or whoever of the staff wrote it down for them.',
);

export const PenaltyAppealAnswered = is.event(
  'PenaltyAppealAnswered',
  is.object({
    penalty: is.uuid(),
    verdict: is.oneOf(PENALTY_VERDICTS),
    changed: is.optional(
      is.object({
        from: is.name(),
        level: is.name(),
        effects: is.list(PenaltyEffect),
        policy: is.object({ id: is.name(), version: is.name(), digest: is.hash() }),
      }),
    ),
    because,
    by,
    at,
  }),
  '`changed`: from which level to which, with what the policy as it was then brings at that one.',
);

export type PenaltyAppealed = Static<typeof PenaltyAppealed>;
export type PenaltyAppealAnswered = Static<typeof PenaltyAppealAnswered>;
