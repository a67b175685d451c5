import type { EndingRule, FinalScore, ResultRule } from './ending.js';
import type { PackHead } from './pack.js';
import type { Grants } from './entry.js';
import { conditionMentions, figureMentions, sourceMentions, type Mention } from './validate-mentions.js';
import type { Path } from './validate-says.js';

/** What the ways in which a battle ends speak of, in the head of a pack or in what an entry in force brings. */
export function endingMentions(rules: Pick<Grants, 'endings' | 'final' | 'results'>, path: Path): Mention[] {
  return [
    ...each<EndingRule>(rules.endings, [...path, 'endings'], (ending, at) => [
      ...(ending.at.phase === undefined
        ? []
        : [{ sort: 'phase', word: ending.at.phase, path: [...at, 'at', 'phase'] } as const]),
      ...conditionMentions(ending.when, [...at, 'when'], []),
    ]),
    ...each<FinalScore>(rules.final, [...path, 'final'], (score, at) => [
      { sort: 'category', word: score.category, path: [...at, 'category'] },
      ...figureMentions(score.points, [...at, 'points'], []),
    ]),
    ...each<ResultRule>(rules.results, [...path, 'results'], (result, at) =>
      conditionMentions(result.when, [...at, 'when'], []),
    ),
  ];
}

export function headEndingMentions({ endings, concession }: PackHead): Mention[] {
  return [
    ...endingMentions(endings ? { endings } : {}, []),
    ...(concession ? sourceMentions(concession, ['concession']) : []),
  ];
}

function each<Rule extends object>(
  rules: readonly Rule[] | undefined,
  path: Path,
  mentions: (rule: Rule, at: Path) => Mention[],
): Mention[] {
  return (rules ?? []).flatMap((rule, index) => [
    ...sourceMentions(rule, [...path, index]),
    ...mentions(rule, [...path, index]),
  ]);
}
