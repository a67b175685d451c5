import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { runScenario, type Scenario } from '@adjutant/testing';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, 'scenarios');
const shelf = readShelf(join(import.meta.dirname, '..'));

describe('every scenario of the pack goes as its file says', () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith('.yaml')))('%s', async (file) => {
    const scenario = parse(readFileSync(join(folder, file), 'utf8')) as Scenario;
    expect((await runScenario(shelf, scenario)).mismatches).toEqual([]);
  });
});
