import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evolvePenalties, NO_PENALTIES } from './decider.js';
import { PENALTY_EVENTS, type PenaltyEvent } from './messages.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'golden');
const stored = (type: string) => {
  const text = readFileSync(join(FOLDER, `${type}.v1.json`), 'utf8');
  return JSON.parse(text) as PenaltyEvent & { readonly version: number };
};

/** What was stored once is read for ever: these files are never edited; a changed shape is a new version beside them. */
describe('the golden files of penalties', () => {
  it.each(PENALTY_EVENTS)('hold %s', (type) => {
    expect(readdirSync(FOLDER)).toContain(`${type}.v1.json`);
    expect(stored(type)).toMatchObject({ type, version: 1 });
  });

  it('can still be read, one after the other', () => {
    const state = PENALTY_EVENTS.map(stored).reduce(evolvePenalties, NO_PENALTIES);
    const { data: issued } = stored('PenaltyIssued');
    expect(state.penalties).toEqual([
      {
        ...issued,
        rescinded: {
          because: 'The ruling was overturned on appeal',
          by: { id: 'person-head', role: 'head-judge' },
          at: '2031-05-04T13:00:00.000Z',
        },
      },
    ]);
  });
});
