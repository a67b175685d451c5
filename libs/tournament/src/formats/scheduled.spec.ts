import { createHash } from 'node:crypto';
import { fold } from '@adjutant/kernel';
import { awardsIn } from '../event/prizes.js';
import type { CommandOf, TournamentCommand } from '../event/commands.js';
import { tournamentDecider } from '../event/decider.js';
import { draftByRules } from '../event/draft-by-rules.js';
import { drawnRound } from '../event/drawing.js';
import type { TournamentEvent } from '../event/events.js';
import { presetOf, prizesOf, standingsIn } from '../event/ranked.js';
import type { OpenedTournament } from '../event/state/state.js';
import { asks, command } from '../event/testing/given.js';
import { isRefusal } from '../pairing/draft.js';
import { standingsOf } from '../standing/standings.js';
import type { ImpactView } from '../view/impact-answer.js';
import { impactAsked } from '../view/impacts.js';
import { draftOfFile } from './answers/draft-of-file.js';
import { impactOfFile, type ImpactOfFile } from './answers/impact-of-file.js';
import { factsOf, type EventFile } from './event-file.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import { eventFileOf } from './event-of.js';
import { importEvent } from './import.js';
import { sheetOf } from './printed/round.js';
import { awardsOfFile, groupOfFile } from './ranked-in-file.js';
import { unsaidInTrf, writeTrf } from './trf/write.js';

const SEED = 'to and fro';
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const DECIDER = tournamentDecider({ seed: SEED, hash, packs: [], policies: [], draft: draftByRules });
const nameOf = (player: string): string => player;
const PRIZES = [{ name: 'First' }, { name: 'Best of', each: 'faction' as const }];

type Planned = CommandOf<'SetUpTournament'>['data'];

/** An event by the real decider. Of two the one wins whom `wins` says, by seat. */
class Played {
  #events: readonly TournamentEvent[] = [];

  constructor(plan: Partial<Planned> & Pick<Planned, 'rounds'>, players: number) {
    this.asks('SetUpTournament', { name: 'To and fro', checkIn: false, prizes: PRIZES, ...plan });
    for (let at = 0; at < players; at += 1)
      this.asks('EnterPlayer', { player: `p${at}`, rating: at, faction: at % 2 === 0 ? 'Orks' : 'Elves' });
  }

