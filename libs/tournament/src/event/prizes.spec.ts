import { fold } from '@adjutant/kernel';
import { faultsIn } from '@adjutant/kernel';
import type { OpenedTournament } from './state/state.js';
import { shownStandings } from '../view/standings.js';
import { standingsList } from '../formats/printed/standings.js';
import { eventFileOf } from '../formats/event-of.js';
import { workOut } from '../work/work-out.js';
import { Plan } from './settings.js';
import { awardsIn, sayAward } from './prizes.js';
import { presetNamed } from '../standing/presets.js';
import { presetOf, prizesOf, standingsIn } from './ranked.js';
import { tournamentFacts } from './state/tournament-facts.js';
import {
  CLOSED,
  command,
  decider,
  DRAFTED,
  entered,
  event,
  given,
  PLAN,
  PUBLISHED,
  ROUND_1,
  SEED,
  SETTINGS,
  toldOf,
} from './testing/given.js';

const PRIZES = [
  { name: 'First' },
  { name: 'Best of', each: 'faction' as const },
  { name: 'Destroyer', by: 'vp', besides: true },
  { name: 'Painter', by: 'painting' },
];
const FACTIONS = { ann: 'Orks', bob: 'Orks', cy: 'Elves', di: 'Elves' };
const ENTERED = Object.entries(FACTIONS).map(([player, faction]) => entered(player, { faction }));
const SET_UP = event('TournamentSetUp', { ...SETTINGS, prizes: PRIZES });
const STORY = [SET_UP, ...ENTERED, DRAFTED, PUBLISHED, toldOf(1), toldOf(2), CLOSED];
const state = fold(decider, STORY) as OpenedTournament;
const nameOf = (player: string): string => player.toUpperCase();
const awarded = (of: OpenedTournament): ReturnType<typeof awardsIn> =>
  awardsIn(standingsIn(of, SEED), { prizes: PRIZES, factions: FACTIONS, facts: tournamentFacts(of, SEED) });

describe('prizes of an event', () => {
  it('are planned with it, and weigh once round 1 is out', () => {
    expect(faultsIn(Plan, { ...PLAN, prizes: PRIZES }, '')).toEqual([]);
    expect(faultsIn(Plan, { ...PLAN, prizes: [{ name: 'First', each: 'club' }] }, '')).toHaveLength(1);
    given(...ROUND_1)
      .when(command('ChangeSettings', { changes: { prizes: PRIZES }, because: 'A sponsor came' }))
      .thenRefused('tournament/sure', { weighty: ['prizes'] });
  });

  it('are one a person in their order, and say why it is not somebody above', () => {
    const awards = awarded(state);
    expect(awards.map((one) => sayAward(one, nameOf))).toEqual([
      'First: ANN and CY, who are level.',
      'Best of Elves: DI. Before: CY has a prize already.',
      'Best of Orks: BOB. Before: ANN has a prize already.',
      expect.stringMatching(/^Destroyer: /),
      'Painter: nobody, for nothing is told of what it goes by.',
    ]);
    expect(awarded(fold(decider, ROUND_1) as OpenedTournament)).toEqual([]);
  });

  it('are named to so many, and to how many more', () => {
    const many = Array.from({ length: 12 }, (_, at) => `p${at}`);
    const passed = many.map((player) => ({ player, because: 'left' as const }));
    expect(sayAward({ prize: 'First', players: many, passed }, String)).toBe(
      `First: ${many.slice(0, 8).join(' and ')} and 4 more, who are level. Before: ${many
        .slice(0, 8)
        .map((one) => `${one} has left`)
        .join('; ')}; 4 more.`,
    );
  });

  it('are by the order of the event alone, after its newest round, among those who are in it', () => {
    const preset = presetOf(state);
    const gone = [
      entered('eve', { faction: 'Bugs', waits: true }),
      event('PlayerDropped', { player: 'bob', until: 1 }),
    ];
    const later = fold(decider, [...STORY, ...gone]) as OpenedTournament;
    const { bob: _, ...factions } = FACTIONS;
    expect(prizesOf(later, { preset, round: undefined })).toEqual({ prizes: PRIZES, factions });
    expect(prizesOf(later, { preset, round: 1 })).toEqual({ prizes: PRIZES, factions });
    expect(prizesOf(later, { preset, round: 0 })).toEqual({});
    expect(prizesOf(later, { preset: presetNamed('itc')!, round: undefined })).toEqual({});
  });

  it('go by a column that the order of the event has, as it is called or headed', () => {
    const planned = (by: string, more: object = {}) => ({ ...PLAN, prizes: [{ name: 'x', by }], ...more });
    const facts = { unknown: ['painting'], headings: ['record', "opponents' wins", 'total VP'] };
    given()
      .when(command('SetUpTournament', planned('painting')))
      .thenRefused('tournament/prizes', facts);
    for (const by of ['Total vp', 'record', 'record (W-L-D)'])
      given()
        .when(command('SetUpTournament', planned(by)))
        .then(event('TournamentSetUp', { ...SETTINGS, prizes: [{ name: 'x', by }] }));
    const others = { standings: presetNamed('itc')! };
    const ranked = event('TournamentSetUp', { ...SETTINGS, prizes: [{ name: 'x', by: 'total VP' }] });
    given(ranked)
      .when(command('ChangeSettings', { changes: others, because: 'x' }))
      .thenRefused('tournament/prizes', { unknown: ['total VP'], headings: ['wins', 'battle points'] });
    const both = { ...others, prizes: [{ name: 'x', by: 'battle points' }] };
    given(ranked)
      .when(command('ChangeSettings', { changes: both, because: 'x' }))
      .then(event('SettingsChanged', { changes: both, because: 'x', late: false }));
    given(SET_UP)
      .when(command('ChangeSettings', { changes: { rounds: 4 }, because: 'planned before headings were looked at' }))
      .then(event('SettingsChanged', { changes: { rounds: 4 }, because: 'planned before headings were looked at', late: false })); // prettier-ignore
  });

  it('pass over whoever a ruling keeps from them', () => {
    const told = event('EffectTold', { ruling: 'r1', effects: [{ player: 'ann', does: 'no-prizes' }] });
    const ruled = fold(decider, [...STORY, told]) as OpenedTournament;
    const [first] = awarded(ruled);
    expect(first && sayAward(first, nameOf)).toBe('First: CY. Before: ANN is out of the prizes by a ruling.');
  });

  it('stand in the answer of the standings and below their heading on paper', () => {
    const of = { id: 'e', revision: 1, gone: [], prizes: PRIZES, factions: FACTIONS };
    const work = { work: 'standings', facts: tournamentFacts(state, SEED), preset: presetOf(state), of } as const;
    expect(workOut({ ...work, round: undefined }).awards?.[0]).toEqual({
      prize: 'First',
      players: ['ann', 'cy'],
      passed: [],
      says: 'First: ann and cy, who are level.',
    });
    const around = {
      id: 'e',
      revision: 1,
      facts: tournamentFacts(state, SEED),
      nameOf,
      losses: () => 0,
      goesOn: () => true,
    };
    expect(shownStandings(standingsIn(state, SEED), around)).not.toHaveProperty('awards');
    const file = eventFileOf(state, { seed: SEED, nameOf, staff: false });
    const list = standingsList(file, standingsIn(state, SEED), awarded(state));
    expect(list.under).toContain('Best of Elves: DI. Before: CY has a prize already.');
  });
});
