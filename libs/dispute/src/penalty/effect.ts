import { is, type Static } from '@adjutant/kernel';

const WHOSE = ['own', 'opponent'] as const;
export type Whose = (typeof WHOSE)[number];

const amount = is.whole({ least: -1_000, most: 1_000 });
const many = { least: 1, most: 1_000 } as const;

/** What a penalty does, in the match or in the tournament. */
export const PenaltyEffect = is.byMember(
  'kind',
  [
    is.object(
      { kind: is.exactly('points'), resource: is.oneOf(['vp', 'cp']), whose: is.oneOf(WHOSE), amount },
      { says: 'Signed: what the penalised player or the opponent gains in the match.' },
    ),
    is.object(
      { kind: is.exactly('tie-break'), whose: is.oneOf(WHOSE), amount, unit: is.text() },
      { says: 'Signed, in the unit that the tournament ranks by.' },
    ),
    is.object({ kind: is.exactly('result'), of: is.oneOf(['game', 'match']), result: is.exactly('loss') }),
    is.object(
      { kind: is.exactly('prizes'), fewer: is.whole(many) },
      { says: 'So many prizes fewer that the opponent has to take in order to win.' },
    ),
    is.object(
      { kind: is.exactly('time-extension'), unit: is.oneOf(['minutes', 'turns']), amount: is.optional(is.whole(many)) },
      { says: 'Without amount: as much as the delay has cost.' },
    ),
    is.object({ kind: is.exactly('no-prizes') }, { says: 'Wins no prize of the event, whatever the place.' }),
    is.object({ kind: is.exactly('removal'), from: is.oneOf(['event', 'venue']) }),
    is.object({ kind: is.exactly('report'), to: is.text() }),
  ],
  { name: 'PenaltyEffect' },
);
export type PenaltyEffect = Static<typeof PenaltyEffect>;
