// Breaks the code on purpose, one small change at a time, and sees whether a test notices (StrykerJS does the changing).
//   npm run mutants                                   every area, half an hour
//   npm run mutants -- seal access --minutes 10       these areas, ten minutes between them
//   npm run mutants -- --files libs/seal/src/chain.ts one file
// Prints a score for each file and the changes that no test noticed; what the time did not suffice for is named, not counted.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas, type Area } from './areas.js';
import { breakFile } from './breaking.js';
import { copyOf } from './copy.js';
import { added, inWords, NONE, scoreOf, survivorsOf, type Score } from './score.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');

interface MutantOptions {
  readonly names: readonly string[];
  readonly only: readonly string[] | undefined;
  readonly minutes: number;
  readonly workers: number;
}

function asked(): MutantOptions {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '30' },
      workers: { type: 'string', default: '2' },
      files: { type: 'string', multiple: true },
    },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(areas, name));
  if (unknown !== undefined)
    throw new Error(`There is no area "${unknown}"; there are: ${Object.keys(areas).join(', ')}.`);
  const names = positionals.length > 0 ? positionals : Object.keys(areas);
  return {
    names,
    only: values.files,
    minutes: above0('minutes', values.minutes),
    workers: above0('workers', values.workers),
  };
}

function above0(name: string, value: string): number {
  if (Number(value) > 0) return Number(value);
  throw new Error(`--${name} ${value}: say a number above 0.`);
}

/** The files of an area, the shortest first: more of them are done when the time is up. */
function filesOf({ code }: Area): readonly string[] {
  const all = code.flatMap((place) => (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`, { cwd: ROOT })));
  const length = (file: string): number => readFileSync(join(ROOT, file)).length;
  return all
    .filter((file) => !/(\.spec|\.d|\/index)\.ts$|\/dist\//.test(file))
    .toSorted((one, other) => length(one) - length(other));
}

async function run({ names, only, minutes, workers }: MutantOptions): Promise<void> {
  const copy = copyOf(ROOT);
  const until = Date.now() + minutes * 60_000;
  const left: string[] = [];
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  let sum = NONE;
  try {
    for (const name of names) {
      const area = areas[name] as Area;
      let ofArea: Score = NONE;
      for (const file of filesOf(area).filter((one) => only?.includes(one) ?? true)) {
        const report =
          Date.now() < until ? await breakFile({ copy, file, tests: area.tests, workers, until }) : undefined;
        if (!report) {
          left.push(file);
          continue;
        }
        const unheld = 'changes' in report;
        const score = unheld ? { noticed: 0, unnoticed: report.changes } : scoreOf(report);
        const lines = unheld ? ['no spec of this area comes to it'] : survivorsOf(report);
        say([`${file}: ${inWords(score)}`, ...lines].join('\n  '));
        ofArea = added(ofArea, score);
      }
      say(`== ${name}: ${inWords(ofArea)}`);
      sum = added(sum, ofArea);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  say(`== all: ${inWords(sum)}`);
  if (left.length > 0) say(`Not done in ${minutes} minutes, or not to be broken (see above): ${left.join(', ')}`);
}

await run(asked());
