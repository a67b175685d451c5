import type { MatchCommand } from '@adjutant/match';
import { PACK, SHELF } from '@adjutant/testing/given';
import { type EventDay, heldTogether, roundOut, type Unchained } from '@adjutant/testing/event-day';
import type { TournamentCommand } from '@adjutant/tournament';
import type { EventFault } from './faults.js';

const WAITS = 15;
const dispute = (open: boolean): TournamentCommand => ({
  type: 'TellDispute',
  data: { round: 1, table: 1, publication: 1, dispute: 'd', open },
});
const WINS: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'As the slip says.' },
};

/** A round of two tables: the second is decided, the first is reported by one player alone. Every entry takes a minute. */
function reported(): EventDay {
  const day = roundOut(SHELF, PACK.id, ['ann', 'bob', 'cy', 'di'], { standsAfterMinutes: WAITS });
  day.plays(day.at(1, 2).match, WINS).follows();
  const { match } = day.at(1, 1);
  day.plays(match, { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 3, what: 'oak' } });
  return day.plays(match, { type: 'FinishMatch', data: {} });
}

const closes = (day: EventDay): EventDay => day.asks({ type: 'CloseRound', data: { round: 1 } });

function waits(day: EventDay): EventDay {
  for (let minute = 0; minute < WAITS; minute += 1)
    day.asks({ type: 'ExtendTime', data: { round: 1, minutes: 1, because: 'x' } });
  return day;
}

/** The first fault of a record, or none, after all of it was told. */
function faultOf(day: EventDay, entries: readonly Unchained[] = day.log): EventFault['fault'] | undefined {
  const told = heldTogether(entries, day.state, PACK);
  return 'fault' in told ? told.fault : undefined;
}

const told = ({ type, data }: Unchained): boolean => type === 'TableResultTold' && 'unconfirmedSince' in data;

/** The record with what was told of the lone report changed. */
function forged({ log }: EventDay, change: (data: Record<string, unknown>) => object): readonly Unchained[] {
  const at = log.findIndex(told);
  const entry = log[at] as Unchained;
  return log.with(at, { ...entry, data: change(entry.data as Record<string, unknown>) });
}
const minutesAfter = (time: unknown, minutes: number): string =>
  new Date(Date.parse(String(time)) + minutes * 60_000).toISOString();

describe('what an event was told although nobody confirmed it', () => {
  it('is proved by its match and the time of the event', () => {
    const day = closes(waits(reported()).follows());
    expect(day.log.filter(told)).toHaveLength(1);
    expect(faultOf(day)).toBeUndefined();
  });

  it.each([
    ['sooner', -1],
    ['later', 1],
  ])('and is said to have been reported %s than its match says, is found', (_, minutes) => {
    const day = closes(waits(waits(reported())).follows());
    const lie = forged(day, (data) => ({ ...data, unconfirmedSince: minutesAfter(data['unconfirmedSince'], minutes) }));
    expect(faultOf(day, lie)).toBe('stood-too-soon');
  });

  it('and is counted from a correction that changed nothing, as an earlier build did, holds as well', () => {
    const day = reported();
    const correction = { kind: 'amend', data: { what: 'elm' } } as const;
    day.plays(day.at(1, 1).match, { type: 'CorrectEntry', data: { entry: 1, correction, because: 'It was the elm.' } });
    const corrected = day.log.at(-1)?.at;
    closes(waits(waits(day)).follows());
    const earlier = forged(day, (data) => ({ ...data, unconfirmedSince: corrected }));
    expect(earlier).not.toEqual(day.log);
    expect(faultOf(day, earlier)).toBeUndefined();
  });

  it('before its time is found, as told too soon and as closed over', () => {
    const day = closes(waits(reported()).follows());
    const at = day.log.findIndex(told);
    const sooner = day.log.toSpliced(at, 1).toSpliced(at - WAITS, 0, { ...day.log[at]!, at: day.log[at - WAITS]!.at });
    expect(faultOf(day, sooner)).toBe('stood-too-soon');
    const unmarked = forged(day, ({ unconfirmedSince: _, ...data }) => data);
    expect(faultOf(day, unmarked)).toBe('stood-too-soon');
  });

  it('after its round was closed over a dispute was reported before that was over', () => {
    const day = closes(reported().asks(dispute(true), 'system'));
    day.asks(dispute(false), 'system').follows();
    expect(day.log.filter(told)).toHaveLength(1);
    expect(faultOf(day)).toBeUndefined();
    const over = day.log.findIndex(
      ({ type, data }) => type === 'TableDisputeTold' && !(data as { open: boolean }).open,
    );
    expect(faultOf(day, day.log.toSpliced(over, 1))).toBe('stood-too-soon');
  });

  it('after its round was closed over a dispute and that was over is told, as an earlier build recorded it', () => {
    const day = closes(reported().asks(dispute(true), 'system'));
    day.asks(dispute(false), 'system').follows();
    const over = day.log.find(({ type, data }) => type === 'TableDisputeTold' && !(data as { open: boolean }).open);
    const { match } = day.at(1, 1);
    const ended = day.log.findLastIndex(({ stream }) => stream === `match-${match}`);
    const later = minutesAfter(over?.at, 1);
    const record = forged(day, (data) => ({ ...data, unconfirmedSince: later }));
    const held = heldTogether(record.with(ended, { ...record[ended]!, at: later }), day.state, PACK);
    expect(held).toMatchObject({
      otherwise: [{ type: 'TableResultTold', says: expect.stringMatching(/waits for/) as string }],
    });
  });
});
