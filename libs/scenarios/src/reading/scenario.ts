import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Scenario } from '../scenario/scenario.js';
import { SCENARIO_SCHEMA } from '../scenario/schema.js';
import { checker } from './check.js';
import type { FileProblem } from './problem.js';
import type { SchemaProblem } from './sentences.js';

export type ScenarioRead =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly title: string; readonly problems: readonly FileProblem[] };

const check = checker(SCENARIO_SCHEMA);

/** Reads the YAML of a scenario and checks it against the schema. Every mistake comes with its line. */
export function readScenario(text: string): ScenarioRead {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const broken = document.errors.map((error) => ({
    line: lines.linePos(error.pos[0]).line,
    message: `This is not valid YAML: ${lowered(error.message)}`,
  }));
  if (broken.length > 0) return { ok: false, title: '', problems: broken };
  const value = valueOf(document);
  if (value.reason !== undefined) return { ok: false, title: '', problems: [{ line: 1, message: value.reason }] };
  const found = check(value.data);
  if (found.length === 0) return { ok: true, scenario: value.data as Scenario };
  const problems = found.map((problem) => ({ line: lineOf(document, lines, problem), message: problem.message }));
  return { ok: false, title: titleOf(value.data), problems: inOrder(problems) };
}

/** Aliases are resolved only here, and a document may be made to have too many of them. */
function valueOf(document: Document): { readonly data?: unknown; readonly reason?: string } {
  try {
    return { data: document.toJS() };
  } catch (error) {
    return { reason: `This is not valid YAML: ${lowered(error instanceof Error ? error.message : String(error))}` };
  }
}

function titleOf(data: unknown): string {
  const title: unknown = typeof data === 'object' && data !== null && 'scenario' in data ? data.scenario : '';
  return typeof title === 'string' ? title : '';
}

function lineOf(document: Document, lines: LineCounter, { path, member }: SchemaProblem): number {
  let node: unknown = document.contents;
  let start = startOf(document.contents) ?? 0;
  for (const part of path) {
    const here = isAlias(node) ? node.resolve(document) : node;
    if (isMap(here)) start = keyStart(here, part) ?? start;
    node = childOf(here, part);
    if (!isMap(here)) start = startOf(node) ?? start;
  }
  const own = member !== undefined && isMap(node) ? keyStart(node, member) : undefined;
  return lines.linePos(own ?? start).line;
}

function childOf(node: unknown, part: string): unknown {
  if (!isNode(node) || !('get' in node) || typeof node.get !== 'function') return undefined;
  return isMap(node) ? node.get(part, true) : (node.get as (index: number, keep: true) => unknown)(Number(part), true);
}

function keyStart(map: { readonly items: readonly { readonly key: unknown }[] }, key: string): number | undefined {
  const pair = map.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
  return startOf(pair?.key);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function lowered(message: string): string {
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

function inOrder(problems: readonly FileProblem[]): FileProblem[] {
  return problems.toSorted((one, other) => one.line - other.line);
}
