import { refusals } from '@adjutant/kernel';

/** What the clock, dice, units and windows are refused with. */
export const MOVING_REFUSALS = refusals({
  'clock/last-phase': {
    says: 'The last phase of the battle is over: finish the match with FinishMatch.',
    when: 'The last phase of the battle is over; finish the match.',
  },
  'clock/not-ahead': {
    says: 'The place does not lie ahead: name one that does.',
    when: 'The place named does not lie ahead.',
  },
  'clock/not-your-turn': {
    says: "It is not this player's turn: whoever has it ends the step.",
    when: 'Only the player whose turn it is may end this step.',
  },
  'clock/unknown-place': {
    says: 'The turn order has no such place: name one that it has.',
    when: 'The turn order has no such place.',
  },
  'roll/dice-missing': {
    says: 'Dice are missing: give them together with what makes them due.',
    when: 'The dice have to be given together with what makes them due.',
  },
  'roll/not-due': {
    says: 'No such roll is open: look at the rolls that are.',
    when: 'No such roll is open.',
  },
  'roll/not-thrown-here': {
    says: 'Only the server says that it threw: record the dice as they lie, or ask with throw.',
    when: 'A command says itself that the server threw the dice, or dice are to be thrown where nothing throws them.',
  },
  'roll/not-yours': {
    says: 'The other player throws this roll: let them.',
    when: 'The other player throws this roll.',
  },
  'roll/on-the-way': {
    says: 'Dice fall due on the way there: go to that place first.',
    when: 'Dice fall due on the way there: go to that place first.',
  },
  'roll/several': {
    says: 'Several rolls are open: say which one.',
    when: 'Several rolls are open: say which one.',
  },
  'slot/nobody-activated': {
    says: 'No unit is activated: activate one first.',
    when: 'No unit is activated.',
  },
  'slot/not-your-turn': {
    says: "It is not this player's turn to name a unit: wait for it.",
    when: "It is not this player's turn to name a unit.",
  },
  'slot/taken': {
    says: 'A unit is activated already: its activation has to end first.',
    when: 'A unit is named for the slot already.',
  },
  'slot/wrong-step': {
    says: 'Units are neither activated nor placed in this step: wait for one in which they are.',
    when: 'Units are neither activated nor placed in this step.',
  },
  'turn-order/fixed': {
    says: 'The same player has the first turn throughout: leave the decision out.',
    when: 'In this game the same player has the first turn throughout.',
  },
  'turn-order/too-late': {
    says: 'The first turn of this battle round has begun: correct the entry where it was decided otherwise.',
    when: 'The first turn of this battle round has begun already.',
  },
  'unit/id-taken': {
    says: 'There is already a unit of this id: name another id.',
    when: 'There is a unit of this id already.',
  },
  'unit/not-destroyed': {
    says: 'The unit is not destroyed: name one that is.',
    when: 'The unit is not destroyed.',
  },
  'unit/not-own': {
    says: 'The unit belongs to the other player: name an own one.',
    when: 'The unit belongs to the other player.',
  },
  'unit/no-place': {
    says: 'This is done nowhere in particular: leave the place out.',
    when: 'A place is named for what is done nowhere in particular.',
  },
  'unit/unknown': {
    says: 'No roster has this unit: name one by its id.',
    when: 'No roster has this unit.',
  },
  'unit/unknown-action': {
    says: 'The pack has no such action: name one that it has.',
    when: 'The pack has no such action.',
  },
  'window/not-open': {
    says: 'The unit takes part in nothing of the kind: begin it first.',
    when: 'The unit takes part in nothing of the kind that is under way.',
  },
  'window/stage-passed': {
    says: 'What is under way is past this step: record it in time.',
    when: 'What is under way is past this step already.',
  },
});
