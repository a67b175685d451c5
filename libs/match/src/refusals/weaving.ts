import { refusals } from '@adjutant/kernel';

/** What a command is refused with that says where it was pressed. Nothing of it is recorded while it is asked. */
export const WEAVING_REFUSALS = refusals({
  'weave/not-there-yet': {
    says: 'The record has not come to where this was pressed: send what leads there first.',
    when: 'A command was pressed at a place of the battle that the record has not come to.',
  },
  'weave/other-dice': {
    says: 'The step was taken already, with other dice: have them put right, or call a judge.',
    when: 'A step comes late that others have taken, and its dice are not those of the record.',
  },
  'weave/place-gone': {
    says: 'The battle of the record was never where this was pressed: press it anew where it belongs, or drop it.',
    when: 'A command was pressed at a place that the record does not have, such as one that was taken back.',
  },
  'weave/result-unseen': {
    says: 'Others have recorded more since you saw this result: look at it once more, and confirm what is there.',
    when: 'A result is confirmed by somebody who had not seen what others have recorded for it; the entries are named.',
  },
  'weave/round-confirmed': {
    says: 'Both players have confirmed the points of that time: agree on it, or call a judge.',
    when: 'A command comes late for a battle round that both players have confirmed meanwhile.',
  },
  'weave/ruled': {
    says: 'Officials have ruled on that time since: call a judge.',
    when: 'A command comes late for a time on which officials have ruled, or which they have put right, since.',
  },
  'weave/same-act': {
    says: 'Somebody else has recorded the same meanwhile: drop it, or send it under a new id with distinctFrom.',
    when: 'Another person has recorded the same act at the same place, after the entry that the sender knew last.',
  },
  'weave/upsets': {
    says: 'What was recorded meanwhile would not stand with it: change one of them, drop this, or call a judge.',
    when: 'A command that comes late would let entries fall that were recorded meanwhile; they are named.',
  },
});
