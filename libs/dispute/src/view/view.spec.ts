import type { DisputeEvent } from '../events.js';
import { AFTER, after, BEFORE, NOON } from '../testing/given.js';
import { APPEALED, appealed, CALLED, CARRIED, CLAIMED, FINAL, ruled, RULED } from '../testing/story.js';
import { disputeSummary, disputeView, type DisputeEntry } from '../index.js';

const ACTORS = { JudgeCalled: 'ann', RulingAppealed: 'bob' } as const;

/** Entries a minute apart. */
const entries = (...events: readonly DisputeEvent[]): readonly DisputeEntry[] =>
  events.map((event, number) => ({
    ...{ number, event, occurredAt: after(number) },
    by: { id: ACTORS[event.type as 'JudgeCalled'] ?? 'jo', role: 'judge' },
  }));

const view = (...events: readonly DisputeEvent[]) => disputeView('d1', entries(...events), after(30));

describe('a line of the queue', () => {
  it('says who called where about what, and who has it since when', () => {
    expect(disputeSummary('d1', entries(CALLED, CLAIMED))).toEqual({
      ...{ id: 'd1', match: 'm1', table: '14', entry: 12, at: 20, claim: 'Twice', by: { side: 'A' } },
      ...{ status: 'claimed', judge: 'jo', calledAt: NOON, claimedAt: after(1), ruledAt: null, closedAt: null },
      revision: 1,
    });
    expect(disputeSummary('d1', [])).toBeNull();
  });

  it.each([
    ['when the call is withdrawn', [CALLED, { type: 'CallWithdrawn', data: { by: { side: 'A' } } }], 1],
    ['with the final ruling', FINAL, 5],
    [
      'when both have accepted',
      [
        ...RULED,
        { type: 'RulingAccepted', data: { ruling: '1', side: 'A' } },
        { type: 'RulingAccepted', data: { ruling: '1', side: 'B' } },
      ],
      5,
    ],
  ] as const)('is closed %s', (_, events, minute) => {
    expect(disputeSummary('d1', entries(...(events as readonly DisputeEvent[])))?.closedAt).toBe(after(minute));
    expect(disputeSummary('d1', entries(...APPEALED))?.closedAt).toBeNull();
  });
});

describe('a whole dispute', () => {
  it('tells its story in sentences', () => {
    const final = FINAL.at(-1) as DisputeEvent;
    expect(
      view(...APPEALED, { type: 'AppealClaimed', data: { judge: 'hana' } }, final)?.story.map((one) => one.text),
    ).toEqual([
      'Player A calls a judge to table 14 about entry 12: Twice',
      'jo takes the call.',
      'jo gives ruling 1 (the record stands): So ruled',
      'Ruling 1 stands in the match as entry 21.',
      'Player B appeals ruling 1: Not so',
      'hana takes the appeal.',
      'hana gives final ruling 2, upholding the first: So ruled',
    ]);
  });

  it('has each ruling with what became of it', () => {
    const taken = { ruling: '1', entry: 23, revision: 23, hash: BEFORE, restored: true };
    const overturned = ruled({ ruling: '2', instance: 'final', verdict: 'overturned' });
    const failed = { type: 'RulingNotCarriedOut', data: { ruling: '2', code: 'x/y', message: 'No.' } } as const;
    const told = view(...APPEALED, overturned, { type: 'RulingTakenBack', data: taken }, failed);
    expect(told?.rulings).toMatchObject([
      { ruling: '1', outcome: { carriedOut: true, entry: 21, asPreviewed: true }, takenBack: { restored: true } },
      { ruling: '2', verdict: 'overturned', outcome: { carriedOut: false, code: 'x/y' }, takenBack: null },
    ]);
    expect(told).toMatchObject({ status: 'appealed', appeal: { side: 'B', judge: 'jo', at: after(4) } });
  });

  it('offers the minutes that were lost, and counts from step to step', () => {
    expect(view(...RULED)).toMatchObject({
      extension: { minutes: 5, waited: 300 },
      durations: { callToClaim: 60, claimToRuling: 60, callToRuling: 120 },
    });
    const granted = { type: 'TimeGranted', data: { minutes: 5, suggested: 5, judge: 'jo' } } as const;
    expect(view(...RULED, granted)).toMatchObject({ extension: null, granted: [{ minutes: 5 }] });
    expect(view(CALLED)).toMatchObject({ extension: { minutes: 30 }, durations: { callToClaim: null } });
    expect(view(...RULED, appealed('B', after(20)))).toMatchObject({ extension: { minutes: 15 } });
  });

  it('says of a match that moved on that it did', () => {
    const moved = { ...CARRIED.data, hash: AFTER, asPreviewed: false } as never;
    expect(view(CALLED, ruled(), { type: 'RulingCarriedOut', data: moved })?.story.at(-1)?.text).toContain('moved on');
  });
});
