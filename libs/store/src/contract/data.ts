import type { Message } from '@adjutant/kernel';
import { command, everything } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

class Unit {
  name = 'Intercessors';
}

function nested(depth: number): object {
  let value: object = {};
  for (let level = 0; level < depth; level++) value = { in: value };
  return value;
}

const circular: Record<string, unknown> = {};
circular['self'] = circular;

const SOUND: readonly (readonly [string, object])[] = [
  ['no data at all', {}],
  ['unicode in values and keys', { name: 'Ünïcødé 漢字 🎲 \u0000 \u2028', 'ключ 🔑': true }],
  ['quotes, backslashes and line breaks', { text: '"\\\n\r\t\'`; DROP TABLE events; --' }],
  [
    'numbers at the edges',
    { numbers: [0, 1e21, 1e-7, 5e-324, Number.MAX_VALUE, Number.MAX_SAFE_INTEGER, -1, 0.1 + 0.2] },
  ],
  ['nulls, booleans and empty things', { a: null, b: true, c: false, d: '', e: [], f: {} }],
  ['arrays in arrays', { board: [[1, [2, [3, []]]], [null]] }],
  ['deep data', nested(400)],
  ['a big payload', { text: 'x'.repeat(2_000_000) }],
  ['many keys', Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key ${index}`, index]))],
  ['keys that look like numbers', { 10: 'ten', 9: 'nine', '01': 'one' }],
  [
    'keys that mean something to JavaScript',
    JSON.parse('{"__proto__":{"a":1},"constructor":1,"toString":2}') as object,
  ],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
];

const UNSOUND: readonly (readonly [string, unknown, string])[] = [
  ['undefined', { a: { b: [1, undefined] } }, 'events[0].data.a.b[1] is undefined, which JSON cannot hold'],
  ['NaN', { a: Number.NaN }, 'events[0].data.a is NaN, which JSON cannot hold'],
  ['an infinite number', { a: -Infinity }, 'events[0].data.a is -Infinity, which JSON cannot hold'],
  ['a function', { a: () => 1 }, 'events[0].data.a is a function, which JSON cannot hold'],
  ['a symbol', { a: Symbol('a') }, 'events[0].data.a is a symbol, which JSON cannot hold'],
  ['a bigint', { a: 1n }, 'events[0].data.a is a bigint, which JSON cannot hold'],
  ['a Date', { at: new Date(0) }, 'events[0].data.at is a Date, which JSON cannot hold'],
  ['a Map', { units: new Map() }, 'events[0].data.units is a Map, which JSON cannot hold'],
  ['an instance of a class', { unit: new Unit() }, 'events[0].data.unit is a Unit, which JSON cannot hold'],
  ['a hole in an array', { a: Array(1) }, 'events[0].data.a[0] is undefined, which JSON cannot hold'],
  ['half a character', { a: '\ud83c' }, 'events[0].data.a holds half a character (a lone surrogate)'],
  [
    'half a character in a key',
    { a: { '\ud83c': 1 } },
    'a key of events[0].data.a holds half a character (a lone surrogate)',
  ],
  ['an array for data', [1], 'events[0].data must be a plain JSON object, but it is an array'],
  ['null for data', null, 'events[0].data must be a plain JSON object, but it is null'],
  ['no data', undefined, 'events[0].data must be a plain JSON object, but it is undefined'],
  ['a text for data', 'text', 'events[0].data must be a plain JSON object, but it is a string'],
];

export function describeData(open: OpenStore): void {
  describe('event data', () => {
    const given = freshStore(open);

    it.each(SOUND)('comes back as it was: %s', async (_, data) => {
      await given.store.append('match-1', 'absent', [{ type: 'Noted', data }], command('a'));
      const [stored] = await given.store.read('match-1');
      expect(stored?.event).toEqual({ type: 'Noted', data });
      expect(JSON.stringify(stored?.event.data)).toBe(JSON.stringify(data));
      expect(await given.store.verifyAll()).toEqual({ intact: true, events: 1 });
    });

    it('keeps the order of keys', async () => {
      const data = { zulu: 1, alpha: { y: 1, b: 2 }, mike: 3 };
      await given.store.append('match-1', 'absent', [{ type: 'Noted', data }], command('a'));
      const [stored] = await given.store.read('match-1');
      expect(JSON.stringify(stored?.event.data)).toBe('{"zulu":1,"alpha":{"y":1,"b":2},"mike":3}');
    });

    it('takes minus zero for zero, as JSON does', async () => {
      await given.store.append('match-1', 'absent', [{ type: 'Noted', data: { a: -0 } }], command('a'));
      expect((await given.store.read('match-1'))[0]?.event.data).toEqual({ a: 0 });
    });

    it.each(UNSOUND)('is refused with %s', async (_, data, message) => {
      const event = { type: 'Noted', data } as Message;
      await expect(given.store.append('match-1', 'absent', [event], command('a'))).rejects.toThrow(
        new TypeError(message),
      );
      expect(await everything(given.store)).toEqual([]);
    });

    it.each([
      ['contains itself', circular],
      ['is too deep', nested(600)],
    ])('is refused when it %s', async (_, data) => {
      await expect(given.store.append('match-1', 'absent', [{ type: 'Noted', data }], command('a'))).rejects.toThrow(
        /is nested more than 500 levels deep, or contains itself$/,
      );
    });
  });
}
