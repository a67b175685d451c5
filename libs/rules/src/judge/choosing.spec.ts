import { INVENTED } from '../testing/invented-files.js';
import { at, inventedPack, PACK, sceneWith, tableWith } from '../testing/invented-pack.js';
import { enterPlace } from '../economy/moments.js';
import { truthOf } from '../testing/asking.js';
import { EMPTY_TABLE, type Choice, type Table } from '../table/table.js';
import { missingChoices, rolledOption, weighChoice } from './choosing.js';
import { withBook } from '../book/with-book.js';
import { findOption } from './options-of.js';
import { judge } from './judge.js';
import { inForce, isInForce } from './in-force.js';

const source = { document: 'almanac', section: 'Weather' };

const CHOICES = [
  {
    id: 'weather',
    name: 'Weather',
    of: 'match',
    options: { kind: 'weather' },
    when: 'before-battle',
    required: true,
    dice: {
      count: 1,
      sides: 6,
      table: [
        { from: 1, to: 3, option: 'weather/fog' },
        { from: 4, to: 6, option: 'weather/calm' },
      ],
    },
    summary: 'The weather of the battle.',
    source,
  },
  {
    id: 'watchword',
    name: 'Watchword',
    of: 'player',
    options: { kind: 'watchword' },
    when: [{ phase: 'kindle', turn: 'own' }],
    times: { count: 1, per: 'turn' },
    summary: 'A word for the turn.',
    source,
  },
  {
    id: 'hoarding',
    name: 'Hoarding',
    of: 'match',
    options: [
      { id: 'barred', name: 'Barred' },
      { id: 'free', name: 'Free' },
    ],
    when: 'before-battle',
    default: 'barred',
    summary: 'Whether oil may be hoarded.',
    source,
  },
];

const entry = (id: string, kind: string, more: object = {}) => ({
  [`layers/first-tide/entries/${id.replaceAll('/', '__')}.json`]: {
    id,
    name: id.split('/')[1],
    kind,
    owner: 'core',
    summary: 'Something chosen.',
    source,
    ...more,
  },
});

const FOG = {
  grants: {
    income: [{ id: 'dew', resource: 'oil', moment: { at: 'round-start' }, to: 'both', amount: 3, source }],
    expiry: [{ resource: 'oil', moment: { at: 'round-end' }, source }],
    price: [{ resource: 'oil', add: 2, kinds: ['ploy'], usesBy: 'own' }],
  },
};

const GAME = inventedPack({
  ...INVENTED,
  'layers/first-tide/choices.json': CHOICES,
  ...entry('weather/fog', 'weather', FOG),
  ...entry('weather/calm', 'weather'),
  ...entry('watchword/gull', 'watchword', { roles: { target: { is: 'own-unit', says: 'the one who calls' } } }),
  ...entry('gull/cry', 'ploy', { owner: 'watchword/gull', costs: { oil: 1 } }),
});

const chose = (choice: string, option: string, more: Partial<Choice> = {}): Choice => ({
  number: 3,
  choice,
  player: null,
  option,
  roles: {},
  at: null,
  ...more,
});
const ruleOf = (id: string) => {
  const rule = GAME.choices?.[id];
  if (!rule) throw new Error(`no choice ${id}`);
  return rule;
};
const against = (table: Table, choice: string, option: string, roles = {}) =>
  weighChoice(GAME, table, ruleOf(choice), { choice, player: 'A', option, roles, answers: {} })
    .filter((finding) => finding.answer !== 'met')
    .map((finding) => finding.code);

