import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { by, given, opened, PACK, ROSTERS } from '@adjutant/testing/given';
import type { MatchCommand, MatchOccasion } from '../index.js';

const source = { document: 'almanac', section: 'Winds' };
const wind = (id: string, name: string): Entry => {
  return { id, name, kind: 'wind', owner: 'core', summary: 'A wind.', source };
};
const GAME: Pack = {
  ...PACK,
  id: 'winds',
  digest: 'digest-of-the-winds',
  entries: { ...PACK.entries, north: wind('north', 'North Wind'), south: wind('south', 'South Wind') },
  choices: {
    wind: {
      ...{ id: 'wind', name: 'Wind', of: 'player', options: { kind: 'wind' }, when: 'before-battle' },
      ...{ onRoster: true, summary: 'The wind of the army.', source },
    },
  },
};
const SHELF = new Shelf([GAME]);
const told = { A: [{ choice: 'wind', option: 'north' }] };
const player: MatchOccasion = { ...by('player'), ...{ told } };
const judge: MatchOccasion = { ...by('judge'), ...{ told } };
const started = given([opened({}, GAME)], SHELF);

const chooses = (option: string, more: { override?: { reason: string }; player?: 'A' | 'B' } = {}): MatchCommand => ({
  type: 'Choose',
  data: { choice: 'wind', player: 'A', option, ...more },
});
const submits = (name: string): MatchCommand => ({
  type: 'SubmitRoster',
  data: { player: 'A', roster: { ...ROSTERS.A, picks: [{ kind: 'wind', name }] } },
});

describe('what the list tells that a player brought to the event', () => {
  it('is what they choose at its tables, and the other player goes by their own', () => {
    started.when(chooses('south'), player).thenRefused('choice/already-made');
    started.when(chooses('north'), player).thenFlagged();
    started.when(chooses('south', { player: 'B' }), player).thenFlagged();
    started.when(chooses('south'), by('player')).thenFlagged();
  });

  it('is on the roster that they bring to a table', () => {
    started.when(submits('South Wind'), player).thenRefused('choice/already-made');
    started.when(submits('North Wind'), player).thenFlagged();
  });

  it('gives way to a judge who says why, and stands in the record', () => {
    const override = { reason: 'The list was read wrongly' };
    started.when(chooses('south', { override }), player).thenRefused('override/judge-only');
    started.when(chooses('south', { override }), judge).then({
      type: 'ChoiceMade',
      data: {
        ...{ choice: 'wind', player: 'A', option: 'south', roles: {}, answers: {} },
        overridden: { by: judge.actor.id, reason: override.reason, codes: ['choice/already-made'] },
      },
    });
  });

  it('is told where the match only advises', () => {
    given([opened({ enforcement: 'advise' }, GAME)], SHELF)
      .when(chooses('south'), player)
      .thenFlagged('choice/already-made');
  });
});
