import { impactOfFile, PairingRules, type Correction, type ImpactOfFile, type PlayOff } from '@adjutant/tournament';
import { fileOf, findingText, presetFor, readEvent } from '../event-files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { count, table } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface ImpactOptions extends JsonOption {
  readonly result: string;
  readonly points?: readonly string[];
  readonly preset?: string;
  readonly rules?: string;
  readonly cut?: string;
}

/** What another result at one table of a closed round would change. Nothing is stored, and nothing paired anew. */
export function impact(io: Io, file: string, options: ImpactOptions): ExitCode {
  const correction = { ...resultOf(options.result), figures: figuresOf(options.points ?? []) };
  const cut = options.cut === undefined ? undefined : cutOf(options.cut);
  const read = readEvent(io, file, options.json);
  if (read === undefined) return EXIT.usage;
  const rules = options.rules === undefined ? undefined : fileOf(io, options.rules, PairingRules);
  const told = impactOfFile(
    { file, event: read.event, findings: read.findings },
    {
      correction,
      preset: presetFor(io, options.preset, read.event),
      ...(rules === undefined ? {} : { rules }),
      ...(cut === undefined ? {} : { cut }),
    },
  );
  if (!told.ok) {
    if (options.json) sayJson(io, { file, refusal: { message: told.says } });
    else warn(io, `adjutant: ${file}: ${told.says}`);
    return EXIT.usage;
  }
  if (options.json) sayJson(io, told.impact);
  else show(io, told.impact);
  return told.impact.findings.length > 0 ? EXIT.differs : EXIT.ok;
}

const RESULTS = { A: 'A', B: 'B', draw: 'draw', none: 'none' } as const;
const RESULT = "--result takes ROUND/TABLE=RESULT, as in '2/5=A'; a result is A, B, draw, or none where both lost";

function resultOf(text: string): Omit<Correction, 'figures'> {
  const [, round, number, word = ''] = /^(\d{1,4})\/(\d{1,7})=(\w+)$/.exec(text) ?? [];
  const result = Object.entries(RESULTS).find(([name]) => name.toLowerCase() === word.toLowerCase())?.[1];
  if (result === undefined) throw new Trouble(EXIT.usage, `${RESULT}. “${text}” is not that.`);
  return { round: Number(round), table: Number(number), result };
}

const POINTS = '--points takes A:B as victory points, or FIGURE=A:B, as in 85:60 or tp=14:6';

function figuresOf(texts: readonly string[]): Correction['figures'] {
  return Object.fromEntries(
    texts.map((text) => {
      const [, figure = 'vp', A, B] = /^(?:([A-Za-z]\w*)=)?(-?\d+(?:\.\d+)?):(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
      if (A === undefined || B === undefined) throw new Trouble(EXIT.usage, `${POINTS}. “${text}” is not that.`);
      return [figure, [Number(A), Number(B)]] as const;
    }),
  );
}

const CUT =
  '--cut takes a number of places, as in 8, how many losses are allowed, as in losses:1, or how many of each group go on, as in group:2';

function cutOf(text: string): PlayOff {
  const [, by, number] = /^(losses:|group:)?(\d{1,4})$/.exec(text) ?? [];
  const least = by === undefined ? 2 : by === 'group:' ? 1 : 0;
  if (number === undefined || Number(number) < least) throw new Trouble(EXIT.usage, `${CUT}. “${text}” is not that.`);
  if (by === 'losses:') return { by: 'record', losses: Number(number) };
  return { by: by === undefined ? 'place' : 'group', take: Number(number) };
}

function show(io: Io, told: ImpactOfFile): void {
  const { event, correction, preset, columns, lines, findings } = told;
  const { round, table: number, players, was, is, kept } = correction;
  const [A = { name: 'A' }, B = { name: 'B' }] = players;
  say(io, `${event === '' ? 'An event' : event}, round ${round}, table ${number}: ${A.name} against ${B.name}`);
  say(io, `  was   ${was === null ? 'nothing that stood' : resultText(was, players)}`);
  say(io, `  is    ${resultText(is, players)}`);
  if (kept.length > 0) say(io, `  kept  ${kept.join(', ')}: say --points ${kept[0]}=A:B where that is another too`);
  say(io, '');
  say(io, `${count(lines.length, 'line')} of the standings change (${preset})`);
  const rows = lines.map(({ player, before, after }) => [
    player.name,
    placeText(before),
    placeText(after),
    ...(after ?? before)!.values.map((value, at) => changed(before?.values[at], value)),
  ]);
  if (rows.length > 0) table([['player', 'was', 'is', ...columns], ...rows]).forEach((line) => say(io, `  ${line}`));
  showRounds(io, told);
  if (findings.length > 0) say(io, 'Does not agree');
  for (const finding of findings) say(io, `  ${findingText(finding)}`);
}

function showRounds(io: Io, { apart, following, cut }: ImpactOfFile): void {
  const pairText = (both: readonly { readonly name: string }[]): string => both.map(({ name }) => name).join(' – ');
  for (const { round, tables } of apart) {
    say(io, `Round ${round}: no longer of one score group`);
    for (const { table: number, players, scores } of tables)
      say(io, `  table ${number}: ${pairText(players)}, at ${scores.join(' and ')}`);
  }
  if (following !== null) {
    say(io, `Round ${following.round} would have been paired otherwise (it is not paired anew)`);
    for (const both of following.gone) say(io, `  not      ${pairText(both)}`);
    for (const both of following.instead) say(io, `  instead  ${pairText(both)}`);
  }
  if (cut === undefined) return;
  const names = (all: readonly { readonly name: string }[]): string =>
    all.map(({ name }) => name).join(', ') || 'nobody';
  say(io, `The cut: ${cut.refused ?? `in comes ${names(cut.in)}; out goes ${names(cut.out)}`}`);
}

type Result = ImpactOfFile['correction']['is'];

type Called = readonly { readonly name: string }[];

/** Points begin with those of the winner who is named. */
function resultText({ decided, outcome, figures }: Result, players: Called): string {
  const [A, B] = players.map(({ name }) => name);
  const won = decided === 'double-loss' ? 'both lost' : { win: `${A} won`, draw: 'a draw', loss: `${B} won` }[outcome];
  const [own = {}, other = {}] = decided !== 'double-loss' && outcome === 'loss' ? figures.toReversed() : figures;
  const points = Object.entries(own).map(([figure, value]) => `${figure} ${value}:${other[figure] ?? '–'}`);
  return [won, ...(decided === 'played' || decided === 'double-loss' ? [] : [decided]), ...points].join(', ');
}

const placeText = (line: ImpactOfFile['lines'][number]['before']): string =>
  line === null || line.place === null ? '–' : `${line.place}${line.shared ? '=' : ''}`;
const changed = (was: string | undefined, is: string): string =>
  was === undefined || was === is ? is : `${was} → ${is}`;
