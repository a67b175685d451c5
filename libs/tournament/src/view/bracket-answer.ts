import { is, type Static } from '@adjutant/kernel';
import { TableOfRound } from './tournament-view.js';

const id = is.anyText();

/** One of the two places of a match. */
const BracketSeat = is.object(
  {
    player: is.orNull(id, { says: 'Who sits there; null: nobody yet, or nobody at all.' }),
    seed: is.orNull(is.anyWhole(), { says: 'From 1, the best.' }),
    winnerOf: is.orNull(is.anyWhole(), {
      says: 'Whoever wins this match of the bracket sits there; null in its first round.',
    }),
    bye: is.yes({ says: 'Nobody will ever sit there: whoever sits beside goes through.' }),
  },
  { name: 'BracketSeat' },
);
export type BracketSeat = Static<typeof BracketSeat>;

const BracketMatchView = is.object(
  {
    match: is.anyWhole({ says: 'Its number in the bracket, from 1, round by round.' }),
    seats: is.many(BracketSeat, { says: 'Two.' }),
    winner: is.orNull(id, { says: 'Who goes on.' }),
    table: is.orNull(TableOfRound, {
      says: 'Where it is played, with what it came to; null as long as it is not published.',
    }),
    says: is.anyText({ says: 'The match in a sentence.' }),
  },
  { name: 'BracketMatchView' },
);
export type BracketMatchView = Static<typeof BracketMatchView>;

/** A bracket with everything that is known of it, and with empty places for what is not. */
export const BracketAnswer = is.object(
  {
    tournament: id,
    revision: is.anyWhole(),
    rounds: is.many(
      is.object({
        round: is.anyWhole({ says: 'Which round of the event.' }),
        name: is.anyText({ says: '`Final`, `Semi-finals`, …' }),
        matches: is.many(BracketMatchView),
      }),
    ),
    winner: is.orNull(id, { says: 'Who has won the final.' }),
    names: is.mapOf(is.anyText(), 'names', { says: 'What players are called, by their ids.' }),
  },
  { name: 'BracketAnswer' },
);
export type BracketAnswer = Static<typeof BracketAnswer>;
