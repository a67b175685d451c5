import type { Pending } from '@adjutant/views';
import { costText } from './table.js';

/** What has to happen before the battle goes on, a line each. Open questions are told with the checks that ask them. */
export function waitsText({ rolls, answers }: Pending): string[] {
  return [
    ...answers.map(({ by, useName, player, asks, options }) => {
      const ways = options.map(({ name, costs }) => [name, costText(costs)].filter(Boolean).join(', '));
      return `waits for ${by} to answer ${useName} of ${player}: ${asks} (${ways.join('; ')})`;
    }),
    ...rolls.map(({ player, dice, causeName }) => `waits for ${player} to roll ${dice} for ${causeName}`),
  ];
}
