import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { readPolicies } from '@adjutant/rulings';
import { POLICY_SCHEMA, ROOT } from '../src/settings.js';
import { at, command, run } from './running.js';

const HOW_TO = readFileSync(join(ROOT, 'docs', 'how-to', 'add-a-penalty-policy.md'), 'utf8');
const EXAMPLE = /```json\n([\s\S]*?)```/.exec(HOW_TO)?.[1] ?? '';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjutant-policies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(text: string, name = 'house'): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'policy.json'), text);
}

test('the policy of the how-to is one, and advises what the how-to says', async () => {
  put(EXAMPLE);
  const server = await run({ policies: folder });
  const advice = async () => (await server.get('/api/policies/house/advice?infraction=late&person=cy')).body;
  expect(await advice()).toMatchObject({ level: { id: 'warning' }, why: [{ text: 'Late: Warning.' }] });
  const data = {
    penalty: randomUUID(),
    person: 'cy',
    policy: 'house',
    infraction: 'late',
    level: 'warning',
    because: 'x',
  };
  const sent = await server.post('/api/people/cy/penalties/commands', command('IssuePenalty', data));
  expect(sent.status).toBe(200);
  expect(await advice()).toMatchObject({ level: { id: 'points' }, why: [{}, { counted: [data.penalty] }] });
  expect(at((await server.get('/api/policies')).body, 'policies', 0, 'id')).toBe('house');
  await server.close();
});

describe('a folder with mistakes', () => {
  const says = (): string => {
    try {
      readPolicies(folder, POLICY_SCHEMA);
      return 'nothing';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  test('names file and place, and every mistake at once', () => {
    put(
      EXAMPLE.replace('"level": "warning"', '"level": "wrning"').replace('"category": "table"', '"category": "tabel"'),
    );
    put(EXAMPLE.replace('"times": 1', '"times": 0'), 'other');
    expect(says()).toContain('house/policy.json: infraction late: there is no level wrning');
    expect(says()).toContain('house/policy.json: infraction late: there is no category tabel');
    expect(says()).toContain('other/policy.json: /escalation/0/times');
  });

  test('names a folder that is called otherwise than its policy, and what is no JSON', () => {
    put(EXAMPLE, 'other');
    expect(says()).toContain('its id is house, but its folder is other');
    put('{', 'other');
    expect(says()).toContain('policy.json cannot be read');
  });

  test('keeps the server from starting', async () => {
    put(EXAMPLE.replace('"late",', '"Late",'));
    await expect(run({ policies: folder })).rejects.toThrow('The policies of penalties cannot be used.');
  });
});
