import { ROSTERS, SETTINGS, SHELF, uses } from '@adjutant/testing/given';
import { readScript } from '../reading/script.js';
import { playScript, runScript } from './runner.js';
import type { Script, ScriptCommand, ScriptHeader } from './script.js';

const HEADER: ScriptHeader = {
  adjutant: 'script',
  version: 1,
  id: '0b7c3f6e-90a5-4e0f-8d5e-6a3f1c2b4d5e',
  title: 'Kites over Anvils',
  pack: 'kites',
};
const SEATS = { A: { player: 'person-a' }, B: { player: 'person-b' } };

type ScriptedCommand = Pick<ScriptCommand, 'type' | 'data'>;

function line(command: object, expected: Partial<ScriptCommand> = {}): ScriptCommand {
  return {
    ...(command as ScriptedCommand),
    occurredAt: '2031-05-04T12:00:00.000Z',
    actor: { id: 'sam', role: 'scorekeeper' },
    ...expected,
  };
}

const OPENING = [
  line({
    type: 'OpenMatch',
    data: { title: 'Table 7', pack: { id: 'kites' }, seats: SEATS, settings: { ...SETTINGS } },
  }),
  line({ type: 'SubmitRoster', data: { player: 'A', roster: ROSTERS.A } }),
  line({ type: 'SubmitRoster', data: { player: 'B', roster: ROSTERS.B } }),
  line({ type: 'StartBattle', data: { firstTurn: 'A' } }, { cp: { A: 1, B: 1 } }),
];
const GUST = uses('Gust!', 'A2');

function script(commands: readonly ScriptCommand[], header: Partial<ScriptHeader> = {}): Script {
  return { header: { ...HEADER, ...header }, commands: [...OPENING, ...commands] };
}

describe('a script', () => {
  it('is as expected where every line comes out as it says', async () => {
    const commands = [
      line(GUST, { at: 'R1.A.Muster', cp: { A: 0, B: 1 } }),
      line(GUST, { refused: 'already-used-this-phase', cp: { A: 0 } }),
      line(
        { type: 'ScoreVictoryPoints', data: { player: 'B', category: 'perches', points: 4, what: 'a perch' } },
        { vp: { A: 0, B: 4 } },
      ),
      line({ type: 'ConcedeMatch', data: { player: 'A' } }),
    ];
    const expect_ = {
      status: 'finished',
      winner: 'B',
      ending: 'concession',
      cp: { A: 0, B: 1 },
      vp: { B: 4 },
      entries: 7,
    } as const;
    const { result, events, attempts } = await playScript(SHELF, script(commands, { expect: expect_ }));
    expect(result).toEqual({ scenario: 'Kites over Anvils', ok: true, steps: 8, mismatches: [] });
    expect(events).toHaveLength(7);
    expect(attempts).toMatchObject([{ after: 4, command: { type: 'UseStratagem' } }]);
  });

  it.each([
    ['a balance', [line(GUST, { cp: { A: 5 } })], { step: 5, what: 'cp', expected: { A: 5 }, got: { A: 0, B: 1 } }],
    [
      'a place',
      [line(GUST, { at: 'R1.B.Clash' })],
      { step: 5, what: 'at', expected: 'R1.B.Clash', got: 'R1.A.Muster' },
    ],
    [
      'a refusal that does not come',
      [line(GUST, { refused: 'stratagem/insufficient-cp' })],
      { step: 5, what: 'UseStratagem', expected: 'refused', got: 'recorded' },
    ],
    [
      'a refusal that nobody expects',
      [line(uses('Brace', 'A2'))],
      { step: 5, expected: 'recorded', got: expect.stringMatching(/^refused \(stratagem\/wrong-phase/) as string },
    ],
    [
      'another code',
      [line(uses('Brace', 'A2'), { refused: 'match/over' })],
      { step: 5, what: 'refused', expected: ['match/over'] },
    ],
  ])('differs in %s', async (_, commands, mismatch) => {
    expect(await runScript(SHELF, script(commands))).toMatchObject({ ok: false, mismatches: [mismatch] });
  });

  it('differs in how it ends, and in its pack', async () => {
    const { mismatches } = await runScript(
      SHELF,
      script([], { pack: 'anvils', expect: { status: 'finished', winner: 'A', entries: 9, vp: { A: 1 } } }),
    );
    expect(mismatches.map(({ what, got }) => [what, got])).toEqual([
      ['in the end: status', 'running'],
      ['in the end: winner', null],
      ['in the end: entries', 4],
      ['pack', 'kites@first'],
      ['in the end: vp', { A: 0, B: 0 }],
    ]);
  });

  it('can be played under other settings: what was refused is left out', async () => {
    const commands = [
      line(GUST),
      line(GUST, { refused: 'already-used-this-phase' }),
      line({ type: 'AdvancePhase', data: {} }),
    ];
    const { result, events, state } = await playScript(SHELF, script(commands), {
      settings: { enforcement: 'advise' },
    });
    expect(result).toMatchObject({ ok: true, steps: 6 });
    expect(events).toHaveLength(6);
    expect(state).toMatchObject({ settings: { enforcement: 'advise', attestations: 'required' } });
  });

  it('makes the same record wherever it is played', async () => {
    const [one, other] = [await playScript(SHELF, script([line(GUST)])), await playScript(SHELF, script([line(GUST)]))];
    const [first, second] = [await one.store.readOriginal(one.stream), await other.store.readOriginal(other.stream)];
    expect(first.map(({ meta }) => meta.hash)).toEqual(second.map(({ meta }) => meta.hash));
  });

  it('says so when a command cannot be taken at all', async () => {
    const { mismatches } = await runScript(SHELF, script([line({ type: 'SubmitRoster', data: {} })]));
    expect(mismatches).toMatchObject([{ step: 5, what: expect.any(String) as string }]);
  });
});

describe('reading a script', () => {
  const text = (...lines: readonly unknown[]): string =>
    lines.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join('');
  const problems = (read: ReturnType<typeof readScript>): string[] =>
    read.ok ? [] : read.problems.map(({ line: at, message }) => `${at}: ${message}`);

  it('gives header and commands', () => {
    const { header, commands } = script([line(GUST)]);
    expect(readScript(text(header, ...commands))).toEqual({ ok: true, script: { header, commands } });
  });

  it.each([
    ['an empty file', '', ['1: This line is empty.']],
    ['no commands', text(HEADER), ['1: No command follows the header.']],
    ['another header', text({ ...HEADER, version: 2 }, OPENING[0]), ['1: version: it must be 1, but it is 2.']],
    [
      'a command that there is not',
      text(HEADER, line({ type: 'OpenMach', data: {} })),
      [expect.stringMatching(/^2: type: "OpenMach" is none of OpenMatch/)],
    ],
    [
      'a member that is not known',
      text(HEADER, { ...line(GUST), cpp: {} }),
      ['2: "cpp" is not known here; did you mean "cp"?'],
    ],
    [
      'a time that is none',
      text(HEADER, { ...line(GUST), occurredAt: 'noon' }),
      [expect.stringMatching(/^2: occurredAt: "noon" is not written as it should be/)],
    ],
    ['broken JSON', text(HEADER, line(GUST), '{"type":'), [expect.stringMatching(/^3: This is not valid JSON/)]],
    ['an empty line', text(HEADER, '', line(GUST)), ['2: This line is empty.']],
  ])('names the line of %s', (_, file, expected) => {
    expect(problems(readScript(file))).toEqual(expected);
  });
});
