import { overlayWish, shownAt } from './address.js';

test.each([
  ['/board', { is: 'board' }],
  ['/board/', { is: 'board' }],
  ['/board/m7', { is: 'match', match: 'm7' }],
  ['/board/a%20b/', { is: 'match', match: 'a b' }],
  ['/overlay/m7', { is: 'overlay', match: 'm7' }],
  ['/overlay/%', { is: 'overlay', match: '%' }],
])('%s', (pathname, shown) => expect(shownAt(pathname)).toEqual(shown));

test.each([
  ['', { sides: ['A', 'B'], scale: 1, at: 'top' }],
  ['?side=B&scale=1.5&at=bottom', { sides: ['B'], scale: 1.5, at: 'bottom' }],
  ['?side=C&scale=90&at=left', { sides: ['A', 'B'], scale: 1, at: 'top' }],
  ['?scale=big', { sides: ['A', 'B'], scale: 1, at: 'top' }],
])('an overlay asked for with %s', (search, wish) => expect(overlayWish(search)).toEqual(wish));
