import fc from 'fast-check';
import {
  decideMatch,
  foldMatch,
  nextNumber,
  recordOf,
  retell,
  type MatchEvent,
  type MatchState,
  type OpenedState,
  type UseDeclared,
} from '../index.js';
import { retold, settled } from './retold.js';
import { ABSENT } from './state.js';
import { onBattlefield, Shelf, type Unit, type Use } from '@adjutant/rules';
import {
  amid,
  begun,
  by,
  copied,
  DEARER_PACK,
  foldOn,
  PACK,
  playedOut,
  PLAYED,
  release,
  RULED,
  seeded,
  SHELF,
  stateOf,
  strikes,
} from '@adjutant/testing/given';

const open = (state: MatchState): OpenedState => state as OpenedState;
const told = (events: readonly MatchEvent[]) => retell(SHELF, recordOf(stateOf(events)));
const lines = (events: readonly MatchEvent[]) => told(events).flatMap((one) => one.lines);
const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
const STRATAGEMS = new Set(['StratagemUsed']);

/** The invariants of the worked examples, by their numbers there, over matches that are played and corrected by chance. */
describe('whatever is played and ruled', () => {
  it('2: every use that stands has exactly one spend line, and nothing else has one', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events } = playedOut(from, commands);
        const stands = told(events).filter((one) => one.verdict === 'stands' && STRATAGEMS.has(one.entered.event.type));
        const spent = lines(events).filter((line) => line.kind === 'spend');
        expect(spent.map((line) => line.number)).toEqual(stands.map((one) => one.entered.number));
      }),
      seeded(100),
    );
  });

  it('3: each player has as many income lines as there were muster phases', () => {
    fc.assert(
      fc.property(RULED, (commands) => {
        const { events } = playedOut(begun(), commands);
        const musters = told(events).filter(({ verdict, entered: { event } }) => {
          if (verdict !== 'recorded') return false;
          return event.type === 'BattleStarted' || (event.type === 'PhaseAdvanced' && event.data.to.step === 'muster');
        });
        for (const side of ['A', 'B']) {
          const income = lines(events).filter((line) => line.kind === 'income' && line.player === side);
          expect(income.map((line) => line.number)).toEqual(musters.map((one) => one.entered.number));
        }
      }),
      seeded(100),
    );
  });

  it('4: other gains come to 1 a round at most', () => {
    fc.assert(
      fc.property(start, PLAYED, (from, commands) => {
        const sums = new Map<string, number>();
        for (const line of lines(playedOut(from, commands).events).filter((one) => one.kind === 'gain')) {
          const key = `${line.player}${line.at?.round ?? 0}`;
          sums.set(key, (sums.get(key) ?? 0) + line.credited);
        }
        expect([...sums.values()].every((sum) => sum <= 1)).toBe(true);
      }),
      seeded(100),
    );
  });

  it('5: a record folded in two parts, written down in between, is the record folded at once', () => {
    fc.assert(
      fc.property(start, RULED, fc.nat(), (from, commands, at) => {
        const { events, state } = playedOut(from, commands);
        const split = at % (events.length + 1);
        const half = copied(stateOf(events.slice(0, split)));
        expect(foldOn(SHELF, half, events.slice(split))).toStrictEqual(stateOf(events));
        expect(stateOf(events)).toStrictEqual(state);
      }),
      seeded(100),
    );
  });

  it('a record told again from its beginning is the record as it was told along the way', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { state } = playedOut(from, commands);
        expect(settled(SHELF, ABSENT, recordOf(state)).state).toStrictEqual(state);
      }),
      seeded(200),
    );
  });

  it('what of an earlier telling is taken over is what is told anew', () => {
    let corrections = 0;
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events } = playedOut(from, commands);
        // Of its own, so that nothing is known of it but what is told here.
        const shelf = new Shelf(SHELF.packs);
        let state: MatchState = ABSENT;
        for (const event of events) {
          const entered = { number: nextNumber(state), event };
          const anew = retell(new Shelf(SHELF.packs), [...recordOf(state), entered]);
          expect(retold(shelf, state, [entered])).toStrictEqual(anew);
          state = foldMatch(shelf, [event], state);
          expect(retold(shelf, state)).toStrictEqual(anew);
          corrections += event.type === 'EntryCorrected' ? 1 : 0;
        }
      }),
      seeded(60),
    );
    expect(corrections).toBeGreaterThan(20);
  });

  it('6: a strike and its reversal leave everything as it was, and what is struck cannot be struck again', () => {
    fc.assert(
      fc.property(start, RULED, fc.nat(), (from, commands, pick) => {
        const { state } = playedOut(from, commands);
        const number = pick % (open(state).history.last.number + 1);
        const decision = decideMatch(SHELF, strikes(number), state, by('judge'));
        if (decision.outcome !== 'recorded') return;
        const struck = foldOn(SHELF, state, decision.events);
        expect(decideMatch(SHELF, strikes(number), struck, by('judge')).outcome).toBe('refused');
        const reversal = decideMatch(SHELF, strikes(open(struck).history.last.number), struck, by('judge'));
        const restored = foldOn(SHELF, struck, reversal.outcome === 'recorded' ? reversal.events : []);
        const { table, fallen, status } = open(restored);
        expect({ table, fallen, status }).toEqual({
          table: open(state).table,
          fallen: open(state).fallen,
          status: state.status,
        });
      }),
      seeded(100),
    );
  });

  it("7: striking a player's use leaves the other player's balance alone", () => {
    fc.assert(
      fc.property(start, PLAYED, fc.nat(), (from, commands, pick) => {
        const { state } = playedOut(from, commands);
        const { uses, balances } = open(state).table;
        const use = uses[pick % Math.max(1, uses.length)];
        if (!use) return;
        const decision = decideMatch(SHELF, strikes(use.number), state, by('judge'));
        const after = open(foldOn(SHELF, state, decision.outcome === 'recorded' ? decision.events : []));
        const other = use.player === 'A' ? 'B' : 'A';
        expect(after.table.balances[other]).toEqual(balances[other]);
      }),
      seeded(100),
    );
  });

  it('8: nobody uses a stratagem twice in a phase unless a claim names it or a judge let it stand', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events, state } = playedOut(from, commands);
        const excused = (use: Use): boolean =>
          use.claims.some((claim) => claim.ability === 'core/gust-master') ||
          'overridden' in (events[use.number]?.data ?? {});
        const plain = open(state).table.uses.filter((use) => !excused(use) && use.entry !== 'core/spyglass');
        const keys = plain.map(({ player, entry, at }) => JSON.stringify([player, entry, at]));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      seeded(100),
    );
  });

  it('9: a change of the like-named entry of another detachment changes nothing', () => {
    const changed = {
      ...release('first', { 'grey-anvils/second-flight': { costs: { cp: 9 } } }),
      digest: 'digest-of-the-first',
    };
    const other = new Shelf([DEARER_PACK, changed]);
    fc.assert(
      fc.property(start, PLAYED, (from, commands) => {
        const own = commands.filter(
          ([{ data }]) => !('stratagem' in data && data.stratagem === 'Second Flight' && data.player === 'B'),
        );
        expect(playedOut(from, own, other)).toEqual(playedOut(from, own));
      }),
      seeded(80),
    );
  });

  it('10: the price is the printed one, or 0 where a claim names it, and increases, less reductions, never below 0', () => {
    fc.assert(
      fc.property(start, PLAYED, (from, commands) => {
        for (const {
          entered,
          state,
          lines: [line],
        } of told(playedOut(from, commands).events)) {
          const { event } = entered;
          if (event.type !== 'StratagemUsed' || event.data.overridden) continue;
          expect(0 - (line?.due ?? NaN)).toBe(priceBy(event.data, open(state).table.units['B1']));
        }
      }),
      seeded(100),
    );
  });

  it('a refused command changes nothing, and what is decided twice is decided the same', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { attempts, events } = playedOut(from, commands);
        for (const { after, command, occasion } of attempts.slice(0, 6)) {
          const state = stateOf(events.slice(0, after + 1));
          const before = JSON.stringify(state);
          const decision = decideMatch(SHELF, command, state, occasion);
          expect([decision.outcome, JSON.stringify(state)]).toEqual(['refused', before]);
          expect(decideMatch(SHELF, command, state, occasion)).toEqual(decision);
        }
      }),
      seeded(80),
    );
  });
});

/** The formula once more, from what the invented pack says and nothing of the engine. */
function priceBy({ entry, player, answers, claims }: UseDeclared, bearer: Unit | undefined): number {
  const claimed = (ability: string): boolean => claims.some((claim) => claim.ability === ability);
  const printed = claimed('core/gust-master') ? 0 : (PACK.entries[entry]?.costs?.['cp'] ?? 0);
  const aura = player === 'A' && onBattlefield(bearer) && answers['within-reach'] === 'yes';
  return Math.max(0, printed + (aura ? 1 : 0) - (claimed('core/tail-wind') ? 1 : 0));
}
