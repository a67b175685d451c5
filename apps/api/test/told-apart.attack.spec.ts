import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { readFigure, readWhen, type When, type WhyFigure } from '@adjutant/replay';
import { openStore, type EventStore } from '@adjutant/store';
import { tally } from '@adjutant/tools-services';
import * as ask from '@adjutant/event';
import { recordTellerOver, type Kind } from '@adjutant/event';
import { print } from '../src/apart/print.js';
import { ROOT } from '../src/settings.js';
import { builtStaffed, type BuiltStaffed } from './built-staffed.js';
import { contested } from './judges.js';
import { listAt, run, SHELF, type Answer } from './running.js';
import { eventually } from './two.js';

const PACKS = join(ROOT, 'libs', 'packs');
const NOBODY = { viewer: 'spectator', actor: { id: 'visitor', role: 'spectator' } } as const;

let data: string;
let event: BuiltStaffed;
let store: EventStore;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'adjutant-told-'));
  event = await builtStaffed({ ADJUTANT_DATA: data, ADJUTANT_PACKS: PACKS, ADJUTANT_LOG_LEVEL: 'warn' });
  store = openStore(`sqlite:${join(data, 'adjutant.db')}`, { schemas: EVENT_SCHEMAS });
});
afterAll(async () => {
  await store?.close();
  await event?.end();
  rmSync(data, { recursive: true, force: true });
});

test('what a thread tells is what would be told without it, about every sample match and in every kind of question', async () => {
  const load = () => event.organizer.ask('POST', '/api/samples', {});
  await eventually(load, ({ status }) => status === 200, 60_000);
  const { body } = await event.organizer.get('/api/matches?limit=200');
  const matches = listAt(body, 'matches').map(({ id }) => String(id));
  expect(matches.length).toBeGreaterThan(10);
  const telling = recordTellerOver(store, SHELF, print);
  let same = 0;
  for (const match of matches) {
    for (const [kind, question, request] of questionsAbout(match)) {
      const here = await telling.tell(kind, question).catch(() => undefined);
      const there = await eventually(request, ({ status }) => ![429, 503].includes(status));
      const told = kind === 'ExportMatch' ? there.body['text'] : there.body;
      expect([kind, match, told]).toEqual([kind, match, here === undefined ? expect.anything() : asJson(here)]);
      expect([kind, match, there.status === 200]).toEqual([kind, match, here !== undefined]);
      same += 1;
    }
  }
  for (const match of matches.slice(0, 3)) {
    await eventually(() => event.nobody.get(`/api/matches/${match}/report.pdf`), isPdf);
    expect(isPdf(await event.organizer.get(`/api/matches/${match}/report.pdf`))).toBe(true);
  }
  tally('answers of the thread', 'the same without it', same);
}, 240_000);

test('a match from elsewhere says so to strangers too, whose question is told in the thread', async () => {
  const elsewhere = await run();
  await contested(elsewhere, 'from-elsewhere');
  const file = await (await fetch(`${elsewhere.url}/api/matches/from-elsewhere/export`)).text();
  await elsewhere.close();
  expect((await event.organizer.ask('POST', '/api/matches/import', file)).status).toBe(200);
  const answers = await Promise.all(
    [event.nobody, event.organizer].map((who) => who.get('/api/matches/from-elsewhere/verify')),
  );
  for (const { body } of answers) expect(body).toMatchObject({ intact: true, imported: { seats: true } });
});

const isPdf = ({ status, body }: Answer): boolean => status === 200 && String(body['text']).startsWith('%PDF-');
const asJson = (value: unknown): unknown => (typeof value === 'string' ? value : JSON.parse(JSON.stringify(value)));

type ApartQuestion = readonly [kind: Kind, question: object, request: () => Promise<Answer>];

function questionsAbout(match: string): readonly ApartQuestion[] {
  const { nobody } = event;
  const get = (path: string) => () => nobody.get(`/api/matches/${match}/${path}`);
  const supposals = [{ leaveOut: [5] }];
  const suppose = (reading: 'corrected' | 're-executed' | 'both'): ApartQuestion => [
    'SupposeMatch',
    new ask.SupposeMatch(match, NOBODY, supposals, reading),
    () => nobody.ask('POST', `/api/matches/${match}/suppose`, { supposals, reading }),
  ];
  const first = { player: 'A', when: readWhen('round:2') as When } as const;
  const entry = { by: 'entry', entry: 5 } as const;
  return [
    ...(['corrected', 're-executed', 'both'] as const).map(suppose),
    ['ReplayMatch', new ask.ReplayMatch(match, NOBODY, 0, undefined), get('replay')],
    ['ReadTimeline', new ask.ReadTimeline(match, NOBODY), get('timeline')],
    ['ReadLedger', new ask.ReadLedger(match, NOBODY), get('ledger')],
    ['ReadDoubts', new ask.ReadDoubts(match, NOBODY), get('doubts')],
    ['ReadEvents', new ask.ReadEvents(match, 0, 1_000), get('events')],
    ['VerifyMatch', new ask.VerifyMatch(match), get('verify')],
    ['ExportMatch', new ask.ExportMatch(match), get('export')],
    ['AskWhy', new ask.AskWhy(match, NOBODY, 'A', readFigure('cp') as WhyFigure, {}), get('why?player=A&figure=cp')],
    ['AskDifference', new ask.AskDifference(match, NOBODY, 3, undefined), get('difference?from=3')],
    ['AskFirst', new ask.AskFirst(match, NOBODY, first, undefined), get('first?player=A&when=round:2')],
    ['AskOptions', new ask.AskOptions(match, NOBODY, 5, undefined), get('options?at=5')],
    ['AskUnits', new ask.AskUnits(match, NOBODY, 5), get('units?at=5')],
    ['ListMoments', new ask.ListMoments(match, NOBODY, []), get('moments')],
    ['AskMoment', new ask.AskMoment(match, NOBODY, [], entry, undefined), get('moments/5')],
  ];
}
