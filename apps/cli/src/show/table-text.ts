import type { HandView, TableView } from '@adjutant/views';

/** What lies on the table beside units and points, a line each. */
export function tableText({ slot, hands, choices, counters, underway, facts }: TableView): string[] {
  return [
    ...choices.map(({ player, name, optionName }) => `${player ?? 'Match'}: ${name}: ${optionName}`),
    ...hands.map(handText),
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

function handText({ player, draw, discard, held, past }: HandView): string {
  const cards = held.map(({ number, name }) => (name === null ? 'sealed' : [number, name].filter(Boolean).join(' ')));
  const owed = [...(discard > 0 ? [`${discard} to discard`] : []), ...(draw > 0 ? [`${draw} to draw`] : [])];
  const achieved = past.filter(({ state }) => state === 'achieved').length;
  const gone = `${achieved} achieved, ${past.length - achieved} discarded`;
  return `${player}: in hand: ${[cards.join(', ') || 'nothing', ...owed, gone].join('; ')}`;
}
