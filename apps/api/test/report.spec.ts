import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ledger } from '@adjutant/views';
import { extractText, getDocumentProxy } from 'unpdf';
import { LOCAL, VISITOR } from '@adjutant/access';
import { People } from '@adjutant/people';
import { linesOf, renderAudit } from '@adjutant/report';
import { Reports } from '../src/report/report.service.js';
import { advance, at, command, grenade, open, roster, run, started, toShooting, type Running } from './running.js';

const ELSEWHERE = join(import.meta.dirname, '../../../libs/report/test/report-elsewhere.mjs');

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('reported', ...started());
  await server.send('reported', toShooting());
  await server.send('reported', await grenade(server, 'reported'));
  await server.send('reported', advance());
  const struck = command('CorrectEntry', { entry: 6, correction: { kind: 'strike' }, because: 'It was never used.' });
  await server.send('reported', { ...struck, actor: { id: 'judy', role: 'judge' } });
});
afterAll(() => server.close());

async function report(match = 'reported'): Promise<Buffer> {
  const answer = await fetch(`${server.url}/api/matches/${match}/report.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await answer.arrayBuffer());
}

/** The text of each page, as a reader of the file finds it. */
async function pagesOf(file: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
}

async function textOf(file: Buffer): Promise<string> {
  return (await pagesOf(file)).join('\n').replaceAll(/\s+/g, ' ');
}

async function name(id: string, called: string): Promise<void> {
  const body = JSON.stringify({ name: called });
  await fetch(`${server.url}/api/people/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

test('the report says who used how much of the chess clock, turn by turn, and nothing of it without one', async () => {
  const ago = (minutes: number) => ({ occurredAt: new Date(Date.now() - minutes * 60_000).toISOString() });
  await server.send('timed', open('Timed'), command('SetChessClock', { per: 'game', minutes: 75 }, ago(40)));
  await server.send('timed', command('PassTime', { to: 'A' }, ago(30)), command('PassTime', { to: 'B' }, ago(10)));
  const text = await textOf(await report('timed'));
  expect(text).toContain('Time on the chess clock 75 minutes each for the match.');
  expect(text).toMatch(/Turn A B Neutral Before the battle 20:0\d 10:0\d 0:00 All 20:0\d 10:0\d 0:00/);
  expect(await textOf(await report())).not.toContain('chess clock');
});

test('the report says which match, whose, under which rules, and what was corrected', async () => {
  await name('ann', 'Ștefania Müller-Ōtani');
  const text = await textOf(await report());
  expect(text).toContain('A test');
  expect(text).toContain('Ștefania Müller-Ōtani');
  expect(text).toContain('Match reported');
  expect(text).toContain('Entry 6 is corrected (strike): It was never used.');
  expect(text).toContain('struck by a correction');
  expect(text).toMatch(/judy/);
});

test('both ledgers stand in it with their sums', async () => {
  const { body } = await server.get('/api/matches/reported/ledger');
  const { balances, cp } = body as unknown as Ledger;
  const text = await textOf(await report());
  const sums = [...text.matchAll(/Sum of all lines that count, (CP|VP) ([+−]?\d+) (\d+)/g)].map(
    ([, what, , balance]) => [what, Number(balance)],
  );
  expect(sums).toEqual([
    ...(cp.A.length > 0 ? [['CP', balances.A.cp]] : []),
    ['VP', balances.A.vp],
    ...(cp.B.length > 0 ? [['CP', balances.B.cp]] : []),
    ['VP', balances.B.vp],
  ]);
  for (const line of [...cp.A, ...cp.B]) expect(text).toContain(line.whatName);
});

test('a name in letters that the fonts do not have is written by code points, and never left out', async () => {
  await name('bob', '山田 𱍅 Bob');
  expect(await textOf(await report())).toContain('山田 [U+31345] Bob');
});

test('what people wrote from right to left is handed over by itself, so that paper sets it apart; else nothing is', async () => {
  expect(await server.from(Reports).audit('reported', LOCAL)).not.toHaveProperty('turned');
  await name('ann', 'עומר הכהן 2');
  expect((await server.from(Reports).audit('reported', LOCAL)).turned).toEqual(['עומר הכהן 2']);
  expect(await textOf(await report())).toContain('עומר הכהן');
  await name('ann', 'Ștefania Müller-Ōtani');
});

test('what nobody would see is written out, so that it turns nothing', async () => {
  // As an earlier build took it.
  const people = server.from(People);
  await people.put('bob', { name: 'Bob\u202e\u001b[2K \u2066Smith' });
  const text = await textOf(await report());
  expect(text).toContain(String.raw`Bob\u202e\u001b[2K \u2066Smith`);
  await people.put('bob', { name: '山田 Bob' });
});

test('disputes stand in it with claim, statements, ruling and hashes; the edition for everybody keeps words back', async () => {
  const as = (id: string, role: string) => ({ actor: { id, role } });
  const ruled = await server.post('/api/disputes/d1/commands', [
    command(
      'CallJudge',
      { match: 'reported', side: 'A', entry: 4, claim: 'The reroll was used twice' },
      as('ann', 'player'),
    ),
    command('ClaimCall', {}, as('jo', 'judge')),
    command('MakeStatement', { side: 'B', text: 'It was another roll.' }, as('bob', 'player')),
    command('GiveRuling', { remedies: [{ kind: 'none' }], because: 'Two rolls were thrown.' }, as('jo', 'judge')),
  ]);
  expect(ruled.status).toBe(200);
  const text = await textOf(await report());
  for (const words of [
    'The reroll was used twice',
    'It was another roll.',
    'Two rolls were thrown.',
    'jo takes the call.',
  ]) {
    expect(text).toContain(words);
  }
  const { body } = await server.get('/api/disputes/d1');
  expect(text.replaceAll(' ', '')).toContain(at(body, 'rulings', 0, 'basis', 'before'));
  const everybody = await textOf(await renderAudit(await server.from(Reports).audit('reported', VISITOR)));
  expect(everybody).toContain('Two rolls were thrown.');
  expect(everybody).not.toContain('used twice');
  expect(everybody).not.toContain('another roll');
});

test('whoever was erased stands in it as that, with the id', async () => {
  await name('judy', 'Judy Gone');
  expect(await textOf(await report())).toContain('Judy Gone');
  await fetch(`${server.url}/api/people/judy`, { method: 'DELETE' });
  const text = await textOf(await report());
  expect(text).toContain('erased person (judy)');
  expect(text).not.toContain('Judy Gone');
});

test('the same record gives the same bytes, in another process as well', async () => {
  const file = await report();
  expect(await report()).toEqual(file);
  const audit = join(server.settings.data, 'audit.json');
  writeFileSync(audit, JSON.stringify(await server.from(Reports).audit('reported', LOCAL)));
  const flags = ['--no-warnings', '--experimental-transform-types', '--conditions=@adjutant/source'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, ELSEWHERE, audit], {
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', NODE_OPTIONS: '' },
  });
  expect(stdout).toBe(Buffer.from(file).toString('base64'));
});

test('the checkpoint stands in it as text, covers the record, and stays the same while other matches go on', async () => {
  const file = await report();
  await server.send('elsewhere', ...started());
  const { body } = await server.get('/api/seal/checkpoint');
  expect(await report()).toEqual(file);
  const pages = (await pagesOf(file)).at(-1)?.replaceAll(/\s+/g, '') ?? '';
  const audit = await server.from(Reports).audit('reported', LOCAL);
  if ('says' in audit.seal) throw new Error(audit.seal.says);
  for (const line of audit.seal.note.split('\n')) expect(pages).toContain(line.replaceAll(' ', ''));
  expect(audit.seal.size).toBeGreaterThan(audit.last);
  expect(String(body['text']).split('\n')[0]).toBe(audit.seal.origin);
});

test('a long record goes on over pages that all have their head and number', async () => {
  await server.send(
    'long',
    open('A long evening'),
    roster('A'),
    roster('B'),
    command('StartBattle', { firstTurn: 'A' }),
  );
  for (let turn = 0; turn < 60; turn += 1) await server.send('long', advance());
  const pages = await pagesOf(await report('long'));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, index) => {
    expect(page).toContain('Adjutant · audit report · A long evening');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  });
});

test('there is no report of a match that is not there', async () => {
  const { status, body } = await server.get('/api/matches/nowhere/report.pdf');
  expect([status, body['code']]).toEqual([404, 'match/unknown']);
});

test('lines are broken at spaces, and words that are too long where they must be', () => {
  const letters = (text: string): number => text.length;
  expect(linesOf('one two three', 7, letters)).toEqual(['one two', 'three']);
  expect(linesOf('a abcdefghij b', 4, letters)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
  expect(linesOf('  ', 4, letters)).toEqual(['']);
});
