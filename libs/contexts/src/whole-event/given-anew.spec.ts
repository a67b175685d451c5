import type { MatchCommand } from '@adjutant/match';
import { PACK, SHELF } from '@adjutant/testing/given';
import { type EventDay, heldTogether, roundOut, type Unchained } from '@adjutant/testing/event-day';

const OUTCOME = { A: 'loss', B: 'win' } as const;
/** An official enters who has won: that goes by its points. */
const ENTERED: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: OUTCOME, ground: 'agreement', because: 'As the slip says.' },
};
/** The head judge has A lose the same match by a penalty, which may be worth less. */
const CARD: MatchCommand = {
  type: 'ApplyRuling',
  data: {
    ...{ dispute: 'penalty-of-ann', ruling: 'penalty-judge', by: { id: 'hana', role: 'head-judge' } },
    remedies: [{ kind: 'decide', outcome: OUTCOME, ground: 'judge' }],
    because: 'A penalty loses this match for A.',
  },
};
const SCORED: MatchCommand = {
  type: 'ScoreVictoryPoints',
  data: { player: 'B', category: 'perches', points: 2, what: 'the oak' },
};
const SAID = {
  decided: 'played',
  A: { outcome: 'loss', figures: { vp: 0 } },
  B: { outcome: 'win', figures: { vp: 2 } },
} as const;

/** An event whose one match B leads by 2. */
function played(): EventDay {
  const day = roundOut(SHELF, PACK.id, ['ann', 'bob'], { rounds: 1, pack: { id: PACK.id } });
  return day.plays(match(day), SCORED);
}

const match = (day: EventDay): string => day.at(1, 1).match;
const told = (day: EventDay) => day.at(1, 1).result?.said;
const faultOf = (day: EventDay, entries: readonly Unchained[] = day.log): string | undefined => {
  const came = heldTogether(entries, day.state, PACK);
  return 'fault' in came ? came.fault : undefined;
};
/** As an earlier build told it, which knew nothing of what is given. */
const toldEarlier = (day: EventDay): EventDay =>
  day.asks({ type: 'TellResult', data: { round: 1, table: 1, publication: 1, said: SAID, sure: 'ruled' } }, 'system');

it('a result that officials entered and that is given by a penalty then is told anew, also of a closed round', () => {
  const day = played();
  day.plays(match(day), ENTERED).follows();
  expect(told(day)).toEqual(SAID);
  day.asks({ type: 'CloseRound', data: { round: 1 } });
  day.plays(match(day), CARD, 'system');
  expect(faultOf(day)).toBe('not-told');
  day.follows();
  expect(told(day)).toEqual({ ...SAID, given: true });
  expect(faultOf(day)).toBeUndefined();
});

it('so is one that is given no more', () => {
  const day = played();
  day.plays(match(day), ENTERED).plays(match(day), CARD, 'system').follows();
  expect(told(day)).toEqual({ ...SAID, given: true });
  const entry = day.log.filter(({ stream }) => stream === `match-${match(day)}`).findIndex(isRuling);
  day.plays(match(day), { type: 'ReverseRuling', data: { entry, because: 'The penalty has gone.' } }, 'system');
  expect(faultOf(day)).toBe('not-told');
  day.follows();
  expect(told(day)).toEqual(SAID);
  expect(faultOf(day)).toBeUndefined();
});
const isRuling = ({ type }: Unchained): boolean => type === 'RulingApplied';

it.each<readonly [string, readonly MatchCommand[]]>([
  ['a penalty alone', [CARD]],
  ['a penalty after officials had entered the same', [ENTERED, CARD]],
])('what an earlier build told of %s stands as it stood, and its bundle holds', (_, commands) => {
  const day = played();
  for (const command of commands) day.plays(match(day), command, command === CARD ? 'system' : 'organizer');
  toldEarlier(day);
  const entries = day.log.length;
  expect(day.follows().log).toHaveLength(entries);
  expect(faultOf(day)).toBeUndefined();
});
