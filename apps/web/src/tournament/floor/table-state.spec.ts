import type { TableOfRound } from '@adjutant/tournament';
import { countedBy, resultText, stateOf } from './table-state.js';

const named = (id: string): string => id.toUpperCase();
type Said = NonNullable<TableOfRound['result']>['said'];

const won: Said = {
  decided: 'played',
  A: { outcome: 'win', figures: { vp: 80 } },
  B: { outcome: 'loss', figures: { vp: 60 } },
};

function table(
  said?: Said,
  more: Partial<TableOfRound> = {},
  sure: 'reported' | 'confirmed' = 'confirmed',
): TableOfRound {
  const result = said === undefined ? null : { said, sure, at: '2031-05-04T12:00:00.000Z' };
  return { table: 1, A: 'ann', B: 'bo', publication: 1, match: 'm', result, disputed: false, extended: 0, ...more };
}

test('a table is open, reported, decided or disputed, and disputed above all', () => {
  const all = [table(), table(won, {}, 'reported'), table(won), table(won, { disputed: true })];
  expect(all.map(stateOf)).toEqual(['open', 'reported', 'done', 'disputed']);
  expect(countedBy(all)).toEqual({ open: 1, void: 0, reported: 1, done: 1, disputed: 1 });
});

test('a table whose match is void is that, whatever else it is', () => {
  const all = [table(undefined, { voided: {} }), table(undefined, { voided: {}, disputed: true })];
  expect(all.map(stateOf)).toEqual(['void', 'void']);
});

test('what nobody confirmed in time is decided, and says so', () => {
  const at = '2031-05-04T12:00:00.000Z';
  const stands = table(won, { result: { said: won, sure: 'reported', at, unconfirmedSince: at } });
  expect([stateOf(stands), resultText(stands, named)]).toEqual(['done', 'ANN won 80–60, confirmed by nobody']);
});

test.each<[string, Said]>([
  ['ANN won 80–60', won],
  ['BO won 80–60', { decided: 'played', A: won.B, B: won.A }],
  [
    'BO won, without play',
    { decided: 'forfeit', A: { outcome: 'loss', figures: {} }, B: { outcome: 'win', figures: {} } },
  ],
  ['ANN won 80–60, by a ruling or a penalty', { ...won, given: true }],
  ['a draw', { decided: 'played', A: { outcome: 'draw', figures: {} }, B: { outcome: 'draw', figures: {} } }],
  [
    'lost by both',
    { decided: 'double-loss', A: { outcome: 'loss', figures: {} }, B: { outcome: 'loss', figures: {} } },
  ],
])('%s', (says, said) => {
  expect(resultText(table(said), named)).toBe(says);
});

test('without a result nothing is said', () => {
  expect(resultText(table(), named)).toBe('');
});
