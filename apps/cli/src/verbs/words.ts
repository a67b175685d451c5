import type { FactField, Pack } from '@adjutant/rules';
import { codesOf, questionsOf } from '@adjutant/scenarios';
import { say, sayJson, type Io } from '../io.js';
import { findPack, openShelf } from '../packs.js';
import { table } from '../show/table.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

type Rows = readonly (readonly string[])[];

/** Every word that a scenario of a pack may use, by what it is a word for. */
export function showWords(io: Io, named: string, { json }: JsonOption): ExitCode {
  const pack = findPack(openShelf(io), named);
  const words = wordsOf(pack);
  if (json) sayJson(io, { pack: pack.id, release: pack.release, words });
  else
    for (const [title, rows] of Object.entries(words).filter(([, own]) => own.length > 0)) {
      say(io, '');
      say(io, title);
      table(rows.map((row) => row.map((cell, index) => (index === 0 ? `  ${cell}` : cell)))).forEach((line) =>
        say(io, line),
      );
    }
  return EXIT.ok;
}

function wordsOf(pack: Pack): { readonly [title: string]: Rows } {
  const named = (things: readonly { readonly id: string; readonly name: string }[] = []): Rows =>
    things.map(({ id, name }) => [id, name]);
  return {
    questions: questionsOf(pack).map((id) => [
      id,
      pack.questions[id]?.asks ?? '',
      `presumed ${pack.questions[id]?.presumed ?? 'yes'}`,
    ]),
    'kinds of rolls': rollKinds(pack).map((kind) => [kind]),
    actions: pack.actions.map(({ id, name, dice }) => [id, name, dice ? `${dice.count ?? 'any'}D${dice.sides}` : '']),
    'facts and their fields': Object.values(pack.facts ?? {}).flatMap(({ id, name, fields }) => [
      [id, name],
      ...Object.entries(fields).map(([field, one]) => [`  ${field}`, one.says, measure(one)]),
    ]),
    windows: named(pack.windows),
    counters: named(pack.counters),
    states: named(pack.statuses),
    choices: Object.values(pack.choices ?? {}).map(({ id, name }) => [id, name]),
    'score categories': named(pack.score.categories),
    detachments: named(Object.values(pack.entries).filter(({ kind }) => kind === 'detachment')),
    'reasons of refusals': codesOf(pack).map((code) => [code]),
  };
}

/** What a field is measured in, and what is allowed there: `number 0 to 3, for each side`, `one of none, some`. */
function measure({ is, min, max, count, sides, each, many, optional, nobody }: FactField): string {
  const dice = is === 'dice' ? ` ${count ?? 1}D${sides ?? 6}` : '';
  const range = min === undefined && max === undefined ? '' : ` ${min ?? 0} to ${max ?? 'any'}`;
  const parts = [
    `${typeof is === 'string' ? is : `one of ${is.option.join(', ')}`}${dice}${range}`,
    ...(nobody ? ['or nobody'] : []),
    ...(each === undefined ? [] : [`for each ${each}`]),
    ...(many ? ['a list'] : []),
    ...(optional ? ['may be left out'] : []),
  ];
  return parts.join(', ');
}

/** Those that conditions ask for by name. */
function rollKinds(pack: Pack): readonly string[] {
  const found = (value: unknown): string[] => {
    if (value === null || typeof value !== 'object') return [];
    const args = 'record' in value && value.record === 'roll-kind' ? Object.values(value) : [];
    const own = args.flatMap((one) => (typeof one === 'object' ? textsIn(one) : []));
    return [...own, ...Object.values(value).flatMap(found)];
  };
  const asked = found(pack.entries).filter((word) => !word.startsWith('$'));
  return [...new Set(asked)].sort();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
