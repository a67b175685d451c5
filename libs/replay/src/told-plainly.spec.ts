import fc from 'fast-check';
import {
  ABSENT,
  decideMatch,
  matchDecider,
  nextNumber,
  passOver,
  tell,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { LedgerLine } from '@adjutant/rules';
import { amid, begun, JUDGE, playedOut, PLAYED, seeded, SHELF, uses } from '@adjutant/testing/given';
import {
  asRecorded,
  Reading,
  supposeOf,
  type Account,
  type Attempt,
  type Supposal,
  type SupposedLine,
} from './index.js';

interface Otherwise {
  readonly out: readonly number[];
  readonly put: { readonly after: number; readonly command: MatchCommand } | null;
}

interface Asked extends Omit<Attempt, 'after'> {
  readonly isPut: boolean;
}

type ToldLine = Pick<SupposedLine, 'place' | 'verdict' | 'after' | 'lines'>;

const DECIDER = matchDecider(SHELF);

/** An account told entry by entry, without a plan: by the decider up to what is otherwise, each judged again from there on. */
function toldPlainly({ events, attempts }: Account, { out, put }: Otherwise, reading: Reading) {
  const telling = new PlainTelling(reading);
  for (const [number, event] of events.entries()) {
    telling.entry(number, event, out.includes(number));
    const asked = attempts.filter(({ after }) => after === number).map((one) => ({ ...one, isPut: false }));
    const between = put?.after === number ? [...asked, { ...put, occasion: JUDGE, isPut: true }] : asked;
    for (const [index, one] of between.entries()) telling.command(number + (index + 1) / (between.length + 1), one);
  }
  return telling.story;
}

class PlainTelling {
  readonly story: ReturnType<typeof shown>[] = [];
  #state: MatchState = ABSENT;
  #isOtherwise = false;

  constructor(private readonly reading: Reading) {}

  entry(number: number, event: MatchEvent, isOut: boolean): void {
    this.#isOtherwise ||= isOut;
    const { verdict, lines, state } = tell(SHELF, this.#state, { number, event }, this.#isOtherwise);
    const after = this.#isOtherwise ? state : DECIDER.evolve(this.#state, event);
    const passed = passOver(this.#state, { number, event });
    this.#next({
      place: number,
      ...(isOut ? { verdict: 'struck', after: passed, lines: [] } : { verdict, after, lines }),
    });
  }

  command(place: number, { command, occasion, isPut }: Asked): void {
    this.#isOtherwise ||= isPut;
    const decision = decideMatch(SHELF, command, this.#state, occasion);
    const isPossible = this.#isOtherwise && decision.outcome !== 'refused';
    const verdict = isPut ? 'inserted' : 'now-legal';
    const goesOn = isPossible && decision.outcome === 'recorded' && (isPut || this.reading === 're-executed');
    const carried = carriedOut(this.#state, goesOn ? decision.events : [], place);
    this.#next({ place, verdict: isPossible ? verdict : 'refused', ...carried });
  }

  #next(line: ToldLine): void {
    this.#state = line.after;
    this.story.push(shown(line));
  }
}

/** What follows from a command between two entries, under its place; dice bear the number of what they are thrown for. */
function carriedOut(from: MatchState, events: readonly MatchEvent[], place: number) {
  const lines: LedgerLine[] = [];
  let after = from;
  for (const [index, written] of events.entries()) {
    const text = JSON.stringify(written);
    const event = JSON.parse(index === 0 ? text : text.replaceAll(`"${nextNumber(from)}/`, `"${place}/`)) as MatchEvent;
    const told = tell(SHELF, after, { number: place + index / 100_000, event }, false);
    after = told.state;
    lines.push(...told.lines);
  }
  return { after, lines };
}

function shown({ place, verdict, after, lines }: ToldLine) {
  const { status } = after;
  return {
    place,
    verdict,
    lines,
    status,
    ...(after.status !== 'absent' && { table: after.table, fell: after.fallen }),
  };
}

const place = fc.nat({ max: 30 });
const otherwise = fc.record({
  out: fc.array(place, { maxLength: 2 }),
  put: fc.option(fc.record({ after: place, command: fc.constantFrom('A1', 'A2', 'B1').map((id) => uses('Gust', id)) })),
});

test('both readings come to what the account comes to entry by entry, whatever is left out and put in', () => {
  let carriedOutNow = 0;
  fc.assert(
    fc.property(fc.constantFrom(begun(), amid(12), amid(4), amid(1)), PLAYED, otherwise, (from, commands, drawn) => {
      const account = playedOut(from, commands);
      // From the start of the battle on, as far as the record goes.
      const aim = (one: number): number => 3 + (one % (account.events.length - 3));
      const out = drawn.out.map(aim);
      const put = drawn.put && { ...drawn.put, after: aim(drawn.put.after) };
      const supposals: readonly Supposal[] = [{ leaveOut: out }, ...(put ? [{ insert: put }] : [])];
      const suppose = supposeOf(SHELF, account, JUDGE);
      asRecorded(suppose);
      for (const reading of Reading.enum) {
        const { story } = suppose(supposals, reading);
        expect(story.map(shown)).toEqual(toldPlainly(account, { out, put }, reading));
        carriedOutNow += story.filter(({ verdict, lines }) => verdict === 'now-legal' && lines.length > 0).length;
      }
    }),
    seeded(300),
  );
  expect(carriedOutNow).toBeGreaterThan(10);
});
