import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addedTo, is, type Message, type Schema, type SchemaVersion } from '@adjutant/kernel';
import { CONTEXTS } from './index.js';
import { wrongVersions, type Goldens } from './laws/versions.js';

/** Golden files stand beside the library of a context; two contexts of one library share a folder. */
const FOLDERS = ['match', 'dispute', 'tournament'].map((library) =>
  join(import.meta.dirname, '..', '..', library, 'golden'),
);

const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

function goldensOf(types: readonly string[]): Goldens {
  const own = files.filter((path) => types.includes(path.split('/').at(-1)?.split('.')[0] ?? ''));
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Goldens[string];
  return Object.fromEntries(own.map((path) => [path.split('/').at(-1), read(path)]));
}

describe('the versions of every event', () => {
  it.each(CONTEXTS)('of $name are named without gaps, and each has its golden file', (context) => {
    expect(wrongVersions(context, goldensOf(Object.keys(context.events)))).toEqual([]);
  });

  it('are those of every golden file there is', () => {
    const types = CONTEXTS.flatMap(({ events }) => Object.keys(events));
    const of = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? '';
    expect(files.filter((path) => !types.includes(of(path)))).toEqual([]);
  });
});

describe('a version that is changed later', () => {
  const AddLeague: SchemaVersion = { name: 'AddLeague', up: (data) => ({ ...data, league: 'open' }) };
  const [first] = addedTo({ name: 'because', members: ['because'] });
  const text = is.anyText();
  const members = { name: text, because: is.optional(text), league: text };
  const described = is.event('ClubFounded', is.object(members));
  const event = (...later: readonly SchemaVersion[]) => eventAs(described, ...later);
  const eventAs = (schema: Schema<Message>, ...later: readonly SchemaVersion[]) => ({
    name: 'clubs',
    events: { ClubFounded: { schema, versions: [first, ...later] as const, evolve: (state: unknown) => state } },
  });
  const goldens = {
    'ClubFounded.v1.json': { data: { name: 'x' } },
    'ClubFounded.v1.because.json': { data: { name: 'x', because: 'y' } },
  };
  const today = { ...goldens, 'ClubFounded.v2.json': { data: { name: 'x', league: 'open' } } };

  it.each([
    ['has its golden file and a step that leads to it', event(AddLeague), today, []],
    [
      'has no golden file',
      event(AddLeague),
      goldens,
      ['ClubFounded.v2.json is missing', 'nothing has taken the step AddLeague of ClubFounded'],
    ],
    [
      'is lifted to something else',
      event({ ...AddLeague, up: (data) => ({ ...data, liga: 1 }) }),
      today,
      ['ClubFounded.v1.json is not lifted to the shape of today'],
    ],
    ['is not named', event(), today, ['ClubFounded.v2.json is named by no version and no addition']],
  ] as const)('%s', (_, context, files_, wrong) => {
    expect(wrongVersions(context, files_)).toEqual(wrong);
  });

  it('is as the event is described today', () => {
    const narrow = is.event('ClubFounded', is.object({ name: text, league: is.optional(is.oneOf(['closed'])) }));
    expect(wrongVersions(eventAs(narrow, AddLeague), today)).toEqual([
      'ClubFounded.v1.json: ClubFounded: data.league: league must be one of the following values: closed',
      'ClubFounded.v1.because.json: ClubFounded: data.because: because is not known here',
      'ClubFounded.v1.because.json: ClubFounded: data.league: league must be one of the following values: closed',
      'ClubFounded.v2.json: ClubFounded: data.league: league must be one of the following values: closed',
    ]);
  });

  it('does not do without a step', () => {
    expect(() => wrongVersions(event({ name: 'AddLeague' }), today)).toThrow(
      'does not say how the one before is lifted',
    );
  });

  it('names every member that an addition brought', () => {
    const silent = { ...goldens, 'ClubFounded.v1.because.json': { data: { name: 'x', why: 'y' } } };
    expect(wrongVersions(event(), silent)).toEqual([
      'ClubFounded.v1.because.json does not add because',
      'ClubFounded.v1.because.json has why, which no addition names',
    ]);
  });
});
