import { cpSync, rmSync } from 'node:fs';
import { called, GIFT, Process, ruling, STORIES } from './carrying.js';
import { command, folder } from './running.js';

describe.each(STORIES)('the liaison on %s', (_, story, comesTo) => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));
  const place = (): string => {
    folders.push(folder());
    return folders.at(-1) ?? '';
  };

  it('comes to the same wherever it is killed, and does nothing twice', async () => {
    const prepared = new Process(place());
    await story(prepared);
    await prepared.end();
    const copy = (): Process => {
      const to = place();
      cpSync(prepared.data, to, { recursive: true });
      return new Process(to);
    };
    const undisturbed = copy();
    const steps = await undisturbed.carry();
    const expected = await undisturbed.outcome();
    await undisturbed.end();
    expect(steps).toBeGreaterThan(4);
    expect(expected).toMatchObject(comesTo);
    for (let step = 0; step < steps; step++) {
      for (const done of [false, true]) {
        const first = copy();
        await first.carry({ step, done });
        await first.end();
        const second = new Process(first.data);
        await second.carry();
        expect([step, done, await second.outcome()]).toEqual([step, done, expected]);
        await second.end();
      }
    }
  });
});

describe('between a ruling and the liaison', () => {
  let log: Process;
  beforeEach(async () => {
    log = new Process(folder());
    await called(log);
    await log.dispute(ruling(GIFT), 'jo', 'judge');
  });
  afterEach(async () => {
    await log.end();
    rmSync(log.data, { recursive: true, force: true });
  });

  it('the match may move on: the ruling stands, and the outcome says that it is not what was shown', async () => {
    await log.play(command('GainCommandPoints', { player: 'B', amount: 1, what: 'Another gift' }));
    await log.carry();
    const state = await log.disputes.exactly('d');
    const [given] = state.rulings;
    expect(given?.outcome).toMatchObject({ carriedOut: true, entry: 8, asPreviewed: false });
    expect(given?.outcome).not.toMatchObject({ hash: given?.basis.after });
    expect(await log.outcome()).toMatchObject({ status: 'ruled', applied: [['1', 8, false]] });
  });

  it('what it would do may have been done: it is not carried out, and the judge has the call again', async () => {
    await log.play(command('CorrectEntry', { entry: 6, correction: { kind: 'strike' }, because: 'Agreed.' }));
    await log.carry();
    expect(await log.disputes.exactly('d')).toMatchObject({
      status: 'claimed',
      judge: 'jo',
      rulings: [{ outcome: { carriedOut: false, code: 'entry/struck' } }],
    });
    expect(await log.outcome()).toMatchObject({ applied: [] });
    await log.dispute(ruling({ kind: 'none' }), 'jo', 'judge');
    await log.carry();
    expect(await log.outcome()).toMatchObject({ status: 'ruled', applied: [['2', 8, false]] });
  });
});
