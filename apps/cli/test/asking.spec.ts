import { randomUUID } from 'node:crypto';
import { openStore } from '@adjutant/store';
import { MATCH, workspace, record, SCRIPT, textOf, type Document } from './cli.js';

const at = workspace();
const script = at.file('match.jsonl', textOf(SCRIPT));
beforeAll(() => record(at));

const ask = async (...argv: readonly string[]): Promise<Document> => {
  const { exit, json, err } = await at.cli(...argv, '--json');
  expect([exit, err]).toEqual([0, '']);
  return json[0] as Document;
};
const amounts = ({ parts }: Document) => (parts as readonly { amount: number }[]).map(({ amount }) => amount);

describe('asking the record', () => {
  it.each([
    ['the store', MATCH],
    ['a script', script],
  ])('why a number of a match in %s is what it is, down to entry, rule and person', async (_, named) => {
    const answer = await ask('why', named, '--player', 'A', '--figure', 'cp');
    expect([answer['value'], amounts(answer).reduce((sum, one) => sum + one, 0)]).toEqual([0, 0]);
    const spent = (answer['parts'] as Document[]).find(({ kind }) => kind === 'spend');
    expect(spent).toMatchObject({
      amount: -1,
      entry: 6,
      rule: { id: 'core/grenade' },
      by: { id: 'sam', role: 'scorekeeper' },
    });
    expect(await ask('why', named, '--player', 'A', '--figure', 'price:6')).toMatchObject({ value: 1 });
    expect(await ask('why', named, '--player', 'A', '--figure', 'cp', '--at', '5')).toMatchObject({ value: 1, at: 5 });
  });

  it('people read the same', async () => {
    const { exit, out } = await at.cli('why', MATCH, '--player', 'A', '--figure', 'cp');
    expect(exit).toBe(0);
    expect(out).toMatch(/^A has 0 CP after entry 8/);
    expect(out).toMatch(/\n +-1 {2}Grenade: entry 6 \[R1\.A\.Shooting\], sam \(scorekeeper\)\n/);
    expect(out).toMatch(/\n +rule: Grenade \(/);
    expect(out).toMatch(/\n +0 {2}together\n$/);
  });

  it('what changed between two moments, in words', async () => {
    const { out } = await at.cli('difference', MATCH, '5', '6');
    expect(out).toContain('A spent 1 CP on Grenade, round 1  (entry 6)');
    expect((await at.cli('difference', MATCH, '5', '5')).out).toContain('says the same');
  });

  it('the first moment at which something was so', async () => {
    expect(await ask('first', MATCH, '--player', 'A', '--when', 'cp-below:1')).toMatchObject({ entry: 6 });
    expect((await at.cli('first', MATCH, '--player', 'A', '--when', 'vp-at-least:5')).out).toMatch(
      /^entry \d+: A scores/,
    );
    expect(await ask('first', MATCH, '--player', 'B', '--when', 'overspent')).toMatchObject({ entry: null });
  });

  it('where paper and record part, with both numbers', async () => {
    const asked = ['first', MATCH, '--player', 'A', '--when'];
    const { entry, paper } = await ask(...asked, 'paper-vp:5=0,8=99');
    expect([entry, paper]).toMatchObject([8, { says: 99, has: 5, agreed: 5 }]);
    expect((await at.cli(...asked, 'paper-vp:8=99')).out).toMatch(
      /The paper says 99 VP of A; the record has 5, 94 fewer\. They never agreed before\./,
    );
    expect(await ask(...asked, 'paper')).toMatchObject({ entry: null });
  });

  it('moments by name, with a hash that says whether it is the same state', async () => {
    const list = await ask('moments', MATCH);
    expect(list['rounds']).toMatchObject([{ entry: 3 }]);
    const moment = await ask('moments', MATCH, '--at', 'phase:1.A.shooting');
    const state = String(moment['state']);
    expect(state).toMatch(/^[0-9a-f]{64}$/);
    const same = ['moments', script, '--at', `entry:${String(moment['entry'])}`, '--state'];
    expect((await at.cli(...same, state)).exit).toBe(0);
    const other = await at.cli(...same, '0'.repeat(64));
    expect([other.exit, other.out]).toEqual([1, expect.stringContaining('NOT the state named')]);
  });

  it('a moment by the dispute that is about it', async () => {
    const store = openStore(at.store);
    const data = { time: 'x', match: MATCH, entry: 6, at: 8, by: { side: 'B' }, claim: 'It had shot already.' };
    const occurredAt = '2026-05-02T12:00:00.000Z';
    const actor = { id: 'bob', role: 'player' } as const;
    const context = { commandId: randomUUID(), actor, occurredAt, recordedAt: occurredAt, payloadHash: '0'.repeat(64) };
    await store.append('dispute-d-7', 'absent', [{ type: 'JudgeCalled', data }], context);
    await store.close();
    expect(await ask('moments', MATCH, '--at', 'dispute:d-7')).toMatchObject({
      entry: 6,
      now: { counts: 'as-recorded' },
    });
  });

  it('both readings of a supposition say line by line what becomes of the rest', async () => {
    const { json } = await at.cli('suppose', MATCH, '--leave-out', '6', '--reading', 'both', '--json');
    for (const document of json) {
      expect(document['refused']).toEqual([]);
      expect(document['differences']).toEqual(
        expect.arrayContaining([expect.objectContaining({ text: 'A did not spend 1 CP on Grenade, round 1' })]),
      );
      expect(document).toMatchObject({
        recorded: { balances: { A: { cp: 0 } } },
        ledgers: { cp: { A: expect.anything() as unknown } },
      });
    }
    const gift = '5={"type":"GainCommandPoints","data":{"player":"A","amount":1,"what":"a gift"}}';
    const inserted = await at.cli('suppose', MATCH, '--insert', gift, '--reading', 'both');
    expect(inserted.out).toMatch(/Becomes possible\n +A asked for GainCommandPoints\n/);
    expect(inserted.out).toContain('A +1 CP: a gift, round 1');
  });

  it.each([
    [['why', MATCH, '--player', 'A', '--figure', 'x:y:z'], /--figure x:y:z cannot be read/],
    [['why', MATCH, '--player', 'A', '--figure', 'gold'], /There is no such resource; there are: cp/],
    [['why', MATCH, '--player', 'A', '--figure', 'price:1'], /There is no such use; there are: 6/],
    [['why', MATCH, '--player', 'A', '--figure', 'cp', '--at', '99'], /There is no entry 99/],
    [['first', MATCH, '--player', 'A', '--when', 'never'], /--when never cannot be read/],
    [['moments', MATCH, '--at', 'somewhere'], /--at somewhere cannot be read/],
    [['moments', MATCH, '--at', 'round:9'], /The record has no round:9/],
    [['moments', MATCH, '--at', 'dispute:none'], /The record has no dispute:none/],
    [['difference', MATCH, '1', '99'], /There is no entry 99/],
    [['suppose', MATCH, '--insert', '5={"type":"Nothing","data":{}}'], /--insert .* cannot be read/],
  ])('%j is refused in words', async (argv, says) => {
    const { exit, err } = await at.cli(...argv);
    expect([exit, err]).toEqual([2, expect.stringMatching(says)]);
  });
});
