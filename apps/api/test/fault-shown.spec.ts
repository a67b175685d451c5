import { extractText, getDocumentProxy } from 'unpdf';
import { Faults } from '@adjutant/integrity';
import { at, listAt, run, started, type Running } from './running.js';
import { eventually } from './two.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  expect((await server.send('m', ...started())).status).toBe(200);
  expect((await server.send('other', ...started())).status).toBe(200);
});
afterAll(() => server.close());

async function reportOf(match: string): Promise<string> {
  const file = await (await fetch(`${server.url}/api/matches/${match}/report.pdf`)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const rowOf = async (match: string) => {
  const list = () => server.get('/api/matches').then(({ body }) => listAt(body, 'matches'));
  return (await eventually(list, (rows) => rows.length === 2)).find(({ id }) => id === match);
};

const LOST = { stream: 'match-m', entry: 3, says: 'its envelope is missing' };
const WORDS = 'entry 3 of match-m: its envelope is missing';

test.each([
  ['that is lost', () => server.from(Faults).tell('envelope', [LOST])],
  ['that is lost for good, as the record says', () => server.from(Faults).tell('envelope', [], [LOST])],
])(
  'an envelope %s stands on the page, in the list and in the report of its match, and of no other',
  async (_, tell) => {
    tell();
    expect(at((await server.get('/api/matches/m')).body, 'fault')).toBe(WORDS);
    expect(await rowOf('m')).toMatchObject({ fault: WORDS });
    expect(await reportOf('m')).toContain(`NOT AS IT WAS RECORDED ${WORDS}`);
    expect((await server.get('/api/matches/other')).body).not.toHaveProperty('fault');
    expect(await rowOf('other')).not.toHaveProperty('fault');
    expect(await reportOf('other')).not.toContain('NOT AS IT WAS');
  },
);

test('what has been put right stands nowhere', async () => {
  server.from(Faults).tell('envelope', []);
  expect((await server.get('/api/matches/m')).body).not.toHaveProperty('fault');
});
