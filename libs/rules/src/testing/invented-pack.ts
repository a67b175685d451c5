import type { Clock, Side } from '../clock/sequence.js';
import type { Declaration, Scene } from '../judge/scene.js';
import { assemble } from '../pack/assemble.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import { EMPTY_TABLE, type Table, type Unit } from '../table/table.js';
import { filesOf, INVENTED, type InventedFiles } from './invented-files.js';

/** Stands in for the real digest: the engine only hands it through. */
export const digestOf = (value: unknown): string => `digest of ${JSON.stringify(value).length} characters`;

export function inventedPack(changes: InventedFiles = {}): Pack {
  return assemble(filesOf({ ...INVENTED, ...changes }), 'first', digestOf);
}

export const PACK = inventedPack();

/** `2.A.march`, or `2..dawn` for a step that belongs to nobody; a fourth part is the activation. */
export function at(place: string): Clock {
  const [round = '', turn = '', step = '', slot] = place.split('.');
  return {
    round: Number(round),
    turn: turn === '' ? null : (turn as Side),
    step,
    ...(slot === undefined ? {} : { slot: Number(slot) }),
  };
}

export function unit(id: string, traits: Partial<Unit> = {}): Unit {
  const owner = id.startsWith('A') ? 'A' : 'B';
  return {
    id,
    owner,
    name: `Unit ${id}`,
    keywords: ['LAMP'],
    wargear: [],
    models: 5,
    enhancements: [],
    abilities: [],
    location: 'battlefield',
    statuses: [],
    ...traits,
  };
}

export function unitsOf(...units: readonly Unit[]): Table['units'] {
  return Object.fromEntries(units.map((one) => [one.id, one]));
}

/** The march of A's first turn, lantern keepers against tide wardens, one unit each, five oil each. */
export function tableWith(changes: Partial<Table> = {}): Table {
  return {
    ...EMPTY_TABLE,
    clock: at('1.A.march'),
    armies: {
      A: { faction: 'Keepers', detachment: 'lantern-keepers', points: 1500 },
      B: { faction: 'Wardens', detachment: 'tide-wardens', points: 1000 },
    },
    units: unitsOf(unit('A1'), unit('B1')),
    balances: { A: { oil: 5, salt: 0 }, B: { oil: 5, salt: 0 } },
    ...changes,
  };
}

export function entryOf(pack: Pack, id: string): Entry {
  const entry = pack.entries[id];
  if (!entry) throw new Error(`the invented pack has no ${id}`);
  return entry;
}

interface DeclaredUse extends Partial<Declaration> {
  readonly pack?: Pack;
  readonly table?: Table;
}

/** A uses Flare Up! on A1, with the wick attested, unless said otherwise. */
export function sceneWith({ pack = PACK, table = tableWith(), ...declared }: DeclaredUse = {}): Scene {
  const declaration: Declaration = {
    player: 'A',
    entry: 'core/flare-up',
    roles: { target: 'A1' },
    answers: { 'wick-is-dry': 'yes' },
    claims: [],
    ...declared,
  };
  return { ...declaration, pack, table, rule: entryOf(pack, declaration.entry) };
}
