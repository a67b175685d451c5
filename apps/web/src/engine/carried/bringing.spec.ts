import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { Run } from '@adjutant/runs';
import { itemOf } from '../queue/item-of.js';
import { bringOn, carriedNow, waitsStill } from './carried.js';
import { withCarried } from './database.js';
import { runsOf } from './handing.js';
import { signedAt, signHere } from './signing.js';
import { takeOver } from './taken.js';

/** A server that takes what is brought, and breaks off after so many requests. */
function takingUntil(requests: number) {
  const brought: number[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    if (brought.length >= requests) return Promise.reject(new TypeError('no line'));
    const { presses } = JSON.parse(String(init?.body)) as Run;
    brought.push(presses.length);
    return Promise.resolve(new Response(JSON.stringify(presses.map(() => ({ outcome: 'recorded' })))));
  });
  return brought;
}
// Other specs take over in the same place.
beforeEach(() => withCarried((db) => db.clear('taken')));
afterEach(() => jest.restoreAllMocks());

test('a run of another phone that is longer than a request goes in parts, and on from where a line broke off', async () => {
  const command = { type: 'RecordNote', data: { kind: 'note', text: 'x' } } as never;
  for (let count = 0; count < 230; count += 1) await signHere(itemOf({ match: 'brought', command, by: 'ann' }));
  const runs = runsOf('brought', await signedAt('brought'));
  const whole = { ...(runs[0] as Run), presses: runs.flatMap(({ presses }) => presses) };
  const taking = await takeOver(
    JSON.stringify(whole),
    { match: 'brought', title: 'A match' },
    '2026-11-24T10:00:00.000Z',
  );
  expect(taking.is).toBe('taken');
  const first = takingUntil(2);
  await bringOn();
  expect([first, carriedNow().taken.map(waitsStill)]).toEqual([[100, 100], [true]]);
  jest.restoreAllMocks();
  const second = takingUntil(9);
  await bringOn();
  expect([second, carriedNow().taken.map(waitsStill)]).toEqual([[30], [false]]);
});
