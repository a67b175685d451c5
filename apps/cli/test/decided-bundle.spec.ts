import { playScript, type Script } from '@adjutant/scenarios';
import { openStore, readShelf } from '@adjutant/store';
import { MATCH, PACKS, workspace, SCRIPT } from './cli.js';

type Line = Script['commands'][number];

const judged = (type: string, data: object): Line =>
  ({ type, data, occurredAt: '2026-05-02T11:00:00.000Z', actor: { id: 'judy', role: 'judge' } }) as Line;
const scores = (points: number): Line =>
  judged('ScoreVictoryPoints', { player: 'A', category: 'primary', points, what: 'x' });
const [opens, ...others] = SCRIPT.commands;
/** Opened, mustered and started. */
const begun: readonly Line[] = [...(opens ? [opens] : []), ...others.slice(0, 3)];
const ends = judged('FinishMatch', { ending: 'judge' });
const docks = judged('AdjustPoints', { player: 'A', resource: 'vp', amount: -10, owes: true, because: 'Slow play' });

const stories: readonly (readonly [string, readonly Line[], string])[] = [
  [
    'a leader who was disqualified',
    [
      ...begun,
      scores(30),
      ends,
      judged('DecideResult', {
        ...{ outcome: { A: 'loss', B: 'win' }, ground: 'disqualification', because: 'Loaded dice' },
        awarded: { unit: 'event', A: 0, B: 20 },
      }),
    ],
    'B wins by decision (disqualification), awarded 0:20 event points; played 30:0',
  ],
  [
    'a match to which nobody came',
    [
      ...begun.slice(0, 1),
      judged('DecideResult', {
        ...{ outcome: { A: 'loss', B: 'loss' }, ground: 'no-show', absent: ['A', 'B'], because: 'Half an hour' },
      }),
    ],
    'Both players lose by decision (no-show of A and B); played 0:0',
  ],
  ['points that are owed', [...begun, scores(4), docks, ends], 'B wins 0:0, by judge; A still owes 6 VP'],
  ['points that were owed and paid', [...begun, scores(4), docks, scores(10), ends], 'A wins 4:0, by judge'],
];

describe.each(stories)('%s', (_, commands, says) => {
  const at = workspace();

  it(`reads alike in the list and in the bundle: ${says}`, async () => {
    const store = openStore(at.store);
    const { expect: none, ...header } = SCRIPT.header;
    expect(none).toBeDefined();
    const { result } = await playScript(readShelf(PACKS), { header, commands }, { store });
    await store.close();
    expect(result).toMatchObject({ ok: true });
    expect((await at.cli('matches')).out).toContain(`: ${says} `);
    expect(await at.cli('export', MATCH, '--bundle', 'b.jsonl')).toMatchObject({ exit: 0 });
    const verified = await at.cli('verify', 'b.jsonl');
    expect(verified).toMatchObject({ exit: 0, out: expect.stringContaining(says) as string });
  });
});
