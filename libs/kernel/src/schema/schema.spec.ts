import fc from 'fast-check';
import Schemas from 'typebox/schema';
import { documentOf, faultsIn, fits, is, proseIn, unseenIn, type Static } from '../index.js';

const STRIKE = is.object({ kind: is.exactly('strike') });
const AMEND = is.object({ kind: is.exactly('amend'), data: is.anything() });
const CORRECTION = is.byMember('kind', [STRIKE, AMEND], { name: 'Correction' });
const LEARNT = is.object({ id: is.name(), kinds: is.optional(is.names()) });
const UNIT = is.object(
  {
    id: is.name({ says: 'Unique.' }),
    name: is.text({ longest: 20 }),
    figures: is.optional(is.mapOf(is.whole(), 'whole numbers')),
    learnt: is.optional(is.list(is.either(is.name(), LEARNT))),
  },
  { name: 'Unit' },
);
const SENT = is.message(
  'Send',
  is.object({
    player: is.oneOf(['A', 'B']),
    turn: is.optional(is.oneOf(['A', null])),
    because: is.prose(),
    amount: is.optional(is.whole({ least: 1, most: 9, instead: 'ask a judge' })),
    dice: is.optional(is.wholes({ least: 1, most: 6 })),
    units: is.optional(is.list(UNIT, { least: 1 })),
    sheets: is.optional(is.mapOf(UNIT)),
    correction: is.optional(CORRECTION),
    owes: is.optional(is.exactly(true)),
    sure: is.optional(is.yes()),
    file: is.optional(is.hash()),
    id: is.optional(is.uuid()),
  }),
);
const DATA = SENT.properties.data;

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : 'these types differ';
const proven = <Proof extends true>(proof?: Proof): Proof | undefined => proof;

const faults = (data: object): readonly string[] =>
  faultsIn(DATA, { player: 'A', because: 'x', ...data }, 'data').map(({ at, message }) => `${at}: ${message}`);

describe('the type of what is described', () => {
  it('is the one that would be written by hand', () => {
    proven<
      Same<
        Static<typeof UNIT>,
        {
          readonly id: string;
          readonly name: string;
          readonly figures?: { readonly [key: string]: number };
          readonly learnt?: readonly (string | { readonly id: string; readonly kinds?: readonly string[] })[];
        }
      >
    >();
    proven<Same<Static<typeof STRIKE> | Static<typeof AMEND>, Static<typeof CORRECTION>>>();
    proven<Same<Static<typeof SENT>['type'], 'Send'>>();
    expect(fits(UNIT, { id: 'a', name: 'A' })).toBe(true);
  });
});

describe('what is wrong with a value', () => {
  it.each<[object, readonly string[]]>([
    [{}, []],
    [{ player: 'C' }, ['data.player: player must be one of the following values: A, B']],
    [{ because: undefined }, ['data.because: because must be a string']],
    [{ because: '' }, ['data.because: because must be longer than or equal to 1 characters']],
    [{ because: 'x'.repeat(1001) }, ['data.because: because must be shorter than or equal to 1000 characters']],
    [{ amount: null }, ['data.amount: amount must be an integer number']],
    [{ amount: 0 }, ['data.amount: amount must not be less than 1: ask a judge']],
    [{ amount: 10 }, ['data.amount: amount must not be greater than 9']],
    [{ dice: 1 }, ['data.dice: dice must be an array']],
    [{ dice: [1, 7] }, ['data.dice: each value in dice must not be greater than 6']],
    [{ sure: 1 }, ['data.sure: sure must be a boolean value']],
    [{ file: 'A'.repeat(64) }, ['data.file: file must be a SHA-256 in lower-case hex']],
    [{ id: 'x' }, ['data.id: id must be a UUID']],
    [{ unit: 1 }, ['data.unit: unit is not known here; did you mean units?']],
    [{ units: [] }, ['data.units: units must contain at least 1 elements']],
    [{ units: [1] }, ['data.units: each value in units must be an object']],
    [{ units: [{ id: 'toString', name: 'A' }] }, ['data.units[0].id: id must be a text of 1 to 100 characters']],
    [
      { units: [{ id: 'a', name: 'A', figures: { w: 'x' } }] },
      ['data.units[0].figures: figures must be an object of whole numbers'],
    ],
    [
      { units: [{ id: 'a', name: 'A', learnt: [1] }] },
      ['data.units[0].learnt: each value in learnt must be an object'],
    ],
    [
      { units: [{ id: 'a', name: 'A', learnt: [{ id: 'b', kind: [] }] }] },
      ['data.units[0].learnt[0].kind: kind is not known here; did you mean kinds?'],
    ],
    [{ sheets: { one: { id: 'a' } } }, ['data.sheets.one.name: name must be a string']],
    [{ correction: { kind: 'amend' } }, ['data.correction.data: data must be an object']],
    [{ correction: { kind: 'redate' } }, ['data.correction.kind: kind must be one of strike, amend']],
  ])('%j', (data, expected) => {
    expect(faults(data)).toEqual(expected);
  });

  it('is a reason of blanks in what is sent, and not in what was recorded before that was asked', () => {
    const data = is.object({ because: is.because() });
    const [sent, stored] = [is.message('Send', data), is.event('Sent', data)].map(({ properties }) => properties.data);
    const why = 'because must say why, in at most 1000 characters';
    expect(faultsIn(sent!, { because: ' \n\u00A0' }, '').map(({ message }) => message)).toEqual([why]);
    expect(faultsIn(sent!, { because: 'x'.repeat(1001) }, '').map(({ message }) => message)).toEqual([why]);
    expect(faultsIn(sent!, { because: ' It rained.\n' }, '')).toEqual([]);
    expect(fits(stored!, { because: ' ' })).toBe(true);
  });

  it('is told of the body itself where there is no way to it', () => {
    expect(faultsIn(UNIT, [], '')).toEqual([{ at: '', message: 'the body must be an object' }]);
  });

  it('is something wherever a value does not pass, and nothing wherever it does', () => {
    fc.assert(
      fc.property(bodies, (data) => {
        expect(faultsIn(DATA, data, 'data').length === 0).toBe(fits(DATA, data));
      }),
      { numRuns: 500 },
    );
  });
});

