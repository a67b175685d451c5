import type { Json } from '@adjutant/kernel';
import {
  activeCards,
  areTold,
  factsToCome,
  markersOf,
  mayBeLeftOut,
  NOBODY,
  reasonsAgainstFact,
  SIDES,
  valueIn,
  type FactField,
  type FactKind,
  type Side,
} from '@adjutant/rules';
import { allAtOnce } from './marker-facts.js';
import { neededIn } from './needed.js';
import type { Laid } from './sitting.js';
import { standing, type Ask, type Candidate, type Tap } from './tap.js';

/** About the place alone: what else stands against a fact rests on what it says. */
const OF_TIME = ['fact/wrong-step', 'fact/not-your-turn'];

/** What a player can write down about the table here. */
export function facts(at: Laid, player: Side): readonly Tap[] {
  const kinds = Object.values(at.pack.facts ?? {}).filter((kind) => !isDue(at, kind) && isOfPlayer(at, player, kind));
  return kinds.flatMap((kind) => [factOf(at, player, kind), ...allAtOnce(at, player, kind)]);
}

/** Facts without which the step does not end, of whoever writes them down. */
export function factsDue(at: Laid, seats: readonly Side[]): readonly Tap[] {
  if (at.state.status !== 'running') return [];
  const [first = 'A'] = seats;
  return Object.values(at.pack.facts ?? {})
    .filter((kind) => isDue(at, kind))
    .map((kind) => ({
      ...factOf(at, kind.by === 'active' ? (at.table.clock?.turn ?? first) : first, kind),
      due: true as const,
    }));
}

/** What belongs to cards is for whoever has one of them. */
function isOfPlayer({ pack, table }: Laid, player: Side, { cards }: FactKind): boolean {
  return cards === undefined || activeCards(pack, table, player).some((card) => cards.includes(card));
}

function isDue({ pack, table }: Laid, kind: FactKind): boolean {
  return !areTold(table) && factsToCome(pack, table).includes(kind);
}

function factOf(at: Laid, player: Side, kind: FactKind): Tap {
  const reasons = reasonsAgainstFact(at.pack, at.table, { fact: kind.id, player, data: {} });
  const because = reasons.filter(({ code }) => OF_TIME.includes(code));
  return {
    id: `fact ${player} ${kind.id}`,
    kind: 'fact',
    player,
    name: kind.name,
    says: kind.summary,
    type: 'RecordFact',
    data: { fact: kind.id, player, data: {} },
    asks: asksOf(at, player, kind),
    ...standing(because.map(({ code, message, cites }) => ({ code, message, cites }))),
  };
}

function asksOf(at: Laid, player: Side, kind: FactKind): readonly Ask[] {
  const isNeeded = kind.required === true ? neededIn(at, kind.id) : () => false;
  const last = at.table.facts.findLast(({ fact }) => fact === kind.id)?.data;
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    keysOf(at, field).map((key): Ask => {
      const ask = askFor(at, player, field, key === undefined ? ['data', name] : ['data', name, key]);
      if (!isNeeded(name, key)) return ask;
      const was = key === undefined ? undefined : valueIn(last && { data: last }, name, key);
      return { ...ask, needed: true, ...(was === undefined ? {} : { was: was as Json }) };
    }),
  );
}

/** The sides or markers that each have a value; otherwise it has one. */
function keysOf({ pack, table }: Laid, { each }: FactField): readonly (string | undefined)[] {
  if (each === undefined) return [undefined];
  return each === 'side' ? SIDES : markersOf(pack, table);
}

function askFor(at: Laid, player: Side, field: FactField, into: readonly string[]): Ask {
  const says = field.each ? `${field.says} (${into.at(-1)})` : field.says;
  const optional = saidOrNot(at, player, field);
  const asked = { into, says, ...(optional ? { optional: true } : {}) };
  if (field.is === 'number') return { ...asked, what: 'number', least: field.min ?? 0, most: field.max ?? 999 };
  if (field.is === 'yes-no') return { ...asked, what: 'yes-no' };
  if (field.is === 'dice') return { ...asked, what: 'dice', count: field.count ?? 1, sides: field.sides ?? 6 };
  if (field.is === 'text' || field.is === 'new-unit') return { ...asked, what: 'words' };
  return { ...asked, what: field.many ? 'several' : 'pick', from: candidates(at, player, field) };
}

/** What is said side by side is said where there is something to say. */
function saidOrNot({ table }: Laid, player: Side, field: FactField): boolean {
  const { each, derive } = field;
  return mayBeLeftOut(table, player, field) || each !== undefined || derive !== undefined;
}

function candidates(at: Laid, player: Side, { is, nobody = false }: FactField): readonly Candidate[] {
  if (typeof is === 'object') return is.option.map((word) => named(word));
  if (is === 'side') return [...SIDES, ...(nobody ? [NOBODY] : [])].map((side) => named(side));
  if (is === 'marker') return markersOf(at.pack, at.table).map((marker) => named(String(marker)));
  return is === 'own-unit' || is === 'enemy-unit' || is === 'unit' ? unitsFor(at, player, is) : [];
}

function unitsFor({ table }: Laid, player: Side, is: 'own-unit' | 'enemy-unit' | 'unit'): readonly Candidate[] {
  return Object.values(table.units)
    .filter(({ owner }) => is === 'unit' || (owner === player) === (is === 'own-unit'))
    .map(({ id, name }) => named(id, name));
}

function named(id: string, name = id): Candidate {
  return { id, name, open: true };
}
