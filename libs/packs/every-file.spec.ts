import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { readScript, runScenario, runScript, type Scenario } from '@adjutant/scenarios';
import { parse } from 'yaml';

const shelf = readShelf(import.meta.dirname);
const packs = [...new Set(shelf.packs.map((pack) => pack.id))];

function filesOf(folder: string, ending: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
}

describe.each(packs)('%s', (pack) => {
  const scenarios = join(import.meta.dirname, pack, 'scenarios');
  const matches = join(import.meta.dirname, pack, 'matches');

  it.each(filesOf(scenarios, '.yaml'))('%s goes as its file says', async (file) => {
    const scenario = parse(readFileSync(join(scenarios, file), 'utf8')) as Scenario;
    expect((await runScenario(shelf, scenario)).mismatches).toEqual([]);
  });

  const scriptIn = (file: string) => {
    const read = readScript(readFileSync(join(matches, file), 'utf8'));
    if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'));
    return read.script;
  };

  // Each match as it was played, and again where the rules only advise: the ledgers are the same.
  for (const file of filesOf(matches, '.jsonl')) {
    it(`${file} goes as its script says`, async () => {
      expect((await runScript(shelf, scriptIn(file))).mismatches).toEqual([]);
    });

    it(`${file} goes so where the rules only advise, too`, async () => {
      expect((await runScript(shelf, scriptIn(file), { settings: { enforcement: 'advise' } })).mismatches).toEqual([]);
    });
  }
});
