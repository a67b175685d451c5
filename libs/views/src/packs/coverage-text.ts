import type { Coverage } from './coverage.js';

/** The coverage of a release in a few lines; `each`: with a line for every entry. */
export function coverageText(coverage: Coverage, each = false): string[] {
  const { conditions } = coverage;
  const listed = (title: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`  ${title} (${ids.length}): ${ids.join(', ')}`];
  return [
    `${coverage.pack} ${coverage.release}: ${coverage.entries} entries, ${coverage.scenarios} scenarios`,
    `  conditions: ${conditions.record} on the record, ${conditions.attest} attested`,
    ...kinds(coverage),
    ...listed('without a scenario', coverage.uncovered),
    ...listed('covered but not there', coverage.strangers),
    ...listed('never asked', coverage.neverAsked),
    ...(each ? coverage.covered.map(entryText) : []),
  ];
}

function kinds({ covered }: Coverage): string[] {
  return [...Map.groupBy(covered, (entry) => entry.kind)].map(([kind, entries]) => {
    const told = entries.filter((entry) => entry.scenarios.length > 0).length;
    return `  ${kind}: ${told} of ${entries.length} with a scenario`;
  });
}

function entryText({ id, scenarios, conditions }: Coverage['covered'][number]): string {
  const asks = conditions.questions.length === 0 ? '' : `; asks ${conditions.questions.join(', ')}`;
  const by = scenarios.join(', ') || 'no scenario';
  return `  ${id}: ${by}; ${conditions.record} on the record, ${conditions.attest} attested${asks}`;
}
