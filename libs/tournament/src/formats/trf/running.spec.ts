import { presetNamed } from '../../standing/presets.js';
import { standingsOf } from '../../standing/standings.js';
import { factsOf, type EventFile } from '../event-file.js';
import { importEvent } from '../import.js';
import { againstPublished } from '../published.js';
import { writeTrf } from './write.js';

const player = (id: string): EventFile['players'][number] => ({ id, name: id, groups: {}, from: 1 });
const table = (white: string, black: string): EventFile['rounds'][number]['tables'][number] => ({
  table: 1,
  decided: 'played',
  seats: [
    { player: white, outcome: 'win', figures: {} },
    { player: black, outcome: 'loss', figures: {} },
  ],
});
const EVENT: EventFile = {
  ...{ adjutant: 'event', version: 1, name: 'Running', effects: [], seed: 's', preset: presetNamed('chess')! },
  players: ['ann', 'bob', 'cyd', 'dan'].map(player),
  rounds: [
    {
      number: 1,
      closed: true,
      tables: [table('ann', 'bob'), { ...table('cyd', 'dan'), table: 2 }],
      open: [],
      byes: [],
    },
    {
      number: 2,
      closed: false,
      tables: [table('ann', 'cyd')],
      open: [{ table: 2, players: ['bob', 'dan'] }],
      byes: [],
    },
  ],
};

it('a TRF that is written while a round is played agrees with itself: its points are those of all that was played', () => {
  const text = writeTrf(EVENT, standingsOf(factsOf(EVENT), EVENT.preset!));
  expect(text).toMatch(/^001 +1 +ann +2\.0 /m);
  const read = importEvent(text);
  if (!read.ok) throw new Error('not read');
  const { event, findings } = read.read;
  const standings = standingsOf(factsOf(event), event.preset!);
  expect([...findings, ...againstPublished(event, event.preset!, standings)]).toEqual([]);
  expect(standings.after).toBe(1);
});
