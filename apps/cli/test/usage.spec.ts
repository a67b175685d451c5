import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS, workspace, record } from './cli.js';

const ROOT = join(PACKS, '..', '..');

describe('the command line', () => {
  const at = workspace();
  const filled = workspace();

  it('has help that can be read, for itself and for each verb', async () => {
    const { exit, out, err } = await at.cli('--help');
    expect([exit, err]).toEqual([0, '']);
    for (const verb of [
      'play',
      'packs',
      'matches',
      'replay',
      'suppose',
      'verify',
      'export',
      'import',
      'rebuild',
      'schema',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
      expect((await at.cli(verb, '--help')).exit).toBe(0);
    }
    expect(out).toMatch(/Exit codes:/);
    expect((await at.cli('suppose', '--help')).out).toMatch(/Examples:\n {2}adjutant suppose/);
  });

  it('names no file in any help that is not there', async () => {
    const { out } = await at.cli('--help');
    const verbs = [...out.matchAll(/^ {2}([a-z][a-z-]+) /gm)]
      .map(([, verb = '']) => verb)
      .filter((one) => one !== 'adjutant');
    const helps = await Promise.all([[], ...verbs.map((verb) => [verb])].map((verb) => at.cli(...verb, '--help')));
    const named = helps.flatMap((help) => help.out.match(/\b(?:libs|docs|apps|tools)\/[\w./*-]*\w/g) ?? []);
    expect(verbs).toEqual(expect.arrayContaining(['play', 'packs', 'backup']));
    expect(named).toContain('docs/how-to/back-up.md');
    expect([...new Set(named)].filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it.each([
    [[], /Usage: adjutant/],
    [['bogus'], /unknown command 'bogus'/],
    [['play'], /missing required argument 'files'/],
    [['packs', 'list', '--yaml'], /unknown option '--yaml'/],
    [['packs', 'show', 'a', 'b'], /too many arguments/],
    [['schema', 'novel'], /There is no schema novel\. There are: scenario, script, match-file/],
  ])('refuses %j', async (argv, reason) => {
    const { exit, out, err } = await at.cli(...argv);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(reason);
  });

  it('says every mistake in the settings at once', async () => {
    const env = { ADJUTANT_STORE: 'postgres://x', ADJUTANT_PACKS: '/nowhere', ADJUTANT_DATA: at.file('a-file', '') };
    const { exit, out, err } = await at.cliWith(env, 'verify', '--all');
    expect([exit, out]).toEqual([2, '']);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^adjutant: ADJUTANT_DATA is .*a-file, which is a file: name a folder\.$/),
      'ADJUTANT_STORE is "postgres://x", which names no event store: use sqlite:<path> or kurrentdb://user:password@host:2113.',
      'ADJUTANT_PACKS is /nowhere, which is not a folder: name the folder that holds the packs.',
      '',
    ]);
    expect((await at.cliWith({ ADJUTANT_STORE: 'memory:' }, 'verify', '--all')).err).toMatch(
      /which ends with the server/,
    );
  });

  it('makes no store where it only reads', async () => {
    const { exit, out, err } = await at.cli('matches', '--json');
    expect([exit, out]).toEqual([3, '']);
    expect(err).toMatch(
      /^adjutant: There is no event store at .*data\/adjutant\.db\. Start the server with "npm start"/,
    );
    expect((await at.cli('matches')).exit).toBe(3);
  });

  it('says that a store is none, without a stack trace unless it is asked for', async () => {
    const env = {
      ADJUTANT_STORE: `sqlite:${at.file('novel.db', 'It was a dark and stormy night, and the store was no store at all.')}`,
    };
    const { exit, err } = await at.cliWith(env, 'matches');
    expect(exit).toBe(3);
    expect(err).toMatch(/novel\.db cannot be opened: the file is not a SQLite database/);
    expect(err).not.toMatch(/^ +at /m);
    expect((await at.cliWith({ ...env, ADJUTANT_DEBUG: '1' }, 'matches')).err).toMatch(/^ +at /m);
  });

  it('rebuilds the read models, and says so', async () => {
    await record(filled);
    const { exit, json } = await filled.cli('rebuild', '--json');
    expect(exit).toBe(0);
    expect(json).toMatchObject([{ events: 10, matches: 1 }]);
    expect((await filled.cli('rebuild')).out).toMatch(/^1 match rebuilt from 10 events in /);
    expect((await at.cli('rebuild')).exit).toBe(3);
  });

  it('prints the published schemas', async () => {
    expect(JSON.parse((await at.cli('schema', 'match-file')).out)).toMatchObject({ title: 'Line of a match file' });
  });
});
