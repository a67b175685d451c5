import fc from 'fast-check';
import type { Occasion } from '@adjutant/kernel';
import { decideMatch, type MatchCommand, type MatchEvent, type MatchState, type OpenedState } from '@adjutant/match';
import { amid, begun, by, foldOn, PLAYED, SHELF, stateOf } from '@adjutant/testing/given';
import { suppose, type Attempt, type Reading } from './index.js';

const start = fc.constantFrom(begun(), amid(12), amid(4), amid(2), amid(1), amid(0), amid(9, { attestations: 'open' }));
const USES: readonly string[] = ['UseStratagem', 'UseAbility', 'IssueOrder'];
const LEFT_OUT: readonly string[] = [...USES, 'GainCommandPoints'];

/** A command as it was asked, and what came of it. Dice know what they were thrown for. */
interface AgainQuestion {
  readonly command: MatchCommand;
  readonly occasion: Occasion;
  readonly outcome: 'recorded' | 'already' | 'refused';
  readonly codes: readonly string[];
  readonly first: number;
  readonly thrownFor: { readonly asked: AgainQuestion; readonly offset: number; readonly purpose: string } | null;
  /** What came of it the first time, where it is asked for again. */
  readonly was: AgainQuestion | null;
}

type ToAsk = Pick<AgainQuestion, 'command' | 'occasion' | 'was'>;

/** Asks for everything in turn; dice whose cause did not come about are not thrown. */
function play(from: readonly MatchEvent[], commands: readonly ToAsk[]) {
  let state: MatchState = stateOf(from);
  const events = [...from];
  const asked: AgainQuestion[] = [];
  const attempts: Attempt[] = [];
  const became = new Map<AgainQuestion, AgainQuestion>();
  for (const { command: drawn, occasion, was } of commands) {
    const thrown = was ? thrownAgain(was, became) : thrownNow(drawn, state, asked);
    if (thrown === 'void') continue;
    const command = thrown ? ({ ...drawn, data: { ...drawn.data, roll: thrown.roll } } as MatchCommand) : drawn;
    const decision = decideMatch(SHELF, command, state, occasion);
    const { outcome } = decision;
    const codes = decision.outcome === 'refused' ? decision.refusal.reasons.map(({ code }) => code) : [];
    const one: AgainQuestion = {
      command,
      occasion,
      outcome,
      codes,
      first: events.length,
      thrownFor: thrown?.thrownFor ?? null,
      was,
    };
    asked.push(one);
    if (was && decision.outcome === 'recorded') became.set(was, one);
    if (decision.outcome === 'refused') attempts.push({ after: events.length - 1, command, occasion });
    if (decision.outcome !== 'recorded') continue;
    events.push(...decision.events);
    state = foldOn(SHELF, state, decision.events);
  }
  return { events, attempts, state, asked };
}

interface Thrown {
  readonly roll: string;
  readonly thrownFor: AgainQuestion['thrownFor'];
}

/** Dice are for the roll that has been open longest. */
function thrownNow(command: MatchCommand, state: MatchState, asked: readonly AgainQuestion[]): Thrown | null {
  const [open] = command.type === 'RecordRoll' ? (state as OpenedState).table.rolls : [];
  if (!open) return null;
  const [number = '', ...purpose] = open.id.split('/');
  const cause = asked.findLast((one) => one.outcome === 'recorded' && one.first <= Number(number));
  if (!cause) return null;
  return {
    roll: open.id,
    thrownFor: { asked: cause, offset: Number(number) - cause.first, purpose: purpose.join('/') },
  };
}

function thrownAgain(
  { thrownFor }: AgainQuestion,
  became: ReadonlyMap<AgainQuestion, AgainQuestion>,
): Thrown | 'void' | null {
  if (!thrownFor) return null;
  const cause = became.get(thrownFor.asked);
  return cause ? { roll: `${cause.first + thrownFor.offset}/${thrownFor.purpose}`, thrownFor } : 'void';
}

/** A plea that was not needed leaves no trace in the record: nobody could tell later that it was made. */
function plain(command: MatchCommand): MatchCommand {
  const { override: _, ...data } = command.data as { readonly override?: unknown };
  return { ...command, data } as MatchCommand;
}

/** What a match comes to, but for the numbers of entries. */
function essential(state: MatchState): unknown {
  const { table, status } = state as OpenedState;
  const { balances, gains, score, clock, uses, orders, units } = table;
  const bare = (list: readonly { readonly number: number }[]) => list.map(({ number: _, ...rest }) => rest);
  const standing = Object.values(units).map(({ id, statuses, location, destroyed }) => [
    id,
    statuses,
    location,
    destroyed?.at,
  ]);
  return { status, balances, gains, score, clock, uses: bare(uses), orders: bare(orders), standing };
}

/**
 * Facts stand as they were recorded, whatever would be said of them now, and nothing waits for dice that nobody has thrown:
 * such matches cannot be compared.
 */
function isAnotherMatch({ was, ...now }: AgainQuestion): boolean {
  if (!was || was.outcome === now.outcome) return false;
  if (now.codes.includes('roll/pending') || was.codes.includes('roll/pending')) return true;
  return was.outcome === 'already' || now.outcome === 'already' || !USES.includes(was.command.type);
}

describe('a match that is asked for again from its beginning, but for one use or gain', () => {
  it.each<Reading>(['corrected', 're-executed'])('comes to what the %s reading says', (reading) => {
    const seen = { compared: 0, legal: 0, falls: 0, void: 0 };
    fc.assert(
      fc.property(start, PLAYED, fc.nat(), (from, drawn, pick) => {
        const once = play(
          from,
          drawn.map(([command, role]) => ({ command: plain(command), occasion: by(role), was: null })),
        );
        const uses = once.asked.filter(
          ({ command, outcome }) => outcome === 'recorded' && LEFT_OUT.includes(command.type),
        );
        const left = uses[pick % Math.max(1, uses.length)];
        if (!left) return;
        const isAsked = (one: AgainQuestion): boolean =>
          one !== left && (reading === 're-executed' || one.outcome !== 'refused');
        const rest = once.asked.filter(isAsked);
        const again = play(
          from,
          rest.map((was) => ({ ...was, was })),
        );
        const told = suppose(SHELF, once, [{ leaveOut: [left.first] }], reading, by('judge'));
        if (again.asked.some(isAnotherMatch)) return;
        seen.compared += 1;
        for (const { verdict } of told.story) {
          if (verdict === 'now-legal') seen.legal += 1;
          if (verdict === 'falls') seen.falls += 1;
          if (verdict === 'void') seen.void += 1;
        }
        expect(essential(told.outcome)).toEqual(essential(again.state));
      }),
      { seed: 20310504, numRuns: 300 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});
