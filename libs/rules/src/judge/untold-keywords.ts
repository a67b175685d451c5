import type { Condition, RecordLeaf } from '../pack/condition.js';
import type { Pack } from '../pack/pack.js';
import { hasUntoldKeywords } from '../table/units.js';
import { text, texts } from '../predicates/predicate.js';
import { keywordsWanted } from '../predicates/unit-has-keywords.js';
import { unitIn, unitText, type Scene } from './scene.js';

const ASKS_KEYWORDS = 'unit-has-keywords';

/** What is asked about a unit whose keywords nobody has told. */
export interface KeywordQuestion {
  readonly key: string;
  readonly asks: string;
}

/** The question in place of a refusal: a list that carries no keywords does not say that its units have none. */
export function keywordQuestion(scene: Scene, leaf: RecordLeaf): KeywordQuestion | null {
  if (scene.asksKeywords !== true || leaf.record !== ASKS_KEYWORDS) return null;
  const role = text(leaf, 'unit');
  const unit = unitIn(scene, role);
  if (!unit || !hasUntoldKeywords(scene.table, unit)) return null;
  return { key: keyFor(leaf), asks: `Does ${unitText(scene, role)} have ${keywordsWanted(leaf)}?` };
}

/** Every such question that a pack can bring up. */
export function isKeywordQuestion({ entries }: Pack, key: string): boolean {
  return Object.values(entries).some(({ conditions }) => conditions !== undefined && asksUnder(conditions, key));
}

/** Every keyword that a use can turn on, in the order of the alphabet. */
export function keywordsAsked({ entries }: Pack): readonly string[] {
  const all = Object.values(entries).flatMap(({ conditions }) =>
    conditions === undefined ? [] : wordsUnder(conditions),
  );
  return [...new Set(all)].toSorted();
}

function wordsUnder(condition: Condition): readonly string[] {
  if ('record' in condition)
    return condition.record === ASKS_KEYWORDS
      ? [...texts(condition as RecordLeaf, 'all'), ...texts(condition as RecordLeaf, 'any')]
      : [];
  if ('all' in condition) return (condition.all as readonly Condition[]).flatMap(wordsUnder);
  if ('any' in condition) return (condition.any as readonly Condition[]).flatMap(wordsUnder);
  return 'not' in condition ? wordsUnder(condition.not as Condition) : [];
}

function asksUnder(condition: Condition, key: string): boolean {
  if ('record' in condition) return condition.record === ASKS_KEYWORDS && keyFor(condition as RecordLeaf) === key;
  if ('all' in condition) return (condition.all as readonly Condition[]).some((part) => asksUnder(part, key));
  return 'any' in condition && (condition.any as readonly Condition[]).some((part) => asksUnder(part, key));
}

function keyFor(leaf: RecordLeaf): string {
  const words = `${text(leaf, 'unit')} has ${keywordsWanted(leaf)}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '').join('-');
}
