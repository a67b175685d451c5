import type { DisputeEvent } from '../events.js';

type Golden = { readonly [Type in DisputeEvent['type']]: Extract<DisputeEvent, { readonly type: Type }> };

const hash = (digit: string): string => digit.repeat(64);

const CHANGED = [{ who: 'judge', tie: 'club', at: '2031-05-04T11:00:00.000Z' }] as const;

/** Every event with every member that it may have, in the shape of today. */
export const GOLDEN: Golden = {
  JudgeCalled: {
    type: 'JudgeCalled',
    data: {
      time: '2031-05-04T12:00:00.000Z',
      match: 'm1',
      entry: 12,
      at: 20,
      by: { side: 'A' },
      claim: 'The reroll was used twice',
      table: '14',
    },
  },
  CallWithdrawn: { type: 'CallWithdrawn', data: { by: { staff: 'jo' }, because: 'They agree', for: 'A' } },
  WithdrawalObjected: { type: 'WithdrawalObjected', data: { side: 'A', because: 'I never said so' } },
  CallClaimed: { type: 'CallClaimed', data: { judge: 'jo', tiesChanged: CHANGED } },
  JudgeAccepted: { type: 'JudgeAccepted', data: { side: 'A', judge: 'jo' } },
  CallReleased: { type: 'CallReleased', data: { judge: 'jo', because: 'Needed elsewhere' } },
  StatementMade: { type: 'StatementMade', data: { side: 'B', text: 'It was another roll' } },
  EvidenceAdded: {
    type: 'EvidenceAdded',
    data: { hash: hash('e'), mediaType: 'image/jpeg', bytes: 210_000, by: { side: 'A' }, caption: 'The dice' },
  },
  EvidenceWithheld: {
    type: 'EvidenceWithheld',
    data: { hash: hash('e'), by: { staff: 'ora' }, because: 'A bystander is in it' },
  },
  RulingGiven: {
    type: 'RulingGiven',
    data: {
      time: '2031-05-04T12:07:30.000Z',
      ruling: '2',
      judge: 'hana',
      role: 'head-judge',
      instance: 'final',
      verdict: 'overturned',
      remedies: [{ kind: 'strike', entries: [12] }],
      penalties: [
        {
          person: 'bob',
          policy: 'house',
          infraction: 'late',
          level: 'nudge',
          because: 'Twice',
          deviation: 'First event',
          side: 'B',
        },
      ],
      rules: ['core/command-re-roll'],
      because: 'Once in a phase',
      basis: { revision: 21, before: hash('b'), after: hash('a') },
      tiesChanged: CHANGED,
    },
  },
  RulingAccepted: { type: 'RulingAccepted', data: { ruling: '1', side: 'A', enteredBy: 'kim' } },
  RulingAppealed: {
    type: 'RulingAppealed',
    data: { time: '2031-05-04T12:08:00.000Z', ruling: '1', side: 'B', because: 'It was another roll' },
  },
  AppealClaimed: { type: 'AppealClaimed', data: { judge: 'hana', tiesChanged: CHANGED } },
  RulingRevoked: { type: 'RulingRevoked', data: { ruling: '1', judge: 'hana', because: 'Wrong match' } },
  TimeGranted: { type: 'TimeGranted', data: { minutes: 10, suggested: 8, judge: 'jo' } },
  RulingCarriedOut: {
    type: 'RulingCarriedOut',
    data: {
      ruling: '1',
      entry: 21,
      revision: 22,
      hash: hash('a'),
      asPreviewed: true,
      penaltiesRefused: [{ person: 'bob', code: 'policy/unknown', message: 'There is no such policy.' }],
    },
  },
  RulingTakenBack: {
    type: 'RulingTakenBack',
    data: { ruling: '1', entry: 23, revision: 23, hash: hash('b'), restored: true },
  },
  RulingNotCarriedOut: {
    type: 'RulingNotCarriedOut',
    data: { ruling: '1', code: 'entry/struck', message: 'Entry 12 is struck already.' },
  },
  DisputeVoided: { type: 'DisputeVoided', data: { entry: 24, because: 'Opened twice' } },
  DisputeRestored: { type: 'DisputeRestored', data: { entry: 25, because: 'The other one was' } },
};
