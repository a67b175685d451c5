import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { importEvent, readPlayers } from '@adjutant/tournament';
import { extractText, getDocumentProxy } from 'unpdf';
import { army, Evening, LISTS } from './evening.js';
import { held } from './held-bundle.js';
import { at, command, listAt, type Body } from './running.js';
import { judged, type Person } from './staffed.js';

/*
 * A day of twelve players and three rounds from the first table of names to the bundle that proves it, as a newcomer goes it.
 * Whoever has the lower number wins by 10 to 4, but for one table of round 1 that a ruling turns round when round 2 is out: what
 * the standings have to say is counted here, table by table.
 */
const here = judged();
const PATIENCE_MS = 60_000;
const NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const PASTED = ['Name\tFaction\tClub', ...NUMBERS.map((no, at) => `p${no}\tTidewardens\tClub ${at % 3}`)].join('\n');
const [WON, LOST] = [10, 4];
/** Tables whose players report themselves; the slips of the others are keyed in. */
const BY_PHONE = [1, 2, 3];

interface Tally {
  wins: number;
  losses: number;
  vp: number;
}
const tally = new Map(NUMBERS.map((no): [string, Tally] => [`p${no}`, { wins: 0, losses: 0, vp: 0 }]));
const of = (player: unknown): Tally => tally.get(String(player))!;

let day: Evening;
let sam: Person;
let hana: Person;
let turned: Body | undefined;

const followed = () => here.event.server.from(TableFollower).caughtUp(PATIENCE_MS);
const scores = (player: 'A' | 'B', points: number) =>
  command('ScoreVictoryPoints', { player, category: 'objectives', points, what: 'Objectives held' });
const ends = (player: 'A' | 'B') => command('ConfirmResult', { player });

async function does(who: Person, match: string, ...commands: readonly object[]): Promise<void> {
  for (const one of commands) expect(await who.send(match, one)).toMatchObject({ status: 200 });
}

async function tablesOf(round: number): Promise<readonly Body[]> {
  return listAt((await here.event.organizer.get(`/api/tournaments/${day.id}`)).body, 'rounds', round - 1, 'tables');
}

async function plays(round: number): Promise<void> {
  await day.asks('DraftRound', { round });
  await day.asks('PublishRound', { round });
  for (const { table, match, A, B } of await tablesOf(round)) {
    const [first, second] = String(A) < String(B) ? [WON, LOST] : [LOST, WON];
    if (BY_PHONE.includes(Number(table))) {
      const [a, b] = [await day.player(String(A)), await day.player(String(B))];
      await does(a, String(match), scores('A', first));
      await does(b, String(match), scores('B', second), command('FinishMatch', {}), ends('B'));
      await does(a, String(match), ends('A'));
    } else
      await does(
        sam,
        String(match),
        ...[scores('A', first), scores('B', second), command('FinishMatch', {}), ends('A'), ends('B')],
      );
    for (const [player, points] of [
      [A, first],
      [B, second],
    ] as const) {
      of(player).vp += points;
      of(player)[points === WON ? 'wins' : 'losses'] += 1;
    }
  }
  await followed();
}

const file = (path: string): Promise<Response> =>
  fetch(`${here.event.server.url}/api/tournaments/${day.id}/${path}`, {
    headers: { authorization: `Bearer ${here.event.organizer.token ?? ''}` },
  });

