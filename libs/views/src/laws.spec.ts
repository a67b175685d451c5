import fc from 'fast-check';
import { recordOf, type MatchEvent, type OpenedState } from '@adjutant/match';
import { replay } from '@adjutant/replay';
import { SIDES } from '@adjutant/rules';
import { amid, begun, PACK, playedOut, PLAYED, RULED, seeded, SHELF, stateOf } from '@adjutant/testing/given';
import { chartOf, ledgerOf, matchView, optionsFor, stepView, timelineOf, type ShownLine } from './index.js';

const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));

function checkAccount(lines: readonly ShownLine[], balance: number): void {
  let sum = 0;
  for (const line of lines.filter((one) => one.mark === null)) {
    sum += line.credited;
    expect([line.balance, line.balance >= 0]).toEqual([sum, true]);
  }
  expect(balance).toBe(sum);
}

describe('whatever is played and ruled', () => {
  it('1: no balance is ever below 0, and each is the sum of the lines that count', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events, state } = playedOut(from, commands);
        const ledger = ledgerOf(SHELF, events);
        for (const side of SIDES) {
          checkAccount(ledger.cp[side], ledger.balances[side].cp);
          checkAccount(ledger.vp[side], ledger.balances[side].vp);
          expect((state as OpenedState).table.balances[side]['cp'] ?? 0).toBe(ledger.balances[side].cp);
        }
      }),
      seeded(100),
    );
  });

  it('every line that was ever written is still to be seen', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events } = playedOut(from, commands);
        const { struck, fallen } = stateOf(events) as OpenedState;
        const { cp, vp } = ledgerOf(SHELF, events);
        const shown = [...cp.A, ...cp.B, ...vp.A, ...vp.B];
        for (const { number, event } of recordOf(stateOf(events))) {
          const gone = struck.includes(number) ? 'struck' : fallen[number] ? 'fallen' : null;
          if (event.type !== 'StratagemUsed') continue;
          const own = shown.filter((line) => line.number === number && line.kind === 'spend');
          expect(own.map((line) => line.mark)).toEqual([gone]);
        }
      }),
      seeded(100),
    );
  });

  it('5: views rebuilt from the record are the same, and there is one for every entry', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events, state } = playedOut(from, commands);
        expect(ledgerOf(SHELF, events)).toEqual(
          ledgerOf(SHELF, JSON.parse(JSON.stringify(events)) as readonly MatchEvent[]),
        );
        expect(timelineOf(SHELF, events).map((entry) => entry.number)).toEqual(events.map((_, number) => number));
        const { steps } = replay(SHELF, events);
        expect(steps.map((step) => stepView(SHELF, step).text)).toEqual(
          timelineOf(SHELF, events).map((entry) => entry.text),
        );
        expect(matchView(SHELF, 'm', state)?.revision).toBe(events.length - 1);
        expect(chartOf(ledgerOf(SHELF, events)).length).toBeLessThanOrEqual(PACK.sequence.rounds);
      }),
      seeded(60),
    );
  });

  it('whoever looks at the options changes nothing, and an open one names a unit of theirs', () => {
    fc.assert(
      fc.property(start, PLAYED, (from, commands) => {
        const { table } = playedOut(from, commands).state as OpenedState;
        const before = JSON.stringify(table);
        for (const side of SIDES) {
          const open = optionsFor(PACK, table, side).flatMap((option) => (option.open ? option.targets : []));
          expect(open.every((target) => table.units[target.unit]?.owner === side)).toBe(true);
        }
        expect(JSON.stringify(table)).toBe(before);
      }),
      seeded(60),
    );
  });
});
