import { refusals } from '@adjutant/kernel';

/** Last parts of the codes of limits, one for each period. */
export const LIMIT_REFUSALS = refusals({
  'already-acted-this-activation': {
    says: 'This was done as often as it may be: wait for the next activation.',
    when: 'The unit, or the army, has done this as often as it may in this activation.',
  },
  'already-acted-this-battle': {
    says: 'This was done as often as it may be: wait for the next battle.',
    when: 'The unit, or the army, has done this as often as it may in this battle.',
  },
  'already-acted-this-battle-round': {
    says: 'This was done as often as it may be: wait for the next battle round.',
    when: 'The unit, or the army, has done this as often as it may in this battle round.',
  },
  'already-acted-this-phase': {
    says: 'This was done as often as it may be: wait for the next phase.',
    when: 'The unit, or the army, has done this as often as it may in this phase.',
  },
  'already-acted-this-step': {
    says: 'This was done as often as it may be: wait for the next step.',
    when: 'The unit, or the army, has done this as often as it may in this step.',
  },
  'already-acted-this-turn': {
    says: 'This was done as often as it may be: wait for the next turn.',
    when: 'The unit, or the army, has done this as often as it may in this turn.',
  },
  'already-used-this-activation': {
    says: 'This was used as often as it may be: wait for the next activation.',
    when: 'The use limit of this activation is spent.',
  },
  'already-used-this-battle': {
    says: 'This was used as often as it may be: wait for the next battle.',
    when: 'The use limit of this battle is spent.',
  },
  'already-used-this-battle-round': {
    says: 'This was used as often as it may be: wait for the next battle round.',
    when: 'The use limit of this battle round is spent.',
  },
  'already-used-this-phase': {
    says: 'This was used as often as it may be: wait for the next phase.',
    when: 'The use limit of this phase is spent.',
  },
  'already-used-this-step': {
    says: 'This was used as often as it may be: wait for the next step.',
    when: 'The use limit of this step is spent.',
  },
  'already-used-this-turn': {
    says: 'This was used as often as it may be: wait for the next turn.',
    when: 'The use limit of this turn is spent.',
  },
});
