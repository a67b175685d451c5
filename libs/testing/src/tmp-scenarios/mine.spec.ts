import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, releasesOf, Shelf } from '@adjutant/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { runScenario } from '../scenario/runner.js';
import { SCENARIO_SCHEMA } from '../scenario/schema.js';

const folder = '/work/main/libs/packs/wh40k-10e';
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && one.name.endsWith('.json'))
  .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
  .filter((path) => /^(pack|releases)\.json$|^layers\//.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

test('all', async () => {
  const packs = releasesOf(files).toSorted((a, b) => Number(b.variant ?? false) - Number(a.variant ?? false)).map((one) => assemble(files, one.release, () => one.release));
  const shelf = new Shelf(packs);
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const fits = ajv.compile(SCENARIO_SCHEMA as object);
  const at = process.env['SC_DIR'] ?? join(folder, 'scenarios');
  const want = new RegExp(process.env['SC'] ?? '.');
  let out = '';
  let steps = 0, count = 0, cases = 0, bad = 0;
  for (const name of readdirSync(at).filter((n) => n.endsWith('.yaml') && want.test(n)).sort()) {
    count += 1;
    try {
      const data = parse(readFileSync(join(at, name), 'utf8'));
      if (!fits(data)) { out += `SCHEMA ${name}: ${JSON.stringify(fits.errors?.map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`).slice(0, 6))}\n`; bad += 1; continue; }
      const r = await runScenario(shelf, data);
      steps += r.steps; cases += data.cases?.length ?? 1;
      if (!r.ok) { bad += 1; out += `FAIL ${name}\n`; for (const m of r.mismatches) out += `   [${m.case ?? ''}] step ${m.step} ${m.what}: expected ${JSON.stringify(m.expected)} got ${JSON.stringify(m.got)}\n`; }
    } catch (e) { bad += 1; out += `THROW ${name}: ${e instanceof Error ? e.stack?.slice(0, 600) : e}\n`; }
  }
  out += `files ${count} cases ${cases} steps ${steps} bad ${bad}\n`;
  writeFileSync('/tmp/scen-gen/out.txt', out);
}, 300000);
