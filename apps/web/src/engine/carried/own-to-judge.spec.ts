import 'fake-indexeddb/auto';
import { faultOf, type Run } from '@adjutant/runs';
import { draws } from '@adjutant/testing/given';
import type { Me } from '../../access/access-api.js';
import { itemOf } from '../queue/item-of.js';
import { withCarried } from './database.js';
import { verifies } from './ed25519.js';
import { handedOver } from './handing.js';
import { heldFrom } from './held.js';
import { tellJudge } from './own-to-judge.js';

const HERE = { match: 'judged', title: 'Table 9' };
const AT = '2026-11-24T10:00:00.000Z';
const own = { match: 'judged', by: 'ada' };
const gain = itemOf({ ...own, command: { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } } });
const draw = itemOf({ ...own, command: draws('A', 12), secret: true });
const note = itemOf({ ...own, command: { type: 'RecordNote', data: { kind: 'note', text: 'x' } } });
const held = [gain, draw, note];

const brought: { readonly run: Run; readonly credentials: unknown }[] = [];
let server: (run: Run) => Response;
const before = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = (_, init) => {
    const run = JSON.parse(String(init?.body)) as Run;
    brought.push({ run, credentials: init?.credentials });
    return Promise.resolve(server(run));
  };
});
afterAll(() => {
  globalThis.fetch = before;
});

const answers = (outcome: string) => (run: Run) =>
  Response.json(run.presses.map(() => ({ outcome, code: 'run/waits', detail: 'A judge decides.' })));
const taken = () =>
  withCarried((db) => db.getAll('taken')).then((all) => all.filter(({ match }) => match === HERE.match));

test('where the seat was not taken back nothing is let go, and it is said what to do', async () => {
  server = () => Response.json({ code: 'access/signed-out', detail: 'Sit down.' }, { status: 401 });
  const { told, because } = await tellJudge(HERE, held, AT);
  expect(told).toEqual([]);
  expect(because).toMatch(/was not taken back: open its link again/);
  expect(await taken()).toEqual([]);
  // What was signed for a judge without its hand passes to nobody else.
  const { parcel } = await handedOver(HERE, held, () => Promise.resolve(null));
  expect(JSON.stringify(parcel)).not.toContain('DrawObjective');
  expect((await handedOver(HERE, [{ ...draw, secret: false }], () => Promise.resolve(null))).parcel).toBeNull();
});

test('a judge is told by the signature alone, with nobody’s session, and nothing of a sealed hand', async () => {
  brought.length = 0;
  server = answers('waits');
  const { told, because } = await tellJudge(HERE, held, AT);
  expect([told, because]).toEqual([held.map(({ id }) => id), null]);
  const [{ run, credentials } = { run: null, credentials: null }, ...more] = brought;
  expect([credentials, more]).toEqual(['omit', []]);
  expect(run && faultOf(run, { match: 'judged', knows: () => true, verifies })).toBeNull();
  expect(run?.presses.map(({ data }) => data)).toEqual([gain.command.data, { player: 'A' }, note.command.data]);
  // What came of it outlives the page.
  expect(await taken()).toMatchObject([{ own: true, came: [{ is: 'answered' }] }]);
});

test('what a decided call takes no more waits on, and says why', async () => {
  server = answers('refused');
  expect(await tellJudge(HERE, held, AT)).toEqual({ told: [], because: 'A judge decides.' });
});

test('it is for what nobody who is signed in here may send', () => {
  const me = (person: string | null, match = 'judged') =>
    ({ mode: 'staffed', person: person && { id: person }, seat: { match, side: 'A' } }) as unknown as Me;
  expect(heldFrom(me('ada'), held)).toEqual([]);
  for (const one of [me(null), me('ben'), me('ada', 'another')]) expect(heldFrom(one, held)).toEqual(held);
  expect(heldFrom({ ...me(null), mode: 'single-user' }, held)).toEqual([]);
});
