import type { EntrantView, TournamentCommand } from '@adjutant/tournament';
import { groupId } from './pasted.js';
import { numberIn } from './points-beside.js';

type EntryChanges = Extract<TournamentCommand, { readonly type: 'ChangeEntry' }>['data']['changes'];

/** What of an entry is typed anew. What pairing keeps apart is known by ids alone, so that its fields begin blank. */
export interface Typed {
  readonly faction: string;
  readonly detachment: string;
  readonly rating: string;
  readonly table: string;
  readonly barredFromBye: boolean;
  readonly club: string;
  readonly nation: string;
}

export const typedOf = ({ faction, detachment, rating, table, barredFromBye }: EntrantView): Typed => ({
  faction: faction ?? '',
  detachment: detachment ?? '',
  rating: String(rating ?? ''),
  table: String(table ?? ''),
  barredFromBye: barredFromBye === true,
  club: '',
  nation: '',
});

/** Typed for a club or nation that is taken away. */
export const NONE = '-';

/** What is to be changed; null where nothing is, or where a number is none. */
export function changesTyped(event: string, entry: EntrantView, typed: Typed): EntryChanges | null {
  const before = typedOf(entry);
  const word = (member: 'faction' | 'detachment') => said(typed[member], before[member], (text) => text);
  const rating = said(typed.rating, before.rating, numberIn);
  const table = said(typed.table, before.table, tableIn);
  if (rating === 'wrong' || table === 'wrong') return null;
  const groups = groupsTyped(event, entry, typed);
  const changes = {
    ...{ faction: word('faction'), detachment: word('detachment'), rating, table, groups },
    barredFromBye: typed.barredFromBye === before.barredFromBye ? undefined : typed.barredFromBye,
  };
  const told = Object.entries(changes).filter(([, value]) => value !== undefined);
  return told.length === 0 ? null : (Object.fromEntries(told) as EntryChanges);
}

/** Undefined where a field stays as it was, null where it is emptied. */
function said<Value>(
  typed: string,
  before: string,
  read: (text: string) => Value | null,
): Value | null | undefined | 'wrong' {
  const text = typed.trim();
  if (text === before.trim()) return undefined;
  return text === '' ? null : (read(text) ?? 'wrong');
}

const tableIn = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);

function groupsTyped(event: string, { groups = {} }: EntrantView, typed: Typed): EntryChanges['groups'] {
  const kinds = (['club', 'nation'] as const).filter((kind) => typed[kind].trim() !== '');
  if (kinds.length === 0) return undefined;
  const others = Object.entries(groups).filter(([kind]) => !(kinds as readonly string[]).includes(kind));
  const told = kinds.flatMap((kind) => {
    const name = typed[kind].trim();
    return name === NONE ? [] : [[kind, [groupId(event, kind, name)]] as const];
  });
  return Object.fromEntries([...others, ...told]);
}
