import { DISPUTE, DISPUTE_EVENTS } from '@adjutant/dispute';
import { is, leaves, undecidedIn, type Json, type Message as Event, type Schema } from '@adjutant/kernel';
import { MATCH, MATCH_EVENTS } from '@adjutant/match';
import fc from 'fast-check';
import { isSent, type Fields } from './field.js';
import { TOURNAMENT, TOURNAMENT_EVENTS } from '@adjutant/tournament';
import { ALL_TOURNAMENT_FIELDS, DISPUTE_FIELDS, fieldsIn, MATCH_FIELDS } from './fields.js';
import { samples, SCOPE, toRulingMessages, toTournamentMessages } from './testing/golden.js';
import { tellFields } from './field.js';

const DECIDED: { readonly [type: string]: Fields } = {
  ...MATCH_FIELDS,
  ...DISPUTE_FIELDS,
  ...ALL_TOURNAMENT_FIELDS,
};
const KINDS: { readonly [type: string]: { readonly schema: Schema } } = {
  ...MATCH.events,
  ...DISPUTE.events,
  ...TOURNAMENT.events,
};
const EVENTS = [...MATCH_EVENTS, ...DISPUTE_EVENTS, ...TOURNAMENT_EVENTS];
const UNDECIDED = 'nobody has decided';
const SAMPLES = samples();

describe('every member of every event', () => {
  it.each(EVENTS)('%s has been decided about', (type) => {
    const data = KINDS[type]?.schema.properties?.['data'];
    expect(data && undecidedIn(data)).toEqual([]);
    expect(Object.values(DECIDED[type] ?? {}).filter((field) => !isSent(field) && field.kept === UNDECIDED)).toEqual(
      [],
    );
  });

  it('and no event besides', () => {
    expect(Object.keys(DECIDED).sort()).toEqual([...EVENTS].sort());
  });

  it('is named where nobody has, and stays behind', () => {
    const player = leaves(is.oneOf(['A', 'B']));
    const use = is.object({ player, rank: is.anyWhole(), by: is.optional(is.object({ player, phone: is.anyText() })) });
    expect(undecidedIn(use)).toEqual(['rank', 'by.phone']);
    expect(tellFields(fieldsIn([use]), { player: 'A', rank: 7, by: { player: 'B', phone: '0171' } }, SCOPE)).toEqual({
      player: 'A',
      by: { player: 'B' },
    });
  });
});

const TYPED = 'Anna Schmidt, 0171 555';

/** The same event with every text in it, and every name of a member that is not fixed, replaced by what somebody typed. */
function typedOver(value: Json): Json {
  if (typeof value === 'string') return TYPED;
  if (Array.isArray(value)) return value.map(typedOver);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typedOver(one)]));
  return value;
}

describe('what somebody typed', () => {
  it.each(SAMPLES.map(({ file, event }) => [file, event] as const))('is not in what is sent of %s', (_, event) => {
    const fields = DECIDED[event.type] ?? {};
    const told = tellFields(fields, typedOver(event.data as Json) as { [member: string]: unknown }, SCOPE);
    const names = tellFields(fields, { ...(event.data as object), [TYPED]: TYPED }, SCOPE);
    expect(JSON.stringify([told, names])).not.toMatch(/Anna|Schmidt|0171/);
  });

  it('does not leave in any member, whatever it is', () => {
    const types = fc.constantFrom(...Object.keys(DECIDED));
    const anything = fc.object({ key: fc.constantFrom(TYPED, 'A', 'data', 'id'), values: [fc.constant(TYPED)] });
    fc.assert(
      fc.property(types, anything, (type, value) => {
        const fields = DECIDED[type] ?? {};
        const data = Object.fromEntries(Object.keys(fields).map((member) => [member, value]));
        const told = tellFields(fields, data, SCOPE);
        expect(JSON.stringify(told)).not.toContain('Anna');
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('does not leave as a word even where it looks like one', () => {
    const used = {
      player: 'A',
      entry: 'anna-schmidt',
      roles: { 'anna-schmidt': 'anna-schmidt' },
      answers: {},
      claims: [],
    };
    expect(tellFields(MATCH_FIELDS.StratagemUsed, used, SCOPE)).toEqual({
      player: 'A',
      roles: {},
      answers: {},
      claims: [],
    });
  });
});

test('what only those who are part of a dispute need to know has no message', () => {
  const sent = (type: string): number => toRulingMessages({ type, data: { text: 'x' } } as Event).length;
  expect(DISPUTE_EVENTS.filter((type) => sent(type) === 0)).toEqual([
    'CallClaimed',
    'CallReleased',
    'StatementMade',
    'EvidenceAdded',
    'EvidenceWithheld',
    'AppealClaimed',
  ]);
});

test('what is drafted has no message before it is published', () => {
  const sent = (type: string): number => toTournamentMessages({ type, data: {} } as Event).length;
  const unsent = TOURNAMENT_EVENTS.filter((type) => sent(type) === 0);
  expect(unsent).toEqual(['RoundDrafted', 'DraftEdited', 'DraftDiscarded']);
});
