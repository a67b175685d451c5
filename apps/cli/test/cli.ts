import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShelf, openStore } from '@adjutant/store';
import { playScript, type Script, type ScriptCommand } from '@adjutant/scenarios';
import type { Environment } from '../src/io.js';
import { run } from '../src/run.js';

export const PACKS = join(import.meta.dirname, '..', '..', '..', 'libs', 'packs');

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** Standard output, a JSON document a line. */
  readonly json: readonly Document[];
}

export type Document = { readonly [member: string]: unknown };

/** A folder of its own for one spec: the settings of the command point into it. */
export interface Workspace {
  readonly folder: string;
  readonly store: string;
  file(name: string, text: string | Uint8Array): string;
  cli(...argv: readonly string[]): Promise<Ran>;
  cliWith(env: Environment, ...argv: readonly string[]): Promise<Ran>;
  /** Ends what still writes here, before the folder goes: hooks run in the order in which they were given, and that of the folder is the first. */
  endsFirst(end: () => Promise<unknown>): void;
}

export function workspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-cli-'));
  const ends: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  });
  const cliWith = (env: Environment, ...argv: readonly string[]): Promise<Ran> =>
    runIn(folder, { ADJUTANT_PACKS: PACKS, ...env }, argv);
  return {
    folder,
    store: `sqlite:${join(folder, 'data', 'adjutant.db')}`,
    file: (name, text) => {
      writeFileSync(join(folder, name), text);
      return name;
    },
    cli: (...argv) => cliWith({}, ...argv),
    cliWith,
    endsFirst: (end) => void ends.push(end),
  };
}

async function runIn(cwd: string, env: Environment, argv: readonly string[]): Promise<Ran> {
  const written = { out: '', err: '' };
  const exit = await run(argv, {
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    env,
    cwd,
  });
  return {
    exit,
    ...written,
    get json() {
      return written.out
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Document);
    },
  };
}

const line = (type: string, data: object, expected: Partial<ScriptCommand> = {}): ScriptCommand => ({
  type,
  data: data as ScriptCommand['data'],
  occurredAt: '2026-05-02T10:00:00.000Z',
  actor: { id: 'sam', role: 'scorekeeper' },
  ...expected,
});

const unit = (id: string): object => ({
  id,
  name: `Squad ${id}`,
  keywords: ['INFANTRY', 'GRENADES', 'ASTRA MILITARUM'],
});
const roster = (player: string): object => ({
  player,
  roster: { faction: 'unknown', detachment: 'core-only', units: [unit(`${player}1`), unit(`${player}2`)] },
});
const settings = { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' };
const grenade = { stratagem: 'core/grenade', player: 'A', roles: { target: 'A1', enemy: 'B1' }, answers: {} };

/** A short match of the 40k pack: entry 6 is a Grenade, after which a second one is refused; B concedes. */
export const SCRIPT: Script = {
  header: {
    adjutant: 'script',
    version: 1,
    id: '7d3b1f10-52a4-4c8e-9e67-0c5a8f2e1b94',
    title: 'A short match',
    pack: 'wh40k-10e',
    expect: { status: 'finished', winner: 'A', cp: { A: 0, B: 1 }, vp: { A: 5, B: 0 }, entries: 9 },
  },
  commands: [
    line('OpenMatch', {
      title: 'A short match',
      pack: { id: 'wh40k-10e' },
      seats: { A: { player: 'p-1' }, B: { player: 'p-2' } },
      settings,
    }),
    line('SubmitRoster', roster('A')),
    line('SubmitRoster', roster('B')),
    line('StartBattle', { firstTurn: 'A' }, { cp: { A: 1, B: 1 } }),
    line('AdvancePhase', { to: { round: 1, turn: 'A', step: 'shooting' } }),
    line('UseStratagem', grenade, { at: 'R1.A.Shooting', cp: { A: 0, B: 1 } }),
    line('UseStratagem', { ...grenade, roles: { target: 'A2', enemy: 'B1' } }, { refused: 'INSUFFICIENT_CP' }),
    line(
      'ScoreVictoryPoints',
      { player: 'A', category: 'primary', points: 5, what: 'an objective' },
      { vp: { A: 5, B: 0 } },
    ),
    line('ConcedeMatch', { player: 'B' }),
  ],
};

export const MATCH = SCRIPT.header.id;

export function textOf({ header, commands }: Script): string {
  return [header, ...commands].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** Plays the script into the store of a place, as a server would have recorded it, refused attempts included. */
export async function record(at: Workspace): Promise<void> {
  const store = openStore(at.store);
  const { attempts, result } = await playScript(readShelf(PACKS), SCRIPT, { store });
  if (!result.ok) throw new Error(JSON.stringify(result.mismatches));
  for (const [index, attempt] of attempts.entries()) {
    const data = JSON.parse(JSON.stringify({ ...attempt, code: 'noted', message: 'noted' })) as object;
    const context = {
      commandId: `attempt ${index}`,
      actor: attempt.occasion.actor,
      occurredAt: 'then',
      recordedAt: 'then',
      payloadHash: 'none',
    };
    await store.append(
      `attempts-${MATCH}`,
      index === 0 ? 'absent' : index - 1,
      [{ type: 'CommandRefused', data }],
      context,
    );
  }
  await store.close();
}
