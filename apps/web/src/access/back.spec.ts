import { backFrom, signInFrom } from './back.js';

test.each([
  ['', '/'],
  ['?back=%2Fmatches%2Fm1%3Fstep%3D4', '/matches/m1?step=4'],
  ['?back=https%3A%2F%2Felsewhere.example', '/'],
  ['?back=%2F%2Felsewhere.example', '/'],
  ['?back=%2F%5Celsewhere.example', '/'],
  ['?back=javascript%3Aalert(1)', '/'],
])('after %j one goes on at %s', (search, path) => expect(backFrom(search)).toBe(path));

test('signing in remembers where somebody was, with what stood behind the address', () => {
  expect(backFrom(new URL(signInFrom({ pathname: '/matches/m1', search: '?step=4' }), 'http://x').search)).toBe(
    '/matches/m1?step=4',
  );
  expect(signInFrom({ pathname: '/', search: '' })).toBe('/sign-in');
});
