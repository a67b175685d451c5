import { readWeigh } from '../src/matches/table/weigh.body.js';

const AWARDS = [{ award: 'b', times: 2 }, { award: 'c' }];
const data = { player: 'A', card: 'errand/42', awards: AWARDS };

test('a whole command is weighed as it would be recorded, several awards as well', () => {
  expect(readWeigh({ type: 'ClaimAwards', data })).toEqual({ command: { type: 'ClaimAwards', data }, answers: {} });
});

test('of a tap the awards count of which something was said', () => {
  const said = [{ into: ['awards', 0, 'times'], value: 3 }];
  expect(readWeigh({ type: 'ClaimAwards', data, said }).command.data).toEqual({
    ...data,
    awards: [{ award: 'b', times: 3 }],
  });
});

test('what is no command is told in full either way', () => {
  expect(() => readWeigh({ type: 'ClaimAwards', data: { ...data, awards: [] } })).toThrow('awards');
});
