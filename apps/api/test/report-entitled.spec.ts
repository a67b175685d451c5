import { extractText, getDocumentProxy } from 'unpdf';
import { command, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let people: Readonly<Record<'visitor' | 'ann' | 'bob' | 'elsewhere' | 'scorekeeper' | 'judge' | 'organizer', Person>>;

beforeAll(async () => {
  event = await staffed();
  const scorekeeper = await event.hire('Sam', 'scorekeeper');
  for (const match of ['m', 'n']) expect((await scorekeeper.send(match, ...started())).status).toBe(200);
  people = {
    visitor: event.someone(),
    ann: await event.seatAt('m', 'A'),
    bob: await event.seatAt('m', 'B'),
    elsewhere: await event.seatAt('n', 'A'),
    scorekeeper,
    judge: await event.hire('Jo', 'judge'),
    organizer: event.organizer,
  };
  const to = (who: Person, ...commands: readonly object[]) => who.ask('POST', '/api/disputes/d/commands', commands);
  await to(people.ann, command('CallJudge', { match: 'm', side: 'A', claim: 'He measured it twice' }));
  await to(people.judge, command('ClaimCall', {}));
  await to(people.bob, command('MakeStatement', { side: 'B', text: 'I only looked.' }));
  const late = { person: 'bob', policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'Ten minutes' };
  const ruling = { remedies: [{ kind: 'none' }], penalties: [late], because: 'Measured again.' };
  const given = await to(people.judge, command('GiveRuling', ruling));
  expect([given.status, given.body]).toEqual([200, expect.anything()]);
});
afterAll(() => event.server.close());

/** On paper, and as a page is told it. */
async function reportsFor({ token }: Person): Promise<readonly string[]> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const [paper, page] = await Promise.all(
    ['report.pdf', 'report'].map((path) => fetch(`${event.server.url}/api/matches/m/${path}`, { headers })),
  );
  expect([paper?.status, page?.status]).toEqual([200, 200]);
  const file = new Uint8Array((await paper?.arrayBuffer()) ?? []);
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  return [text.replaceAll(/\s+/g, ' '), (await page?.text()) ?? ''];
}

const WORDS = ['He measured it twice', 'I only looked.'];

test.each([
  ['visitor', false, false],
  ['elsewhere', false, false],
  ['ann', true, false],
  ['bob', true, true],
  ['scorekeeper', true, false],
  ['judge', true, true],
  ['organizer', true, true],
] as const)('what %s reads of what was said (%s) and of penalties (%s)', async (who, said, punished) => {
  for (const text of await reportsFor(people[who])) {
    expect(text).toContain('Measured again.');
    for (const words of WORDS) expect(text.includes(words)).toBe(said);
    expect(text.includes('warning for late')).toBe(punished);
    expect(text.includes('Ten minutes')).toBe(punished);
  }
});
