import type { MatchCommand } from '@adjutant/match';

const NAMES = ['stratagem', 'ability', 'order', 'option', 'choice', 'fact', 'unit', 'action', 'objective', 'category'];

/** What somebody asked for, in words: `A asked for UseStratagem Grenade`. */
export function commandText({ type, data }: MatchCommand): string {
  const { player } = data as { readonly player?: unknown };
  const named = Object.entries(data)
    .filter(([member, value]) => NAMES.includes(member) && typeof value === 'string')
    .map(([, value]) => String(value));
  const who = typeof player === 'string' ? `${player} asked for` : 'Asked for';
  return [who, type, ...named].join(' ');
}
