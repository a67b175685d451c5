import { refusals } from '@adjutant/kernel';

/** Last parts of the codes about when, by whom and at what price something is used. */
export const TERM_REFUSALS = refusals({
  'ability-not-available': {
    says: 'The ability that is claimed cannot be used here: leave the claim out.',
    when: 'The ability claimed is absent, lost, used up, for other entries, or cannot reach the target.',
  },
  'attestation-missing': {
    says: 'A question that decides is open: answer it with yes or no.',
    when: 'A question that decides is not answered; answer it with yes or no.',
  },
  'attestation-refused': {
    says: 'What has to be so at the table was answered no: it cannot be used.',
    when: 'Something that has to be vouched for was answered no.',
  },
  'choice-missing': {
    says: 'A word that decides is missing: name it.',
    when: 'A word that decides is not named.',
  },
  'declared-cost-differs': {
    says: 'The cost that was said is not the cost by the rules: agree on it at the table, and say it again.',
    when: 'The cost said at the table is not the cost by the rules.',
  },
  'draws-due': {
    says: 'Objectives have to be drawn or discarded first: do that.',
    when: 'Objectives that are due have to be drawn or discarded first.',
  },
  'fact-differs': {
    says: 'The record says something else about the table: record what is so first.',
    when: 'What was written down about the table is something else, or nothing.',
  },
  'field-differs': {
    says: 'The fact says something else: look at it again.',
    when: 'The fact that is being written down says something else.',
  },
  'figure-differs': {
    says: 'A figure of the record is too high or too low: look at what it is worked out from.',
    when: 'A figure worked out from the record is too high or too low.',
  },
  'figure-not-known': {
    says: 'The roster does not state the number: add it to the roster.',
    when: 'The roster does not state the number.',
  },
  'insufficient-cp': {
    says: 'There are too few points for this: use something else.',
    when: 'The balance is below the final cost.',
  },
  'limit-reached': {
    says: 'The allowance of the battle round is spent: wait for the next one.',
    when: 'The allowance of the battle round is spent.',
  },
  'no-open-roll': {
    says: 'There are no such dice on the table: record the roll first, or use it for the next one.',
    when: 'No such dice lie on the table, or they are applied already.',
  },
  'no-such-option': {
    says: 'The entry does not offer this: name one of its options.',
    when: 'The word named is none of those that the entry offers.',
  },
  'no-trigger': {
    says: 'What it reacts to is not under way: use it in time.',
    when: 'What it reacts to is not under way, or is past the point.',
  },
  'not-a-number': {
    says: 'This is no whole number: name one.',
    when: 'A whole number has to be named here.',
  },
  'not-available': {
    says: 'It belongs to something that is not in force for the player: use something else.',
    when: 'It belongs to an entry that is not in force for the player: another doctrine or mission.',
  },
  'not-chosen': {
    says: 'A choice was made otherwise: use what goes with it.',
    when: 'A choice that it hangs on was made otherwise.',
  },
  'not-held': {
    says: 'The player does not have it: name something that the player has.',
    when: 'The player does not have it.',
  },
  'not-in-detachment': {
    says: 'It belongs to another detachment or faction: use what the own one offers.',
    when: 'The army may not use this: it belongs to another detachment or faction.',
  },
  'not-named': {
    says: 'Something is left out that the entry needs: name it.',
    when: 'Something that the entry needs was not named.',
  },
  'not-on-roster': {
    says: 'It is written out on the roster of the other player: use what is on the own one.',
    when: 'The stratagem is written out on the roster of the other player.',
  },
  'objective-differs': {
    says: 'The objective is not of the type that is meant: name another one.',
    when: 'The objective is not of the type that is meant.',
  },
  'objective-kept': {
    says: 'The objective leaves the hand only when it is achieved: name another one.',
    when: 'The objective leaves the hand only when it is achieved.',
  },
  'objective-not-held': {
    says: 'The player holds no such objective: name one that is held.',
    when: 'The player holds no such objective.',
  },
  'option-free': {
    says: 'The options do not go together: choose the one of the other choice.',
    when: 'The option is not the one of the other choice.',
  },
  'orders-forbidden': {
    says: 'The player issues no orders until the turn ends: wait for the next one.',
    when: 'An effect keeps the player from issuing orders until the turn ends.',
  },
  'restriction-breached': {
    says: 'A restriction stands against it: use something else.',
    when: 'A printed restriction stands against it.',
  },
  'roll-not-eligible': {
    says: 'This kind of roll cannot be used here: name another roll.',
    when: 'This kind of roll cannot be used here.',
  },
  unknown: {
    says: 'The pack has no such entry: look at its name again.',
    when: 'The pack has no such entry.',
  },
  'wrong-phase': {
    says: 'It cannot be used in this phase: wait for one in which it can.',
    when: 'Not in this phase.',
  },
  'wrong-step': {
    says: 'Its window has passed or has not come: use it in time.',
    when: 'Right phase and turn, but its window has passed or has not come.',
  },
  'wrong-time': {
    says: 'It cannot be used now: wait for its time.',
    when: 'Not at this time.',
  },
  'wrong-turn': {
    says: 'It is used in the turn of the other player: wait for that.',
    when: "Right phase, but the wrong player's turn.",
  },
  'wrong-turn-order': {
    says: 'It goes with the other order of turns: use something else.',
    when: 'The other order of turns is needed.',
  },
});
