import { inStack } from './stack.js';

const match = (id: string, title: string) => ({ id, title });
const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join(' ');

test('what comes after a paper is what lies below it, tables by their numbers, and then from the top', () => {
  const all = [match('c', 'Table 10'), match('a', 'Table 2'), match('b', 'Table 9'), match('d', 'Table 11')];
  expect(ids(inStack(all, match('b', 'Table 9')))).toBe('c d a');
  expect(ids(inStack(all, match('d', 'Table 11')))).toBe('a b c');
});

test('matches that are called the same lie beside each other, and one that is gone from the list has its place', () => {
  const all = [match('y', 'Ada, Ben'), match('x', 'Ada, Ben')];
  expect(ids(inStack(all, match('x', 'Ada, Ben')))).toBe('y');
  expect(ids(inStack(all, match('z', 'Ada, Ben')))).toBe('x y');
  expect(ids(inStack([], match('z', 'Ada, Ben')))).toBe('');
});
