import type { Figure, FigureForm, Key } from '../pack/figure.js';
import { countOf, highestOf } from './counting.js';
import { latestFact, latestOfPlaces, factsWithin, valueIn, valuesIn } from './facts.js';
import { seenFrom } from './sides.js';
import { tableFigure } from './table.js';
import { holds, type Bench, type Worked } from './worked.js';

/** How deep named figures may lead to one another before they count as nothing. A pack with a circle does not load. */
const DEEPEST = 20;

/** What a figure comes to, seen from the player of the scene. Total: what the record does not know counts as 0. */
export function figureOf(bench: Bench, figure: Figure, depth = 0): Worked {
  if (typeof figure === 'number') return { value: figure, says: String(figure) };
  if (depth > DEEPEST) return { value: 0, says: '0' };
  const inner = (one: Figure): Worked => figureOf(bench, one, depth + 1);
  return (
    arithmetic(figure, inner) ??
    chosenBy(bench, figure, inner) ??
    tableFigure(bench.scene, figure) ??
    fromFacts(bench, figure, inner)
  );
}

type Inner = (figure: Figure) => Worked;

function arithmetic(figure: FigureForm, inner: Inner): Worked | null {
  if ('sum' in figure) return joined(figure.sum.map(inner), ' + ', (sum, value) => sum + value, 0);
  if ('times' in figure) return joined(figure.times.map(inner), ' times ', (product, value) => product * value, 1);
  if ('minus' in figure) {
    const [one, other] = figure.minus.map(inner) as [Worked, Worked];
    return { value: one.value - other.value, says: `${one.says} less ${other.says}` };
  }
  if ('divide' in figure) {
    const [one, other] = figure.divide.map(inner) as [Worked, Worked];
    const exact = other.value === 0 ? 0 : one.value / other.value;
    return {
      value: figure.round === 'up' ? Math.ceil(exact) : Math.floor(exact),
      says: `${one.says} divided by ${other.says}, rounded ${figure.round}`,
    };
  }
  if ('max' in figure) return chosen(figure.max.map(inner), 'the greatest of', (values) => Math.max(...values));
  if ('min' in figure) return chosen(figure.min.map(inner), 'the least of', (values) => Math.min(...values));
  return null;
}

function joined(
  parts: readonly Worked[],
  word: string,
  add: (sum: number, value: number) => number,
  start: number,
): Worked {
  return {
    value: parts.reduce((sum, one) => add(sum, one.value), start),
    says: parts.map((one) => one.says).join(word) || String(start),
  };
}

function chosen(parts: readonly Worked[], word: string, choose: (values: readonly number[]) => number): Worked {
  if (parts.length === 0) return { value: 0, says: '0' };
  return { value: choose(parts.map((one) => one.value)), says: `${word} ${parts.map((one) => one.says).join(', ')}` };
}

/** A figure that is another one: by its name, or by a condition. */
function chosenBy(bench: Bench, figure: FigureForm, inner: Inner): Worked | null {
  if ('when' in figure) return inner(holds(bench, figure.when) ? figure.then : figure.else);
  if (!('figure' in figure)) return null;
  const named = bench.scene.pack.figures?.[figure.figure];
  const worked = inner(named?.is ?? 0);
  return { value: worked.value, says: `${worked.value} (${named?.says ?? figure.figure})` };
}

function fromFacts(bench: Bench, figure: FigureForm, inner: Inner): Worked {
  const { scene } = bench;
  if ('count' in figure) return countOf(bench, figure);
  if ('highest' in figure) return highestOf(bench, figure);
  if ('latest' in figure) {
    const fact = latestFact(scene, figure.latest, figure.ago, figure.within);
    const value = valueIn(fact, figure.field, keyOf(bench, figure.at, inner));
    if (typeof value !== 'number') return inner(figure.otherwise ?? 0);
    return { value, says: `${value} (${figure.field}, entry ${fact?.number ?? 0})` };
  }
  if ('tally' in figure) {
    const fact = latestFact(scene, figure.tally, figure.ago, figure.within);
    const meant = seenFrom(figure.is, scene.player);
    const value = valuesIn(valueIn(fact, figure.field)).filter((one) => one === meant).length;
    return { value, says: `${value} (${figure.field}: ${String(meant)}${fact ? `, entry ${fact.number}` : ''})` };
  }
  if ('run' in figure) return runOf(bench, figure, inner);
  return { value: 0, says: '0' };
}

function runOf(bench: Bench, figure: Extract<FigureForm, { run: string }>, inner: Inner): Worked {
  const { scene } = bench;
  const meant = seenFrom(figure.is, scene.player);
  const key = keyOf(bench, figure.at, inner);
  const facts = latestOfPlaces(factsWithin(scene, figure.run, undefined));
  const counted = figure.since === undefined ? facts : facts.filter((one) => one.order >= (scene.since ?? 0));
  const broken = counted.findLastIndex((one) => valueIn(one, figure.field, key) !== meant);
  const value = counted.length - 1 - broken;
  return { value, says: `${value} in a row (${figure.field}${key === undefined ? '' : ` ${key}`}: ${String(meant)})` };
}

/** The key that an expression means: a side seen from the player, the name of a marker, or what a figure comes to. */
export function keyOf(bench: Bench, at: Key | undefined, inner: Inner): string | undefined {
  if (at === undefined) return undefined;
  return typeof at === 'string' ? seenFrom(at, bench.scene.player) : String(inner(at).value);
}
