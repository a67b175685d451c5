import { Shelf } from '@adjutant/rules';
import { amid, SHELF, stateOf, used } from '@adjutant/testing/given';
import { foldMatch, nextNumber, recordOf, retell, type MatchEvent, type OpenedState } from '../index.js';
import { retold } from './retold.js';

describe('what is told of a record that was told before', () => {
  it('is judged again where a correction says so, though nothing before it looks different', () => {
    const shelf = new Shelf(SHELF.packs);
    const [first, second] = [used('core/gust', { target: 'A2' }), used('core/gust', { target: 'A3' })];
    const state = foldMatch(shelf, [first, second], stateOf(amid(4))) as OpenedState;
    const told = retold(shelf, state);
    const entry = nextNumber(state) - 2;
    const event: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry, correction: { kind: 'redate', before: entry }, because: 'To where it is.' },
    };
    const more = { number: nextNumber(state), event };
    const again = retold(shelf, state, [more]);
    expect(again).toStrictEqual(retell(SHELF, [...recordOf(state), more]));
    expect([told, again].map((all) => all.find(({ entered }) => entered.number === entry + 1)?.verdict)).toEqual([
      'stands',
      'falls',
    ]);
  });
});
