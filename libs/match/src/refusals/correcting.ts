import { refusals } from '@adjutant/kernel';

/** What corrections, rulings and decided results are refused with. */
export const CORRECTING_REFUSALS = refusals({
  'entry/built-upon': {
    says: 'Something stands after this entry: take that back first, or call a judge.',
    when: 'A player takes back an entry on which later ones rest.',
  },
  'entry/not-taken-back': {
    says: 'No player takes this back: call a judge.',
    when: 'The entry is no move of a player, so that a judge has to correct it.',
  },
  'entry/not-yours': {
    says: 'The entry is the other player’s to take back: ask them, or call a judge.',
    when: 'A player takes back what is not theirs.',
  },
  'take-back/not-asked': {
    says: 'Nothing is asked there any more: look at what waits.',
    when: 'An answer is given to a request to take back that is none, or is answered already.',
  },
  'take-back/own-ask': {
    says: 'The other player answers this: wait for them, or call a judge.',
    when: 'A player answers what they have asked themselves.',
  },
  'entry/not-correctable': {
    says: 'The entry cannot be corrected in this way: use the way that is named.',
    when: 'Later entries stand on this one in a way that no correction can take away.',
  },
  'entry/nothing-amended': {
    says: 'The amendment replaces nothing: say what it replaces.',
    when: 'An amendment has to say what it replaces.',
  },
  'entry/ruled': {
    says: 'A ruling in force came to this entry: reverse it through its dispute.',
    when: 'A ruling in force came to this entry, or settled it: it is reversed as a whole, or ruled on anew.',
  },
  'entry/struck': {
    says: 'The entry is struck already: leave it out.',
    when: 'The entry is struck already.',
  },
  'entry/unknown': {
    says: 'The pack has no such entry: name one that it has.',
    when: 'The pack has no such entry.',
  },
  'entry/unknown-member': {
    says: 'The event has no such member: name one that it has.',
    when: 'The event has no such member to amend.',
  },
  'entry/written-above': {
    says: 'Somebody of a higher role wrote this: ask that role, or call a judge.',
    when: 'Somebody of a higher role wrote this, or changed it last: that role, or a ruling, changes it.',
  },
  'entry/wrong-type': {
    says: 'The new value is of another sort than the member takes: say it as the member asks.',
    when: 'The new value is not one that this member of the event can have.',
  },
  'result/already-decided': {
    says: 'Officials have decided the result: ask the head judge to rule on it.',
    when: "Officials have decided the result; a head judge's ruling decides it anew.",
  },
  'result/contradictory': {
    says: 'The parts of the decision do not go together: look at outcome, ground, absent players and points.',
    when: 'Outcome, ground, absent players or awarded points of a decision do not go together.',
  },
  'result/judge-only': {
    says: 'A judge, a head judge or an organizer decides a result: ask one.',
    when: 'Only a judge, a head judge or an organizer decides a result.',
  },
  'result/settled': {
    says: 'The result counts already: only a ruling of the head judge changes it.',
    when: 'Both players have confirmed it, or it was decided: only a ruling of the head judge changes it.',
  },
  'rewind/before-battle': {
    says: 'A match can be rewound to a point in the battle: name one.',
    when: 'A match can be rewound to a point in the battle only.',
  },
  'rewind/head-judge-only': {
    says: 'Only the head judge goes back further than the last action: ask the head judge.',
    when: 'Only the head judge goes back further than the last action.',
  },
  'rewind/not-the-last-action': {
    says: 'A simple backup takes back the last action alone: name that.',
    when: 'A simple backup takes back the last action alone.',
  },
  'rewind/nothing-after': {
    says: 'Nothing was played after the entry: there is nothing to take back.',
    when: 'Nothing follows the entry named.',
  },
  'ruling/already-so': {
    says: 'The record is so already: there is nothing to rule.',
    when: 'The command that is let stand would change nothing there.',
  },
  'ruling/judge-only': {
    says: 'Only a judge, a head judge or an organizer may rule: ask one.',
    when: 'Only a judge, a head judge or an organizer rules.',
  },
  'ruling/not-allowable': {
    says: 'Only what is played can be let stand: use another remedy for it.',
    when: 'Only what is played can be let stand.',
  },
  'ruling/not-recorded': {
    says: 'The entry is no ruling: name one that is.',
    when: 'The entry is no ruling.',
  },
  'ruling/nothing-struck': {
    says: 'No entry is named: name the entries to strike.',
    when: 'A strike names entries.',
  },
  'ruling/reversed': {
    says: 'The ruling was reversed: rule anew.',
    when: 'The ruling was reversed and is not applied again.',
  },
  'ruling/sealed-hand': {
    says: 'What is hidden cannot be ruled on in the open: let the player record it.',
    when: 'What is hidden cannot be ruled on in the open.',
  },
  'ruling/through-dispute': {
    says: 'A ruling reaches a match from its dispute: give or revoke it there.',
    when: 'A ruling reaches a match from its dispute only.',
  },
});
