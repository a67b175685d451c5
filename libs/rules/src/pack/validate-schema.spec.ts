import { INVENTED } from '../testing/invented-files.js';
import type { Json } from '@adjutant/kernel';
import { schemaComplaints } from './validate-schema.js';

const sound = INVENTED['layers/first-tide/entries/core__flare-up.json'] as { readonly [member: string]: Json };
const says = (changes: object): string[] =>
  schemaComplaints('entry', { ...sound, ...changes } as Json).map((wrong) => wrong.message);

describe('what the author is told', () => {
  it('is nothing where nothing is wrong', () => {
    expect(says({})).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a word instead of a number', { costs: { oil: '2' } }, '`costs/oil` has to be a whole number, not a text.'],
    ['a fraction', { costs: { oil: 1.5 } }, '`costs/oil` has to be a whole number, not a number.'],
    ['a number below the least', { costs: { oil: -1 } }, '`costs/oil` has to be at least 0, not -1.'],
    ['a price in two resources', { costs: { oil: 1, salt: 1 } }, '`costs` may have 1 member(s) at most.'],
    ['an empty text', { name: '' }, '`name` must not be empty.'],
    ['null', { name: null }, '`name` has to be a text, not null.'],
    ['a list for an object', { timing: [] }, '`timing` has to be an object, not a list.'],
    ['an empty list', { timing: { phases: [] } }, '`timing/phases` needs at least 1 item(s).'],
    ['a member that is missing', { timing: {} }, '`timing` lacks `phases`: In which phases, in whose turn.'],
    [
      'an unknown member',
      { timing: { ...(sound['timing'] as object), windw: 'x' } },
      '`timing` has an unknown property: windw; did you mean window?',
    ],
    [
      'a word out of a list',
      { timing: { phases: [{ phase: 'march', turn: 'oppenent' }] } },
      '`timing/phases/0/turn` has to be one of own, opponent, either, not "oppenent"; did you mean opponent?',
    ],
    [
      'an id in capitals',
      { id: 'Core/Flare' },
      '`id` has to be written like owner/slug, in lower case, with hyphens: "Core/Flare".',
    ],
    [
      'a summary that is too long',
      { summary: 'word '.repeat(26) },
      '`summary` has to say it in 1 to 25 words: "word word word word word word word word word word word w….',
    ],
    [
      'two of the texts that may be null',
      { timing: { ...(sound['timing'] as object), trigger: 3 } },
      '`timing/trigger` has to be a text or null, not a number.',
    ],
    [
      'a change of price that changes nothing',
      { grants: { price: [{ resource: 'oil', kinds: ['ploy'], usesBy: 'own' }] } },
      '`grants/price/0` needs `add` or `multiply`.',
    ],
  ])('of %s', (_, changes, message) => {
    expect(says(changes)).toEqual([message]);
  });
});

describe('conditions, effects and other choices', () => {
  it.each<[string, object, string[]]>([
    [
      'an unknown predicate',
      { conditions: { all: [{ not: { record: 'unit-acts', unit: 'target' } }] } },
      ['`conditions/all/0/not` names no known predicate: unit-acts; did you mean unit-acted?'],
    ],
    ['a predicate that is no text', { conditions: { record: 7 } }, ['`conditions` names no known predicate: 7.']],
    [
      'a predicate without its arguments',
      { conditions: { record: 'unit-acted' } },
      ['`conditions` lacks `unit`: Role of the unit.', '`conditions` lacks `per`: How far back to look.'],
    ],
    [
      'arguments of the wrong sort',
      { conditions: { any: [{ record: 'unit-has-keywords', unit: 'target', all: 'LAMP', al: [] }] } },
      [
        '`conditions/any/0` has an unknown property: al; did you mean all?',
        '`conditions/any/0/all` has to be a list, not a text.',
      ],
    ],
    [
      'a condition of two sorts',
      { conditions: { record: 'phase-is-fresh', attest: 'x' } },
      ['`conditions` has an unknown property: attest.'],
    ],
    [
      'something that is no condition',
      { conditions: { al: [] } },
      ['`conditions` is no condition; it needs one of all, any, not, attest, record and has al.'],
    ],
    [
      'nothing at all',
      { conditions: {} },
      ['`conditions` is no condition; it needs one of all, any, not, attest, record and has nothing.'],
    ],
    [
      'a text',
      { conditions: 'dry' },
      ['`conditions` is no condition; it needs one of all, any, not, attest, record and has a text.'],
    ],
    ['an empty all', { conditions: { all: [] } }, ['`conditions/all` needs at least 1 item(s).']],
    [
      'several at once, each by its own branch',
      { conditions: { all: [{ attest: '' }, { any: [{ record: 'nothing-known' }, { attest: 'x', code: 'Bad' }] }] } },
      [
        '`conditions/all/0/attest` must not be empty.',
        '`conditions/all/1/any/0` names no known predicate: nothing-known.',
        '`conditions/all/1/any/1/code` has to be written like stratagem/wrong-phase: "Bad".',
      ],
    ],
    [
      'an unknown effect',
      { effects: [{ op: 'gains', resource: 'oil', amount: 1 }] },
      ['`effects/0` names no known effect: gains; did you mean gain?'],
    ],
    [
      'an effect without its members',
      { effects: [{ op: 'status', unit: 'target' }] },
      ['`effects/0` lacks `status`: Id of the state, as in pack.json.'],
    ],
    [
      'an unknown kind of role',
      { roles: { target: { is: 'own-units', says: 'x' } } },
      [
        '`roles/target/is` has to be one of own-unit, enemy-unit, any-unit, new-unit, roll, text, number, own-objective, not "own-units"; did you mean own-unit?',
      ],
    ],
    [
      'a kind of role that is neither word nor entry',
      { roles: { target: { is: 3, says: 'x' } } },
      ['`roles/target/is` is no kind of role; it needs one of a text, entry, option, ability and has a number.'],
    ],
  ])('are explained by the branch that was meant: %s', (_, changes, messages) => {
    expect(says(changes)).toEqual(messages);
  });

  it('say where in the file', () => {
    const value = {
      ...sound,
      conditions: { all: [{ record: 'phase-is-fresh' }, { record: 'phase-is-fresh', whose: 1 }] },
    };
    expect(schemaComplaints('entry', value as Json).map((wrong) => wrong.path)).toEqual([
      ['conditions', 'all', 1, 'whose'],
    ]);
  });

  it('take an amount as a number or by points', () => {
    const head = INVENTED['pack.json'] as { readonly economy: { readonly income: readonly object[] } };
    const withAmount = (amount: Json): Json =>
      ({ ...head, economy: { ...head.economy, income: [{ ...head.economy.income[0], amount }] } }) as unknown as Json;
    const messages = (amount: Json) => schemaComplaints('pack', withAmount(amount)).map((wrong) => wrong.message);
    expect(messages(2)).toEqual([]);
    expect(messages({ perThousandPoints: 0.5, round: 'up' })).toEqual([]);
    expect(messages(-2)).toEqual(['`economy/income/0/amount` has to be at least 0, not -2.']);
    expect(messages({ perThousandPoints: 1 })).toEqual([
      '`economy/income/0/amount` lacks `round`: Which way fractions go.',
    ]);
  });
});
