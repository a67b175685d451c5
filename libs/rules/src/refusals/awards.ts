import { refusals } from '@adjutant/kernel';

/** What claims of awards are refused with. */
export const AWARD_REFUSALS = refusals({
  'award/above-count': {
    says: 'The award is claimed more often than there is something to count: claim it less often.',
    when: 'The award counts nothing, or fewer things than are claimed.',
  },
  'award/after-the-other': {
    says: 'The player whose turn it is scores first: look at the order of both.',
    when: 'The player whose turn it is claims behind the other, where that player scores first: a doubt, never a refusal.',
  },
  'award/already-scored': {
    says: 'The award is scored at this moment already: leave it out.',
    when: 'The award was scored at this moment before.',
  },
  'award/base-not-scored': {
    says: 'The award is added to another one: claim that one with it.',
    when: 'The award is scored only together with another one.',
  },
  'award/condition-not-met': {
    says: 'What the award asks for is not so: look at what is recorded.',
    when: 'The record, or whoever claims, says that it is not so.',
  },
  'award/group-already-scored': {
    says: 'Another award that excludes this one is scored at this moment: leave one out.',
    when: 'Of the awards of a group one is scored at a moment.',
  },
  'award/not-on-card': {
    says: 'The player has no such award: claim one of the own cards.',
    when: 'The award belongs to another card than those of the player.',
  },
  'award/wrong-mode': {
    says: 'The award is for players who chose otherwise: claim one for the own choice.',
    when: 'The award is for players who made another choice.',
  },
  'award/wrong-moment': {
    says: 'The award is not scored now: wait for its moment.',
    when: 'It is no moment of the award.',
  },
  'award/wrong-round': {
    says: 'The award is not scored in this battle round: leave it out.',
    when: 'The award has no moment in this battle round.',
  },
  'card/not-active': {
    says: 'The player does not hold this card: look at the cards once more.',
    when: 'The card was not drawn, or has gone.',
  },
  'card/not-picked': {
    says: 'A card is still to be picked: name one in each of the roles.',
    when: 'What is chosen takes cards that are picked with it, and one of them is not named.',
  },
  'card/picked-twice': {
    says: 'The card is picked twice: pick two different ones.',
    when: 'One card is named in two roles.',
  },
  'card/too-many-picked': {
    says: 'More cards are picked than the choice takes: leave one out.',
    when: 'A card is named in a role that the choice does not have.',
  },
  'card/wrong-mode': {
    says: 'The card has no award for what the player has chosen: name another one.',
    when: 'No award of the card is for what the player has chosen.',
  },
  'card/unknown': {
    says: 'The pack has no such card: name one that it has.',
    when: 'The pack has no such card.',
  },
});
