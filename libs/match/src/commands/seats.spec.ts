import { essenceOf, type MatchCommand, type MatchEvent } from '../index.js';
import { after, begun, by, given, mustered, opened, rewinds, stateOf, strikes } from '@adjutant/testing/given';

const seats = (A: string, B: string) => ({ A: { player: A }, B: { player: B } });
const corrects = (A: string, B: string): MatchCommand => ({
  type: 'CorrectSeats',
  data: { seats: seats(A, B), because: 'The wrong name' },
});
const corrected = (A: string, B: string): MatchEvent => ({
  type: 'SeatsCorrected',
  data: { seats: seats(A, B), because: 'The wrong name' },
});
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const finished = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);

describe('CorrectSeats', () => {
  it.each([
    ['opened', [opened()]],
    ['mustered', mustered()],
    ['running', begun()],
    ['finished', finished],
  ])('changes who sits where in a match that is %s', (_, events) => {
    given(events).when(corrects('person-c', 'person-b')).then(corrected('person-c', 'person-b'));
    const state = stateOf([...events, corrected('person-c', 'person-b')]);
    expect(state).toMatchObject({ seats: seats('person-c', 'person-b') });
  });

  it('swaps them, too', () => {
    given(begun()).when(corrects('person-b', 'person-a')).then(corrected('person-b', 'person-a'));
  });

  it('restores the state hash when it is corrected back', () => {
    const back = [...begun(), corrected('person-c', 'person-b'), corrected('person-a', 'person-b')];
    expect(essenceOf(stateOf(back))).toEqual(essenceOf(stateOf(begun())));
  });

  it('refuses the same player on both sides, and changes nothing where nothing changes', () => {
    given(begun()).when(corrects('person-c', 'person-c')).thenRefused('match/same-player');
    given(begun()).when(corrects('person-a', 'person-b')).thenAlready();
  });

  it('is refused once the result counts', () => {
    const confirmed = after(finished, [confirms('A'), confirms('B')]);
    given(confirmed).when(corrects('person-c', 'person-b')).thenRefused('seats/result-counts');
    given(confirmed).when(corrects('person-c', 'person-b'), by('head-judge')).thenRefused('seats/result-counts');
  });

  it('is refused at a table of an event, where seats are what was published', () => {
    const [first, ...more] = begun();
    if (first?.type !== 'MatchOpened') throw new Error('no opening');
    const event = { id: 'autumn-flight', round: 2, table: 5, publication: 1 };
    const ofEvent: readonly MatchEvent[] = [{ ...first, data: { ...first.data, event } }, ...more];
    given(ofEvent).when(corrects('person-b', 'person-a')).thenRefused('seats/published');
    given(ofEvent).when(corrects('person-c', 'person-b'), by('head-judge')).thenRefused('seats/published');
    // Of what an earlier build recorded it stays so.
    expect(stateOf([...ofEvent, corrected('person-b', 'person-a')])).toMatchObject({
      seats: seats('person-b', 'person-a'),
    });
  });

  it('takes back what was confirmed for a seat that changes, and no other', () => {
    const strike: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry: 5, correction: { kind: 'strike' }, because: 'The wrong name' },
    };
    const one = after(finished, [confirms('A')]);
    given(one).when(corrects('person-c', 'person-b')).then(corrected('person-c', 'person-b'), strike);
    given(one).when(corrects('person-a', 'person-c')).then(corrected('person-a', 'person-c'));
  });

  it('stays when the game is taken back, and is corrected by another one only', () => {
    const events = after([...begun(), corrected('person-c', 'person-b')], [rewinds(3)]);
    expect(stateOf(events)).toMatchObject({ seats: seats('person-c', 'person-b') });
    given([...begun(), corrected('person-c', 'person-b')])
      .when(strikes(4), by('judge'))
      .thenRefused('entry/not-correctable');
  });
});
