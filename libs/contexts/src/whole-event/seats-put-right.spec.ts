import type { MatchCommand } from '@adjutant/match';
import { PACK, SHELF } from '@adjutant/testing/given';
import { type EventDay, heldTogether, roundOut, type Unchained } from '@adjutant/testing/event-day';

function faultOf(day: EventDay, entries: readonly Unchained[] = day.log): string | undefined {
  const told = heldTogether(entries, day.state, PACK);
  return 'fault' in told ? told.fault : undefined;
}

const WINS: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'As the slip says.' },
};

/** An event of an earlier build, which let the two of its first table change sides in their match; here it names no event. */
function turned(): EventDay {
  const day = roundOut(SHELF, PACK.id, ['ann', 'bob', 'cy', 'di']);
  day.plays(day.at(1, 2).match, WINS);
  const { match, A, B } = day.at(1, 1);
  const seats = { A: { player: B }, B: { player: A } };
  day.plays(match, { type: 'CorrectSeats', data: { seats, because: 'The other way round.' } });
  return day.plays(match, WINS);
}

const closes = (day: EventDay): EventDay => day.asks({ type: 'CloseRound', data: { round: 1 } });

/** As an earlier build told the event of its first table: by sides, whoever sat there. */
function mistold(day: EventDay): EventDay {
  const seat = (outcome: 'win' | 'loss') => ({ outcome, figures: {} });
  const said = { decided: 'forfeit', A: seat('win'), B: seat('loss') } as const;
  return day.asks({ type: 'TellResult', data: { round: 1, table: 1, publication: 1, said, sure: 'ruled' } }, 'system');
}

const toldOfFirst = ({ type, data }: Unchained): boolean =>
  type === 'TableResultTold' && (data as { readonly table: number }).table === 1;

it('whoever won their match has won their table, and the event holds together', () => {
  const day = closes(turned().follows());
  expect(day.at(1, 1).result?.said).toMatchObject({ A: { outcome: 'loss' }, B: { outcome: 'win' } });
  expect(faultOf(day)).toBeUndefined();
});

it('what an earlier build told by sides is put right, also of a closed round, and was no forgery', () => {
  const day = closes(mistold(turned()).follows());
  expect(day.log.filter(toldOfFirst)).toHaveLength(2);
  expect(faultOf(day)).toBeUndefined();
});

it('until it is put right the event does not hold together', () => {
  const day = mistold(turned());
  expect(faultOf(day)).toBe('not-told');
});

it('others than those published are found where a match is opened with them', () => {
  const day = closes(turned().follows());
  const at = day.log.findIndex(({ type }) => type === 'MatchOpened');
  const opened = day.log[at]!;
  const data = { ...(opened.data as object), seats: { A: { player: 'eve' }, B: { player: 'bob' } } };
  expect(faultOf(day, day.log.with(at, { ...opened, data }))).toBe('other-players');
});
