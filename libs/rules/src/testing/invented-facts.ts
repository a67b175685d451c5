/** Every rule of the invented game stands in one book. */
export const source = (section: string) => ({ document: 'almanac', section });

/** What players of the invented game write down. */
export const FACTS = {
  'tide-line': {
    id: 'tide-line',
    name: 'The tide line',
    by: 'active',
    steps: ['clash', 'before-battle'],
    key: ['watch'],
    fields: {
      beacons: { is: 'side', nobody: true, each: 'marker', says: 'Who holds which beacon.' },
      boats: { is: 'number', min: 0, max: 9, each: 'side', optional: true, says: 'Boats afloat.' },
      watch: { is: { option: ['first', 'second'] }, optional: true, says: 'Which watch.' },
    },
    summary: 'What the tide has left.',
    source: source('Tide line'),
  },
  omen: {
    id: 'omen',
    name: 'An omen',
    fields: {
      seen: { is: 'own-unit', says: 'Who saw it.' },
      over: { is: 'enemy-unit', optional: true, says: 'Over whom.' },
      near: { is: 'unit', optional: true, many: true, says: 'Who was near.' },
      beacon: { is: 'marker', optional: true, says: 'Over which beacon.' },
      dice: { is: 'dice', count: 2, optional: true, says: 'What was thrown.' },
      good: { is: 'yes-no', optional: true, says: 'Whether it is good.' },
      by: { is: 'side', optional: true, says: 'For whom.' },
      words: { is: 'text', optional: true, says: 'What was said.' },
    },
    conditions: { not: { record: 'unit-destroyed', unit: 'seen' }, code: 'fact/nobody-saw-it' },
    effects: [{ op: 'income', resource: 'oil', amount: 1 }],
    summary: 'A sign in the sky brings oil.',
    source: source('Omens'),
  },
};
