import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bye, Decided, EventFacts, Outcome, TableResult } from '../facts.js';
import { presetNamed } from './presets.js';
import { standingsOf } from './standings.js';

/*
 * Events that were worked out by hand, one a file: `a 60-40 b` is a table (the number first, where it is not the first);
 * `a 1-0 b forfeit`, `a bye half`; `a bye pairing vp=50` gives a figure of it. Expected is what each column says of each player.
 */
const FOLDER = join(import.meta.dirname, '../../fixtures/worked');

interface Worked {
  readonly preset: string;
  readonly figure?: string;
  readonly rounds: readonly (readonly string[])[];
  readonly figures?: readonly { readonly player: string; readonly figure: string; readonly value: number }[];
  readonly expected: { readonly [player: string]: readonly (string | number)[] };
}

const outcome = (own: number, other: number): Outcome => (own > other ? 'win' : own < other ? 'loss' : 'draw');

function tableOf(line: string, table: number, figure: string): TableResult | undefined {
  const found = /^(\S+) ([\d.]+)-([\d.]+) (\S+)(?: (\S+))?$/.exec(line);
  if (!found) return undefined;
  const [, a = '', first, second, b = '', decided = 'played'] = found;
  const [one, other] = [Number(first), Number(second)];
  const figures = (value: number): Record<string, number> => (decided === 'played' ? { [figure]: value } : {});
  return {
    table,
    decided: decided as Decided,
    seats: [
      { player: a, outcome: outcome(one, other), figures: figures(one) },
      { player: b, outcome: outcome(other, one), figures: figures(other) },
    ],
  };
}

function byeOf(line: string): Bye | undefined {
  const found = /^(\S+) bye (pairing|full|half|zero)(?: (\w+)=([\d.]+))?$/.exec(line);
  if (!found) return undefined;
  const [, player = '', kind, name, value] = found;
  return { player, kind: kind as Bye['kind'], figures: name === undefined ? {} : { [name]: Number(value) } };
}

function factsOf({ rounds, figures = [], figure = 'vp', expected }: Worked): EventFacts {
  return {
    entrants: Object.keys(expected).map((id) => ({ id, groups: {}, from: 1 })),
    rounds: rounds.map((lines, index) => ({
      number: index + 1,
      closed: true,
      tables: lines.flatMap((line, at) => tableOf(line, at + 1, figure) ?? []),
      byes: lines.flatMap((line) => byeOf(line) ?? []),
      open: [],
    })),
    effects: [],
    figures,
    seed: 'worked',
  };
}

it.each(readdirSync(FOLDER))('%s comes out as it does by hand', (file) => {
  const worked = parse(readFileSync(join(FOLDER, file), 'utf8')) as Worked;
  const facts = factsOf(worked);
  const lines = worked.rounds.flat().length;
  expect(facts.rounds.reduce((count, { tables, byes }) => count + tables.length + byes.length, 0)).toBe(lines);
  const { rows } = standingsOf(facts, presetNamed(worked.preset)!);
  const found = rows.map(({ player, place, values }) => [player, place, ...values.map((value) => value?.shown ?? '')]);
  const expected = Object.entries(worked.expected).map(([player, [place, ...values]]) => [
    player,
    place,
    ...values.map(String),
  ]);
  expect(found).toEqual(expected);
});