  get state(): OpenedTournament {
    return fold(DECIDER, this.#events) as OpenedTournament;
  }

  asks<Type extends TournamentCommand['type']>(type: Type, data: Extract<TournamentCommand, { type: Type }>['data']) {
    const decision = DECIDER.decide(
      command(type, data as never),
      fold(DECIDER, this.#events),
      asks(type === 'TellResult' ? 'system' : 'organizer', this.#events.length),
    );
    if (decision.outcome !== 'recorded') throw new Error(`${type}: ${JSON.stringify(decision)}`);
    this.#events = [...this.#events, ...decision.events];
    return this;
  }

  round(wins: (A: string, B: string) => boolean = (A) => Number(A.slice(1)) % 3 > 0): this {
    const number = this.state.rounds.length + 1;
    this.asks('DraftRound', { round: number }).asks('PublishRound', { round: number });
    for (const { table, A, B, publication } of this.state.rounds.at(-1)?.tables ?? []) {
      const isA = wins(A, B);
      const seat = (won: boolean) => ({
        outcome: won ? ('win' as const) : ('loss' as const),
        figures: { vp: won ? 60 + table : 30 },
      });
      const said = { decided: 'played' as const, A: seat(isA), B: seat(!isA) };
      this.asks('TellResult', { round: number, table, publication, said, sure: 'confirmed' });
    }
    return this.asks('CloseRound', { round: number });
  }

  get file(): EventFile {
    const text = JSON.stringify(eventFileOf(this.state, { seed: SEED, nameOf, staff: true }));
    const read = importEvent(text);
    if (!read.ok) throw new Error(JSON.stringify(read.findings));
    expect(read.read.findings).toEqual([]);
    return read.read.event;
  }
}

/** Everything that the file and its event have to agree in. */
function agrees(played: Played): void {
  const [{ state }, { file }] = [played, played];
  const standings = standingsIn(state, SEED);
  const own = standingsOf(factsOf(file), file.preset!);
  expect(own).toEqual(standings);
  const asked = { preset: presetOf(state), round: undefined };
  const { prizes = [], factions = {} } = prizesOf(state, asked);
  expect(awardsOfFile(file, own, asked)).toEqual(
    awardsIn(standings, { prizes, factions, facts: tournamentFacts(state, SEED) }),
  );
  draws(state, file, state.rounds.length + 1);
  if (state.rounds.length > 0) draws(state, file, state.rounds.length);
}

function draws(state: OpenedTournament, file: EventFile, round: number): void {
  const drawn = drawnRound(state, round, { seed: SEED, draft: draftByRules });
  const draft = draftOfFile({ file: 'event.json', event: file, findings: [] }, { round });
  const sheet = round > state.rounds.length ? sheetOf(file, round) : undefined;
  if ('unpaired' in drawn) {
    expect(draft).toMatchObject({ code: 'draft/cannot', message: drawn.unpaired });
    return;
  }
  if (isRefusal(draft)) throw new Error(draft.message);
  const sides = ({ table, A, B }: (typeof drawn.tables)[number]) => [table, A, B];
  const tables = draft.tables.map(({ table, players: [A, B] }) => [table, A!.id, B!.id]);
  const byes = draft.byes.map(({ player, kind }) => ({ player: player.id, kind }));
  expect([tables, byes]).toEqual([drawn.tables.map(sides), drawn.byes]);
  expect([...draft.tables, ...draft.byes].every(({ says }) => says !== '')).toBe(true);
  expect(draft.checked.wrong).toEqual([]);
  if (sheet === undefined) return;
  if (isRefusal(sheet)) throw new Error(sheet.message);
  expect(sheet.tables.map(({ table, players }) => [table, ...players])).toEqual(tables);
}

/** What the server says of another winner at the first table of a round that is closed, the file says too. */
function weighsAlike(played: Played, round: number): void {
  const [{ state }, { file }] = [played, played];
  const [at] = state.rounds[round - 1]?.tables ?? [];
  if (at?.result === undefined) throw new Error(`round ${round} has no table`);
  const { said } = at.result;
  const turned = { ...said, A: { ...said.A, outcome: said.B.outcome }, B: { ...said.B, outcome: said.A.outcome } };
  const theirs = impactAsked(state, { round, table: at.table, said: turned }, SEED, { nameOf });
  if (isRefusal(theirs)) throw new Error(theirs.message);
  const result = turned.A.outcome === 'win' ? ('A' as const) : ('B' as const);
  const told = impactOfFile(
    { file: 'event.json', event: file, findings: [] },
    { correction: { round, table: at.table, result, figures: {} }, preset: file.preset! },
  );
  if (!told.ok) throw new Error(told.says);
  saysAlike(told.impact, theirs);
}

function saysAlike(impact: ImpactOfFile, theirs: ImpactView): void {
  const ids = (pairs: readonly (readonly { readonly id: string }[])[] = []) =>
    pairs.map((two) => two.map(({ id }) => id));
  expect(impact.lines.map(({ player }) => player.id)).toEqual(theirs.lines.map(({ player }) => player));
  expect(impact.apart.map((one) => ids(one.tables.map(({ players }) => players)))).toEqual(
    theirs.apart.map((one) => one.tables.map(({ players }) => players)),
  );
  expect([ids(impact.following?.instead), ids(impact.following?.gone)]).toEqual([
    theirs.following?.instead ?? [],
    theirs.following?.gone ?? [],
  ]);
  expect([impact.cut?.in, impact.cut?.out].map((all) => all?.map(({ id }) => id))).toEqual([
    theirs.cut?.in,
    theirs.cut?.out,
  ]);
}

it('groups, then a cut to a bracket, with prizes: the file draws, ranks and gives what its event does, after every round', () => {
  const played = new Played({ rounds: 6, format: { by: 'groups', size: 4, through: 2 } }, 9);
  for (let round = 1; round <= 3; round += 1) agrees(played.round());
  weighsAlike(played, 3);
  agrees(played.asks('DropPlayer', { player: 'p4', because: 'Went home' }));
  agrees(played.asks('CutField', { rule: { by: 'group', take: 2 }, others: 'are-done', bracket: true }));
  weighsAlike(played, 3);
  agrees(played.round());
  weighsAlike(played, 3);
  weighsAlike(played, 4);
  const { file } = played;
  expect(new Set(file.players.map(({ id }) => groupOfFile(file)(id)))).toEqual(new Set([1, 2, 3]));
  const [semi] = played.state.rounds[3]?.tables ?? [];
  agrees(played.asks('DropPlayer', { player: semi!.A, because: 'Was called away' }));
  agrees(played.round());
});

it('a round robin meets by its schedule, with byes for whoever has nobody', () => {
  const played = new Played({ rounds: 5, format: { by: 'round-robin' } }, 5);
  for (let round = 1; round <= 5; round += 1) agrees(played.round());
  weighsAlike(played, 2);
});

it('a bracket from round 1 on keeps its seeds and byes', () => {
  const played = new Played({ rounds: 3 }, 6);
  played.asks('CutField', { players: ['p5', 'p1', 'p0', 'p3', 'p2', 'p4'], others: 'are-done', bracket: true });
  for (let round = 1; round <= 3; round += 1) agrees(played.round());
  weighsAlike(played, 1);
});

it('after a cut whoever is out plays on by results, at the tables that the bracket leaves', () => {
  const played = new Played({ rounds: 5, tables: [3, 4, 5, 6, 7, 8] }, 12);
  played.round().round();
  weighsAlike(played, 1);
  agrees(played.asks('CutField', { rule: { by: 'record', losses: 0 }, others: 'play-on', bracket: true }));
  played.round();
  agrees(played);
  weighsAlike(played, 2);
  weighsAlike(played, 3);
});

it('whoever has not checked in is left out of the draft, in the file as in its event', () => {
  const played = new Played({ rounds: 3, checkIn: true }, 8);
  for (const player of ['p0', 'p1', 'p2', 'p3', 'p5', 'p6']) played.asks('CheckIn', { player });
  agrees(played);
  expect(played.file.players.filter(({ away }) => away).map(({ id }) => id)).toEqual(['p4', 'p7']);
});

it('an event without any of it is written and read as ever', () => {
  const { file } = new Played({ rounds: 3, prizes: [] }, 4).round();
  expect(Object.keys(file).filter((member) => ['format', 'groups', 'cut', 'away'].includes(member))).toEqual([]);
});

it('a TRF says what it has no fields for, and carries it in comments', () => {
  const played = new Played({ rounds: 6, format: { by: 'groups', size: 4, through: 2 } }, 8);
  for (let round = 1; round <= 3; round += 1) played.round();
  played.asks('CutField', { rule: { by: 'group', take: 2 }, others: 'are-done', bracket: true }).round();
  const { file } = played;
  const text = writeTrf(file, standingsOf(factsOf(file), file.preset!));
  expect(unsaidInTrf(file)).toBe(
    'A TRF has no fields for what this event has besides: how rounds are drawn, groups, a cut, prizes. It stands in comments, which other programs pass over.',
  );
  expect(text).toContain(`### ${unsaidInTrf(file)}`);
  expect(text).toContain('092 Individual: Round-Robin in groups, then single elimination');
  const read = importEvent(text);
  if (!read.ok) throw new Error(JSON.stringify(read.findings));
  const { format, groups, cut, prizes } = read.read.event;
  expect({ format, groups, cut, prizes }).toEqual({
    ...{ format: file.format, groups: file.groups },
    ...{ cut: file.cut, prizes: file.prizes },
  });
});

it('groups and a cut that name strangers, or somebody twice, are told', () => {
  const { file } = new Played({ rounds: 3, format: { by: 'round-robin' } }, 4).round();
  const cut = { after: 1, players: ['p1', 'zoe', 'p1'], others: 'are-done' as const };
  const read = importEvent(JSON.stringify({ ...file, groups: [['p0', 'yan']], cut }));
  expect(read.ok && read.read.findings.map(({ code, says }) => [code, says])).toEqual([
    ['unknown-player', 'The groups name yan, who is not among the players.'],
    ['unknown-player', 'The cut names zoe, who is not among the players.'],
    ['player-twice', 'p1 stands twice in the cut.'],
  ]);
});
