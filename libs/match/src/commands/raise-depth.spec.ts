import { begun, given, opened, SHELF, stateOf } from '@adjutant/testing/given';
import { foldMatch, type MatchCommand, type MatchEvent } from '../index.js';

const asks = (depth: 'result' | 'score' | 'full'): MatchCommand => ({ type: 'RaiseDepth', data: { depth } });
const told = (depth: 'score' | 'full'): MatchEvent => ({ type: 'DepthRaised', data: { depth } });

function openedAs(depth: 'result' | 'score'): MatchEvent {
  const event = opened();
  if (event.type !== 'MatchOpened') throw new Error('Nothing is opened.');
  return { ...event, data: { ...event.data, depth } };
}

/** The members of the table that an event changes. */
function changedBy(event: MatchEvent, events: readonly MatchEvent[] = begun()): readonly string[] {
  const before = stateOf(events);
  const after = foldMatch(SHELF, [event], before);
  if (!('table' in before) || !('table' in after)) throw new Error('There is no table.');
  const was = new Map(Object.entries(before.table));
  return Object.entries(after.table).flatMap(([member, value]) => (was.get(member) === value ? [] : member));
}

describe('RaiseDepth', () => {
  it('makes a match deeper, step by step or at once, before the battle and in it', () => {
    given([openedAs('result')])
      .when(asks('score'))
      .then(told('score'));
    given([openedAs('result')])
      .when(asks('full'))
      .then(told('full'));
    given([openedAs('score'), ...begun().slice(1)])
      .when(asks('full'))
      .then(told('full'));
  });

  it('answers as done where the match is that deep', () => {
    given([openedAs('result'), told('score')])
      .when(asks('score'))
      .thenAlready();
    given(begun()).when(asks('full')).thenAlready();
  });

  it('never makes one less deep', () => {
    given([openedAs('score')])
      .when(asks('result'))
      .thenRefused('depth/lower');
    given(begun()).when(asks('score')).thenRefused('depth/lower');
  });

  it('is for a match that goes on', () => {
    given([]).when(asks('full')).thenRefused('match/not-opened');
    const over: MatchEvent = { type: 'MatchFinished', data: { ending: 'time' } };
    given([openedAs('result'), over])
      .when(asks('full'))
      .thenRefused('match/over');
  });
});

describe('DepthRaised', () => {
  it('says how deep, and that nothing is owed from before', () => {
    expect(changedBy(told('score'), [openedAs('result')])).toEqual(['depth']);
    expect([...changedBy(told('full'), [openedAs('score')])].sort()).toEqual(['depth', 'owed']);
  });
});
