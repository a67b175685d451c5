import type { Me } from '@adjutant/access';
import { PARTS, partsFor } from './parts.js';

const event = (...may: string[]) => ({ tournament: 'open', may });
const me = (more: Partial<Me>): Me => ({ mode: 'staffed', person: null, seat: null, roles: [], ...more }) as Me;
const without = (...left: string[]) => PARTS.filter((part) => !left.includes(part));

test.each([
  ['somebody of whom nothing is known yet', event(), undefined, without('settings', 'staff')],
  ['a stranger', event(), me({}), without('settings', 'staff')],
  [
    'a judge of the event',
    event(),
    me({ events: [{ event: 'open', roles: ['judge'] }] }),
    without('settings', 'staff'),
  ],
  [
    'an organizer of another event',
    event(),
    me({ events: [{ event: 'cup', roles: ['organizer'] }] }),
    without('settings', 'staff'),
  ],
  ['its organizer', event('ChangeSettings'), me({ events: [{ event: 'open', roles: ['organizer'] }] }), PARTS],
  ['an organizer of the server, once it is over', event('ReopenTournament'), me({ roles: ['organizer'] }), PARTS],
  [
    'whoever uses a server where nobody signs in',
    event('ChangeSettings'),
    me({ mode: 'single-user' }),
    without('staff'),
  ],
])('%s sees the parts that serve them', (_, seen, who, parts) => {
  expect(partsFor(seen, who)).toEqual(parts);
});
