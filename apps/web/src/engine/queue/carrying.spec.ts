import type { Me } from '../../access/access-api.js';
import { Problem } from '../../api/client.js';
import { isBehind, mayDrop, pressing } from './carrying.js';
import type { Item } from './item.js';
import { Held, meaningOf } from './meaning.js';
import { whyHeld } from './who-carries.js';

const me = (person: string | null, match: string | null = null): Me => ({
  mode: 'staffed',
  person: person === null ? null : { id: person, name: person },
  roles: [],
  seat: match === null ? null : { match, side: 'A' },
  until: null,
});
const pressed = { by: 'ada', match: 'm' } as Item;

test('only whoever pressed it carries it, at the seat where they did', () => {
  expect(whyHeld(pressed, me('ada', 'm'))).toBeNull();
  expect(whyHeld(pressed, me('ada'))).toBeNull();
  expect(whyHeld(pressed, me(null))).toMatch(/session has ended/);
  expect(whyHeld(pressed, me('ben', 'm'))).toMatch(/Somebody else/);
  expect(whyHeld(pressed, me('ada', 'other'))).toMatch(/another match/);
  expect(
    whyHeld({ ...pressed, by: pressing({ ...me(null), mode: 'single-user' }) }, { ...me(null), mode: 'single-user' }),
  ).toBeNull();
});

test('what waits is given up by whoever pressed it, and by others once nobody comes for it', () => {
  const one = { by: 'ada', at: '2026-11-23T10:00:00.000Z' };
  const [soon, late] = [Date.parse('2026-11-29T10:00:00.000Z'), Date.parse('2026-12-01T10:00:00.000Z')];
  expect(['ada', 'ben', ''].map((here) => mayDrop(one, here, soon))).toEqual([true, false, false]);
  expect(mayDrop(one, 'ben', late)).toBe(true);
  expect(mayDrop({ ...one, by: '' }, 'ben', soon)).toBe(true);
});

test.each<[string, unknown, string]>([
  ['no line', new Problem(0, '', '', null), 'passing'],
  ['a page of somebody else', new SyntaxError('<'), 'passing'],
  ['a gateway that forbids', new Problem(403, '', '', null), 'passing'],
  ['a gateway that knows no such page', new Problem(404, '', '', null), 'passing'],
  ['a server that fails', new Problem(500, '', '', 'server/unexpected'), 'passing'],
  ['a full disk', new Problem(503, '', '', 'store/disk-full'), 'passing'],
  ['too many', new Problem(429, '', '', 'access/too-many-requests'), 'passing'],
  ['somebody else', new Held('who?'), 'held'],
  ['a place that is not reached', new Problem(422, '', '', 'weave/not-there-yet'), 'rests'],
  ['a refusal', new Problem(422, '', '', 'match/over'), 'final'],
  ['what the role does not reach', new Problem(403, '', '', 'access/no-role'), 'final'],
])('%s is %s', (_, error, meaning) => {
  expect(meaningOf(error)).toBe(meaning);
});

test('a step that lies behind is taken already; what else does not lie ahead is refused', () => {
  const to = { round: 1, turn: 'A', step: 'command' } as const;
  expect(isBehind({ command: { type: 'AdvancePhase', data: { to } } }, 'clock/not-ahead')).toBe(true);
  expect(isBehind({ command: { type: 'AdvancePhase', data: {} } }, 'clock/not-ahead')).toBe(false);
  expect(isBehind({ command: { type: 'AdvancePhase', data: { to } } }, 'clock/not-your-turn')).toBe(false);
});
