import { fold } from '@adjutant/kernel';
import { matchDecider, type ApplyRuling, type MatchEvent } from '@adjutant/match';
import { openStore, readShelf } from '@adjutant/store';
import { MATCH, PACKS, place, record, type Place } from './cli.js';

const shelf = readShelf(PACKS);
const decider = matchDecider(shelf);
const AT = '2026-05-02T11:00:00.000Z';
const context = (commandId: string) => {
  const actor = { id: 'liaison', role: 'system' as const };
  return { commandId, actor, occurredAt: AT, recordedAt: AT, payloadHash: 'none' };
};

interface Ruled {
  readonly remedies: readonly object[];
  readonly judge: string;
  readonly because: string;
}

const STRUCK: Ruled = { remedies: [{ kind: 'strike', entries: [7] }], judge: 'jo', because: 'No objective was held.' };

/** What a dispute says that a judge gave, and what was done to the match in its name. */
async function ruled(at: Place, given: Ruled | null, done: Ruled): Promise<void> {
  await record(at);
  const store = openStore(at.store);
  const events = (await store.readFacts(`match-${MATCH}`)).map(({ event }) => event as MatchEvent);
  const by = { id: done.judge, role: 'judge' as const };
  const { remedies, because } = done;
  const data = { dispute: 'd', ruling: '1', by, remedies, because } as unknown as ApplyRuling['data'];
  const occasion = { now: AT, occurredAt: AT, actor: { id: 'liaison', role: 'system' as const } };
  const decision = decider.decide({ type: 'ApplyRuling', data }, fold(decider, events), occasion);
  if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
  const call = { type: 'JudgeCalled', data: { match: MATCH, entry: 7, at: 8, by: { side: 'B' }, claim: 'Not held.' } };
  const gave = given && { type: 'RulingGiven', data: { ruling: '1', role: 'judge', instance: 'first', ...given } };
  await store.append('dispute-d', 'absent', gave ? [call, gave] : [call], context('call'));
  await store.append(`match-${MATCH}`, events.length - 1, decision.events, context('carry out'));
  await store.close();
}

const lies: readonly (readonly [string, Ruled | null, Ruled, RegExp])[] = [
  [
    'that no judge gave',
    null,
    STRUCK,
    /entry 9 of match-\S+: it carries out ruling 1 of dispute d, which no judge gave/,
  ],
  ['of another judge', { ...STRUCK, judge: 'kim' }, STRUCK, /but not as kim gave it/],
  ['for another reason', { ...STRUCK, because: 'Held.' }, STRUCK, /but not as jo gave it/],
  [
    'with other remedies',
    STRUCK,
    { ...STRUCK, remedies: [{ kind: 'strike', entries: [5] }] },
    /was made of is not what its remedies come to/,
  ],
];

describe('a bundle in which a ruling is carried out', () => {
  const at = place();

  it('says so where it is as the judge gave it, and plays it', async () => {
    await ruled(at, STRUCK, STRUCK);
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    const { exit, out } = await at.cli('verify', 'b.jsonl');
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/Ruling carried out at entry 9: by jo, in dispute d: No objective was held\./),
    ]);
    expect(out).toMatch(/A wins 0:0, by concession/);
    expect((await at.cli('verify', 'b.jsonl', '--json')).json).toMatchObject([
      { rulings: [{ entry: 9, dispute: 'd', ruling: '1', judge: 'jo' }], result: { vp: { A: 0 } } },
    ]);
  });
});

describe.each(lies)('a bundle that carries out a ruling %s', (_, given, done, says) => {
  const at = place();

  it('is told, though the log has signed it', async () => {
    await ruled(at, given, done);
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    expect(await at.cli('verify', 'b.jsonl')).toMatchObject({ exit: 1, out: expect.stringMatching(says) as string });
  });
});
