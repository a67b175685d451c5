import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KNOWN_SETTINGS } from '@adjutant/health';
import { isLoopback } from '@adjutant/access';
import { readSettings, ROOT } from '../src/settings.js';
import { folder } from './running.js';

const mistakes = (environment: Record<string, string>): readonly string[] => {
  const read = readSettings({ ADJUTANT_DATA: folder(), ...environment });
  return read.ok ? [] : read.mistakes;
};

const WRONG: readonly (readonly [environment: Readonly<Record<string, string>>, says: string])[] = [
  [{ PORT: '3k' }, 'PORT is "3k"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ HOST: 'http://x' }, 'HOST is'],
  [{ ADJUTANT_STORE: 'postgres://x' }, 'names no event store'],
  [{ ADJUTANT_STORE: 'sqlite:' }, 'names no event store'],
  [{ ADJUTANT_STORE: 'kurrentdb://x?tls=maybe' }, 'has tls=maybe'],
  [
    { ADJUTANT_STORE: 'kurrentdb://judge:hunter2@x:99999' },
    '"kurrentdb://***@x:99999", which names the host "x:99999"',
  ],
  [{ ADJUTANT_PACKS: '/nowhere/packs' }, 'ADJUTANT_PACKS is /nowhere/packs'],
  [{ ADJUTANT_ACCESS: 'open' }, 'must be single-user or staffed'],
  [{ ADJUTANT_ACCESS: 'single-user', HOST: '0.0.0.0' }, 'everybody who reaches this machine could do everything'],
  [{ ADJUTANT_ADDRESS: 'adjutant.example.org' }, 'ADJUTANT_ADDRESS is'],
  [{ ADJUTANT_ADDRESS: 'https://example.org/adjutant' }, 'without a path'],
  [{ ADJUTANT_EMBED_ORIGINS: 'https://stream.example.org,*' }, 'several with commas, without paths'],
  [{ ADJUTANT_PATIENCE_SECONDS: '0.5' }, 'a number from 1 to 600'],
  [{ ADJUTANT_PATIENCE_SECONDS: 'long' }, 'a number from 1 to 600'],
  [{ ADJUTANT_EVIDENCE_FILES: '1' }, 'ADJUTANT_EVIDENCE_FILES is "1", but it must be a whole number from 2 to 1000'],
  [{ ADJUTANT_EVIDENCE_MIB: 'much' }, 'a whole number from 2 to 10000'],
  [{ ADJUTANT_POLICIES: '/nowhere/policies' }, 'ADJUTANT_POLICIES is /nowhere/policies'],
  [
    { ADJUTANT_DATABASE: 'postgres://judge:hunter2@/lists' },
    'ADJUTANT_DATABASE is no address of a PostgreSQL database',
  ],
  [{ ADJUTANT_KEYS: '/dev/null/keys' }, 'ADJUTANT_KEYS is /dev/null/keys'],
  [{ ADJUTANT_ORIGIN: 'my log' }, 'which cannot name a log'],
  [{ ADJUTANT_TRUSTED_KEYS: 'judges.example' }, 'which is no verifier key'],
  [{ ADJUTANT_SEAL_SECONDS: '0' }, 'a number from 1 to 3600'],
  [{ ADJUTANT_CHECK_SECONDS: 'often' }, 'a number from 1 to 86400'],
  [{ ADJUTANT_LOG_LEVEL: 'loud' }, 'one of debug, info, warn, error, silent'],
  [{ ADJUTANT_LOG_FORMAT: 'xml' }, 'must be json or text'],
  [{ ADJUTANT_METRICS_TOKEN: 'hunter2' }, 'too easy to guess'],
  [{ ADJUTANT_METRICS_TOKEN: 'twenty letters, with spaces' }, 'cannot be sent'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be like http://127.0.0.1:4318'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://judge:hunter2@collector' }, 'must be like http://127.0.0.1:4318'],
  [{ ADJUTANT_ACCES: 'staffed' }, 'use ADJUTANT_ACCESS'],
];

describe('settings', () => {
  test('have defaults that serve one machine', () => {
    const data = folder();
    const read = readSettings({ ADJUTANT_DATA: data, PORT: '' });
    expect(read).toMatchObject({
      ok: true,
      settings: {
        port: 3000,
        host: '127.0.0.1',
        data,
        store: `sqlite:${join(data, 'adjutant.db')}`,
        packs: resolve(ROOT, 'libs/packs'),
      },
    });
  });

  test('the data folder is made', () => {
    expect(mistakes({ ADJUTANT_DATA: join(folder(), 'a', 'b') })).toEqual([]);
  });

  test.each(WRONG)('%j is one sentence', (environment, says) => {
    const found = mistakes(environment);
    expect(found).toHaveLength(1);
    expect(found[0]).not.toContain('hunter2');
    expect(found[0]).toContain(says);
    expect(found[0]).toMatch(/^[A-Z_]+ is .+\.$/);
  });

  test('every setting that can be wrong is tried', () => {
    const tried = new Set(['ADJUTANT_DATA', ...WRONG.flatMap(([environment]) => Object.keys(environment))]);
    const read = KNOWN_SETTINGS.filter(({ of }) => of.includes('api')).map(({ name }) => name);
    expect(read.filter((name) => !tried.has(name))).toEqual([]);
  });

  test('a data folder that cannot be', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(mistakes({ ADJUTANT_DATA: join(file, 'data') })).toEqual([expect.stringContaining('ADJUTANT_DATA')]);
  });

  test('all mistakes are told at once', () => {
    expect(mistakes({ PORT: 'x', ADJUTANT_STORE: 'x', ADJUTANT_PACKS: '/x' })).toHaveLength(3);
  });

  test.each([
    [{}, 'single-user'],
    [{ HOST: 'localhost', ADJUTANT_ACCESS: 'staffed' }, 'staffed'],
    [{ HOST: '::1', ADJUTANT_ACCESS: 'single-user' }, 'single-user'],
    [{ HOST: '0.0.0.0' }, 'staffed'],
    [{ HOST: '192.168.1.4', ADJUTANT_ACCESS: 'staffed' }, 'staffed'],
  ])('%j is %s', (environment, access) => {
    const read = readSettings({ ADJUTANT_DATA: folder(), ...(environment as unknown as Record<string, string>) });
    expect(read).toMatchObject({ ok: true, settings: { access } });
  });

  test('the address that browsers use is kept without a slash at its end', () => {
    const read = readSettings({ ADJUTANT_DATA: folder(), ADJUTANT_ADDRESS: 'https://adjutant.example.org/' });
    expect(read).toMatchObject({ ok: true, settings: { address: 'https://adjutant.example.org' } });
  });

  test('this machine is told apart from the network', () => {
    expect(['127.0.0.1', 'localhost', '::1', '127.1.2.3'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '192.168.1.4', 'example.org', '::', '127.example.org'].some(isLoopback)).toBe(false);
  });
});
