import { at, command, listAt, type Body } from './running.js';
import { Evening, LISTS, PLAYERS } from './evening.js';
import { judged, type Person } from './staffed.js';

const here = judged();

/** As the app of the edition writes it, with names that nobody uses. */
const listOf = (disposition: string): string => `Fog Riders (265 Points)

Lamp Keepers
Dusk Procession (2 Detachment Points)
Force Disposition: ${disposition}
Incursion (1,000 Points)

CHARACTERS

Lamp Marshal (95 Points)
  • Warlord
  • 1x Brand hammer

OTHER DATASHEETS

Lamp Guard (170 Points)
  • 10x Lamp Guard
     ◦ 10x Slag rifle

Exported with App Version: v1.2.3 (4), Data Version: v567
`;

/** An event of the edition in its first round, everybody with a list that tells one disposition; and a match of it, for points. */
async function begun(disposition: string): Promise<{ readonly evening: Evening; readonly match: string }> {
  const lists = { ...LISTS, shown: 'never' };
  const evening = await new Evening(here).begins({ pack: { id: 'wh40k-11e' }, lists });
  for (const player of PLAYERS)
    await evening.brings(here.event.organizer, player, { text: listOf(disposition), unread: true });
  await evening.asks('DraftRound', { round: 1 });
  await evening.asks('PublishRound', { round: 1 });
  const { body } = await eventOf(evening);
  const match = String(at(body, 'rounds', 0, 'tables', 0, 'match'));
  expect((await here.jo.send(match, command('RaiseDepth', { depth: 'score' }))).status).toBe(200);
  return { evening, match };
}

const eventOf = (evening: Evening): Promise<{ readonly body: Body }> =>
  here.event.someone().get(`/api/tournaments/${evening.id}`);

const choosing = (option: string, more: object = {}): object =>
  command('Choose', { player: 'A', choice: 'force-disposition', option: `disposition/${option}`, ...more });

const chosenBy = async (who: Person, match: string, choice: object): Promise<unknown> => {
  const { status, body } = await who.send(match, choice);
  return status === 200 ? 200 : [status, body['code']];
};

describe('the disposition on a list of an event', () => {
  test('is told by name to whoever may read the list, and to nobody else', async () => {
    const { evening } = await begun('Disruption');
    const { body } = await evening.reads(here.event.organizer, 'bob');
    expect(at(body, 'army')).toMatchObject({
      detachment: 'Dusk Procession',
      told: [{ choice: 'Force disposition', option: 'Disruption' }],
    });
    expect(JSON.stringify((await eventOf(evening)).body)).not.toMatch(/disruption/i);
  });

  test('is the one that is chosen at the tables of the event, by whomever, unless a judge lets another stand', async () => {
    const { match } = await begun('Disruption');
    const seat = await here.event.seatAt(match, 'A');
    for (const who of [seat, here.jo])
      expect(await chosenBy(who, match, choosing('take-and-hold'))).toEqual([422, 'choice/already-made']);
    const override = { reason: 'The list was read wrongly' };
    expect(await chosenBy(here.jo, match, choosing('take-and-hold', { override }))).toBe(200);
    const { match: other } = await begun('Disruption');
    expect(await chosenBy(await here.event.seatAt(other, 'A'), other, choosing('disruption'))).toBe(200);
  });

  test('is missed where a list tells none, and chosen at the table then', async () => {
    const evening = await new Evening(here).begins({ pack: { id: 'wh40k-11e' } });
    const text = listOf('').replace('Force Disposition: \n', '');
    const { body } = await evening.brings(here.event.organizer, 'ann', { text, unread: true });
    expect(at(body, 'army')).not.toHaveProperty('told');
    expect(listAt(body, 'open').map(({ message }) => message)).toContain(
      'The list tells no Force disposition: it would be chosen at the table of each round.',
    );
  });
});
