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
import { asRecorded, Reading, supposeOf, type Account, type Supposal, type SupposedLine } from './index.js';

interface Otherwise {
  readonly out: readonly number[];
  readonly put: { readonly after: number; readonly command: MatchCommand } | null;
}

const DECIDER = matchDecider(SHELF);

/** An account told entry by entry, without a plan: by the decider up to what is otherwise, each judged again from there on. */
function toldPlainly({ events, attempts }: Account, { out, put }: Otherwise, reading: Reading) {
  const story: ReturnType<typeof shown>[] = [];
  let state: MatchState = ABSENT;
  let isOtherwise = false;
  for (const [number, event] of events.entries()) {
    const isOut = out.includes(number);
    isOtherwise ||= isOut;
    const { verdict, lines, ...told } = tell(SHELF, state, { number, event }, isOtherwise);
    if (isOut) state = passOver(state, { number, event });
    else state = isOtherwise ? told.state : DECIDER.evolve(state, event);
    story.push(shown({ place: number, verdict: isOut ? 'struck' : verdict, after: state, lines: isOut ? [] : lines }));
    const asked = attempts.filter(({ after }) => after === number).map((one) => ({ ...one, isPut: false }));
    const between = put?.after === number ? [...asked, { ...put, occasion: JUDGE, isPut: true }] : asked;
    for (const [index, { command, occasion, isPut }] of between.entries()) {
      isOtherwise ||= isPut;
      const place = number + (index + 1) / (between.length + 1);
      const decision = decideMatch(SHELF, command, state, occasion);
      const isPossible = isOtherwise && decision.outcome !== 'refused';
      const goesOn = isPossible && (isPut || reading === 're-executed') && decision.outcome === 'recorded';
      const carried = carriedOut(state, goesOn ? decision.events : [], place);
      state = carried.after;
      story.push(shown({ place, verdict: isPossible ? (isPut ? 'inserted' : 'now-legal') : 'refused', ...carried }));
    }
  }
  return story;
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

function shown({ place, verdict, after, lines }: Pick<SupposedLine, 'place' | 'verdict' | 'after' | 'lines'>) {
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
