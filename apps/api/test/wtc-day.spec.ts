import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { presetNamed } from '@adjutant/tournament';
import { Evening } from './evening.js';
import { held } from './held-bundle.js';
import { command, listAt, type Body } from './running.js';
import { judged, type Person } from './staffed.js';

/*
 * Twelve players, three rounds of WTC 20-0, over HTTP: a yellow card that takes points, a red card for somebody who was two points
 * behind, a forfeit, and a ruling on round 1 when round 2 is out. What everybody has is counted here by the closed form.
 */
const here = judged();
const PATIENCE_MS = 60_000;
const PLAYERS = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);
/** Points of seat A and seat B, by table. */
const SLIPS: readonly (readonly [number, number])[] = [
  [52, 50],
  [80, 60],
  [45, 45],
  [20, 90],
  [66, 60],
  [31, 40],
];
const [RED, YELLOW, SWAPPED, FORFEITED] = [1, 2, 5, 6];

interface Sheet {
  gp: number;
  won: number;
  lost: number;
  drawn: number;
  margin: number;
}
const sheets = new Map(
  PLAYERS.map((player): [string, Sheet] => [player, { gp: 0, won: 0, lost: 0, drawn: 0, margin: 0 }]),
);

let day: Evening;
let sam: Person;
let hana: Person;

/** Conventions 3.4: half of twenty, and one for each five begun above five. */
const byMargin = (own: number, theirs: number): number => {
  const ahead = Math.min(10, Math.ceil(Math.max(0, Math.abs(own - theirs) - 5) / 5));
  return own >= theirs ? 10 + ahead : 10 - ahead;
};

function counts(player: unknown, own: number, theirs: number, gp = byMargin(own, theirs)): void {
  const sheet = sheets.get(String(player))!;
  sheet.gp += gp;
  sheet.margin += own - theirs;
  sheet[own > theirs ? 'won' : own < theirs ? 'lost' : 'drawn'] += 1;
}

/** Game points, then the record, then the margin. */
const above = (one: Sheet, other: Sheet): number =>
  other.gp - one.gp || other.won - one.won || other.drawn - one.drawn || other.margin - one.margin;

const followed = () => here.event.server.from(TableFollower).caughtUp(PATIENCE_MS);
const tablesOf = async (round: number): Promise<readonly Body[]> =>
  listAt((await here.event.organizer.get(`/api/tournaments/${day.id}`)).body, 'rounds', round - 1, 'tables');
const tableOf = async (round: number, table: number): Promise<Body> =>
  (await tablesOf(round)).find((one) => one['table'] === table)!;

async function does(who: Person, match: unknown, ...commands: readonly object[]): Promise<void> {
  for (const one of commands) expect(await who.send(String(match), one)).toMatchObject({ status: 200 });
}

function slip([A, B]: readonly [number, number]): readonly object[] {
  const scored = (player: 'A' | 'B', points: number) =>
    [
      ['primary', Math.min(50, points)],
      ['secondary', points - Math.min(50, points)],
    ].flatMap(([category, some]) =>
      some === 0 ? [] : [command('ScoreVictoryPoints', { player, category, points: some, what: 'Slip' })],
    );
  return [...scored('A', A), ...scored('B', B), command('FinishMatch', {})];
}
const CONFIRMED = (['A', 'B'] as const).map((player) => command('ConfirmResult', { player }));

async function card(who: Person, { match }: Body, person: unknown, infraction: string, level: string): Promise<void> {
  const data = { penalty: randomUUID(), person, policy: 'wtc', infraction, level, match, because: 'Seen by a referee' };
  const sent = await who.ask('POST', `/api/people/${String(person)}/penalties/commands`, command('IssuePenalty', data));
  expect(sent).toMatchObject({ status: 200 });
  await followed();
}

test('an event of WTC is set up, with its cards and its order', async () => {
  [sam, hana] = [await here.event.hire('Sam', 'scorekeeper'), await here.event.hire('Hana', 'head-judge')];
  const judging = { appealMinutes: 60, penalties: 'wtc' };
  const more = { rounds: 3, pack: { id: 'wh40k-10e' }, lists: undefined, judging, standings: presetNamed('wtc') };
  day = await new Evening(here).begins(
    more,
    PLAYERS.map((player) => ({ player })),
  );
});

