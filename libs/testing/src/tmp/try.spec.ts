import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { readShelf } from '@adjutant/store';
import { runScenario } from '../index.js';
it('x', async () => {
  const t0 = performance.now();
  const shelf = readShelf('libs/packs');
  const t1 = performance.now();
  const bad = [];
  for (const f of readdirSync('/tmp/conv/out')) {
    try {
      const r = await runScenario(shelf, parse(readFileSync('/tmp/conv/out/' + f, 'utf8')));
      if (!r.ok) bad.push([f, ...r.mismatches.map((m) => JSON.stringify(m))].join('\n  '));
    } catch (e) { bad.push(f + ' ' + (e as Error).stack); }
  }
  console.log(bad.join('\n'), t1 - t0, performance.now() - t1, Object.keys(shelf.packs[1]!.entries).length);
});
