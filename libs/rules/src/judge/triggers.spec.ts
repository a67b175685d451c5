import { PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Unit } from '../table/table.js';
import { triggerQuestions, triggersOf } from './triggers.js';

const ECHO = 'core/echo';
const scene = (answers: { readonly [key: string]: 'yes' | 'no' }, ...units: readonly Unit[]) =>
  sceneWith({ table: tableWith({ units: unitsOf(unit('A1'), ...units) }), answers });
const brief = (...args: Parameters<typeof scene>) =>
  triggersOf(scene(...args)).map((one) => `${one.id} of ${one.bearer.id}: ${one.trigger.roll.purpose} ${one.answer}`);

describe('what a use sets off', () => {
  it.each([
    [{ 'near-the-bearer': 'yes' } as const, 'met'],
    [{ 'near-the-bearer': 'no' } as const, 'unmet'],
    [{}, 'unknown'],
  ])('with %j is %s', (answers, answer) => {
    expect(brief(answers, unit('A2', { abilities: [ECHO] }))).toEqual([`core/echo of A2: echo ${answer}`]);
  });

  it('comes from what an ability grants in turn', () => {
    expect(brief({ 'near-the-bearer': 'yes' }, unit('A2', { abilities: ['core/keeper-of-the-flame'] }))).toEqual([
      'core/echo of A2: echo met',
    ]);
  });

  it('is asked of each bearer on its own', () => {
    const bearers = [unit('A2', { abilities: [ECHO] }), unit('A3', { abilities: [ECHO] })];
    expect(brief({ 'near-the-bearer@A3': 'yes' }, ...bearers)).toEqual([
      'core/echo of A2: echo unknown',
      'core/echo of A3: echo met',
    ]);
  });

  it('is nothing for the other side, the destroyed, or another kind of entry', () => {
    const gone = { at: null, entry: 1, statuses: [], wasAttached: false };
    expect(brief({}, unit('B1', { abilities: [ECHO] }), unit('A2', { abilities: [ECHO], destroyed: gone }))).toEqual(
      [],
    );
    const bearer = scene({}, unit('A2', { abilities: [ECHO] }));
    expect(triggersOf({ ...bearer, rule: { ...bearer.rule, kind: 'decree' } })).toEqual([]);
  });

  it('needs no condition', () => {
    const entry = PACK.entries[ECHO];
    const [trigger] = entry?.grants?.triggers ?? [];
    if (!entry || !trigger) throw new Error('the invented pack has no trigger');
    const { when: _when, ...always } = trigger;
    const pack = { ...PACK, entries: { ...PACK.entries, [ECHO]: { ...entry, grants: { triggers: [always] } } } };
    const table = tableWith({ units: unitsOf(unit('A1', { abilities: [ECHO] })) });
    expect(triggersOf(sceneWith({ pack, table })).map((one) => [one.answer, one.findings])).toEqual([['met', []]]);
  });
});

describe('questions of triggers', () => {
  it('are asked unless the record rules the trigger out', () => {
    const bearers = [unit('A2', { abilities: [ECHO] }), unit('A3', { abilities: [ECHO], location: 'reserves' })];
    const questions = triggerQuestions(triggersOf(scene({}, ...bearers)));
    expect(questions.map((one) => [one.key, one.answer])).toEqual([['near-the-bearer@A2', 'unknown']]);
  });
});
