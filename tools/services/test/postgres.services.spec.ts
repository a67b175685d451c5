import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { freshDatabase, sendTo, startPostgres, testPostgres, type Postgres } from '../src/index.js';
import { Client } from 'pg';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function ownServer(options: Parameters<typeof startPostgres>[0] = {}): Promise<Postgres> {
  const server = await startPostgres(options);
  cleanups.push(() => server.stop());
  return server;
}

describe('the PostgreSQL of the tests', () => {
  test('writes to the disk before it answers, and lets nobody in without the password', async () => {
    expect(await ask(testPostgres(), 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(testPostgres(), 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    const stranger = new URL(testPostgres());
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  test('gives every suite a database of its own, which goes when it is dropped', async () => {
    const [one, other] = [await freshDatabase(), await freshDatabase()];
    cleanups.push(one.drop, other.drop);
    await ask(one.url, 'CREATE TABLE here (id int)');
    await expect(ask(other.url, 'SELECT * FROM here')).rejects.toThrow('does not exist');
    await one.drop();
    await expect(ask(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
  });

  test('keeps what it has confirmed over a restart and over a power cut, at the same address', async () => {
    const server = await ownServer();
    await ask(server.url, 'CREATE TABLE kept (id int)');
    await ask(server.url, 'INSERT INTO kept VALUES (1)');
    const before = server.pid;
    await server.restart();
    expect(server.pid).not.toBe(before);
    await ask(server.url, 'INSERT INTO kept VALUES (2)');
    await server.kill();
    await expect(ask(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    await server.restart();
    expect(await ask(server.url, 'SELECT id FROM kept ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('leaves no process and no temporary folder behind, but a folder that was given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adjutant-given-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const given = await ownServer({ folder });
    await ask(given.url, 'CREATE TABLE kept (id int)');
    await given.stop();
    expect(sendTo(given.pid, 0)).toBe(false);
    const again = await ownServer({ folder });
    expect(await ask(again.url, 'SELECT * FROM kept')).toEqual([]);

    const temporary = await ownServer();
    const [{ data_directory: data } = { data_directory: '' }] = await ask<{ data_directory: string }>(
      temporary.url,
      'SHOW data_directory',
    );
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
    await temporary.stop();
    expect(existsSync(join(data, '..'))).toBe(false);
  });

  test('says in a sentence why it does not start', async () => {
    const { port } = await ownServer();
    await expect(startPostgres({ port })).rejects.toThrow(/PostgreSQL ended at once \(1\).*Address already in use/s);
  });
});
