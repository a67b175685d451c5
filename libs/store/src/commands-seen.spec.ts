import { CommandsSeen } from './commands-seen.js';

const fact = (revision: number, commandId: string) => ({ revision, commandId });

test('the first revision of each command is known, and a shorter stream stays as short as it is', () => {
  const short = CommandsSeen.none.followedBy([fact(0, 'a'), fact(1, 'a'), fact(2, 'b')]);
  const long = short.followedBy([fact(3, 'c'), fact(4, 'a')]);
  expect(['a', 'b', 'c'].map((id) => short.get(id))).toEqual([0, 2, undefined]);
  expect(['a', 'b', 'c'].map((id) => long.get(id))).toEqual([0, 2, 3]);
  expect([short.has('c'), long.has('c')]).toEqual([false, true]);
});

test('a stream that goes on otherwise holds nothing of what came in the other course', () => {
  const short = CommandsSeen.none.followedBy([fact(0, 'a')]);
  const one = short.followedBy([fact(1, 'b')]);
  const other = short.followedBy([fact(1, 'c')]).followedBy([fact(2, 'd')]);
  expect(['a', 'b', 'c', 'd'].map((id) => one.get(id))).toEqual([0, 1, undefined, undefined]);
  expect(['a', 'b', 'c', 'd'].map((id) => other.get(id))).toEqual([0, undefined, 1, 2]);
});

test('streams share nothing', () => {
  const one = CommandsSeen.none.followedBy([fact(0, 'a')]);
  expect(CommandsSeen.none.followedBy([fact(0, 'b')]).has('a')).toBe(false);
  expect([CommandsSeen.none.has('a'), one.followedBy([]).has('a')]).toEqual([false, true]);
});