test('round 1: a yellow card, a red card for whoever is two points behind, and somebody who leaves', async () => {
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  for (const told of await tablesOf(1)) {
    const [a, b] = SLIPS[Number(told['table']) - 1]!;
    if (told['table'] === FORFEITED) {
      const decision = { outcome: { A: 'win', B: 'loss' }, ground: 'forfeit', because: 'Went home after deployment' };
      await does(here.event.organizer, told['match'], command('DecideResult', decision));
      counts(told['A'], 50, 0, 20);
      counts(told['B'], 0, 50, 0);
      continue;
    }
    await does(sam, told['match'], ...slip([a, b]));
    if (told['table'] === YELLOW) await card(here.jo, told, told['A'], 'misplay', 'yellow-card');
    await does(sam, told['match'], ...CONFIRMED);
    if (told['table'] === RED) await card(hana, told, told['B'], 'abuse', 'red-card');
    if (told['table'] === SWAPPED) continue;
    const less = told['table'] === YELLOW ? 10 : 0;
    const given = told['table'] === RED;
    counts(told['A'], a - less, b, given ? 20 : undefined);
    counts(told['B'], b, a - less, given ? 0 : undefined);
  }
  await followed();
  expect((await tableOf(1, YELLOW))['result']).toMatchObject({ said: { A: { figures: { vp: 70 } } } });
  expect((await tableOf(1, RED))['result']).toMatchObject({ sure: 'ruled', said: { given: true } });
  await day.asks('CloseRound', { round: 1 });
});

test('a ruling takes twenty points of round 1 when round 2 is out: 66 to 60 becomes 46 to 60', async () => {
  await plays(2);
  const { match, A, B } = await tableOf(1, SWAPPED);
  const dispute = randomUUID();
  const send = (sent: object) => hana.ask('POST', `/api/disputes/${dispute}/commands`, sent);
  expect((await send(command('CallJudge', { match, side: 'B', claim: 'A mission counted twice' }))).status).toBe(200);
  const remedy = { kind: 'adjust', player: 'A', resource: 'vp', amount: -20 };
  const ruled = await send(command('GiveRuling', { remedies: [remedy], because: 'The sheet says so.' }));
  expect(ruled.body).toMatchObject({ outcome: 'recorded' });
  await followed();
  counts(A, 46, 60);
  counts(B, 60, 46);
  const { body } = await here.event.organizer.get(`/api/tournaments/${day.id}/impact`);
  expect(listAt(body, 'corrections').at(-1)).toMatchObject({ impact: { round: 1, table: SWAPPED } });
  await day.asks('CloseRound', { round: 2 });
});

test('somebody drops, and the bye of round 3 is worth a win without play', async () => {
  await day.asks('DropPlayer', { player: 'p12', because: 'The last train' });
  await plays(3);
  const { body } = await here.event.organizer.get(`/api/tournaments/${day.id}`);
  const [bye] = listAt(body, 'rounds', 2, 'byes');
  const sheet = sheets.get(String(bye?.['player']))!;
  sheet.gp += 20;
  sheet.won += 1;
  await day.asks('CloseRound', { round: 3 });
  await day.asks('EndTournament', {});
});

async function plays(round: number): Promise<void> {
  await day.asks('DraftRound', { round });
  await day.asks('PublishRound', { round });
  for (const { table, match, A, B } of await tablesOf(round)) {
    const [a, b] = SLIPS[(Number(table) + round) % SLIPS.length]!;
    await does(sam, match, ...slip([a, b]), ...CONFIRMED);
    counts(A, a, b);
    counts(B, b, a);
  }
  await followed();
}

test('the standings are those that were counted, say why, and are in the bundle', async () => {
  const { body } = await here.event.someone().get(`/api/tournaments/${day.id}/standings`);
  const rows = listAt(body, 'rows');
  const shown = rows.map(({ player, values }) => [player, ...listAt(values).map((one) => one['shown'])]);
  const counted = [...sheets].map(([player, { gp, won, lost, drawn, margin }]) => [
    player,
    ...[`${gp}`, `${won}-${lost}-${drawn}`, `${margin}`],
  ]);
  expect(Object.fromEntries(shown.map(([player, ...of]) => [player, of]))).toEqual(
    Object.fromEntries(counted.map(([player, ...of]) => [player, of])),
  );
  const inOrder = rows.map(({ player }) => sheets.get(String(player))!);
  expect(inOrder).toEqual(inOrder.toSorted(above));
  const { A } = await tableOf(1, RED);
  const why = (await here.event.someone().get(`/api/tournaments/${day.id}/standings/${String(A)}`)).body;
  expect(JSON.stringify(why)).toMatch(/Round 1: won against p\d\d, by a ruling or a penalty: 20\./);
  const headers = { authorization: `Bearer ${here.event.organizer.token ?? ''}` };
  const bundle = await fetch(`${here.event.server.url}/api/tournaments/${day.id}/bundle`, { headers });
  expect(held(await bundle.text())).toMatchObject({
    standings: [{ after: 1 }, { after: 2 }, { after: 3 }],
    disputes: 1,
  });
});
