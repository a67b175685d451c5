import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemasOf, type JsonObject } from '@adjutant/kernel';
import { foldMatch, MATCH, MATCH_EVENTS, type MatchEvent, type OpenedState } from './index.js';
import { begun, GOLDEN, shape, SHELF, stateOf } from '@adjutant/testing/given';

const FOLDER = join(import.meta.dirname, '..', 'golden');

interface Stored {
  readonly type: MatchEvent['type'];
  readonly version: number;
  readonly data: JsonObject;
}

const stored = (file: string): Stored => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Stored;

const versionIn = (file: string): number => Number(/\.v(\d+)\./.exec(file)?.[1]);
const schemas = schemasOf([MATCH]);
const lifted = ({ type, version, data }: Stored): object => schemas.upcast(type, version, data);

/** What was stored once is read for ever: a file here is never edited; a changed shape is a new version beside it. */
describe('the golden files', () => {
  it('are one for each type of event, and one more for each time that members were added to it', () => {
    const types = readdirSync(FOLDER).map((file) => file.split('.')[0] ?? '');
    expect([...new Set(types)].sort()).toEqual([...MATCH_EVENTS].sort());
  });

  it.each(MATCH_EVENTS)('hold %s in the shape that it has today, in one file or in several together', (type) => {
    const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${type}.v`));
    const golden = files.map(stored);
    expect(files).toContain(`${type}.v1.json`);
    expect(golden.map((one) => [one.type, one.version])).toEqual(files.map((file) => [type, versionIn(file)]));
    expect([...new Set(golden.flatMap((one) => shape(lifted(one))))].sort()).toEqual(shape(GOLDEN[type]));
  });

  it.each(MATCH_EVENTS)('hold a %s that can still be read', (type) => {
    const { data } = stored(`${type}.v1.json`);
    const event = { type, data } as MatchEvent;
    const state = foldMatch(SHELF, [event], stateOf(type === 'MatchOpened' ? [] : begun()));
    expect((state as OpenedState).history.last).toEqual({ number: type === 'MatchOpened' ? 0 : 4, event });
  });

  it('can be read one after the other as well', () => {
    const all = MATCH_EVENTS.map((type) => ({ type, data: stored(`${type}.v1.json`).data }) as MatchEvent);
    expect(stateOf(all)).toMatchObject({ status: 'finished', confirmedBy: ['B'] });
  });
});