const odd = fc.oneof(fc.constantFrom(null, '', 'A', 'x', 0, 1, 7, true, 'strike'), fc.jsonValue({ maxDepth: 2 }));
const unit = fc.record({ id: odd, name: odd, figures: odd, learnt: odd }, { requiredKeys: [] });
const good = fc.record({ player: fc.constant('A'), because: fc.constant('x') });
const some = fc.record(
  {
    ...{
      player: odd,
      turn: odd,
      because: odd,
      amount: odd,
      dice: fc.array(odd, { maxLength: 2 }),
      sure: odd,
      owes: odd,
    },
    units: fc.oneof(odd, fc.array(unit, { maxLength: 2 })),
    correction: fc.oneof(odd, fc.record({ kind: odd, data: odd }, { requiredKeys: [] })),
  },
  { requiredKeys: [] },
);
const bodies = fc.tuple(good, some).map(([one, other]) => ({ ...one, ...other }));

describe('as JSON Schema', () => {
  it('says the same to a validator that knows nothing of this one', () => {
    fc.assert(
      fc.property(bodies, (data) => {
        // Of names JSON Schema can say less: what every object has by birth is refused here alone.
        if (fits(DATA, data)) expect(Schemas.Check(asJson(DATA), data)).toBe(true);
        else if (!JSON.stringify(data).includes('toString')) expect(Schemas.Check(asJson(DATA), data)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('stands once where it has a name, and is referred to', () => {
    const { schema, components } = documentOf(SENT);
    expect(schema).toEqual({ $ref: '#/components/schemas/Send' });
    expect(Object.keys(components)).toEqual(['Send', 'SendData', 'Unit', 'Correction']);
    expect(JSON.stringify(components['SendData'])).toContain('"$ref":"#/components/schemas/Unit"');
  });

  it('says which value means which schema, where these have names', () => {
    expect(documentOf(CORRECTION).components['Correction']).not.toHaveProperty('discriminator');
    const named = [is.named('Strike', STRIKE), is.named('Amend', AMEND)];
    expect(documentOf(is.byMember('kind', named)).schema).toMatchObject({
      oneOf: [{ $ref: '#/components/schemas/Strike' }, { $ref: '#/components/schemas/Amend' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { strike: '#/components/schemas/Strike', amend: '#/components/schemas/Amend' },
      },
    });
  });
});

function asJson(schema: object): object {
  return JSON.parse(JSON.stringify(schema)) as object;
}

describe('what nobody sees', () => {
  it('is looked for in every text and key; line breaks only where prose is described', () => {
    const prose = proseIn([SENT]);
    expect([...prose]).toEqual(['because']);
    expect(
      unseenIn({ because: 'a\nb', units: [{ name: 'a\nb' }], 'k\u202E': 1 }, '', '', prose).map(({ at }) => at),
    ).toEqual(['units[0].name', '']);
  });
});
