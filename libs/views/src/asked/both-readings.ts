import { Refusal, is, type Static } from '@adjutant/kernel';
import { packOf, type MatchState, Result } from '@adjutant/match';
import {
  commandAt,
  firstParting,
  removedLines,
  standing,
  taleOfSupposition,
  type Account,
  Reading,
  Standing,
  type Suppose,
  type Supposal,
  type SupposedLine,
  SupposedVerdict,
  type Supposition,
} from '@adjutant/replay';
import { type Shelf, SIDES } from '@adjutant/rules';
import { ledgerOfTelling, Ledger } from '../ledger.js';
import { resultText } from '../result-text.js';
import { sentence } from '../sentence.js';
import { commandText } from './command-text.js';
import { differenceView, DifferenceView } from './difference-view.js';

/** What a telling of the match comes to. */
export const Ending = is.object(
  {
    ledgers: is.part(Ledger, 'cp', 'vp'),
    balances: is.each(SIDES, Standing),
    result: is.orNull(Result, { says: 'Null as long as the match goes on.' }),
    resultText: is.orNull(is.anyText()),
  },
  { name: 'Ending' },
);
export type Ending = Static<typeof Ending>;

/** One entry, or one command that was refused or is put in, that fares otherwise. */
export const OtherwiseLine = is.object(
  {
    place: is.amount({ says: 'Number of the entry; commands stand between two entries, as 12.5.' }),
    text: is.anyText(),
    verdict: SupposedVerdict,
    refusal: is.optional(Refusal),
    balances: is.each(SIDES, Standing, { says: 'Both balances after it.' }),
  },
  { name: 'OtherwiseLine' },
);
export type OtherwiseLine = Static<typeof OtherwiseLine>;

export const ToldOtherwise = is.named(
  'ToldOtherwise',
  is.extended(Ending, {
    reading: Reading,
    first: is.orNull(is.amount(), {
      says: 'The first place at which it parts from the record; null where it never does.',
    }),
    out: is.many(OtherwiseLine, { says: 'What is left out.' }),
    refused: is.many(OtherwiseLine, { says: 'What was recorded, or is put in, and would have been refused.' }),
    possible: is.many(OtherwiseLine, {
      says: 'What was refused, or is put in, and becomes possible; in the re-executed reading it is carried out.',
    }),
    differences: is.many(DifferenceView, { says: 'What the match comes to otherwise, in the words of the game.' }),
  }),
);
export type ToldOtherwise = Static<typeof ToldOtherwise>;

export const BothReadings = is.object(
  { recorded: Ending, corrected: ToldOtherwise, reExecuted: ToldOtherwise },
  { name: 'BothReadings' },
);
export type BothReadings = Static<typeof BothReadings>;

/** A match told again under some supposals in both readings, beside what was recorded. Nothing of it can be stored. */
export function bothReadings(
  shelf: Shelf,
  account: Account,
  supposals: readonly Supposal[],
  was: Supposition,
  suppose: Suppose,
): BothReadings {
  const told = (reading: Reading): ToldOtherwise =>
    toldOtherwise({ shelf, account, supposals, was }, suppose(supposals, reading));
  return { recorded: endingOf(shelf, account, was), corrected: told('corrected'), reExecuted: told('re-executed') };
}

interface OtherwiseQuestion {
  readonly shelf: Shelf;
  readonly account: Account;
  readonly supposals: readonly Supposal[];
  readonly was: Supposition;
}

function toldOtherwise(asked: OtherwiseQuestion, now: Supposition): ToldOtherwise {
  const { shelf, account, was } = asked;
  const before = new Map(was.story.map(({ place, verdict }) => [place, verdict]));
  const among = (...verdicts: readonly SupposedVerdict[]): OtherwiseLine[] =>
    now.story.flatMap((line, index) => {
      const fares = verdicts.includes(line.verdict) && before.get(line.place) !== line.verdict;
      return fares && !staysRefused(asked, line) ? [lineView(asked, line, now.story[index - 1]?.after)] : [];
    });
  const [out, refused, possible] = [among('struck'), among('falls', 'void', 'refused'), among('now-legal', 'inserted')];
  const places = [firstParting(was, now) ?? [], [out, refused, possible].flat().map(({ place }) => place)].flat();
  return {
    reading: now.reading,
    first: places.length === 0 ? null : Math.min(...places),
    out,
    refused,
    possible,
    differences: differenceView(shelf, taleOfSupposition(was), taleOfSupposition(now)),
    ...endingOf(shelf, account, now),
  };
}

/** A command put in beside it gives a refused one another place, and changes nothing about it. */
function staysRefused({ account, supposals }: OtherwiseQuestion, { place, verdict }: SupposedLine): boolean {
  return verdict === 'refused' && commandAt(account, supposals, place)?.inserted === false;
}

function endingOf(shelf: Shelf, { events }: Account, { story, outcome }: Supposition): Ending {
  const removed = removedLines(shelf, events, outcome);
  const { cp, vp } = ledgerOfTelling(shelf, { passages: story, outcome }, removed);
  const result = 'result' in outcome ? outcome.result : null;
  const said = result && resultText(result);
  return { ledgers: { cp, vp }, balances: balancesOf(outcome), result, resultText: said };
}

function balancesOf(state: MatchState): Ending['balances'] {
  return { A: standing(state, 'A'), B: standing(state, 'B') };
}

function lineView(asked: OtherwiseQuestion, line: SupposedLine, before: MatchState | undefined): OtherwiseLine {
  const { place, verdict, refusal, after } = line;
  return {
    place,
    text: textOf(asked, line, before),
    verdict,
    ...(refusal ? { refusal } : {}),
    balances: balancesOf(after),
  };
}

function textOf(
  { shelf, account, supposals }: OtherwiseQuestion,
  { place, what, after }: SupposedLine,
  before: MatchState | undefined,
) {
  const event = account.events[place];
  const told = before === undefined || before.status === 'absent' ? after : before;
  if (event && told.status !== 'absent') return sentence(packOf(shelf, told), told.table, event);
  const between = commandAt(account, supposals, place);
  return between ? commandText(between.command) : what;
}
