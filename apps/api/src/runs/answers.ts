import { is } from '@adjutant/kernel';
import { Side } from '@adjutant/rules';
import { CommandAnswer } from '../commands/answer.js';

/** The key of a device, as it is known here from now on. */
export const SeatKeyAnswer = is.object(
  {
    key: is.anyText({ says: 'In base64url.' }),
    match: is.anyText(),
    sides: is.many(Side, { says: 'For whom it signs: one side, or both at the device of the table.' }),
    since: is.anyText({ says: 'When it became known, ISO 8601 in UTC.' }),
    others: is.many(is.anyText(), {
      says: 'Since when other keys of the same person sign at this seat, the newest first: of another device, or of one that has lost its key.',
    }),
    note: is.anyText({
      says: 'The same as a signed note (C2SP) of this log: a device that has no line reads there whose key it is.',
    }),
  },
  { name: 'SeatKeyAnswer' },
);

const WaitingPress = is.object(
  {
    outcome: is.exactly('waits'),
    code: is.anyText(),
    detail: is.anyText(),
    dispute: is.anyText({ says: 'The call in which a judge is told of it.' }),
  },
  { name: 'WaitingPress' },
);

export const RunAnswer = is.many(is.either(CommandAnswer, WaitingPress));
