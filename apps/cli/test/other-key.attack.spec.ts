import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tally } from '@adjutant/tools-services';
import { MATCH, workspace, record, type Workspace } from './cli.js';

const ORIGIN = 'judges.example/open';
const FORGERS = 8;
const keyIn = (text: string): string => (JSON.parse(text.split('\n')[0] ?? '') as { key: string }).key;

/** The bundle that an installation of this origin gives; each installation has a key of its own. */
async function bundleOf(at: Workspace): Promise<string> {
  await record(at);
  const made = await at.cliWith({ ADJUTANT_ORIGIN: ORIGIN }, 'export', MATCH, '--bundle', 'match.bundle.jsonl');
  expect(made.exit).toBe(0);
  return readFileSync(join(at.folder, 'match.bundle.jsonl'), 'utf8');
}

/** Whoever sets up a server of one's own may call its log whatever they like, and record in it whatever they like. */
describe("bundles that carry the real log's name and a key of their own", () => {
  const real = workspace();
  const reader = workspace();
  const forgers = Array.from({ length: FORGERS }, () => workspace());
  let key: string;
  let checkpoint: string;
  beforeAll(async () => {
    key = keyIn(await bundleOf(real));
    checkpoint = reader.file('real.txt', (await real.cliWith({ ADJUTANT_ORIGIN: ORIGIN }, 'checkpoint')).out);
  });

  it.each(forgers.map((forger, index) => [index, forger] as const))(
    'number %i is never said to be of that log',
    async (index, forger) => {
      const forged = await bundleOf(forger);
      const file = reader.file(`forged-${index}.jsonl`, forged);
      expect(keyIn(forged)).not.toBe(key);

      const alone = await reader.cli('verify', file);
      expect([alone.exit, alone.out.split('\n')[0]]).toEqual([
        0,
        expect.stringMatching(/^Nobody knows who signed .*calls its log judges\.example\/open, as anybody can\.$/),
      ]);
      expect(alone.out).not.toMatch(/^(Proved|INTACT)/m);
      expect(alone.out).not.toMatch(/Proved: .*in the log of/);
      expect((await reader.cli('verify', file, '--json')).json).toMatchObject([
        { signer: 'unknown', proved: [], keyGiven: false },
      ]);

      const withKey = await reader.cli('verify', file, '--key', key);
      expect([withKey.exit, withKey.out]).toEqual([
        1,
        expect.stringMatching(/^NOT signed by the log of judges\.example\/open that you know: /),
      ]);
      expect((await reader.cli('verify', file, '--key', key, '--json')).json).toMatchObject([
        { intact: false, signed: false, notBy: ORIGIN },
      ]);

      const withCheckpoint = await reader.cli('verify', file, '--checkpoint', checkpoint);
      expect([withCheckpoint.exit, withCheckpoint.out]).toEqual([
        1,
        expect.stringMatching(/^NOT signed by the log of judges\.example\/open that you know: /),
      ]);
      expect(withCheckpoint.out).not.toMatch(/^(Proved|INTACT)/m);
      tally("bundles with the real log's name and another key", 'told as such');
    },
  );

  it('the real one is proved by the key, and by the checkpoint', async () => {
    const file = reader.file('real.jsonl', readFileSync(join(real.folder, 'match.bundle.jsonl')));
    expect((await reader.cli('verify', file, '--key', key)).out).toMatch(/^INTACT real\.jsonl: match /);
    const byCheckpoint = await reader.cli('verify', file, '--checkpoint', checkpoint);
    expect(byCheckpoint.out).toMatch(/^INTACT real\.jsonl, by the key of the checkpoint given: match /);
    expect(byCheckpoint.out).toMatch(/Proved: all of it is signed by the key that signed the checkpoint given\./);
  });
});
