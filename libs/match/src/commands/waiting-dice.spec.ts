import type { MatchCommand, MatchEvent } from '../index.js';
import { after, at, by, FORMAL_PACK, given, mustered, opened, SHELF, stateOf } from '@adjutant/testing/given';
import { decideMatch } from '../decider.js';

/** A battle of rounds that begin with a die of each player. */
const begins: readonly MatchEvent[] = [
  opened({}, FORMAL_PACK),
  ...mustered().slice(1),
  { type: 'BattleStarted', data: { firstTurn: 'B' } },
];
const advance = (player: 'A' | 'B', to: string): MatchCommand => ({
  type: 'AdvancePhase',
  data: { player, to: at(to) },
});
const rolls = (die: number, more: object = {}): MatchCommand => ({
  type: 'RecordRoll',
  data: { dice: [die], ...more },
});

function reasonsFor(record: readonly MatchEvent[], command: MatchCommand) {
  const decision = decideMatch(SHELF, command, stateOf(record), by('scorekeeper'));
  return decision.outcome === 'refused' ? decision.refusal.reasons : [];
}
const accepted = (record: readonly MatchEvent[], command: MatchCommand): boolean =>
  decideMatch(SHELF, command, stateOf(record), by('scorekeeper')).outcome === 'recorded';

describe('dice that the battle waits for', () => {
  it('can be written down, each by the name that the refusal gives', () => {
    const pending = reasonsFor(begins, advance('B', '1.B.muster'));
    expect(pending.map(({ code }) => code)).toEqual(['roll/pending', 'roll/pending']);
    expect(pending.map(({ facts }) => accepted(begins, rolls(2, { roll: facts['of'] })))).toEqual([true, true]);
  });

  it('are called by their name, or by whose they are; what is meant has to be one', () => {
    given(begins).when(rolls(2)).thenRefused('roll/several');
    given(begins)
      .when(rolls(2, { roll: 'dawn-pay' }))
      .thenRefused('roll/several');
    expect(accepted(begins, rolls(2, { player: 'B' }))).toBe(true);
    given(after(begins, [rolls(2, { player: 'B' })]))
      .when(rolls(2, { player: 'B' }))
      .thenRefused('roll/not-yours');
  });

  it('are not called open before they fall due, but where they will be', () => {
    const last = after(begins, [
      rolls(2, { player: 'A' }),
      rolls(2, { player: 'B' }),
      advance('B', '1.B.muster'),
      advance('B', '1.A.muster'),
      advance('A', '1.A.clash'),
    ]);
    const reasons = reasonsFor(last, advance('A', '2.B.muster'));
    expect(reasons.map(({ code, facts }) => [code, facts['at']])).toEqual([
      ['roll/on-the-way', 'R2.Dawn'],
      ['roll/on-the-way', 'R2.Dawn'],
    ]);
    expect(reasons[0]?.message).toMatch(/^Go to R2\.Dawn first\. There: A roll is still open: /);
    given(last).when(rolls(2)).thenRefused('roll/not-due');
    const there = after(last, [advance('A', '2..dawn')]);
    expect(reasons.map(({ facts }) => facts['of']).every((roll) => accepted(there, rolls(2, { roll })))).toBe(true);
  });
});
