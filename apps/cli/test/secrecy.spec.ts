import { join } from 'node:path';
import { openStore, readShelf } from '@adjutant/store';
import { playScript, type Script, type ScriptCommand } from '@adjutant/scenarios';
import { workspace, textOf, type Workspace } from './cli.js';
import { secretDemo } from './sealed-demo.js';

const MATCH = '7d3b1f10-52a4-4c8e-9e67-0c5a8f2e1b95';

const line = (type: string, data: object, more: Partial<ScriptCommand> = {}): ScriptCommand => ({
  type,
  data: data as ScriptCommand['data'],
  occurredAt: '2026-05-02T10:00:00.000Z',
  actor: { id: 'sam', role: 'scorekeeper' },
  ...more,
});

const to = (turn: string, step: string) => line('AdvancePhase', { to: { round: 1, turn, step } });

/** A draws, sends the same dice again, holds nothing and discards; B draws. Only the first of the numbers is told apart. */
function script(number: number): Script {
  const dice = [Math.floor(number / 10), number % 10];
  const roster = (player: string) => ({
    player,
    roster: { faction: 'unknown', detachment: 'core-only', units: [{ id: `${player}1`, name: 'Crew' }] },
  });
  const settings = { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' };
  return {
    header: { adjutant: 'script', version: 1, id: MATCH, title: 'In secret', pack: 'demo' },
    commands: [
      line('OpenMatch', {
        title: 'In secret',
        pack: { id: 'demo' },
        seats: { A: { player: 'p-1' }, B: { player: 'p-2' } },
        settings,
      }),
      line('SubmitRoster', roster('A')),
      line('SubmitRoster', roster('B')),
      line('Choose', { choice: 'mission', option: 'mission/night-tide' }),
      line('StartBattle', { firstTurn: 'A' }),
      line('DrawObjective', { player: 'A', dice }),
      line('DrawObjective', { player: 'A', dice }, { refused: 'REPEATED' }),
      to('A', 'turn-end'),
      line('RecordFact', { fact: 'lamps-held', player: 'A', data: { held: {} } }),
      line('DiscardObjective', { player: 'A', objective: String(number) }),
      to('B', 'tide'),
      line('DrawObjective', { player: 'B', dice: [2, 2] }),
    ],
  };
}

/** Hashes by the order in which they first come. */
function withoutHashes(text: string): string {
  const seen = new Map<string, number>();
  return text.replace(/[0-9a-f]{64}/g, (hash) => {
    if (!seen.has(hash)) seen.set(hash, seen.size);
    return `hash ${seen.get(hash)}`;
  });
}

const LINES = [
  ['replay', MATCH],
  ['replay', MATCH, '--json', '--full'],
  ['replay', MATCH, '--as', 'B', '--json'],
  ['suppose', MATCH, '--leave-out', '6', '--reading', 'both', '--json'],
  ['suppose', MATCH, '--leave-out', '6', '--as', 'B'],
  ['suppose', MATCH, '--leave-out', '6', '--reading', 'both'],
  ['why', MATCH, '--player', 'A', '--figure', 'vp', '--json'],
  ['difference', MATCH, '0', '9', '--as', 'B'],
  ['difference', MATCH, '0', '9', '--json'],
  ['moments', MATCH, '--json'],
  ['moments', MATCH, '--at', 'entry:7', '--json'],
  ['first', MATCH, '--player', 'A', '--when', 'vp-at-least:1', '--json'],
  ['export', MATCH],
  ['matches', '--json'],
  ['verify', MATCH, '--json'],
  ['verify', '--all'],
  ['replay', 'match.jsonl', '--json'],
] as const;

/** What the command line says of the match in its store and of the script, in the order of the lines. */
async function told(at: Workspace, number: number): Promise<readonly string[]> {
  const packs = secretDemo(at.folder);
  const store = openStore(at.store);
  const { result } = await playScript(readShelf(packs), script(number), { store });
  await store.close();
  expect(result.mismatches).toEqual([]);
  at.file('match.jsonl', textOf(script(number)));
  const all: string[] = [];
  for (const argv of LINES) {
    const { exit, out, err } = await at.cliWith({ ADJUTANT_PACKS: packs }, ...argv);
    all.push([...argv, exit, out, err].join('\n'));
  }
  return all;
}

describe('two matches that differ only in what A holds', () => {
  const [one, other] = [workspace(), workspace()];

  it('are the same on the command line but for the hashes, to everybody not entitled', async () => {
    const [first, second] = [await told(one, 12), await told(other, 13)];
    expect(second.map(withoutHashes)).toEqual(first.map(withoutHashes));
    expect(first.map(({ length }) => length)).toEqual(second.map(({ length }) => length));
    expect(first.join()).not.toMatch(/number-1\d|Number 1\d/);
  });

  it('differ to A and to a judge, whose look is recorded', async () => {
    const packs = join(one.folder, 'packs');
    const replay = async (viewer: string) =>
      (await one.cliWith({ ADJUTANT_PACKS: packs }, 'replay', MATCH, '--as', viewer)).out;
    expect(await replay('A')).toContain('A draws 12 Number 12.');
    expect(await replay('spectator')).not.toContain('looks at what');
    expect(await replay('judge')).toMatch(
      /draws 12 Number 12[^]*draws 22 Number 22[^]*looks at what the players have sealed/,
    );
    expect(await replay('spectator')).toContain('local looks at what the players have sealed, as a judge.');
  });
});
