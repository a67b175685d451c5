import { packOf, totalScore, type MatchEvent, type MatchState } from '@adjutant/match';
import type { LedgerLine, Shelf } from '@adjutant/rules';
import { removedLines, tellingOf, type Passage, type RemovedLine, type Telling } from '../telling.js';
import { adoptedScore } from './adopted.js';
import type { Question } from './figure.js';
import type { AdoptedPart, LinePart, Part } from './parts.js';
import { partsOfPrice, priceOfPassage } from './price.js';

/** A number and all that it consists of: the amounts of the parts add up to it. */
export interface Why {
  readonly value: number;
  readonly parts: readonly Part[];
  readonly telling: Telling;
}

/** What can be asked and has no answer here: `known` are the words that would have one. */
export interface Unasked {
  readonly unknown: 'match' | 'resource' | 'category' | 'use';
  readonly known: readonly (string | number)[];
}

/**
 * Why a number is what it is at the end of a record; hand in the first entries alone to ask about an earlier moment.
 * `upto`: as the record counts at its end, and no further than this entry with its dice.
 */
export function why(shelf: Shelf, events: readonly MatchEvent[], question: Question, upto = Infinity): Why | Unasked {
  const telling = partOf(tellingOf(shelf, events), upto);
  const unasked = unaskable(shelf, telling, question);
  if (unasked) return unasked;
  const { figure } = question;
  if (figure.of === 'price') return whyPrice(shelf, telling, figure.entry);
  const value = valueOf(telling.outcome, question);
  const counting = telling.passages.flatMap((passage) => partsIn(shelf, passage, question));
  const removed = removedLines(shelf, events, telling.outcome).filter(
    ({ line, entry }) => isAbout(line, question) && entry <= upto,
  );
  return { value, parts: interleaved(counting, removed), telling };
}

function partOf(telling: Telling, upto: number): Telling {
  const { passages, outcome } = telling;
  if (upto === Infinity || outcome.status === 'absent') return telling;
  const end = passages.findLastIndex(
    ({ entered, lines }) => entered.number === upto || lines.some(({ number }) => number === upto),
  );
  const shown = passages.slice(0, end + 1);
  const there = shown.at(-1)?.after ?? outcome;
  // What is struck is known at the end of a record only.
  const { struck, fallen, history } = outcome;
  return { passages: shown, outcome: there.status === 'absent' ? there : { ...there, struck, fallen, history } };
}

function unaskable(shelf: Shelf, { outcome, passages }: Telling, { figure }: Question): Unasked | null {
  if (outcome.status === 'absent') return { unknown: 'match', known: [] };
  const { economy, score } = packOf(shelf, outcome);
  if (figure.of === 'balance') {
    const { A, B } = outcome.table.balances;
    const known = [...new Set([...Object.keys(economy.start), ...Object.keys(A), ...Object.keys(B)])];
    return known.includes(figure.resource) ? null : { unknown: 'resource', known };
  }
  if (figure.of === 'vp') {
    const { A, B } = outcome.table.score;
    const known = [...new Set([...score.categories.map(({ id }) => id), ...Object.keys(A), ...Object.keys(B)])];
    return figure.category === null || known.includes(figure.category) ? null : { unknown: 'category', known };
  }
  const priced = (one: Passage): boolean => priceOfPassage(shelf, one) !== null;
  if (passages.some((one) => one.entered.number === figure.entry && priced(one))) return null;
  return { unknown: 'use', known: passages.filter(priced).map((one) => one.entered.number) };
}

function whyPrice(shelf: Shelf, telling: Telling, entry: number): Why {
  const passage = telling.passages.find((one) => one.entered.number === entry);
  const price = passage && priceOfPassage(shelf, passage);
  return price ? { value: price.due, parts: partsOfPrice(price, passage), telling } : { value: 0, parts: [], telling };
}

/** The number itself, read from the state: the parts are worked out without it, so that the two can be held together. */
function valueOf(state: MatchState, { player, figure }: Question): number {
  if (state.status === 'absent') return 0;
  if (figure.of === 'balance') return state.table.balances[player][figure.resource] ?? 0;
  if (figure.of !== 'vp') return 0;
  return figure.category === null ? totalScore(state.table, player) : (state.table.score[player][figure.category] ?? 0);
}

function isAbout(line: LedgerLine, { player, figure }: Question): boolean {
  if (line.player !== player) return false;
  if (figure.of === 'balance') return line.account === figure.resource;
  if (figure.of !== 'vp') return false;
  return figure.category === null ? line.account.startsWith('vp/') : line.account === `vp/${figure.category}`;
}

function partsIn(shelf: Shelf, passage: Passage, question: Question): (LinePart | AdoptedPart)[] {
  const lines = passage.lines.filter((line) => isAbout(line, question));
  const priced = lines.some((line) => line.kind === 'spend') ? priceOfPassage(shelf, passage) : null;
  return [
    ...adopted(passage, question),
    ...lines.map((line): LinePart => ({
      of: 'line',
      amount: line.credited,
      line,
      passage,
      price: line.kind === 'spend' ? priced : null,
    })),
  ];
}

function adopted(passage: Passage, { player, figure }: Question): AdoptedPart[] {
  if (figure.of !== 'vp') return [];
  return adoptedScore(passage, player)
    .filter(({ category }) => figure.category === null || figure.category === category)
    .map(({ category, amount }) => ({ of: 'adopted', amount, category, passage }));
}

/** What was taken out stands before the first part of a later entry. */
function interleaved(counting: readonly (LinePart | AdoptedPart)[], removed: readonly RemovedLine[]): Part[] {
  const parts: Part[] = [];
  let next = 0;
  const until = (entry: number): void => {
    for (let one = removed[next]; one && one.entry < entry; one = removed[(next += 1)]) {
      parts.push({ of: 'removed', amount: 0, removed: one });
    }
  };
  for (const part of counting) {
    until(part.passage.entered.number);
    parts.push(part);
  }
  until(Infinity);
  return parts;
}
