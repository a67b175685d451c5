import type { Occasion, Refusal } from '@adjutant/kernel';
import { packOf, type MatchState, type Result } from '@adjutant/match';
import {
  asRecorded,
  commandAt,
  divergence,
  removedLines,
  standing,
  suppose,
  taleOfSupposition,
  type Account,
  type Reading,
  type Standing,
  type Supposal,
  type SupposedLine,
  type SupposedVerdict,
  type Supposition,
} from '@adjutant/replay';
import type { Shelf, Side } from '@adjutant/rules';
import { ledgerOfTelling, type Ledger } from '../ledger.js';
import { resultText } from '../result-text.js';
import { sentence } from '../sentence.js';
import { commandText } from './command-text.js';
import { differenceView, type DifferenceView } from './difference-view.js';

/** What a telling of the match comes to. */
export interface Ending {
  readonly ledgers: Pick<Ledger, 'cp' | 'vp'>;
  readonly balances: { readonly [side in Side]: Standing };
  /** Null as long as the match goes on. */
  readonly result: Result | null;
  readonly resultText: string | null;
}

/** One entry, or one command that was refused or is put in, that fares otherwise. */
export interface OtherwiseLine {
  /** Number of the entry; commands stand between two entries, as 12.5. */
  readonly place: number;
  readonly text: string;
  readonly verdict: SupposedVerdict;
  readonly refusal?: Refusal;
  /** Both balances after it. */
  readonly balances: { readonly [side in Side]: Standing };
}

export interface ToldOtherwise extends Ending {
  readonly reading: Reading;
  /** The first place at which it parts from the record; null where it never does. */
  readonly first: number | null;
  /** What is left out. */
  readonly out: readonly OtherwiseLine[];
  /** What was recorded, or is put in, and would have been refused. */
  readonly refused: readonly OtherwiseLine[];
  /** What was refused, or is put in, and becomes possible; in the re-executed reading it is carried out. */
  readonly possible: readonly OtherwiseLine[];
  /** What the match comes to otherwise, in the words of the game. */
  readonly differences: readonly DifferenceView[];
}

export interface BothReadings {
  readonly recorded: Ending;
  readonly corrected: ToldOtherwise;
  readonly reExecuted: ToldOtherwise;
}

/** A match told again under some supposals in both readings, beside the record. Nothing of it can be stored. */
export function bothReadings(
  shelf: Shelf,
  account: Account,
  supposals: readonly Supposal[],
  occasion: Occasion,
): BothReadings {
  const was = asRecorded(shelf, account, occasion);
  const told = (reading: Reading): ToldOtherwise =>
    toldOtherwise({ shelf, account, supposals, was }, suppose(shelf, account, supposals, reading, occasion));
  return { recorded: endingOf(shelf, account, was), corrected: told('corrected'), reExecuted: told('re-executed') };
}

interface Asked {
  readonly shelf: Shelf;
  readonly account: Account;
  readonly supposals: readonly Supposal[];
  readonly was: Supposition;
}

function toldOtherwise(asked: Asked, now: Supposition): ToldOtherwise {
  const { shelf, account, was } = asked;
  const before = new Map(was.story.map(({ place, verdict }) => [place, verdict]));
  const among = (...verdicts: readonly SupposedVerdict[]): OtherwiseLine[] =>
    now.story.flatMap((line, index) => {
      const fares = verdicts.includes(line.verdict) && before.get(line.place) !== line.verdict;
      return fares && !staysRefused(asked, line) ? [lineView(asked, line, now.story[index - 1]?.after)] : [];
    });
  const [out, refused, possible] = [among('struck'), among('falls', 'void', 'refused'), among('now-legal', 'inserted')];
  const parts = divergence(was, now).differences.map(({ place }) => place);
  const places = [...parts.filter(Number.isInteger), ...[out, refused, possible].flat().map(({ place }) => place)];
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
function staysRefused({ account, supposals }: Asked, { place, verdict }: SupposedLine): boolean {
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

function lineView(asked: Asked, line: SupposedLine, before: MatchState | undefined): OtherwiseLine {
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
  { shelf, account, supposals }: Asked,
  { place, what, after }: SupposedLine,
  before: MatchState | undefined,
) {
  const event = account.events[place];
  const told = before === undefined || before.status === 'absent' ? after : before;
  if (event && told.status !== 'absent') return sentence(packOf(shelf, told), told.table, event);
  const between = commandAt(account, supposals, place);
  return between ? commandText(between.command) : what;
}
