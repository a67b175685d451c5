import type { BoardLine } from '@adjutant/views';
import { shownAt } from './address.js';
import type { Known } from './feed.js';
import { behindWords, roundWords, titleOf, whereWords } from './words.js';

const known: Known = { lines: new Map(), delay: 0, reading: false, read: true, lostSince: null, missing: null };
const side = (name: string) => ({ name, faction: null, vp: 0, cp: 0, cards: 0 });
const line: BoardLine = {
  ...{ match: 'm', revision: 3, title: 'T', game: 'G', status: 'running', voided: false, lastAt: 0, clock: null },
  ...{ round: 2, rounds: 5, turn: 'B', step: 'Fight', place: 'R2.B.Fight', result: null },
  sides: { A: side('Ann'), B: side('Bob') },
};

test.each([
  ['nothing while all is well', known, null],
  ['a delay of the event', { ...known, delay: 60 }, 'Shown 60 seconds later than it is played.'],
  ['a long one', { ...known, delay: 900 }, 'Shown 15 minutes later than it is played.'],
  ['a server that was just started', { ...known, reading: true, delay: 60 }, 'Still reading the record: matches may be missing.'], // prettier-ignore
  ['a server that never answered', { ...known, read: false, lostSince: 0 }, 'The server does not answer. This page goes on trying.'], // prettier-ignore
])('says %s', (_, one, words) => expect(behindWords(one)).toBe(words));

test('a line that broke says since when', () => {
  expect(behindWords({ ...known, lostSince: Date.now() })).toMatch(
    /^No connection since \d.*: what is shown may be older\.$/,
  );
});

test.each([
  [line, 'Round 2 of 5 · Bob · Fight', 'Round 2 of 5'],
  [{ ...line, turn: null, step: 'Round close' }, 'Round 2 of 5 · Round close', 'Round 2 of 5'],
  [{ ...line, status: 'opened' as const, round: null, step: null }, 'Before the battle', 'Before the battle'],
  [{ ...line, status: 'finished' as const, result: 'Ann wins 12:9' }, 'Ann wins 12:9', 'Final'],
  [{ ...line, status: 'confirmed' as const, result: 'Ann wins 12:9' }, 'Ann wins 12:9', 'Final, confirmed'],
])('says where a match is', (one, where, round) => expect([whereWords(one), roundWords(one)]).toEqual([where, round]));

test.each([
  ['/board', 'Live matches · Adjutant'],
  ['/board/m', 'Board: T · Adjutant'],
  ['/overlay/m', 'Overlay: T · Adjutant'],
  ['/overlay/other', 'Overlay: No match yet · Adjutant'],
])('the tab of %s is called what it shows', (path, title) =>
  expect(titleOf(shownAt(path), { ...known, lines: new Map([['m', line]]) })).toBe(title),
);