describe('a choice', () => {
  it('goes by the id or the name of an option, or by dice that point at one', () => {
    expect(findOption(GAME, ruleOf('weather'), 'Fog')?.id).toBe('weather/fog');
    expect(findOption(GAME, ruleOf('hoarding'), 'free')).toEqual({ id: 'free', name: 'Free' });
    expect(findOption(GAME, ruleOf('weather'), 'rain')).toBeUndefined();
    expect([[3], [4], [7], [0], [2, 2], []].map((dice) => rolledOption(ruleOf('weather'), dice))).toEqual([
      'weather/fog',
      'weather/calm',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rolledOption(ruleOf('hoarding'), [1])).toBeUndefined();
  });

  it('is made in its time, as often as it may be, and no option twice', () => {
    const march = tableWith();
    const kindle = tableWith({ clock: at('2.A.kindle') });
    const before = tableWith({ clock: null });
    const gull = { target: 'A1' };
    const earlier = {
      ...kindle,
      choices: [chose('watchword', 'watchword/gull', { player: 'A', at: at('1.A.kindle') })],
    };
    expect(against(before, 'weather', 'weather/fog')).toEqual([]);
    expect(against(march, 'weather', 'weather/fog')).toEqual(['choice/too-late']);
    expect(against({ ...before, choices: [chose('weather', 'weather/calm')] }, 'weather', 'weather/fog')).toEqual([
      'choice/already-made',
    ]);
    expect(against(march, 'watchword', 'watchword/gull', gull)).toEqual(['choice/wrong-time']);
    expect(against(kindle, 'watchword', 'watchword/gull', gull)).toEqual([]);
    expect(against(kindle, 'watchword', 'watchword/gull')).toEqual(['choice/not-named']);
    expect(against(earlier, 'watchword', 'watchword/gull', gull)).toEqual(['choice/chosen-before']);
  });

  it('that nobody made before the battle is made late of what players told, and of that alone', () => {
    const told = { is: 'score', id: 'book/squall', name: 'Squall', choice: 'weather' } as const;
    const hoarded = { is: 'score', id: 'book/half', name: 'Half', choice: 'hoarding' } as const;
    const game = withBook(GAME, { entries: [told, hoarded] });
    const march = tableWith();
    const found = (table: Table, option: string) =>
      weighChoice(game, table, ruleOf('weather'), { choice: 'weather', player: 'A', option, roles: {}, answers: {} });
    const against = (table: Table, option: string) =>
      found(table, option)
        .filter(({ answer }) => answer !== 'met')
        .map(({ code }) => code);
    expect(against(march, told.id)).toEqual([]);
    expect(against(march, 'weather/fog')).toEqual(['choice/too-late']);
    expect(found(march, told.id)[0]).toMatchObject({
      footing: 'attest',
      says: 'Weather is decided before the battle; this was told after it had begun. Players said so.',
    });
    expect(found({ ...march, clock: null }, told.id)[0]).toMatchObject({ footing: 'record' });
    const made = { ...march, choices: [chose('weather', 'weather/calm')] };
    expect(against(made, told.id)).toEqual(['choice/already-made']);
  });

  it('that is required is missed until it is made, each player’s on its own', () => {
    expect(missingChoices(GAME, EMPTY_TABLE).map((one) => [one.choice.id, one.player])).toEqual([['weather', null]]);
    expect(missingChoices(GAME, { ...EMPTY_TABLE, choices: [chose('weather', 'weather/fog')] })).toEqual([]);
    expect(missingChoices(PACK, EMPTY_TABLE)).toEqual([]);
  });
});

describe('what is chosen', () => {
  const fog = tableWith({ choices: [chose('weather', 'weather/fog')] });
  const called = tableWith({ choices: [chose('watchword', 'watchword/gull', { player: 'A', at: at('1.A.kindle') })] });

  it('is in force beside the detachments, for the match or for its player, in its period', () => {
    expect(inForce(GAME, fog).map((one) => [one.entry.id, one.side])).toEqual([
      ['weather/fog', null],
      ['lantern-keepers', 'A'],
      ['tide-wardens', 'B'],
    ]);
    expect([isInForce(GAME, called, 'A', 'watchword/gull'), isInForce(GAME, called, 'B', 'watchword/gull')]).toEqual([
      true,
      false,
    ]);
    expect(isInForce(GAME, { ...called, clock: at('2.A.kindle') }, 'A', 'watchword/gull')).toBe(false);
  });

  it('is asked for by battles side by side, each with armies and choices of its own', () => {
    const others = { ...fog, armies: { ...fog.armies, A: null }, choices: [chose('weather', 'weather/calm')] };
    const inFog = ['weather/fog', 'lantern-keepers', 'tide-wardens'];
    const calm = ['weather/calm', 'tide-wardens'];
    const names = (table: Table) => inForce(GAME, table).map(({ entry: { id } }) => id);
    expect([fog, others, fog, others].map(names)).toEqual([inFog, calm, inFog, calm]);
    expect(names({ ...others, choices: fog.choices })).toEqual(['weather/fog', 'tide-wardens']);
    expect([inForce(GAME, fog), inForce(GAME, others)][0]).toBe(inForce(GAME, fog));
  });

  it('is looked for again as time goes on only where something was chosen for less than the battle', () => {
    const later = { clock: at('2.A.kindle') };
    expect(inForce(GAME, { ...fog, ...later })).toBe(inForce(GAME, fog));
    const both = { ...fog, choices: [...fog.choices, ...called.choices] };
    const names = [both, { ...both, ...later }].map((table) => inForce(GAME, table).map(({ entry: { id } }) => id));
    expect(names.map((ids) => ids.includes('watchword/gull'))).toEqual([true, false]);
  });

  it('opens the entries that belong to it', () => {
    const cry = GAME.entries['gull/cry'];
    if (!cry) throw new Error('no cry');
    const codes = (table: Table) =>
      judge(GAME, table, cry, { player: 'A', entry: cry.id, roles: { target: 'A1' }, answers: {}, claims: [] })
        .findings.filter((finding) => finding.answer === 'unmet')
        .map((finding) => finding.code);
    expect(codes(called)).toEqual([]);
    expect(codes(fog)).toEqual(['ploy/not-available']);
  });

  it('brings income and expiry, and changes prices', () => {
    const next = enterPlace(GAME, { ...fog, clock: at('1..dusk') }, at('2..dawn'), 9);
    expect(
      next.lines.filter((line) => line.account === 'oil').map((line) => [line.player, line.kind, line.credited]),
    ).toEqual([
      ['A', 'expiry', -5],
      ['B', 'expiry', -5],
      ['A', 'income', 3],
      ['B', 'income', 3],
    ]);
    const scene = sceneWith({ pack: GAME, table: fog });
    expect(judge(GAME, fog, scene.rule, scene).price.due).toBe(4);
  });

  it('is the last word where more was recorded than may be chosen', () => {
    const twice = tableWith({ choices: [chose('weather', 'weather/fog'), chose('weather', 'weather/calm')] });
    expect(isInForce(GAME, twice, 'A', 'weather/fog')).toBe(false);
    expect(isInForce(GAME, twice, 'A', 'weather/calm')).toBe(true);
  });

  it('can be asked for, with its default', () => {
    const chosen = (args: object, table: Table) => truthOf('chosen', { ...args }, sceneWith({ pack: GAME, table }));
    expect(chosen({ choice: 'weather', options: ['weather/fog'] }, fog)).toBe('met');
    expect(chosen({ choice: 'weather', options: ['weather/calm'] }, fog)).toBe('unmet');
    expect(chosen({ choice: 'hoarding', options: ['barred'] }, fog)).toBe('met');
    expect(chosen({ choice: 'hoarding', options: ['barred'] }, { ...fog, choices: [chose('hoarding', 'free')] })).toBe(
      'unmet',
    );
    expect(chosen({ choice: 'watchword' }, called)).toBe('met');
    expect(chosen({ choice: 'watchword', of: 'opponent' }, called)).toBe('unmet');
  });
});

describe('a choice in a pack', () => {
  const broken = (change: object) => () =>
    inventedPack({
      ...INVENTED,
      'layers/first-tide/choices.json': [{ ...CHOICES[2], ...change }],
    });

  it('speaks of kinds, steps and options that there are', () => {
    expect(broken({ options: { kind: 'sky' }, default: undefined })).toThrow(
      /choices\.json:\d+ `options\/kind` names no known kind: sky/,
    );
    expect(broken({ default: 'bared' })).toThrow(
      /`default` names no known option: bared \(did you mean barred\?\)|bared/,
    );
    expect(broken({ when: [{ phase: 'noon', turn: 'own' }] })).toThrow(/names no known phase: noon/);
  });

  it('stands once', () => {
    expect(() => inventedPack({ ...INVENTED, 'layers/first-tide/choices.json': [CHOICES[2], CHOICES[2]] })).toThrow(
      /The id hoarding is taken/,
    );
  });
});
