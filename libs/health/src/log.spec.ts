import { readFileSync } from 'node:fs';
import { openLog, type Facts, type Format, type Level, type Log } from './index.js';

function logging(level: Level = 'info', format: Format = 'json'): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const log = openLog({ service: 'api', level, format, stream: { write: (line) => lines.push(line) } });
  return { log, lines };
}

const only = (lines: readonly string[]): Record<string, unknown> => {
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
};

describe('a line of the log', () => {
  test('is one JSON object with the sentence and its facts', () => {
    const { log, lines } = logging();
    log.warn('A request was refused.', { correlation: 'c-1', status: 422, route: '/api/matches/:id/commands' });
    expect(only(lines)).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      service: 'api',
      says: 'A request was refused.',
      correlation: 'c-1',
      status: 422,
      route: '/api/matches/:id/commands',
    });
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
  });

  test.each(['json', 'text'] as const)(
    'as %s, nothing that an error quotes makes a line of its own, or is obeyed',
    (format) => {
      const { log, lines } = logging('info', format);
      const error = new Error('No file x\n\u001b[2Kall is well\u202e\u009b here');
      log.error('It failed.', { error });
      const said = lines.join('');
      expect(said).toContain(String.raw`No file x\n\u001b[2Kall is well\u202e\u009b here`);
      expect([...said].filter((letter) => letter !== '\n' && /[\p{Cc}\p{Bidi_Control}]/u.test(letter))).toEqual([]);
    },
  );

  test('says what its log says in every line', () => {
    const { log, lines } = logging();
    log.child({ correlation: 'c-2' }).child({ match: 'm-1' }).info('Recorded.', { revision: 3 });
    expect(only(lines)).toMatchObject({ correlation: 'c-2', match: 'm-1', revision: 3 });
  });

  test('has no place for other facts, nor for words of people under a known name', () => {
    const { log, lines } = logging();
    const facts = { player: 'ann', cookie: 'abc', body: { claim: 'x' }, match: 'she moved twice', revision: 1 };
    log.info('Recorded.', facts as unknown as Facts);
    log.child(facts as unknown as Facts).info('Recorded.');
    for (const line of lines) {
      expect(line).not.toMatch(/ann|abc|claim|twice/);
      expect(JSON.parse(line)).toMatchObject({ match: '[left out]', revision: 1 });
    }
  });

  test('tells an error by name, code and place, without what its message quotes', () => {
    const { log, lines } = logging();
    const cause = Object.assign(new SyntaxError('Unexpected "my "secret" roll" here'), { code: 'E_PARSE' });
    log.error('It cannot go on.', { error: new Error('postgres://adj:hunter2@db/adj is away', { cause }) });
    expect(lines[0]).not.toMatch(/secret|hunter2/);
    expect(only(lines)['error']).toMatchObject({
      name: 'Error',
      says: 'postgres://…@db/adj is away',
      at: expect.arrayContaining([expect.stringContaining('log.spec')]),
      cause: { name: 'SyntaxError', says: 'Unexpected "…" here', code: 'E_PARSE' },
    });
  });

  test('an error with newlines and quotes at its end stays one line', () => {
    const { log, lines } = logging();
    log.error('It cannot go on.', { error: 'one\ntwo "three\nfour"' });
    expect(only(lines)['error']).toEqual({ name: 'string', says: 'one\ntwo "…"' });
    expect(lines[0]?.trimEnd()).not.toContain('\n');
  });

  test('does not read placeholders in a sentence', () => {
    const { log, lines } = logging();
    log.info('100%d of %s.', { events: 5 });
    expect(only(lines)['says']).toBe('100%d of %s.');
  });
});

describe('levels', () => {
  test.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['error', ['error']],
    ['silent', []],
  ] as const)('%s writes %j', (level, written) => {
    const { log, lines } = logging(level);
    const levels = ['debug', 'info', 'warn', 'error'] as const;
    for (const one of levels) log[one]('Something.');
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(written);
    expect(levels.filter((one) => log.writes(one))).toEqual(written);
  });
});

describe('text for a terminal', () => {
  test('is a line with what a person looks for, and an error beneath it', () => {
    const { log, lines } = logging('info', 'text');
    log.error('It cannot go on.', { reader: 'lists', error: new Error('away', { cause: new TypeError('deep') }) });
    const [first, second, ...more] = (lines[0] ?? '').split('\n');
    expect(first).toMatch(/^\S+Z ERROR api: It cannot go on\. \(reader=lists\)$/);
    expect(second).toBe('  Error: away');
    expect(more.join('\n')).toContain('  because of\n    TypeError: deep');
  });
});

test('every fact of the type may be written, and only those', () => {
  const source = readFileSync(new URL('./facts.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}readonly (\w+)\?: .*undefined;$|^ {2}readonly (error)\?: unknown;$/gm)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  expect(names.length).toBeGreaterThan(20);
  const { log, lines } = logging();
  log.info('All.', Object.fromEntries(names.map((name) => [name, 'x'])) as Facts);
  expect(Object.keys(only(lines))).toEqual(expect.arrayContaining(names));
});
