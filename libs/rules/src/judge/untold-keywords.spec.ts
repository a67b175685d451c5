import { entryOf, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Unit } from '../table/table.js';
import { judge, openQuestions, reasonsAgainst } from './judge.js';
import type { Answers } from './scene.js';
import { isKeywordQuestion } from './untold-keywords.js';
import { weigh } from './weigh.js';

const DRY: Answers = { 'wick-is-dry': 'yes' };

/** A use that wants a LAMP. */
function judged(units: readonly Unit[], answers: Answers = DRY) {
  const { player, entry, roles, claims } = sceneWith();
  const table = tableWith({ units: unitsOf(...units) });
  return judge(PACK, table, entryOf(PACK, entry), { player, entry, roles, claims, answers });
}
const against = (units: readonly Unit[], answers: Answers = DRY) =>
  reasonsAgainst(judged(units, answers), { attestations: 'open' }).map(({ code }) => code);

const untold = unit('A1', { keywords: [] });

describe('a unit whose keywords nobody has told', () => {
  it('is not refused as if it had none: whoever acts is asked', () => {
    expect(against([untold])).toEqual([]);
    expect(openQuestions(judged([untold])).map(({ key, says }) => [key, says])).toEqual([
      ['target-has-lamp', 'Does Unit A1 (A1) have LAMP? Not answered.'],
    ]);
  });

  it('has those that are vouched for, and lacks those that are not', () => {
    const [found] = judged([untold], { ...DRY, 'target-has-lamp': 'yes' }).findings.filter(
      ({ check }) => check === 'unit-has-keywords',
    );
    expect(found).toMatchObject({ footing: 'attest', answer: 'met' });
    expect(against([untold], { ...DRY, 'target-has-lamp': 'no' })).toEqual(['ploy/missing-keyword']);
  });

  it('is asked about where the one that it stands with has told others', () => {
    const led = [unit('A1', { keywords: ['TIDE'], attachedTo: 'A2' }), unit('A2', { keywords: [], attachedTo: 'A1' })];
    expect(against(led)).toEqual([]);
  });

  it('is barred by no keyword, and nothing is asked for that', () => {
    const scene = { ...sceneWith({ table: tableWith({ units: unitsOf(untold) }) }), asksKeywords: true };
    const barred = weigh(scene, { not: { record: 'unit-has-keywords', unit: 'target', all: ['LAMP'] } });
    expect(barred).toMatchObject({ answer: 'met', findings: [{ footing: 'record' }] });
  });
});

test('a unit that tells others is refused as before', () => {
  expect(against([unit('A1', { keywords: ['TIDE'] })])).toEqual(['ploy/missing-keyword']);
});

test('only what the pack can ask of keywords is such a question', () => {
  expect(isKeywordQuestion(PACK, 'target-has-lamp')).toBe(true);
  expect(isKeywordQuestion(PACK, 'target-has-wings')).toBe(false);
});
