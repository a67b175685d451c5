import { cardsToPick, rolesOfPicks } from '@adjutant/rules';
import type { Due } from '@adjutant/views';
import type { Laid } from './sitting.js';
import { standing, type Ask, type Candidate, type Tap } from './tap.js';

/** Whether cards are picked along with an option. */
export function picksCards({ pack }: Laid, option: string): boolean {
  return rolesOfPicks(pack.entries[option]).length > 0;
}

/** One option of a choice, where each has a button of its own. */
export function wayNamed({ pack }: Laid, { id }: Due, option: string): string {
  return `${pack.choices?.[id]?.name ?? id}: ${option}`;
}

/** Each such option is a way of its own, which asks for its cards. */
export function pickingTaps(at: Laid, tap: Tap, due: Due): readonly Tap[] {
  return due.options
    .filter(({ id }) => picksCards(at, id))
    .map(({ id, name, because }) => ({
      ...tap,
      id: `${tap.id} ${id}`,
      name: wayNamed(at, due, name),
      data: { ...tap.data, option: id },
      asks: asksFor(at, due, id),
      ...standing(because.map(({ code, message }) => ({ code, message, cites: [] }))),
    }));
}

function asksFor({ pack, table }: Laid, { player }: Due, option: string): readonly Ask[] {
  const entry = pack.entries[option];
  const cards = entry ? cardsToPick(pack, table, player ?? 'A', entry) : [];
  const from = cards.map(({ id, name }): Candidate => ({ id, name, open: true }));
  return rolesOfPicks(entry).map((role, index, { length }) => ({
    what: 'pick',
    into: ['roles', role],
    says: `Which card? (${index + 1} of ${length})`,
    from,
  }));
}
