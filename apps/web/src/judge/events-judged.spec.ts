import type { Me } from '@adjutant/access';
import { eventsJudged } from './events-judged.js';

const me = (more: Partial<Me>): Me => ({
  ...{ mode: 'staffed', person: { id: 'kim', name: 'Kim' }, roles: [], seat: null, until: null },
  ...more,
});
const events: Me['events'] = [
  { event: 'spring', roles: ['judge'] },
  { event: 'autumn', roles: ['spectator'] },
  { event: 'winter', roles: ['organizer', 'judge'] },
];

test('whoever judges single events sees the calls of those', () => {
  expect(eventsJudged(me({ events }))).toEqual(['spring', 'winter']);
});

test('staff of the installation see all calls, and nobody else any', () => {
  expect(eventsJudged(me({ events, roles: ['judge'] }))).toEqual([]);
  expect(eventsJudged(me({}))).toEqual([]);
});
