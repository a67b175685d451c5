import { writeFileSync } from 'node:fs';
import { command, fill, scored } from '../contract/fixtures.js';
import {
  selfSigned,
  startKurrentDouble,
  type Certified,
  type DoubleOptions,
  type KurrentDouble,
} from '../kurrent-double/index.js';
import type { EventStore } from '../port.js';
import { temporaryFolder } from '../sqlite/temporary-folder.js';
import { openKurrentStore } from './open.js';

const PATIENCE = { retries: 1, firstPauseMs: 10, longestPauseMs: 20, longestMs: 60_000 };

const HALL: Certified = { name: 'hall.example.org', days: [-1, 1] };

describe('a KurrentDB that cannot be used', () => {
  const folder = temporaryFolder();
  const tls = selfSigned();
  const authority = folder.file('authority.pem');
  writeFileSync(authority, tls.certificate);
  const used: { double?: KurrentDouble; store?: EventStore } = {};
  afterEach(async () => {
    await used.store?.close();
    await used.double?.stop();
  });
  afterAll(() => folder.remove());

  async function given(options: DoubleOptions): Promise<KurrentDouble> {
    return (used.double = await startKurrentDouble(options));
  }

  const open = (setting: string): EventStore => (used.store = openKurrentStore(setting, { patience: PATIENCE }));

  /** The same trouble for whoever records and whoever reads, and no word of the password. */
  async function told(store: EventStore, says: RegExp): Promise<void> {
    const asked = [
      () => store.append('match-1', 'absent', [scored(1)], command('a')),
      () => store.readBare('match-1'),
      () => store.head(),
    ];
    for (const ask of asked) {
      const error = await ask().then(
        () => undefined,
        (failed: Error) => failed,
      );
      expect(error).toMatchObject({ name: 'StoreUnavailable', message: expect.stringMatching(says) as string });
      const everythingItSays = JSON.stringify([String(error), error?.stack, error?.cause, Object.entries(error ?? {})]);
      expect(everythingItSays).not.toContain('hunter2');
      expect(everythingItSays).not.toContain(Buffer.from('judge:hunter2').toString('base64'));
    }
  }

  const secured = (double: KurrentDouble, login: string): string =>
    `kurrentdb://${login}@127.0.0.1:${double.port}?tlsCAFile=${encodeURIComponent(authority)}&defaultDeadline=30000`;

  it('says that nobody answers', async () => {
    const double = await given({});
    await double.goAway();
    const store = open(`kurrentdb://judge:hunter2@127.0.0.1:${double.port}?tls=false&defaultDeadline=30000`);
    await told(
      store,
      /at kurrentdb:\/\/\*\*\*@127\.0\.0\.1:\d+\?.*: the server does not answer \(.+\): look whether it runs/,
    );
    await expect(store.append('match-1', 'absent', [scored(1)], command('a'))).rejects.toThrow(
      /^nothing was recorded at /,
    );
    await double.comeBack();
    expect(await store.append('match-1', 'absent', [scored(1)], command('a'))).toMatchObject({ outcome: 'appended' });
  });

  it('says that no node of a cluster answers', async () => {
    await told(
      open('kurrentdb://judge:hunter2@127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1&defaultDeadline=30000'),
      /the server does not answer \(none of the nodes of the cluster was found\)/,
    );
  });

  it('finds the node of a cluster', async () => {
    const double = await given({});
    const store = open(`kurrentdb://127.0.0.1:${double.port},127.0.0.1:1?tls=false&gossipTimeout=1`);
    await fill(store, 'match-1', 2);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 2 });
  });

  it('goes in with the right user and password, over TLS', async () => {
    const double = await given({ tls, users: { judge: 'hunter2' } });
    const store = open(secured(double, 'judge:hunter2'));
    await fill(store, 'match-1', 2);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 2 });
  });

  it('says that user and password are wrong', async () => {
    const double = await given({ tls, users: { judge: 'hunter3' } });
    await told(
      open(secured(double, 'judge:hunter2')),
      /does not know the user and password of the setting: correct them/,
    );
  });

  it('says so where TLS is on here and off there, or the certificate is not trusted', async () => {
    const plain = await given({});
    await told(
      open(secured(plain, 'judge:hunter2')),
      /does not answer .*whether tls in the setting is as the server has it/,
    );
    await used.store?.close();
    const double = await startKurrentDouble({ tls });
    const distrusted =
      /the certificate of the server is not trusted \(.*SELF_SIGNED.*\): name its authority with tlsCAFile/;
    await told(open(`kurrentdb://judge:hunter2@127.0.0.1:${double.port}?defaultDeadline=30000`), distrusted);
    await used.store?.close();
    const nodes = `127.0.0.1:${double.port},127.0.0.1:1`;
    await told(open(`kurrentdb://judge:hunter2@${nodes}?maxDiscoverAttempts=1&defaultDeadline=30000`), distrusted);
    await double.stop();
  });

  const OTHERS: readonly (readonly [string, Certified, string, RegExp])[] = [
    ['another authority is named', HALL, 'another.example.org', /\(\w*(?:SELF_SIGNED|UNABLE_TO_VERIFY)\w*\)/],
    ['it is for another name', HALL, HALL.name, /\(ERR_TLS_CERT_ALTNAME_INVALID\)/],
  ];

  describe.each(OTHERS)('says that the certificate is not trusted where %s', (_, of, known, why) => {
    it.each([
      ['alone', ''],
      ['in a cluster', ',127.0.0.1:1'],
    ])('%s, with what is set where nothing is', async (__, others) => {
      const shown = selfSigned(of);
      const named = folder.file('named.pem');
      writeFileSync(named, (known === of.name ? shown : selfSigned({ ...of, name: known })).certificate);
      const { port } = await given({ tls: shown });
      const hosts = `judge:hunter2@127.0.0.1:${port}${others}`;
      const says = new RegExp(`the certificate of the server is not trusted ${why.source}: name its authority`);
      await told(open(`kurrentdb://${hosts}?tlsCAFile=${encodeURIComponent(named)}`), says);
    });
  });

  it('says that the node takes no writes, and goes on reading', async () => {
    const double = await given({});
    const store = open(`${double.url}&defaultDeadline=30000`);
    await fill(store, 'match-1', 1);
    double.faults.notLeader = { host: '127.0.0.1', port: double.port };
    await expect(store.append('match-1', 0, [scored(2)], command('a'))).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: expect.stringMatching(
        /^nothing was recorded at .*takes no writes, since it is not the leader/,
      ) as string,
    });
    expect(await store.readBare('match-1')).toHaveLength(1);
    expect(store.trouble).toMatch(/^the node takes no writes/);
    double.faults.heal();
    expect(await store.append('match-1', 0, [scored(2)], command('a'))).toMatchObject({
      outcome: 'appended',
      revision: 1,
    });
    expect(store.trouble).toBeUndefined();
  });

  it('goes to the leader where another node names it', async () => {
    const leader = await given({});
    const follower = await startKurrentDouble();
    follower.faults.notLeader = { host: '127.0.0.1', port: leader.port };
    const store = open(`${follower.url}&defaultDeadline=30000`);
    expect(await store.append('match-1', 'absent', [scored(1)], command('a'))).toMatchObject({ outcome: 'appended' });
    expect(leader.log.stream('adj-match-1')).toHaveLength(1);
    expect(follower.log.stream('adj-match-1')).toHaveLength(0);
    await follower.stop();
  });

  it('leaves it to a node that does not lead to pass on what is recorded where the leader is not preferred', async () => {
    const follower = await given({});
    follower.faults.notLeader = { host: '127.0.0.1', port: 1 };
    const store = open(`${follower.url}&defaultDeadline=30000&nodePreference=follower`);
    await fill(store, 'match-1', 2);
    expect(follower.log.stream('adj-match-1')).toHaveLength(2);
  });

  it('says that the server is too old', async () => {
    const double = await given({ version: '21.10.9.0' });
    await told(
      open(`${double.url}&defaultDeadline=30000`),
      /has version 21\.10\.9\.0, but 22\.10 or newer is needed: update it/,
    );
  });

  it('says that something else answers', async () => {
    const double = await given({ version: undefined });
    await told(open(`${double.url}&defaultDeadline=30000`), /what answers there is no EventStoreDB or KurrentDB/);
  });

  it('says that a server is too slow', async () => {
    const double = await given({});
    double.faults.slowMs = 4_000;
    await told(open(`${double.url}&defaultDeadline=100`), /gave no answer in time/);
  });
});