async function wordsOf(path: string): Promise<string> {
  const answer = await file(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

test('the evening before: a table of names is pasted, and everybody brings a list', async () => {
  const { players, findings } = readPlayers(PASTED);
  expect([players.length, findings]).toEqual([12, []]);
  [sam, hana] = [await here.event.hire('Sam', 'scorekeeper'), await here.event.hire('Hana', 'head-judge')];
  const entries = players.map(({ name, columns = {} }) => ({ player: name, faction: columns['faction'] }));
  expect(entries[0]).toEqual({ player: 'p01', faction: 'Tidewardens' });
  const judging = { appealMinutes: 60 };
  day = await new Evening(here).begins({ rounds: 3, checkIn: true, lists: LISTS, judging }, entries);
  for (const { player } of entries) {
    const phone = await day.player(player);
    expect((await day.brings(phone, player, { text: army(75) })).body).toMatchObject({ check: 'legal' });
    await day.asks('CheckIn', { player }, phone);
  }
  await day.asks('LockLists', {});
});

test('round 1: slips with a code for each table, results from phones and from paper', async () => {
  await day.asks('DraftRound', { round: 1 });
  const slips = await wordsOf('slips.pdf?round=1');
  expect([slips.match(/Table \d+/g)?.length, slips.match(/Opens this table/g)?.length]).toEqual([6, 6]);
  await plays(1);
  const sure = (await tablesOf(1)).map((table) => at(table, 'result', 'sure'));
  expect(sure).toEqual([...BY_PHONE.map(() => 'confirmed'), 'entered', 'entered', 'entered']);
  await day.asks('CloseRound', { round: 1 });
});

test('round 2 is out when a player calls a judge about round 1, and the ruling turns that result round', async () => {
  await plays(2);
  turned = (await tablesOf(1)).find(({ table }) => table === 4)!;
  const { match, A, B } = turned;
  const lost = String(A) < String(B) ? 'B' : 'A';
  const loser = await day.player(String(turned[lost]));
  const dispute = randomUUID();
  const send = (who: Person, sent: object) => who.ask('POST', `/api/disputes/${dispute}/commands`, sent);
  const called = command('CallJudge', { match, side: lost, claim: 'The slip has our points the wrong way round' });
  const outcome = { A: lost === 'A' ? 'win' : 'loss', B: lost === 'B' ? 'win' : 'loss' };
  const remedy = { kind: 'decide', outcome, ground: 'judge' };
  // The loser sits at another table by now: an official calls for them.
  expect((await send(loser, called)).status).not.toBe(200);
  expect((await send(hana, called)).body).toMatchObject({ outcome: 'recorded' });
  const ruling = command('GiveRuling', { remedies: [remedy], because: 'Both say so, and so does their sheet.' });
  expect((await send(hana, ruling)).body).toMatchObject({ outcome: 'recorded' });
  await followed();
  const [winner, other] = lost === 'A' ? [A, B] : [B, A];
  of(winner).wins += 1;
  of(winner).losses -= 1;
  of(other).wins -= 1;
  of(other).losses += 1;
  const { body } = await here.event.organizer.get(`/api/tournaments/${day.id}/impact`);
  expect(at(body, 'corrections', 0, 'impact')).toMatchObject({ round: 1, table: 4 });
  expect(listAt(body, 'corrections', 0, 'impact', 'apart').length).toBeGreaterThan(0);
});

test('somebody drops after round 2, and round 3 has a bye', async () => {
  await day.asks('CloseRound', { round: 2 });
  await day.asks('DropPlayer', { player: 'p12', because: 'The last train' });
  await plays(3);
  const { body } = await here.event.organizer.get(`/api/tournaments/${day.id}`);
  const byes = listAt(body, 'rounds', 2, 'byes');
  expect(byes).toMatchObject([{ kind: 'pairing' }]);
  of(byes[0]?.['player']).wins += 1;
  await day.asks('CloseRound', { round: 3 });
  await day.asks('EndTournament', {});
});

test('the final standings are those that were counted, on the page, on paper and as TRF', async () => {
  const { body } = await here.event.someone().get(`/api/tournaments/${day.id}/standings`);
  const names = listAt(body, 'columns').map(({ name }) => name);
  const columnOf = (name: string) => names.findIndex((one) => String(one).toLowerCase() === name);
  const shown = (row: Body, name: string) => String(at(row, 'values', columnOf(name), 'shown'));
  const rows = listAt(body, 'rows');
  expect(
    Object.fromEntries(rows.map((row) => [row['player'], [shown(row, 'record'), shown(row, 'total vp')]])),
  ).toEqual(
    Object.fromEntries([...tally].map(([player, { wins, losses, vp }]) => [player, [`${wins}-${losses}-0`, `${vp}`]])),
  );
  const wins = rows.map(({ player }) => of(player).wins);
  expect(wins).toEqual([...wins].sort((one, other) => other - one));
  expect(await wordsOf('standings.pdf')).toContain('standings after round 3');
  const trf = importEvent(await (await file('event.trf')).text());
  if (!trf.ok) throw new Error(trf.findings[0]?.says);
  expect([trf.read.event.players.length, trf.read.event.rounds.length]).toEqual([12, 3]);
});

test('the bundle of the event holds with the file alone, and not with another word in it', async () => {
  const text = await (await file('bundle')).text();
  expect(held(text)).toMatchObject({ standings: [{ after: 1 }, { after: 2 }, { after: 3 }], matches: 17, disputes: 1 });
  expect(text).toContain('The last train');
  expect(held(text.replace('The last train', 'The last trams'))).toMatchObject({ fault: expect.any(String) as string });
});
