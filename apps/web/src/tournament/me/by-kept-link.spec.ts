import type { Me } from '@adjutant/access';
import { sitsByKept } from './by-kept-link.js';

const RUNNING = { status: 'running' } as const;

const who = (part: Partial<Me>): Me => ({ mode: 'staffed', roles: [], seat: null, person: null, ...part }) as Me;
const ANN = who({ roles: ['player'], person: { id: 'ann', name: 'Ann' } });

test('a phone that has come by its link once sits down wherever the page is opened, in the next round as well', () => {
  expect(sitsByKept(RUNNING, ANN, null)).toBe(true);
  expect(sitsByKept(RUNNING, ANN, 'ann')).toBe(true);
  expect(sitsByKept(RUNNING, who({}), null)).toBe(true);
});

test('whoever looks at the page of somebody else sits down nowhere', () => {
  expect(sitsByKept(RUNNING, ANN, 'bo')).toBe(false);
});

test('nobody loses a desk by it: not staff, not those of an event, not whoever is alone, and nobody yet unknown', () => {
  expect(sitsByKept(RUNNING, who({ roles: ['player', 'judge'] }), null)).toBe(false);
  expect(sitsByKept(RUNNING, who({ events: [{ event: 'cup', roles: ['judge'] }] }), null)).toBe(false);
  expect(sitsByKept(RUNNING, who({ mode: 'single-user' }), null)).toBe(false);
  expect(sitsByKept(RUNNING, undefined, null)).toBe(false);
});

test('an event that is over has no links any more', () => {
  expect(sitsByKept({ status: 'ended' }, ANN, null)).toBe(false);
});
