import type { JsonObject } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import {
  chained,
  EVENT,
  type EventDay,
  roundOut,
  sha256,
  streamsOf,
  type Unchained,
} from '@adjutant/testing/event-day';
import { PACK, SHELF } from '@adjutant/testing/given';
import { tableMatch } from '@adjutant/tournament';
import type { EventFault } from './faults.js';
import { standingsRecords } from './standings-record.js';
import { WholeEvent } from './whole-event.js';

const WINS: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'As the slip says.' },
};
const VOIDS: MatchCommand = { type: 'VoidMatch', data: { because: 'Opened twice.' } };
const RESTORES: MatchCommand = { type: 'RestoreMatch', data: { because: 'The other was the double.' } };
const FIRST = tableMatch(EVENT, 1, 1, 1);

/** A round of two tables, both decided. */
function decided(): EventDay {
  const day = roundOut(SHELF, PACK.id, ['ann', 'bob', 'cy', 'di']);
  return day.plays(FIRST, WINS).plays(day.at(1, 2).match, WINS).follows();
}

const closes = (day: EventDay): EventDay => day.asks({ type: 'CloseRound', data: { round: 1 } });
const ranked = (day: EventDay): string => JSON.stringify([...standingsRecords(day.state)]);
const tableOne = (day: EventDay) => day.state.rounds[0]?.tables[0];

/** What the whole record is refused for, or nothing. */
function faultOf(day: EventDay, entries: readonly Unchained[] = day.log): EventFault['fault'] | undefined {
  const log = chained(entries);
  const whole = new WholeEvent(EVENT, { hash: sha256, commit: () => '' });
  whole.pack(PACK as unknown as JsonObject);
  const own = streamsOf(log, EVENT).flatMap((stream) => log.filter((one) => one.stream === stream));
  const wrong = own.map((entry) => whole.entry(entry)).find((fault) => fault !== undefined);
  if (wrong) return wrong.fault;
  for (const one of standingsRecords(day.state)) whole.standings(one as unknown as JsonObject);
  const end = whole.end();
  return 'fault' in end ? end.fault : undefined;
}

describe('a match that is void while its event still has the table', () => {
  it('holds its round up, and everything is as it was when it is restored', () => {
    const day = decided();
    const before = day.state;
    day.plays(FIRST, VOIDS).follows();
    expect(tableOne(day)).toMatchObject({ voided: { because: 'Opened twice.' } });
    expect(() => closes(day)).toThrow(/Void, and still published: table 1 \(Opened twice\.\)\. Restore the match/);
    day.plays(FIRST, RESTORES).follows();
    expect(tableOne(day)?.result?.said).toEqual(before.rounds[0]?.tables[0]?.result?.said);
    expect(tableOne(day)).not.toHaveProperty('voided');
    expect(faultOf(closes(day))).toBeUndefined();
  });

  it('is published anew where its table is named, with the same two, and another change leaves it', () => {
    const day = decided().plays(FIRST, VOIDS);
    const { A, B } = day.follows().at(1, 1);
    const change = (tables: readonly { table: number; A: string; B: string }[]) =>
      day.asks({ type: 'ChangePublished', data: { round: 1, tables: [...tables], because: 'Opened twice' } }).follows();
    change([]);
    expect(tableOne(day)).toMatchObject({ publication: 1, voided: {} });
    change([{ table: 1, A, B }]);
    expect(tableOne(day)).toMatchObject({ A, B, publication: 2 });
    expect(tableOne(day)).not.toHaveProperty('voided');
    expect(faultOf(closes(day.plays(day.at(1, 1).match, WINS).follows()))).toBeUndefined();
  });

  it('counts no longer where the round is closed, which stays so, and to the byte as before when it is restored', () => {
    const day = closes(decided());
    const [before, state] = [ranked(day), day.state];
    day.plays(FIRST, VOIDS).follows();
    expect(day.state.rounds[0]?.status).toBe('closed');
    expect(ranked(day)).not.toBe(before);
    expect(faultOf(day)).toBeUndefined();
    day.plays(FIRST, RESTORES).follows();
    expect([ranked(day), day.state]).toEqual([before, state]);
    expect(faultOf(day)).toBeUndefined();
  });

  it('is void by its own record: an event that holds it for void without that is found', () => {
    const day = closes(decided()).plays(FIRST, VOIDS).follows();
    const without = day.log.filter(({ type }) => type !== 'MatchVoided');
    expect(faultOf(day, without)).toBe('told-otherwise');
  });
});
