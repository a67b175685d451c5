import type { Json } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import type { Entry, Side } from '@adjutant/rules';

export interface EntryCommand {
  readonly type: MatchCommand['type'];
  readonly data: { readonly [member: string]: Json };
  readonly rolesInto: (role: string) => readonly string[];
}

/** The command that uses an entry, as far as the entry alone says it. */
export function entryCommand({ kind, id }: Entry, player: Side): EntryCommand {
  if (kind === 'order') return { type: 'IssueOrder', data: { player, order: id }, rolesInto: (role) => [role] };
  const rolesInto = (role: string) => ['roles', role];
  if (kind === 'stratagem') return { type: 'UseStratagem', data: { player, stratagem: id }, rolesInto };
  return { type: 'UseAbility', data: { player, ability: id }, rolesInto };
}
