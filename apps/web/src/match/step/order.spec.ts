import { byRule, inOrder, tally } from './order.js';

const met = { answer: 'met', footing: 'record' } as const;
const asked = { answer: 'unknown', footing: 'attest' } as const;
const unmet = { answer: 'unmet', footing: 'record' } as const;

test('what speaks against an entry comes first', () => {
  expect(inOrder([met, asked, unmet])).toEqual([unmet, asked, met]);
  expect(inOrder([asked, met], (one) => one === met)).toEqual([met, asked]);
});

test('the findings are counted by answer and by footing', () => {
  expect(tally([met, met, asked, unmet])).toBe('1 unmet · 1 unknown · 2 met · 1 said by players');
  expect(tally([met, asked, unmet], (one) => one === met)).toBe(
    '1 contested · 1 unmet · 1 unknown · 1 said by players',
  );
  expect(tally([met])).toBe('1 met');
});

test('findings on the same lines stand together, and the ones that speak against it lead', () => {
  const here = [{ document: 'core', section: 'Grenade' }];
  const there = [{ document: 'core', section: 'Limits' }];
  const one = { ...met, ruleName: 'Grenade', cites: here };
  const limit = { ...unmet, ruleName: 'Grenade', cites: there };
  const two = { ...asked, ruleName: 'Grenade', cites: here };
  expect(byRule([one, limit, two])).toEqual([
    { ruleName: 'Grenade', cites: there, findings: [limit] },
    { ruleName: 'Grenade', cites: here, findings: [two, one] },
  ]);
});
