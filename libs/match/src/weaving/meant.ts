import type { Occasion, Refusal } from '@adjutant/kernel';
import type { MatchCommand } from '../commands.js';
import type { MatchOccasion } from '../commands/context.js';
import { refuse } from '../refusals.js';
import { renumbered } from './forecast.js';

/**
 * A command that names entries which its device had only forecast, with the numbers that they have in the record. Where one of them is
 * not there, what writes it was refused or is still on its way: the command rests on it.
 */
export function meantThere(
  command: MatchCommand,
  occasion: Occasion,
  recorded: Pick<ReadonlyMap<string, number>, 'get' | 'has'>,
): MatchCommand | { readonly refusal: Refusal } {
  const { forecast = [] } = (occasion as MatchOccasion).whence ?? {};
  const missing = forecast.find(({ of }) => !recorded.has(of));
  if (missing !== undefined)
    return {
      refusal: refuse(
        'weave/not-there-yet',
        'This rests on what was pressed before it on the same device, and that is not recorded: it has to be first.',
        { command: missing.of },
      ),
    };
  const numbers = new Map(forecast.map(({ entry, of, nth = 0 }) => [entry, (recorded.get(of) ?? entry) + nth]));
  return renumbered(command, (entry) => numbers.get(entry) ?? entry);
}
