import { recordsAgain, sayingAgain } from '@adjutant/kernel';
import fc from 'fast-check';
import type { DisputeCommand, DisputeEvent, DisputeState } from './index.js';
import { ABSENT_DISPUTE, DISPUTE, disputeDecider, disputeView, evolveDispute, rulingIn } from './index.js';
import { AFTER, after, ANN, asks, BEFORE, BOB, HANA, JO, KIM, SYSTEM, type Asking } from './testing/given.js';
import { disputeCommand, calls, decides, gives } from './testing/story.js';

const OTTO = asks('otto', 'head-judge');
const EVE = asks('eve', 'spectator');
const side = fc.constantFrom('A', 'B');
const report = fc
  .record({ ruling: fc.constantFrom('1', '2', '3'), hash: fc.constantFrom(BEFORE, AFTER) })
  .chain(({ ruling, hash }) =>
    fc.constantFrom(
      disputeCommand('ReportOutcome', { ruling, outcome: 'carried-out', entry: 21, revision: 21, hash }),
      disputeCommand('ReportOutcome', { ruling, outcome: 'taken-back', entry: 22, revision: 22, hash }),
      disputeCommand('ReportOutcome', { ruling, outcome: 'not-carried-out', code: 'x/y', message: 'No.' }),
    ),
  );
const command: fc.Arbitrary<DisputeCommand> = fc.oneof(
  fc.constantFrom(
    calls(),
    disputeCommand('WithdrawCall'),
    disputeCommand('ClaimCall'),
    disputeCommand('ReleaseCall'),
    disputeCommand('ClaimAppeal'),
  ),
  fc.constantFrom(
    disputeCommand('RevokeRuling', { because: 'x' }),
    disputeCommand('GrantTime', { minutes: 3 }),
    disputeCommand('GrantTime'),
  ),
  { weight: 2, arbitrary: fc.constantFrom(gives(), gives({ remedies: [] })) },
  { weight: 2, arbitrary: fc.constantFrom(decides(), decides({ verdict: 'upheld', remedies: [] })) },
  side.map((one) => disputeCommand('MakeStatement', { side: one, text: 'x' })),
  side.map((one) => disputeCommand('AcceptRuling', { side: one })),
  { weight: 2, arbitrary: side.map((one) => disputeCommand('AppealRuling', { side: one, because: 'x' })) },
  { weight: 2, arbitrary: report },
);
const who = fc.constantFrom<Asking[]>(ANN, BOB, JO, KIM, HANA, OTTO, SYSTEM, EVE);
/** Most of what is asked is refused, so a story is long; it begins with a call. */
const story = fc.array(fc.tuple(command, who), { minLength: 20, maxLength: 80 });

function play(asked: readonly (readonly [DisputeCommand, Asking])[]) {
  const events: DisputeEvent[] = [];
  let state: DisputeState = ABSENT_DISPUTE;
  for (const [one, { circumstances, occasion }] of [[calls(), ANN] as const, ...asked]) {
    const decision = disputeDecider(circumstances).decide(one, state, occasion);
    if (decision.outcome !== 'recorded') continue;
    const deciding = { circumstances, occasion };
    if (recordsAgain(DISPUTE, one, { state, world: undefined, deciding })) recordedAgain.add(one.type);
    for (const event of decision.events) {
      checkStep(state, event, occasion.actor.id);
      state = evolveDispute(state, event);
      events.push(event);
    }
  }
  return { events, state };
}

const recordedAgain = new Set<string>();

const AFTERWARDS = ['TimeGranted', 'RulingCarriedOut', 'RulingTakenBack', 'RulingNotCarriedOut'];

/** What no single step may do, whatever came before it. */
function checkStep(before: DisputeState, event: DisputeEvent, actor: string): void {
  if (before.status === 'final' || before.status === 'withdrawn') expect(AFTERWARDS).toContain(event.type);
  if (event.type !== 'RulingGiven') return;
  expect(['jo', 'kim', 'hana', 'otto']).toContain(actor);
  expect(event.data.judge).toBe(actor);
  if (event.data.instance === 'first') expect(['called', 'claimed']).toContain(before.status);
  else {
    expect(before.status).toBe('appealed');
    expect(['hana', 'otto']).toContain(actor);
    const first = before.status === 'appealed' ? rulingIn(before, before.ruling) : undefined;
    expect(first?.judge).not.toBe(actor);
  }
}

describe('whatever is asked of a dispute, by whomever', () => {
  it('rulings are numbered in order, at most one stands, and the view says what the state says', () => {
    const statuses = new Set<string>();
    fc.assert(
      fc.property(story, (asked) => {
        const { events, state } = play(asked);
        if (state.status === 'absent') throw new Error('a story begins with a call');
        statuses.add(state.status);
        expect(state.rulings.map((one) => one.ruling)).toEqual(state.rulings.map((_, index) => String(index + 1)));
        const firsts = state.rulings.filter(
          (one) => one.instance === 'first' && !one.revoked && one.outcome?.carriedOut !== false,
        );
        expect(firsts.length).toBeLessThanOrEqual(1);
        const entries = events.map((event, number) => ({
          ...{ number, event, occurredAt: after(5), by: { id: 'x', role: 'judge' as const } },
        }));
        const view = disputeView('d', entries, after(5));
        expect(view?.status).toBe(state.status);
        expect(view?.rulings.map((one) => one.ruling)).toEqual(state.rulings.map((one) => one.ruling));
        expect(view?.story).toHaveLength(events.length);
      }),
      { numRuns: 300, seed: 19 },
    );
    // A law about stories that never get anywhere says nothing.
    expect([...statuses].sort()).toEqual(['appealed', 'called', 'claimed', 'final', 'ruled', 'withdrawn']);
  });

  it('what records something once more when it is asked again says why it may, and nothing else does', () => {
    expect([...recordedAgain].toSorted()).toEqual([...sayingAgain(DISPUTE)].toSorted());
  });
});
