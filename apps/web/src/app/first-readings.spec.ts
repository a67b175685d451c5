import { firstReadings } from './first-readings.js';

test.each([
  ['/', '', ['/access/me', '/people']],
  ['/matches/m', '', ['/access/me', '/matches/m', '/matches/m/timeline', '/people']],
  ['/matches/m/', '?as=A&step=4', ['/access/me', '/matches/m?viewer=A', '/matches/m/timeline?viewer=A', '/people']],
  ['/matches/m', '?as=judge', ['/access/me']],
  ['/judge', '', ['/access/me']],
])('%s%s reads %j first', (pathname, search, readings) => {
  expect(firstReadings({ pathname, search })).toEqual(readings);
});

test('a table begins with what can be pressed', () => {
  const at = (search: string) => firstReadings({ pathname: '/matches/m/table', search });
  expect(at('')).toEqual(['/access/me', '/matches/m', '/matches/m/now?player=A', '/people']);
  const own = ['/matches/m?viewer=B', '/matches/m/now?player=B&viewer=B'];
  expect(at('?as=B')).toEqual(['/access/me', ...own, '/people']);
});
