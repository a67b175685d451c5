import type { Occasion } from '@adjutant/kernel';
import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { advances, after, amid, at, by, looks, SHELF, strikes, uses } from '@adjutant/testing/given';
import { asTold, ledgerOf, orderIn, timelineOf, usesOf } from './index.js';
import { elsewhereText } from './told-elsewhere.js';

/** Pressed there by somebody who knew nothing of what came later. */
const pressed = (place: string): Occasion =>
  ({ ...by('scorekeeper'), whence: { place: at(place), basedOn: 3 } }) as Occasion;
const gains = (what: string): MatchCommand => ({ type: 'GainCommandPoints', data: { player: 'A', amount: 1, what } });

/** The battle has gone on to B's turn when two things come of A's Wander phase, and one of B's Muster phase. */
const gone = after(amid(3), [uses('Gust', 'A2'), advances(), advances('1.B.muster'), advances()]);
const late = (events: readonly MatchEvent[], command: MatchCommand, place: string) =>
  after(events, [command], pressed(place));
const woven = late(
  late(late(gone, gains('one'), '1.A.wander'), gains('of B'), '1.B.muster'),
  gains('two'),
  '1.A.wander',
);

describe('what came late', () => {
  const told = asTold(timelineOf(SHELF, woven));
  const [one, ofB, two] = ['one', 'of B', 'two'].map((what) =>
    told.find(({ type, text }) => type === 'CommandPointsGained' && text.includes(what)),
  );

  it('stands at its place, in the order in which it counts, and says where it was recorded', () => {
    expect(one).toMatchObject({ clock: 'R1.A.Wander', round: 1, turn: 'A', phase: 'wander' });
    expect(one?.elsewhere).toEqual({ is: 'late', after: 4, recordedIn: 'R1.B.Wander' });
    expect(ofB).toMatchObject({ clock: 'R1.B.Muster', elsewhere: { is: 'late' } });
    expect(two?.elsewhere?.after).toBe(one?.number);
    const places = told.map(({ clock }) => clock);
    expect(places.filter((place, index) => place !== places[index - 1])).toEqual([
      '',
      'R1.A.Wander',
      'R1.A.Clash',
      'R1.B.Muster',
      'R1.B.Wander',
    ]);
    expect([...told].sort((left, right) => left.number - right.number)).toEqual(timelineOf(SHELF, woven));
  });

  it('is said in words with its number, which stays that of the evidence', () => {
    expect(one && elsewhereText(one, '14:32')).toBe(`Told late: recorded as ${one?.number} at 14:32, R1.B.Wander`);
    expect(elsewhereText({ number: 4 }, '14:32')).toBeNull();
  });

  it('is told to readers by the order of the numbers, where that is another one', () => {
    expect(orderIn(timelineOf(SHELF, woven)).order?.slice(0, 8)).toEqual([0, 1, 2, 3, 4, one?.number, two?.number, 5]);
    expect(orderIn(timelineOf(SHELF, gone))).toEqual({});
  });

  it('takes its dice along, and stands as it was recorded once that is struck', () => {
    const thrown = late(gone, looks({ dice: [[5]] }), '1.A.wander');
    const places = timelineOf(SHELF, thrown).filter(({ elsewhere }) => elsewhere);
    expect(places.map(({ type, clock }) => [type, clock])).toEqual([
      ['AbilityUsed', 'R1.A.Wander'],
      ['RollRecorded', 'R1.A.Wander'],
    ]);
    const moved = thrown.findIndex(({ type }) => type === 'EntryCorrected');
    const back = timelineOf(SHELF, after(thrown, [strikes(moved)]));
    expect(back.filter(({ elsewhere }) => elsewhere)).toEqual([]);
  });

  it('stands among the uses and the lines of the ledgers where it counts', () => {
    const used = late(
      after(gone, [advances(), advances('2.A.muster'), advances(), uses('Gust', 'A3')]),
      uses('Rally', 'A2'),
      '1.A.wander',
    );
    const [ledger, timeline] = [ledgerOf(SHELF, used), timelineOf(SHELF, used)];
    const uses_ = usesOf(SHELF, used, { ledger, timeline });
    expect(uses_.map(({ clock }) => clock)).toEqual(['R1.A.Wander', 'R1.A.Wander', 'R2.A.Wander']);
    expect(uses_[1]?.elsewhere).toMatchObject({ is: 'late' });
    const lines = [...ledger.cp.A, ...ledger.cp.B].toSorted((left, right) => (left.toldAs ?? 0) - (right.toldAs ?? 0));
    const rounds = lines.map(({ at: place }) => place?.round ?? 0);
    expect(rounds).toEqual([...rounds].sort());
    expect(new Set(lines.map(({ toldAs }) => toldAs)).size).toBe(lines.length);
    expect(ledgerOf(SHELF, gone).cp.A[0]).not.toHaveProperty('toldAs');
  });
});
