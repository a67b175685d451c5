import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { openStore, readShelf } from '@adjutant/store';
import { EVENT, EventDay, recordedIn, sha256, type Unchained } from '@adjutant/testing/event-day';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { PACKS, workspace, type Workspace } from './cli.js';

/** The first round of an event, whose tables were opened for it. */
function firstRound(): EventDay {
  const day = new EventDay(readShelf(PACKS), 'demo');
  const settings = { name: 'n', rounds: 1, checkIn: false, pack: { id: 'demo' }, seedCommitment: sha256('x') };
  day.asks({ type: 'SetUpTournament', data: settings });
  for (const player of ['ann', 'bob']) day.asks({ type: 'EnterPlayer', data: { player } });
  return day
    .asks({ type: 'DraftRound', data: { round: 1 } })
    .asks({ type: 'PublishRound', data: { round: 1 } })
    .follows();
}

const day = firstRound();
const { match } = day.at(1, 1);

async function holding(at: Workspace, log: readonly Unchained[]): Promise<void> {
  const store = openStore(at.store, { schemas: EVENT_SCHEMAS });
  await recordedIn(store, log);
  await store.close();
}

describe('the match of a table of an event, as a file', () => {
  const [played, here, elsewhere] = [workspace(), workspace(), workspace()];
  let file: string;
  beforeAll(async () => {
    await holding(played, day.log);
    await holding(
      here,
      day.log.filter(({ stream }) => stream === TOURNAMENT_STREAMS.of(EVENT)),
    );
    await played.cli('export', match, '--out', 'match.jsonl');
    file = readFileSync(join(played.folder, 'match.jsonl'), 'utf8');
  });

  it('is imported where its event is not, and is known where it was played', async () => {
    expect(await elsewhere.cli('import', elsewhere.file('match.jsonl', file))).toMatchObject({ exit: 0 });
    expect((await played.cli('import', 'match.jsonl')).out).toMatch(/was there already/);
  });

  it('is no match of its event, where this is', async () => {
    const { exit, err } = await here.cli('import', here.file('match.jsonl', file));
    expect([exit, err]).toEqual([
      1,
      expect.stringMatching(/match\.jsonl is a match of event open-2031, which is here: .* Nothing was imported\./),
    ]);
    expect((await here.cli('export', match)).exit).not.toBe(0);
  });
});
