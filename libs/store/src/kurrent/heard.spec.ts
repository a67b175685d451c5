import { Heard } from './heard.js';
import type { Recorded } from './messages.js';

const at = (place: bigint, bytes = 10): Recorded => ({
  stream: 'adj-match-1',
  revision: Number(place),
  place,
  type: 'Something',
  json: true,
  data: new Uint8Array(bytes),
  meta: new Uint8Array(),
});

/** A watch that has begun, during which the log was read to its end. */
function begun(head: bigint | undefined, most?: number): Heard {
  const heard = new Heard(most);
  heard.open();
  heard.endedAt(head, heard.watch);
  return heard;
}

const placesAfter = async (heard: Heard, place: bigint | undefined, limit = 100) =>
  (await heard.after(place, limit))?.map((one) => one.place);

test('nothing is said before it is known where the watch has begun', async () => {
  const heard = new Heard();
  heard.open();
  heard.tell(at(5n));
  expect(await placesAfter(heard, 5n)).toBeUndefined();
  heard.endedAt(4n, heard.watch);
  expect(await placesAfter(heard, 4n)).toEqual([5n]);
  expect(await placesAfter(heard, 5n)).toEqual([]);
});

test('what stood in the log before the watch is for the server to say; of a log that was empty all is known', async () => {
  const heard = begun(4n);
  heard.tell(at(6n));
  expect(await placesAfter(heard, 3n)).toBeUndefined();
  expect(await placesAfter(heard, undefined)).toBeUndefined();
  const ofEmpty = begun(undefined);
  ofEmpty.tell(at(6n));
  expect(await placesAfter(ofEmpty, undefined)).toEqual([6n]);
});

test('what was told of twice, or stood there when the watch began, comes once', async () => {
  const heard = new Heard();
  heard.open();
  heard.tell(at(3n));
  heard.tell(at(4n));
  heard.tell(at(4n));
  heard.endedAt(3n, heard.watch);
  expect(await placesAfter(heard, 3n)).toEqual([4n]);
  heard.tell(at(7n));
  expect(await placesAfter(heard, 3n, 1)).toEqual([4n]);
  expect(await placesAfter(heard, 4n, 1)).toEqual([7n]);
});

test('it is never behind what this process has written: it waits for it, or has the server asked', async () => {
  const heard = begun(1n);
  heard.wrote(2n);
  const waiting = placesAfter(heard, 1n);
  heard.tell(at(2n));
  expect(await waiting).toEqual([2n]);
  heard.wrote(3n);
  expect(await placesAfter(heard, 2n)).toBeUndefined();
});

test('a watch that ended says nothing more, not even to those who wait', async () => {
  const heard = begun(1n);
  heard.tell(at(2n));
  heard.wrote(3n);
  const waiting = placesAfter(heard, 1n);
  heard.lose();
  expect(await waiting).toBeUndefined();
  expect(await placesAfter(heard, 2n)).toBeUndefined();
});

test('of more than it may hold the oldest goes, and is asked of the server', async () => {
  const heard = begun(0n, 100);
  for (let place = 1n; place <= 12n; place += 1n) heard.tell(at(place));
  expect(await placesAfter(heard, 1n)).toBeUndefined();
  expect(await placesAfter(heard, 2n)).toEqual([3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 11n, 12n]);
});

test('where the log ended before the watch began says nothing of it', async () => {
  const heard = begun(1n);
  const { watch } = heard;
  heard.lose();
  heard.endedAt(2n, undefined);
  heard.open();
  heard.endedAt(2n, watch);
  expect(await placesAfter(heard, 2n)).toBeUndefined();
  heard.endedAt(3n, heard.watch);
  expect(await placesAfter(heard, 3n)).toEqual([]);
});

test('what had to go before it was known where the watch begins is asked of the server as well', async () => {
  const heard = new Heard(30);
  heard.open();
  for (let place = 5n; place <= 9n; place += 1n) heard.tell(at(place));
  heard.endedAt(4n, heard.watch);
  expect(await placesAfter(heard, 4n)).toBeUndefined();
  expect(await placesAfter(heard, 6n)).toEqual([7n, 8n, 9n]);
});
