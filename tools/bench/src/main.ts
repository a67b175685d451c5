import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readShelf } from '@adjutant/store';
import { FIGURES } from './figures.js';
import { buildBigLog } from './support/big-log.js';
import { WrongResult, type Bench, type BigLog, type Figure } from './support/figure.js';
import { PACKS } from './support/places.js';
import { endServers } from './support/server.js';
import { heading, linesOf, summary, type Measured } from './support/report.js';

const USAGE = `npm run bench -- [--only NAME…] [--quick] [--json FILE]

Measures every figure beside its limit from the same run. Names: ${FIGURES.map(({ name }) => name).join(', ')}.
A missed aim is told and no more; a figure that fails, as one does whose check of what was recorded fails, is named at the end,
after the others, and the exit code is 1.`;

interface Options {
  readonly figures: readonly Figure[];
  readonly quick: boolean;
  readonly json: string | undefined;
}

function readOptions(): Options | string {
  try {
    const { values, positionals } = parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        quick: { type: 'boolean', default: false },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    if (values.help) return USAGE;
    const only = [...(values.only ?? []), ...positionals].flatMap((names) => names.split(','));
    const unknown = only.find((name) => !FIGURES.some((figure) => figure.name === name));
    if (unknown !== undefined) return `There is no figure ${unknown}.\n\n${USAGE}`;
    const figures = FIGURES.filter(({ name }) => only.length === 0 || only.includes(name));
    return { figures, quick: values.quick, json: values.json };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`;
  }
}

function benchIn(root: string, quick: boolean): Bench {
  const folder = (): string => mkdtempSync(join(root, 'part-'));
  const shelf = readShelf(PACKS);
  const says = (sentence: string): void => void process.stderr.write(`  … ${sentence}\n`);
  let big: Promise<BigLog> | undefined;
  const bigLog = (): Promise<BigLog> => (big ??= buildBigLog(shelf, folder(), quick ? 200_000 : 1_000_000, says));
  return { quick, rounds: quick ? 3 : 5, shelf, folder, bigLog, says };
}

async function run({ figures, quick, json }: Options, root: string): Promise<void> {
  const bench = benchIn(root, quick);
  const measured: Measured[] = [];
  const failed: string[] = [];
  for (const figure of figures) {
    process.stdout.write(`${heading(figure)}\n`);
    const started = performance.now();
    try {
      const outcomes = await figure.measure(bench);
      for (const outcome of outcomes) process.stdout.write(`${linesOf(outcome)}\n`);
      measured.push({ figure: figure.name, title: figure.title, seconds: secondsSince(started), outcomes });
    } catch (error) {
      failed.push(figure.name);
      process.stdout.write(`  failed: ${toldOf(error)}\n`);
      await endServers();
    }
    if (json !== undefined)
      writeFileSync(json, `${JSON.stringify({ node: process.version, quick, measured, failed }, null, 2)}\n`);
  }
  process.stdout.write(`${summary(measured, failed)}\n`);
  if (failed.length > 0) process.exitCode = 1;
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

function toldOf(error: unknown): string {
  if (error instanceof WrongResult) return `wrong result: ${error.message}`;
  return String(error instanceof Error ? error.stack : error);
}

async function main(): Promise<void> {
  const options = readOptions();
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    process.exitCode = options === USAGE ? 0 : 2;
    return;
  }
  const root = mkdtempSync(join(tmpdir(), 'adjutant-bench-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    await run(options, root);
  } catch (error) {
    process.stderr.write(`${toldOf(error)}\n`);
    process.exitCode = 1;
  }
}

await main();
