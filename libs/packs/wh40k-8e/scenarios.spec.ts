import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { readScript, runScenario, runScript, type Scenario } from '@adjutant/testing';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, 'scenarios');
const shelf = readShelf(join(import.meta.dirname, '..'));

describe('every scenario of the pack goes as its file says', () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith('.yaml')))('%s', async (file) => {
    const scenario = parse(readFileSync(join(folder, file), 'utf8')) as Scenario;
    expect((await runScenario(shelf, scenario)).mismatches).toEqual([]);
  });
});

describe('every whole match goes as its script says', () => {
  const matches = join(import.meta.dirname, 'matches');
  const files = readdirSync(matches).filter((file) => file.endsWith('.jsonl'));
  const scriptIn = (file: string) => {
    const read = readScript(readFileSync(join(matches, file), 'utf8'));
    if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'));
    return read.script;
  };

  it.each(files)('%s', async (file) => {
    expect((await runScript(shelf, scriptIn(file))).mismatches).toEqual([]);
  });

  it.each(files)('%s, where the rules only advise', async (file) => {
    expect((await runScript(shelf, scriptIn(file), { settings: { enforcement: 'advise' } })).mismatches).toEqual([]);
  });
});
