import { refusals } from '@adjutant/kernel';

/** What players tell that no pack lists is refused with. */
export const BOOK_REFUSALS = refusals({
  'book/already-scored': {
    says: 'Points were scored by another sheet already: take the card before the first of them.',
    when: 'A score card would take the place of categories in which points stand.',
  },
  'book/card-taken': {
    says: 'The match has a score card: correct the entry that told it.',
    when: 'Another score card is in use.',
  },
  'book/entry-malformed': {
    says: 'This does not fit the game: put right what is named.',
    when: 'It names a step, a resource, a kind, a category or a choice that the pack does not have.',
  },
  'book/in-pack': {
    says: 'The pack lists this: use that.',
    when: 'The pack lists something of this name that the player may use, or score by.',
  },
  'book/name-taken': {
    says: 'Something of this name was told already, and otherwise: call it otherwise, or correct that.',
    when: 'Something of the same name, with another price, step or cap, was told in this match.',
  },
  'score/beside-cards': {
    says: 'This is scored by claiming cards: claim the card that gives it.',
    when: 'Points of a category that cards score were written down by hand by a player who has such cards.',
  },
  'score/wrong-step': {
    says: 'This is scored at another moment: look whether it was right to score it here.',
    when: 'Points were written down outside of the scoring moments that players told.',
  },
});
