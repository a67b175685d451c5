import { SeatKeys } from '@adjutant/access';
import { jest } from '@jest/globals';
import { sentBy } from './devices-of-players.js';
import { at, command, listAt, type Answer } from './running.js';

import { bring, keyAt, outcomes, PLACE, points, runTables } from './run-tables.js';

const here = runTables();

describe('a run of a seat that was taken back', () => {
  const takenBack = async () => {
    const { match, ann, its } = await here.atTable();
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    its.press('RecordNote', { kind: 'note', text: 'said at the table', player: 'A' });
    expect((await here.event.organizer.ask('DELETE', `/api/matches/${match}/seats/links/${ann.linkId}`)).status).toBe(
      204,
    );
    return { match, ann, its };
  };
  const revisionOf = async (match: string) =>
    (await here.event.organizer.get(`/api/matches/${match}`)).body['revision'];

  test('waits for a judge: by its signature alone, as statements of its author, once', async () => {
    const { match, its } = await takenBack();
    const before = await revisionOf(match);
    const taken = await bring(here.event.someone(), match, its.run());
    expect([taken.status, outcomes(taken)]).toEqual([200, ['waits', 'waits']]);
    expect(await revisionOf(match)).toBe(before);
    const dispute = String(at(taken.body, 0, 'dispute'));
    const judge = await here.event.hire(`Judge ${match}`, 'judge');
    const told = await judge.get(`/api/disputes/${dispute}`);
    expect(told.body).toMatchObject({ status: 'called', match });
    const text = JSON.stringify(told.body);
    expect(text).toContain(
      '1. Round 1, turn A, command, at 2031-05-04T09:00:00.000Z by the clock of the device: Gain command points (Player A, Amount 1, What x)',
    );
    expect(text).toContain('2. No place in the battle, at');
    const written = await here.event.server.store.read(`dispute-${dispute}`);
    expect(written.map(({ event: { type }, meta }) => [type, meta.actor])).toEqual([
      ['JudgeCalled', { id: 'ann', role: 'player' }],
      ['StatementMade', { id: 'ann', role: 'player' }],
    ]);
    expect((await bring(judge, match, its.run())).body).toEqual(taken.body);
    expect(await here.event.server.store.read(`dispute-${dispute}`)).toHaveLength(2);
  });

  test('tells what came to it since, and nothing twice', async () => {
    const { match, its } = await takenBack();
    const taken = await bring(here.event.someone(), match, its.run());
    its.press('UseStratagem', { player: 7, stratagem: null });
    expect(outcomes(await bring(here.event.someone(), match, its.run()))).toEqual(['waits', 'waits', 'waits']);
    const written = await here.event.server.store.read(`dispute-${String(at(taken.body, 0, 'dispute'))}`);
    expect(written.map(({ event: { data } }) => String((data as { text?: unknown }).text).split('\n').length)).toEqual([
      1, 2, 1,
    ]);
  });

  test('is play again once whoever had it sits there on the same phone by a newer link, whoever brings it', async () => {
    const { match, its } = await takenBack();
    const ann = await here.event.seatAt(match, 'A');
    expect((await keyAt(ann, match, its.key)).status).toBe(200);
    const taken = await bring(here.sam, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded', 'recorded']);
    expect(at(taken.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: 'ann', role: 'player' });
    // And where that link is taken back as well, it is not.
    expect((await here.event.organizer.ask('DELETE', `/api/matches/${match}/seats/links/${ann.linkId}`)).status).toBe(
      204,
    );
    its.press('GainCommandPoints', points(2));
    expect(outcomes(await bring(here.sam, match, its.run()))).toEqual(['already', 'already', 'waits']);
  });

  test('is play in the hands of whoever had it, who sits there again on another phone, and of nobody else', async () => {
    const { match, its } = await takenBack();
    const ann = await here.event.seatAt(match, 'A');
    const bob = await here.event.seatAt(match, 'B');
    expect(outcomes(await bring(ann, match, its.run()))).toEqual(['recorded', 'recorded']);
    its.press('GainCommandPoints', points(2));
    expect(outcomes(await bring(bob, match, its.run()))).toEqual(['already', 'already', 'waits']);
  });

  describe('that a judge was told of', () => {
    /** What two presses say stands in a call; their player has a newer link, and pressed a third since. */
    const toldThenSeated = async () => {
      const { match, its } = await takenBack();
      const [first, second] = its.run().presses;
      const dispute = String(at((await bring(here.sam, match, its.run())).body, 0, 'dispute'));
      const ann = await here.event.seatAt(match, 'A');
      const third = its.press('GainCommandPoints', points(1), { place: PLACE as never });
      const sends = () =>
        ann.ask(
          'POST',
          `/api/matches/${match}/commands?each=true`,
          [first, second, third].map((one) => sentBy(one!)),
        );
      return { match, its, ann, dispute, sends };
    };

    test('is not recorded beside it when its own phone sends it later, which is told where it stands and what to do', async () => {
      const { ann, its, match, dispute, sends } = await toldThenSeated();
      const told = await here.event.server.store.read(`dispute-${dispute}`);
      const { body } = await sends();
      expect(outcomes({ body } as Answer)).toEqual(['refused', 'refused', 'recorded']);
      for (const one of [0, 1])
        expect(listAt({ body }, 'body')[one]).toMatchObject({
          status: 422,
          code: 'run/told-a-judge',
          detail: expect.stringMatching(/Wait for the ruling; or withdraw the call/) as string,
          facts: { dispute },
        });
      expect(await here.event.server.store.read(`dispute-${dispute}`)).toEqual(told);
      expect(outcomes(await bring(ann, match, its.run()))).toEqual(['refused', 'refused', 'already']);
      const written = await here.event.server.store.read(`match-${match}`);
      const ids = written.map(({ meta }) => meta.commandId);
      expect(its.run().presses.map(({ id }) => ids.filter((one) => one === id).length)).toEqual([0, 0, 1]);
    });

    test('stands in the log alone, whenever the server stops: after the statement it is told, before it it is play', async () => {
      const keys = here.event.server.from(SeatKeys);
      const stops = (when: 'tells' | 'told') => {
        const goes = keys[when].bind(keys) as (...of: unknown[]) => Promise<void>;
        const stopped = async (...of: unknown[]): Promise<void> => {
          if (when === 'tells') await goes(...of);
          throw new Error('the server stops here');
        };
        jest.spyOn(keys, when).mockImplementationOnce(stopped as never);
      };
      for (const [when, becomes] of [
        ['told', 'refused'],
        ['tells', 'recorded'],
      ] as const) {
        const { match, its } = await takenBack();
        stops(when);
        expect((await bring(here.sam, match, its.run())).status).toBe(500);
        const ann = await here.event.seatAt(match, 'A');
        const sent = its.run().presses.map((one) => sentBy(one));
        const later = await ann.ask('POST', `/api/matches/${match}/commands?each=true`, sent);
        expect([when, ...new Set(outcomes(later) as string[])]).toEqual([when, becomes]);
      }
    });

    test('is play again once the call is withdrawn', async () => {
      const { ann, dispute, sends } = await toldThenSeated();
      await sends();
      const withdrawal = command('WithdrawCall', {});
      expect((await ann.ask('POST', `/api/disputes/${dispute}/commands`, withdrawal)).status).toBe(200);
      expect(outcomes(await sends())).toEqual(['recorded', 'recorded', 'already']);
    });
  });

  test('tells no judge of what its own phone had sent before', async () => {
    const { match, ann, its } = await here.atTable();
    const sent = its.press('GainCommandPoints', points(1), { place: PLACE as never });
    expect((await ann.send(match, sentBy(sent))).status).toBe(200);
    expect((await here.event.organizer.ask('DELETE', `/api/matches/${match}/seats/links/${ann.linkId}`)).status).toBe(
      204,
    );
    const before = await here.event.server.store.head();
    expect(outcomes(await bring(here.event.someone(), match, its.run()))).toEqual(['already']);
    expect(await here.event.server.store.head()).toBe(before);
    its.press('GainCommandPoints', points(2));
    expect(outcomes(await bring(here.event.someone(), match, its.run()))).toEqual(['already', 'waits']);
  });

  test('stays with a judge where another player sits there by the newer link', async () => {
    const { match, its } = await takenBack();
    const corrected = command('CorrectSeats', { seats: { A: { player: 'cleo' }, B: { player: 'bob' } }, because: 'x' });
    const head = await here.event.hire(`Head ${match}`, 'head-judge');
    expect((await head.send(match, corrected)).status).toBe(200);
    const cleo = await here.event.seatAt(match, 'A');
    expect((await keyAt(cleo, match, its.key)).body['code']).toBe('access/key-of-another');
    expect(outcomes(await bring(cleo, match, its.run()))).toEqual(['waits', 'waits']);
  });

  test('is taken by its signature only as often as a device needs it', async () => {
    const { match, its } = await takenBack();
    const answers: number[] = [];
    for (let times = 0; times < 11; times += 1)
      answers.push((await bring(here.event.someone(), match, its.run())).status);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.at(-1)).toBe(429);
    const forged = { ...its.run(), presses: its.run().presses.map((one) => ({ ...one, signature: 'AAAA' })) };
    expect((await bring(here.event.someone(), match, forged)).body['code']).toBe('run/forged');
  });

  test('waits as well where somebody else sits there now, by a correction of the seats', async () => {
    const { match, its } = await here.atTable();
    its.press('GainCommandPoints', points(1));
    const corrected = command('CorrectSeats', { seats: { A: { player: 'cleo' }, B: { player: 'bob' } }, because: 'x' });
    const head = await here.event.hire(`Head ${match}`, 'head-judge');
    expect((await head.send(match, corrected)).status).toBe(200);
    const taken = await bring(here.event.someone(), match, its.run());
    expect(outcomes(taken)).toEqual(['waits']);
    const [called] = await here.event.server.store.read(`dispute-${String(at(taken.body, 0, 'dispute'))}`);
    expect(called?.meta.actor).toEqual({ id: 'ann', role: 'player' });
  });
});
