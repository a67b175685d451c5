import { forgetList, keepList, keptLists, type KeptList, type Places } from './kept.js';

function browser(): Places & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return { held, getItem: (place) => held.get(place) ?? null, setItem: (place, text) => void held.set(place, text) };
}

const FULL: Places = {
  getItem: () => null,
  setItem: () => {
    throw new Error('The quota has been exceeded.');
  },
};

const list = (name: string, pack = 'demo', points = 100): KeptList => ({
  name,
  pack,
  keptAt: '2026-11-23T10:00:00.000Z',
  roster: { faction: 'Cinder Host', points, units: [{ id: 'A1', name: 'Ember Guard' }] },
});

test('lists are kept by pack, the newest first, one of a name', () => {
  const places = browser();
  for (const one of [list('Tide'), list('Flow'), list('Other', 'elsewhere'), list('Tide', 'demo', 200)])
    expect(keepList(places, one)).toBe(true);
  expect(keptLists(places, 'demo').map(({ name, roster }) => [name, roster.points])).toEqual([
    ['Tide', 200],
    ['Flow', 100],
  ]);
  expect(forgetList(places, list('Tide'))).toBe(true);
  expect(keptLists(places, 'demo').map(({ name }) => name)).toEqual(['Flow']);
  expect(keptLists(places, 'elsewhere')).toHaveLength(1);
});

test('no more than thirty are kept', () => {
  const places = browser();
  for (let number = 1; number <= 33; number += 1) keepList(places, list(`Tide ${number}`));
  const names = keptLists(places, 'demo').map(({ name }) => name);
  expect([names.length, names[0], names.at(-1)]).toEqual([30, 'Tide 33', 'Tide 4']);
});

test.each(['{', '"text"', '[1, null, {"name": "x"}]', '[{"name":"x","pack":"demo","keptAt":"now","roster":{}}]'])(
  'what is no list is none: %s',
  (text) => {
    const places = browser();
    places.held.set('adjutant/own-lists', text);
    expect(keptLists(places, 'demo')).toEqual([]);
    expect(keepList(places, list('Tide'))).toBe(true);
    expect(keptLists(places, 'demo')).toHaveLength(1);
  },
);

test('whoever asked for it is told where the browser keeps nothing', () => {
  expect(keepList(FULL, list('Tide'))).toBe(false);
  expect(forgetList(FULL, list('Tide'))).toBe(false);
});
