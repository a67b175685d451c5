import { PACK, tableWith } from '../testing/invented-pack.js';
import type { ChoiceRule } from '../pack/choice.js';
import type { Entry } from '../pack/entry.js';
import type { Choice } from '../table/table.js';
import {
  decidedByRoster,
  namesToldByRoster,
  reasonsAgainstChosen,
  reasonsAgainstList,
  reasonsAgainstTelling,
  reasonsAgainstTold,
  toldByRoster,
  untoldByRoster,
} from './told-by-roster.js';

const source = { document: 'almanac', section: 'Tides' };
const tide = (id: string, name: string): Entry => ({
  id,
  name,
  kind: 'tide',
  owner: 'core',
  summary: 'A tide.',
  source,
});
const CHOICE: ChoiceRule = {
  id: 'tide',
  name: 'Tide',
  of: 'player',
  options: { kind: 'tide' },
  when: 'before-battle',
  required: true,
  onRoster: true,
  summary: 'The tide.',
  source,
};
const pack = {
  ...PACK,
  entries: { ...PACK.entries, ebb: tide('ebb', 'Ebb Tide'), flood: tide('flood', 'Flood Tide') },
  choices: { tide: CHOICE },
};
const told = (...names: readonly string[]) => ({ picks: names.map((name) => ({ kind: 'tide', name })) });
const chose = (option: string): Choice => ({ number: 3, choice: 'tide', player: 'A', option, roles: {}, at: null });
const army = {
  faction: 'Keepers',
  detachment: null,
  points: null,
  picks: [{ kind: 'tide', name: 'ebb', teaches: [] }],
};

describe('a choice that rosters tell', () => {
  it('is made by the roster, again by a later one, and not where somebody chose before', () => {
    const first = decidedByRoster(pack, tableWith(), 'A', told('Ebb Tide'), 5);
    expect(first.choices).toMatchObject([{ number: 5, player: 'A', option: 'ebb', onRoster: true }]);
    expect(decidedByRoster(pack, first, 'A', told('flood'), 6).choices.map(({ option }) => option)).toEqual(['flood']);
    expect(decidedByRoster(pack, first, 'A', told(), 6).choices).toEqual([]);
    const spoken = tableWith({ choices: [chose('flood')] });
    expect(decidedByRoster(pack, spoken, 'A', told('ebb'), 6)).toBe(spoken);
  });

  it('is told once, and is one that there is', () => {
    const codes = (...names: readonly string[]) =>
      reasonsAgainstTold(pack, tableWith(), 'A', told(...names)).map(({ code }) => code);
    expect(codes('ebb', 'Ebb Tide')).toEqual([]);
    expect(codes('ebb', 'flood')).toEqual(['choice/already-made']);
    expect(codes('neap')).toEqual(['choice/unknown-option']);
    expect(decidedByRoster(pack, tableWith(), 'A', told('ebb', 'flood'), 5).choices).toEqual([]);
  });

  it('is told by id for the record and by name for people, and missed where it has to be made', () => {
    expect(toldByRoster(pack, told('Flood tide'))).toEqual([{ choice: 'tide', option: 'flood' }]);
    expect(toldByRoster(pack, told('ebb', 'flood'))).toEqual([]);
    expect(namesToldByRoster(pack, told('ebb', 'Ebb Tide', 'neap'))).toEqual([
      { choice: 'Tide', option: 'Ebb Tide' },
      { choice: 'Tide', option: 'neap' },
    ]);
    expect(untoldByRoster(pack, told()).map(({ id }) => id)).toEqual(['tide']);
    expect(untoldByRoster(pack, told('neap'))).toEqual([]);
    const optional = { ...pack, choices: { tide: { ...pack.choices.tide, required: false } } };
    expect(untoldByRoster(optional, told())).toEqual([]);
  });

  it('is weighed without a table by what is told alone', () => {
    const codes = (...names: readonly string[]) => reasonsAgainstTelling(pack, told(...names)).map(({ code }) => code);
    expect(codes('ebb')).toEqual([]);
    expect(codes('ebb', 'flood')).toEqual(['choice/already-made']);
    expect(codes('neap')).toEqual(['choice/unknown-option']);
  });

  it('is the one of the list that was brought to the event', () => {
    const list = [{ choice: 'tide', option: 'ebb' }];
    expect(reasonsAgainstList(pack, list, list)).toEqual([]);
    expect(reasonsAgainstList(pack, list)).toEqual([]);
    expect(reasonsAgainstList(pack, [{ choice: 'wind', option: 'north' }], list)).toEqual([]);
    expect(reasonsAgainstList(pack, [{ choice: 'tide', option: 'flood' }], list)).toMatchObject([
      {
        code: 'choice/already-made',
        message:
          'Tide is Ebb Tide on the list that was brought to the event, not Flood Tide: that one is played, or an official lets another stand.',
        facts: { choice: 'tide', told: 'ebb', chosen: 'flood' },
      },
    ]);
  });

  it('is held against what was chosen by word', () => {
    const says = (option: string) =>
      reasonsAgainstChosen(pack, tableWith({ armies: { A: army, B: null }, choices: [chose(option)] }), 'A').map(
        ({ message }) => message,
      );
    expect(says('ebb')).toEqual([]);
    expect(says('flood')).toEqual([
      'Tide of A is Ebb Tide on the roster and Flood Tide in entry 3: correct one of the two.',
    ]);
  });
});
