import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, unlikeDescribed } from '@adjutant/kernel';
import { shape } from '@adjutant/testing/given';
import { TOURNAMENT } from './context.js';
import { TOURNAMENT_EVENTS, type TournamentEvent } from './events.js';
import { tournamentSentence } from './sentence.js';
import { decider } from './testing/given.js';
import { GOLDEN } from './testing/golden.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'golden');

const stored = (type: string, file = `${type}.v1.json`): TournamentEvent & { readonly version: number } =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as TournamentEvent & { readonly version: number };

/** What was stored once is read for ever: a file here is never edited; a changed shape is a new version beside it. */
describe('the golden files of events', () => {
  it.each(TOURNAMENT_EVENTS)('hold %s in the shape that it has today, in one file or in several together', (type) => {
    const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${type}.v1.`));
    const golden = files.map((file) => stored(type, file));
    expect(golden.map((one) => [one.type, one.version])).toEqual(files.map(() => [type, 1]));
    expect([...new Set(golden.flatMap(({ data }) => shape(data)))].sort()).toEqual(shape(GOLDEN[type]));
    expect(unlikeDescribed(TOURNAMENT.events, [{ type, data: GOLDEN[type] } as TournamentEvent])).toEqual([]);
  });

  it.each(TOURNAMENT_EVENTS)('hold a %s that can still be read and told', (type) => {
    const { data } = stored(type);
    const event = { type, data } as TournamentEvent;
    expect(tournamentSentence(event).length).toBeGreaterThan(10);
    expect(fold(decider, [stored('TournamentSetUp'), event])).toMatchObject({ settings: { pack: { id: 'demo' } } });
  });

  it('can be read one after the other', () => {
    const state = fold(
      decider,
      TOURNAMENT_EVENTS.map((type) => stored(type)),
    );
    expect(state).toMatchObject({ status: 'running', rounds: [{ status: 'closed', publication: 2 }] });
  });
});
