import { citable, likelyCited } from './cited.js';

const finding = (rule: string, answer: 'met' | 'unmet' | 'unknown') => ({ rule, ruleName: rule.toUpperCase(), answer });

test('every rule is offered once', () => {
  expect(citable([finding('a', 'met'), finding('b', 'met'), finding('a', 'unmet')])).toEqual([
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ]);
});

test('what is in doubt is cited to begin with, and everything where nothing is', () => {
  expect(likelyCited([finding('a', 'met'), finding('b', 'unknown'), finding('c', 'unmet')])).toEqual(['b', 'c']);
  expect(likelyCited([finding('a', 'met'), finding('b', 'met')])).toEqual(['a', 'b']);
  expect(likelyCited([])).toEqual([]);
});
