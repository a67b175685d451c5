import type { TableView } from '@adjutant/views';

/** What lies on the table beside units and points, a line each. */
export function tableText({ slot, choices, counters, underway, facts }: TableView): string[] {
  return [
    ...choices.map(({ player, name, optionName }) => `${player ?? 'Match'}: ${name}: ${optionName}`),
    ...(slot
      ? [`${slot.of} ${slot.number} of ${slot.player ?? 'nobody'}: ${slot.unitName ?? 'no unit named yet'}`]
      : []),
    ...underway.map(({ player, name, unitName, targets, stage }) => {
      const against = targets.length === 0 ? '' : ` against ${targets.map((one) => one.name).join(', ')}`;
      return `${player}: ${name}: ${unitName}${against}${stage === null ? '' : `, at ${stage}`}`;
    }),
    ...counters.flatMap(({ name, counts }) => counts.map((one) => `${one.name}: ${name} ${one.count}`)),
    ...facts.map(({ player, name, text }) => `${player}: ${name}: ${text}`),
  ];
}
