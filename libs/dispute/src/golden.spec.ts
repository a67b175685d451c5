import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISPUTE_EVENTS, type DisputeEvent } from './events.js';
import { stateOf } from './testing/given.js';
import { GOLDEN } from './testing/golden.js';
import { disputeSentence } from './sentence.js';
import { shape } from '@adjutant/testing/given';

const FOLDER = join(import.meta.dirname, '..', 'golden');

const stored = (type: string, file = `${type}.v1.json`): DisputeEvent & { readonly version: number } =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as DisputeEvent & { readonly version: number };

/** What was stored once is read for ever: a file here is never edited; a changed shape is a new version beside it. */
describe('the golden files of disputes', () => {
  it.each(DISPUTE_EVENTS)('hold %s in the shape that it has today, in one file or in several together', (type) => {
    const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${type}.v1.`));
    expect(files).toContain(`${type}.v1.json`);
    const golden = files.map((file) => stored(type, file));
    expect(golden.map((one) => [one.type, one.version])).toEqual(files.map(() => [type, 1]));
    expect([...new Set(golden.flatMap(({ data }) => shape(data)))].sort()).toEqual(shape(GOLDEN[type].data));
  });

  it.each(DISPUTE_EVENTS)('hold a %s that can still be read and told', (type) => {
    const { data } = stored(type);
    const event = { type, data } as DisputeEvent;
    expect(disputeSentence(event).length).toBeGreaterThan(10);
    expect(stateOf([stored('JudgeCalled'), event])).toMatchObject({ match: 'm1', entry: 12 });
  });

  it('can be read one after the other', () => {
    const { status, rulings } = stateOf(DISPUTE_EVENTS.map((type) => stored(type))) as {
      status: string;
      rulings: readonly object[];
    };
    expect([status, rulings.length]).toEqual(['claimed', 1]);
  });
});
