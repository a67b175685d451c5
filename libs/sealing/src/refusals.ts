import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

export const SEALING_REFUSALS = refusals({
  'seal/event-differs': {
    says: 'The record of the event does not hold together: ask again in a moment, or look where it says.',
    when: 'The record of an event does not hold together, so that no bundle of it is signed; the message says where.',
  },
  'seal/log-differs': {
    says: 'The log is not what was sealed: put it back, then it is signed again.',
    when: 'The log is not what was sealed; nothing is signed about it until it is put back.',
  },
  'seal/not-working': {
    says: 'The log is not being sealed now: whoever runs the server has to see to it.',
    when: 'The log is not being sealed now; the message says what somebody has to see to.',
  },
  'seal/pack-missing': {
    says: 'The rules of the match are not installed: install the pack, then ask for the bundle.',
    when: 'The rules that the match is played under are not installed, and a bundle needs them.',
  },
  'seal/unknown-size': {
    says: 'The log is not sealed as far as that: ask for a smaller size.',
    when: 'The log is not sealed as far as that.',
  },
});

export type SealingCode = CodeOf<typeof SEALING_REFUSALS>;

export const { declined } = refusing<SealingCode>();
