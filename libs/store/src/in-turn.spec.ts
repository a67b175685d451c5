import { InTurn } from './in-turn.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many go on at once, the others in the order in which they came, and one that fails holds up none', async () => {
  const turn = new InTurn(2);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const all = works.map((work, index) => {
    const running = turn.run(() => {
      begun.push(index);
      return work.promise;
    });
    return running.catch((error: Error) => error.message);
  });
  await settled();
  expect(begun).toEqual([0, 1]);
  works[1]?.reject(new Error('broke'));
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3, 4]) works[index]?.resolve(index);
  expect(await Promise.all(all)).toEqual([0, 'broke', 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  const later = [turn.run(() => Promise.resolve('a')), turn.run(() => Promise.resolve('b'))];
  expect(await Promise.all(later)).toEqual(['a', 'b']);
});
