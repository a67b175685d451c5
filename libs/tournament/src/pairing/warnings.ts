import type { Refusal } from '@adjutant/kernel';
import type { EntrantId, EventFacts } from '../facts.js';
import { isRefusal, type RoundDraft } from './draft.js';
import { byesOf, evidenceOf, type Evidence } from './explaining/evidence.js';
import { fieldOf, type Field, type Player } from './field.js';
import { levelsOf, type Level, type LevelName } from './levels.js';
import type { PairingRules } from './rules.js';

/**
 * What is wrong with a draft, mostly one that was changed by hand. `impossible`: it cannot be published. `grave`: the pairing itself
 * would never do it where it can be helped. `serious`: against the heart of the system. `slight`: a soft rule.
 */
export type Gravity = 'impossible' | 'grave' | 'serious' | 'slight';

export interface Warning {
  readonly gravity: Gravity;
  readonly about:
    | 'bye-after-forfeit'
    | 'unknown-player'
    | 'missing-player'
    | 'player-twice'
    | 'table-twice'
    | 'unknown-table'
    | 'barred-from-bye'
    | 'groups-apart'
    | 'table-not-kept'
    | LevelName;
  readonly players: readonly EntrantId[];
  readonly table?: number;
  readonly of?: string;
  readonly evidence?: Evidence;
}

const ORDER: readonly Gravity[] = ['impossible', 'grave', 'serious', 'slight'];

/** The worst first, then by table. */
export function warningsOf(facts: EventFacts, rules: PairingRules, draft: RoundDraft): readonly Warning[] | Refusal {
  const field = fieldOf(facts, rules, draft.round);
  if (isRefusal(field)) return field;
  const all = [
    ...wholeness(field, draft),
    ...ofTables(draft, rules),
    ...ofPairs(field, draft),
    ...ofByes(field, draft),
  ];
  return all.toSorted(
    (one, other) => ORDER.indexOf(one.gravity) - ORDER.indexOf(other.gravity) || (one.table ?? 0) - (other.table ?? 0),
  );
}

function wholeness({ players, asked }: Field, draft: RoundDraft): readonly Warning[] {
  const named = [...draft.tables.flatMap((one) => one.players), ...draft.byes.map(({ player }) => player)];
  const due = new Set([...players.map(({ id }) => id), ...asked.map(({ player }) => player)]);
  const times = new Map<EntrantId, number>();
  for (const id of named) times.set(id, (times.get(id) ?? 0) + 1);
  const warn = (about: Warning['about'], ids: readonly EntrantId[]): readonly Warning[] =>
    ids.map((id) => ({ gravity: 'impossible', about, players: [id] }));
  return [
    ...warn(
      'unknown-player',
      [...times.keys()].filter((id) => !due.has(id)),
    ),
    ...warn(
      'missing-player',
      [...due].filter((id) => !times.has(id)),
    ),
    ...warn(
      'player-twice',
      [...times].filter(([, count]) => count > 1).map(([id]) => id),
    ),
  ];
}

function ofTables({ tables }: RoundDraft, rules: PairingRules): readonly Warning[] {
  const known = rules.tables && new Set(rules.tables.map(({ number }) => number));
  const seen = new Set<number>();
  return tables.flatMap(({ table, players }): Warning[] => {
    const twice = seen.has(table);
    seen.add(table);
    const unknown = known !== undefined && !known.has(table);
    return [
      ...(twice ? [{ gravity: 'impossible', about: 'table-twice', players, table } as const] : []),
      ...(unknown ? [{ gravity: 'impossible', about: 'unknown-table', players, table } as const] : []),
    ];
  });
}

/** What costs by its nature: being near in rank is no virtue that somebody has to be warned about. */
const GRAVITY: { readonly [name in LevelName]?: Gravity } = {
  rematch: 'grave',
  'second-bye': 'grave',
  group: 'slight',
  float: 'slight',
  'fixed-table': 'slight',
};

function ofPairs(field: Field, { tables }: RoundDraft): readonly Warning[] {
  const players = new Map(field.players.map((one) => [one.id, one]));
  const levels = levelsOf(field);
  return tables.flatMap(({ table, players: ids }) => {
    const [one, other] = ids.map((id) => players.get(id));
    if (!one || !other || one === other) return [];
    const ruled = levels.flatMap((level) => {
      const gravity = level.pair(one, other) > 0 ? GRAVITY[level.name] : undefined;
      return gravity ? [{ ...about(level, field, one, other), gravity, table }] : [];
    });
    return [...ruled, ...groupsApart(one, other, table), ...notKept([one, other], table)];
  });
}

/** Somebody may keep a table because they reach no other. */
const notKept = (pair: readonly Player[], table: number): readonly Warning[] =>
  pair.flatMap(({ id, entrant }) =>
    entrant.table === undefined || entrant.table === table
      ? []
      : [{ gravity: 'serious', about: 'table-not-kept', players: [id], table }],
  );

/** One group is often needed; two are not for want of an even number alone. */
function groupsApart(one: Player, other: Player, table: number): readonly Warning[] {
  const apart = Math.abs(one.group - other.group);
  if (apart === 0) return [];
  const values = [one.history.score, other.history.score];
  return [
    {
      gravity: apart > 1 ? 'serious' : 'slight',
      about: 'groups-apart',
      players: [one.id, other.id],
      table,
      evidence: { values },
    },
  ];
}

function about(level: Level, { rules }: Field, one: Player, other?: Player): Omit<Warning, 'gravity'> {
  return {
    about: level.name,
    players: other ? [one.id, other.id] : [one.id],
    ...(level.of === undefined ? {} : { of: level.of }),
    evidence: evidenceOf(level, rules, one, other),
  };
}

function ofByes(field: Field, { byes }: RoundDraft): readonly Warning[] {
  return byes.flatMap(({ player, kind }): Warning[] => {
    const one = field.players.find(({ id }) => id === player);
    if (!one || kind !== 'pairing') return [];
    const evidence = byesOf(one, field.rules);
    const { rounds = [], forfeits = [] } = evidence;
    const about = forfeits.length < rounds.length ? 'second-bye' : 'bye-after-forfeit';
    return [
      ...(one.entrant.barredFromBye === true
        ? [{ gravity: 'grave', about: 'barred-from-bye', players: [player] } as const]
        : []),
      ...(rounds.length > 0 ? [{ gravity: 'grave', about, players: [player], evidence } as const] : []),
    ];
  });
}
