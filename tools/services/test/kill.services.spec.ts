import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disputeStream } from '@adjutant/dispute';
import { openStore, type EventStore } from '@adjutant/store';
import { entriesOf, healthOf, Installation, packsIn, recordedIds, until, type ApiServer } from '../src/faults/index.js';
import { amountOf, seeded } from '../src/index.js';

/** Two at the same time, each with half of the kills: most of a life is its start, and that wants one core. */
const INSTALLATIONS = 2;
const KILLS = amountOf('kills of the server under load');
const LIVES_MS = [20, 420] as const;
/** Each life of this number is long enough to sign something. */
const SIGNS_EVERY = 5;

const roots = Array.from({ length: INSTALLATIONS }, () => mkdtempSync(join(tmpdir(), 'adjutant-kill-')));
const installations = roots.map(
  (root) => new Installation(join(root, 'data'), packsIn(root), { tables: 12, commands: 1_500 }),
);
const chance = seeded(31);
const told: string[] = [];
let kills = 0;

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
  process.stdout.write(`API killed: ${told.join('; ')}.\n`);
});

async function dieOften(installation: Installation): Promise<void> {
  const [least, most] = LIVES_MS;
  for (let life = 0; life < KILLS / INSTALLATIONS; life++) {
    await installation.liveAndDie(least + chance() * (most - least), life % SIGNS_EVERY === SIGNS_EVERY - 1);
    kills++;
  }
}

it(`the server is killed ${KILLS} times while everybody uses it`, async () => {
  await Promise.all(installations.map(dieOften));
  expect(kills).toBe(KILLS);
  const acknowledged = installations.flatMap((one) => one.acknowledged);
  const again = acknowledged.filter(({ sentBefore }) => sentBefore > 0);
  const already = again.filter(({ outcome }) => outcome === 'already');
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(installations.flatMap(({ wrong }) => wrong)).toEqual([]);
  told.push(
    `${kills} times`,
    `${acknowledged.length} commands acknowledged, ${again.length} of them sent again after a kill`,
    `${already.length} of these had been recorded, ${again.length - already.length} not`,
    `${installations.reduce((sum, { repeated }) => sum + repeated, 0)} repeats of acknowledged ones, all answered already`,
  );
});

describe.each(installations.map((installation, index) => [index + 1, installation] as const))(
  'installation %d, after its last start',
  (_, installation) => {
    let server: ApiServer;
    let store: EventStore;

    beforeAll(async () => {
      server = await installation.start();
      await installation.finish(server.url);
    });

    it('holds every acknowledged command, once and in its place', async () => {
      for (const { match, path, errand } of installation.tables) {
        expect(await recordedIds(server.url, match)).toEqual(errand.wants(path));
      }
      for (const { match, path, errand } of installation.judges) {
        const own = new Set(errand.steps.map(({ command }) => command.commandId));
        const recorded = await recordedIds(server.url, match);
        expect(recorded.filter((id) => own.has(id))).toEqual(errand.wants(path));
      }
    });

    it('has lists, seal and liaison level with the log', async () => {
      await until('all readers are level', async () => (await healthOf(server.url)).ok);
      await until('every ruling is carried into its match', async () => {
        const applied = await Promise.all(installation.judges.map((one) => rulingsIn(server, one.match)));
        return applied.every((rulings) => rulings.length > 0);
      });
      for (const { match, dispute } of installation.judges) {
        expect(await rulingsIn(server, match)).toEqual([dispute]);
      }
      const { matches } = (await (await fetch(`${server.url}/api/matches?limit=200`)).json()) as {
        readonly matches: readonly { readonly id: string; readonly entries: number }[];
      };
      const listed = new Map(matches.map(({ id, entries }) => [id, entries]));
      for (const { match } of [...installation.tables, ...installation.judges]) {
        expect(listed.get(match) ?? 0).toBe((await recordedIds(server.url, match)).length);
      }
      told.push(`${installation.judges.length} rulings carried out once each`);
    });

    it('keeps to everything that was signed before', async () => {
      expect(installation.notes.size).toBeGreaterThan(1);
      expect(await installation.brokenPromises(server.url)).toEqual([]);
      expect(await (await fetch(`${server.url}/api/seal`)).json()).toMatchObject({ ok: true });
      told.push(`${installation.notes.size} checkpoints that were shown, all kept to`);
    });

    it('has a log whose every chain is whole, and in which every dispute was reported on once', async () => {
      await server.stop();
      store = openStore(`sqlite:${join(installation.data, 'adjutant.db')}`);
      const report = await store.verifyAll();
      expect(report).toMatchObject({ intact: true });
      for (const { dispute } of installation.judges) {
        const reports = (await store.read(disputeStream(dispute))).filter(
          ({ event }) => event.type === 'RulingCarriedOut',
        );
        expect(reports).toHaveLength(1);
      }
      await store.close();
      told.push(`${report.intact ? report.events : 0} events in whole chains`);
    });
  },
);

/** Of which disputes there are rulings in a match. */
async function rulingsIn({ url }: ApiServer, match: string): Promise<readonly unknown[]> {
  const entries = await entriesOf(url, match);
  return entries.filter(({ type }) => type === 'RulingApplied').map(({ data }) => data['dispute']);
}
