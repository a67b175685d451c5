import { INVENTED } from '../testing/invented-files.js';
import { entry, head, problemsOf, source, TIDE, withFlare, withHead } from '../testing/invented-problems.js';

describe('words that the pack does not know', () => {
  it.each([
    [
      'a predicate',
      { conditions: { all: [{ record: 'phase-is-fresh' }, { record: 'unit-has-keyword', unit: 'target' }] } },
      '`conditions/all/1` names no known predicate: unit-has-keyword; did you mean unit-has-keywords?',
    ],
    [
      'a question',
      { conditions: { attest: 'wick-is-try' } },
      '`conditions/attest` names no known question: wick-is-try; did you mean wick-is-dry?',
    ],
    [
      'an entry',
      { conditions: { record: 'used-on-unit', unit: 'target', entry: 'core/flare', per: 'turn' } },
      '`conditions/entry` names no known entry: core/flare; did you mean core/flare-up?',
    ],
    [
      'a detachment',
      { conditions: { record: 'army-is', detachment: 'lantern-keeper' } },
      '`conditions/detachment` names no known detachment: lantern-keeper; did you mean lantern-keepers?',
    ],
    [
      'a phase',
      { conditions: { record: 'clock-is', turn: 'own', phases: ['kindle', 'clahs'] } },
      '`conditions/phases/1` names no known phase: clahs; did you mean clash?',
    ],
    [
      'a state',
      { conditions: { not: { record: 'unit-has-status', unit: 'target', status: 'wet' } } },
      '`conditions/not/status` names no known state: wet.',
    ],
    [
      'an action',
      { conditions: { any: [{ record: 'unit-acted', unit: 'target', acts: ['walkd'], per: 'turn' }] } },
      '`conditions/any/0/acts/0` names no known action: walkd; did you mean walked?',
    ],
    [
      'an activity',
      { conditions: { record: 'unit-acted', unit: 'target', selects: ['moves'], per: 'turn' } },
      '`conditions/selects/0` names no known activity: moves; did you mean move?',
    ],
    [
      'a role',
      { conditions: { record: 'unit-destroyed', unit: 'taget' } },
      '`conditions/unit` names no role that can be filled here: taget; did you mean target?',
    ],
    [
      'a role in a question',
      { conditions: { attest: 'near-the-bearer' } },
      '`conditions/attest` asks near-the-bearer, which speaks of {bearer}: no such role can be filled here.',
    ],
    ['a resource in a price', { costs: { oli: 1 } }, '`costs/oli` names no known resource: oli; did you mean oil?'],
    [
      'a resource in an effect',
      { effects: [{ op: 'gain', resource: 'sal', amount: 1 }] },
      '`effects/0/resource` names no known resource: sal; did you mean salt?',
    ],
    [
      'a state in an effect',
      { effects: [{ op: 'status', unit: 'target', status: 'dazled' }] },
      '`effects/0/status` names no known state: dazled; did you mean dazzled?',
    ],
    [
      'an action in an effect',
      { effects: [{ op: 'act', unit: 'target', act: 'swam' }] },
      '`effects/0/act` names no known action: swam.',
    ],
    [
      'a role in an effect',
      { effects: [{ op: 'grant-order', unit: 'bearer' }] },
      '`effects/0/unit` names no role that can be filled here: bearer.',
    ],
    [
      'a phase in a timing',
      { timing: { phases: [{ phase: 'dusky', turn: 'own' }] } },
      '`timing/phases/0/phase` names no known phase: dusky; did you mean dusk?',
    ],
    [
      'a kind in a role',
      { roles: { target: { is: { entry: 'degree' }, says: 'x' } } },
      '`roles/target/is/entry` names no known kind: degree; did you mean decree?',
    ],
    [
      'an owner',
      { owner: 'core-only' },
      '`owner` is neither core nor an entry that can be in force (a detachment, or one that can be chosen): core-only.',
    ],
    [
      'an owner that cannot be fielded',
      { owner: 'core/echo' },
      '`owner` is neither core nor an entry that can be in force (a detachment, or one that can be chosen): core/echo.',
    ],
    [
      'a document',
      { source: { document: 'almanach', section: 'x' } },
      '`source/document` names no known document: almanach; did you mean almanac?',
    ],
    [
      'a document of a condition',
      { conditions: { record: 'phase-is-fresh', source: { document: 'x', section: 'x' } } },
      '`conditions/source/document` names no known document: x.',
    ],
  ])('are refused: %s', (_, changes, message) => {
    const [problem = '', ...others] = withFlare(changes);
    expect(problem.slice(problem.indexOf(' ') + 1)).toBe(message);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'an ability',
      { abilities: ['core/ecko'] },
      '`grants/abilities/0` names no known entry: core/ecko; did you mean core/echo?',
    ],
    [
      'an entry in a claim',
      { claim: { names: ['core/nobody'], kinds: ['ploy'], reach: 'army' } },
      '`grants/claim/names/0` names no known entry: core/nobody.',
    ],
    [
      'a kind in a claim',
      { claim: { names: [], kinds: ['plot'], reach: 'army' } },
      '`grants/claim/kinds/0` names no known kind: plot; did you mean ploy?',
    ],
    [
      'a resource in a price',
      { price: [{ resource: 'oils', add: 1, kinds: ['ploy'], usesBy: 'own' }] },
      '`grants/price/0/resource` names no known resource: oils; did you mean oil?',
    ],
    [
      'a role around a bearer',
      {
        price: [
          {
            resource: 'oil',
            add: 1,
            kinds: ['decree'],
            usesBy: 'own',
            when: { record: 'unit-destroyed', unit: 'target' },
          },
        ],
      },
      '`grants/price/0/when/unit` names no role that can be filled here: target.',
    ],
    [
      'a phase of an allowance',
      { orderAllowance: { extra: 1, phase: 'kindl', turn: 'own' } },
      '`grants/orderAllowance/phase` names no known phase: kindl; did you mean kindle?',
    ],
  ])('are refused in what an entry grants: %s', (_, grants, message) => {
    const [problem = '', ...others] = problemsOf(entry('core/new', { grants }));
    expect(problem.slice(problem.indexOf(' ') + 1)).toBe(message);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'a resource',
      {
        economy: { ...(head['economy'] as object), expiry: [{ resource: 'tar', moment: { at: 'round-end' }, source }] },
      },
      '`economy/expiry/0/resource` names no known resource: tar.',
    ],
    [
      'a step of a round where a turn is meant',
      {
        statuses: [
          { id: 'drenched', name: 'Wet', ends: { phase: 'dusk', turnOf: 'owner' }, source },
          (head['statuses'] as unknown[])[1],
        ],
      },
      '`statuses/0/ends/phase` names no known phase of a turn: dusk.',
    ],
    [
      'an action twice',
      { actions: [...(head['actions'] as unknown[]), { id: 'ran', name: 'ran off' }] },
      '`actions/4/id`: the id ran is taken.',
    ],
    [
      'a step twice',
      { sequence: { ...(head['sequence'] as object), roundEnd: [{ id: 'dawn', name: 'Dawn' }] } },
      '`sequence/roundEnd/0/id`: the id dawn is taken.',
    ],
  ])('are refused in the head: %s', (_, changes, message) => {
    expect(withHead(changes).map((one) => one.slice(one.indexOf(' ') + 1))).toEqual([message]);
  });

  it('are refused where an ability reaches units nearby and no question asks for it', () => {
    const questions = (INVENTED[`${TIDE}/questions.json`] as readonly unknown[]).slice(0, 2);
    expect(problemsOf({ [`${TIDE}/questions.json`]: questions })).toEqual([
      `${TIDE}/entries/core__free-spark.json:17 \`grants/claim/reach\` names no known question: within-range-of-ability.`,
    ]);
  });
});

describe('abilities that grant each other', () => {
  const grants = (...abilities: string[]) => ({ grants: { abilities } });

  it('are refused, each circle once', () => {
    expect(
      problemsOf({
        ...entry('core/b', grants('core/c')),
        ...entry('core/c', grants('core/echo', 'core/b')),
        ...entry('core/a', grants('core/b', 'core/a')),
      }),
    ).toEqual([
      `${TIDE}/entries/core__a.json:14 Abilities must not grant each other in a circle: core/a grants core/a.`,
      `${TIDE}/entries/core__b.json:13 Abilities must not grant each other in a circle: core/b grants core/c grants core/b.`,
    ]);
  });

  it('may grant the same one', () => {
    expect(
      problemsOf({ ...entry('core/a', grants('core/b', 'core/echo')), ...entry('core/b', grants('core/echo')) }),
    ).toEqual([]);
  });
});
