import type { Scene } from '../judge/scene.js';
import type { Period } from '../pack/entry.js';
import { opponentOf } from '../clock/sequence.js';
import type { Figure, FigureForm, Key } from '../pack/figure.js';
import type { RecordedFact } from '../table/table.js';
import { countOf, highestOf, totalOf } from './counting.js';
import { factOfTurn, factsWithin, isEach, latestFact, latestOfPlaces, valueIn, valuesIn } from './facts.js';
import { seenFrom } from './sides.js';
import { takenOf } from './taken.js';
import { tableFigure } from './table.js';
import { holds, made, resting, type Bench, type Worked } from './worked.js';

/** How deep named figures may lead to one another before they count as nothing. A pack with a circle does not load. */
const DEEPEST = 20;

/** What a figure comes to, seen from the player of the scene. Total: what the record does not know counts as 0. */
export function figureOf(bench: Bench, figure: Figure, depth = 0): Worked {
  if (typeof figure === 'number') return { value: figure, says: String(figure) };
  if (depth > DEEPEST) return { value: 0, says: '0' };
  const inner = (one: Figure): Worked => figureOf(bench, one, depth + 1);
  return (
    arithmetic(figure, inner) ??
    chosenBy(bench, figure, inner, depth) ??
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
    return made(one.value - other.value, `${one.says} less ${other.says}`, [one, other]);
  }
  if ('divide' in figure) {
    const [one, other] = figure.divide.map(inner) as [Worked, Worked];
    const exact = other.value === 0 ? 0 : one.value / other.value;
    const value = figure.round === 'up' ? Math.ceil(exact) : Math.floor(exact);
    return made(value, `${one.says} divided by ${other.says}, rounded ${figure.round}`, [one, other]);
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
  const value = parts.reduce((sum, one) => add(sum, one.value), start);
  return made(value, parts.map((one) => one.says).join(word) || String(start), parts);
}

function chosen(parts: readonly Worked[], word: string, choose: (values: readonly number[]) => number): Worked {
  if (parts.length === 0) return { value: 0, says: '0' };
  const says = `${word} ${parts.map((one) => one.says).join(', ')}`;
  return made(choose(parts.map((one) => one.value)), says, parts);
}

/** A figure that is another one: by its name, or by a condition. */
function chosenBy(bench: Bench, figure: FigureForm, inner: Inner, depth: number): Worked | null {
  if ('when' in figure) return inner(holds(bench, figure.when) ? figure.then : figure.else);
  if ('opponent' in figure) {
    const scene = { ...bench.scene, player: opponentOf(bench.scene.player) };
    return figureOf({ ...bench, scene }, figure.opponent, depth + 1);
  }
  if (!('figure' in figure)) return null;
  const named = bench.scene.pack.figures?.[figure.figure];
  const worked = inner(named?.is ?? 0);
  return made(worked.value, `${worked.value} (${named?.says ?? figure.figure})`, [worked]);
}

function fromFacts(bench: Bench, figure: FigureForm, inner: Inner): Worked {
  if ('count' in figure) return countOf(bench, figure);
  if ('highest' in figure) return highestOf(bench, figure);
  if ('latest' in figure) {
    const fact = factMeant(bench, figure.latest, figure);
    const value = valueIn(fact, figure.field, keyOf(bench, figure.at, inner));
    if (typeof value !== 'number') return inner(figure.otherwise ?? 0);
    return resting({ value, says: `${value} (${figure.field}, entry ${fact?.number ?? 0})` }, [fact?.number]);
  }
  if ('tally' in figure) return tallyOf(bench, figure);
  if ('run' in figure) return runOf(bench, figure, inner);
  if ('total' in figure) return totalOf(bench, figure);
  if ('taken' in figure) return takenOf(bench, figure);
  return 'field' in figure ? atHand(bench, figure as AtHandForm, inner) : { value: 0, says: '0' };
}

type TallyForm = Extract<FigureForm, { readonly tally: string }>;

function tallyOf(bench: Bench, figure: TallyForm): Worked {
  const fact = factMeant(bench, figure.tally, figure);
  const meant = seenFrom(figure.is, bench.scene.player);
  const value = valuesIn(valueIn(fact, figure.field)).filter((one) => one === meant).length;
  const says = `${value} (${figure.field}: ${String(meant)}${fact ? `, entry ${fact.number}` : ''})`;
  return resting({ value, says }, [fact?.number]);
}

function factMeant(
  { scene }: Bench,
  kind: string,
  { ago, turnsAgo, within }: { readonly ago?: number; readonly turnsAgo?: number; readonly within?: Period },
): RecordedFact | undefined {
  return turnsAgo === undefined ? latestFact(scene, kind, ago, within) : factOfTurn(scene, kind, turnsAgo);
}

interface AtHandForm {
  readonly field: string;
  readonly at?: Key;
}

/** A number in the fact that is being written down, for the key that is worked out where the field has a value for each. */
function atHand(bench: Bench, figure: AtHandForm, inner: Inner): Worked {
  const hand = bench.scene.fact;
  const said = keyOf(bench, figure.at, inner);
  const whole = valueIn(hand, figure.field);
  const key = said ?? (isEach(whole) ? hand?.key : undefined);
  const value = valueIn(hand, figure.field, key);
  return typeof value === 'number' ? { value, says: `${value} (${figure.field})` } : { value: 0, says: '0' };
}

type RunForm = Extract<FigureForm, { readonly run: string }>;

function runOf(bench: Bench, figure: RunForm, inner: Inner): Worked {
  const { scene } = bench;
  const meant = seenFrom(figure.is, scene.player);
  const key = keyOf(bench, figure.at, inner);
  if (figure.per === 'turn') return turnsInARow(scene, figure, meant, key);
  const facts = latestOfPlaces(factsWithin(scene, figure.run, undefined));
  const counted = figure.since === undefined ? facts : facts.filter((one) => one.order >= (scene.since ?? 0));
  const broken = counted.findLastIndex((one) => valueIn(one, figure.field, key) !== meant);
  const value = counted.length - 1 - broken;
  const says = `${value} in a row (${figure.field}${key === undefined ? '' : ` ${key}`}: ${String(meant)})`;
  return resting(
    { value, says },
    counted.slice(broken + 1).map((one) => one.number),
  );
}

function turnsInARow(scene: Scene, { run, field, since }: RunForm, meant: unknown, key: string | undefined): Worked {
  const earliest = since === undefined ? 0 : (scene.since ?? 0);
  const so = (turnsAgo: number): boolean => {
    const fact = factOfTurn(scene, run, turnsAgo);
    return fact !== undefined && fact.order >= earliest && valueIn(fact, field, key) === meant;
  };
  let value = 0;
  while (so(value)) value += 1;
  return { value, says: `${value} turns in a row (${field}${key === undefined ? '' : ` ${key}`}: ${String(meant)})` };
}

/** The key that an expression means: a side seen from the player, the name of a marker, or what a figure comes to. */
export function keyOf(bench: Bench, at: Key | undefined, inner: Inner): string | undefined {
  if (at === undefined) return undefined;
  return typeof at === 'string' ? seenFrom(at, bench.scene.player) : String(inner(at).value);
}
