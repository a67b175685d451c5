import type { DisputeCommand } from '../commands.js';
import type { DisputeEvent, RulingGiven, Side } from '../events.js';
import { AFTER, after, BEFORE, NOON } from './given.js';

export const CALLED: DisputeEvent = {
  type: 'JudgeCalled',
  data: { time: NOON, match: 'm1', entry: 12, at: 20, by: { side: 'A' }, claim: 'Twice', table: '14' },
};
export const CLAIMED: DisputeEvent = { type: 'CallClaimed', data: { judge: 'jo' } };

export const NO_ACTION = { kind: 'none' };

/** What comes of a ruling that Jo gives five minutes after the call. */
export function ruled(more: Partial<RulingGiven['data']> = {}): DisputeEvent {
  return {
    type: 'RulingGiven',
    data: {
      ...{ time: after(5), ruling: '1', judge: 'jo', role: 'judge', instance: 'first' },
      ...{ remedies: [NO_ACTION], penalties: [], rules: [], because: 'So ruled' },
      basis: { revision: 20, before: BEFORE, after: AFTER },
      ...more,
    },
  };
}

export const CARRIED: DisputeEvent = {
  type: 'RulingCarriedOut',
  data: { ruling: '1', entry: 21, revision: 21, hash: AFTER, asPreviewed: true },
};

export const appealed = (side: Side = 'B', time = after(6)): DisputeEvent => ({
  type: 'RulingAppealed',
  data: { time, ruling: '1', side, because: 'Not so' },
});

export const RULED = [CALLED, CLAIMED, ruled(), CARRIED];
export const APPEALED = [...RULED, appealed()];
export const FINAL = [
  ...APPEALED,
  ruled({ ruling: '2', judge: 'hana', role: 'head-judge', instance: 'final', verdict: 'upheld', remedies: [] }),
];

export const calls = (more: object = {}): DisputeCommand => ({
  type: 'CallJudge',
  data: { match: 'm1', entry: 12, side: 'A', claim: 'Twice', table: '14', ...more },
});
export const gives = (more: object = {}): DisputeCommand => ({
  type: 'GiveRuling',
  data: { remedies: [NO_ACTION], because: 'So ruled', ...more },
});
export const decides = (more: object = {}): DisputeCommand => ({
  type: 'GiveFinalRuling',
  data: { verdict: 'overturned', remedies: [NO_ACTION], because: 'So ruled', ...more },
});
export const disputeCommand = (type: DisputeCommand['type'], data: object = {}): DisputeCommand =>
  ({ type, data }) as DisputeCommand;
