import type { DoubtKind } from '@adjutant/replay';

/** How each kind of doubt is headed, in the order in which a reader should look at them. */
export const DOUBT_WORDS: { readonly [kind in DoubtKind]: { readonly title: string; readonly says: string } } = {
  unmet: { title: 'Against the rules', says: 'Recorded, although a check of the rules fails.' },
  unknown: { title: 'Open', says: 'Nobody has answered what it hangs on.' },
  contested: { title: 'Contested', says: 'The other player denies the answer.' },
  paper: { title: 'Paper and record differ', says: 'What was declared of the paper is not what the ledger has there.' },
  overridden: { title: 'Let stand by a judge', says: 'Refused by the rules, and let stand by a judge with a reason.' },
  presumed: { title: 'Not told, presumed', says: 'Nobody told; the match takes it as its question presumes.' },
  backwards: {
    title: 'Times that run backwards',
    says: 'By the clock of its recorder it happened before what the same recorder had entered earlier.',
  },
  overtime: {
    title: 'After the time had run out',
    says: 'Done by a player whose time on the chess clock was up; the event has that flagged.',
  },
  vouched: { title: 'Vouched for', says: 'It rests on the word of whoever acted.' },
};
