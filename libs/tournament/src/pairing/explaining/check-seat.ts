import type { EntrantId } from '../../facts.js';
import { byStanding, type RoundDraft } from '../draft.js';
import type { Player } from '../field.js';
import type { NotKept } from '../kept-tables.js';
import type { PairingRules } from '../rules.js';
import type { TableReason } from '../table-reasons.js';
import { tablesOf, type Had } from '../tables.js';
import type { LookedUp } from './looked-up.js';

interface Seated {
  readonly known: LookedUp;
  readonly rules: PairingRules;
  readonly draft: RoundDraft;
  readonly players: readonly Player[];
  readonly called: (id: EntrantId) => string;
}

/** Why a pair sits at its table, held against the draft, the hall and where the two sat before. */
export class SeatCheck {
  private readonly places: ReadonlyMap<number, number>;
  private readonly sitting: ReadonlyMap<number, string>;
  private readonly hall: ReadonlyMap<number, number>;
  private readonly things: ReadonlyMap<number, NonNullable<PairingRules['tables']>[number]>;
  private readonly players: ReadonlyMap<EntrantId, Player>;

  constructor(private readonly at: Seated) {
    const { rules, draft } = at;
    this.sitting = new Map(draft.tables.map(({ table, players }) => [table, players.join()]));
    this.players = new Map(at.players.map((player) => [player.id, player]));
    const pairs = draft.tables.map(({ table, players }) => ({
      table,
      pair: players.map((id) => this.players.get(id)!) as [Player, Player],
    }));
    const sorted = pairs.toSorted((one, other) => byStanding(one.pair, other.pair));
    this.places = new Map(sorted.map(({ table }, place) => [table, place]));
    this.hall = new Map(tablesOf(rules, pairs.length).map(({ number }, index) => [number, index]));
    this.things = new Map((rules.tables ?? []).map((table) => [table.number, table]));
  }

  claims(seat: TableReason, pair: readonly [EntrantId, EntrantId]): readonly string[] {
    const { table, place, keptBy, passedOver, again, notKept = [] } = seat;
    if (this.sitting.get(table) !== pair.join()) return [`table ${table} is not theirs`];
    const own = this.places.get(table)!;
    const keeps = keptBy === undefined || (pair.includes(keptBy) && this.players.get(keptBy)?.entrant.table === table);
    return [
      ...(own + 1 === place ? [] : [`table ${table} has pair ${own + 1} by standing, not ${place}`]),
      ...(keeps ? [] : [`${this.at.called(keptBy)} keeps no table ${table}`]),
      ...this.untold(notKept, table, pair),
      ...notKept.flatMap((one) => this.notKept(one, table, pair)),
      ...passedOver.flatMap((one) => this.passed(one, table, own)),
      ...[{ table, had: again }, ...passedOver].flatMap((one) => this.had(one, pair)),
    ];
  }

  /** Whoever keeps another table than they have is told of. */
  private untold(told: readonly NotKept[], seat: number, pair: readonly EntrantId[]): readonly string[] {
    return pair.flatMap((id) => {
      const kept = this.keeps(id);
      return kept === undefined || kept === seat || told.some(({ player }) => player === id)
        ? []
        : [`${this.at.called(id)} keeps table ${kept}, which is not told`];
    });
  }

  private notKept({ player, table, because, by }: NotKept, seat: number, pair: readonly EntrantId[]) {
    const there = (this.at.draft.tables.find((one) => one.table === table)?.players ?? []).filter(
      (id) => this.keeps(id) === table,
    );
    const mates = pair.filter((id) => this.keeps(id) === seat);
    const isSo = {
      'no-table': () => !this.hall.has(table),
      mate: () => by !== undefined && mates.includes(by),
      other: () => by !== undefined && there.includes(by),
      moved: () => this.hall.has(table) && there.length + mates.length === 0,
    }[because]();
    return isSo && pair.includes(player) && this.keeps(player) === table && table !== seat
      ? []
      : [`${this.at.called(player)} was not kept from table ${table} by that`];
  }

  private keeps(id: EntrantId): number | undefined {
    return this.players.get(id)?.entrant.table;
  }

  /** A table that is passed over lies nearer to the place of the pair than the one they have, and somebody had something of it. */
  private passed({ table, had }: TableReason['passedOver'][number], seat: number, place: number): readonly string[] {
    const [now, one] = [this.hall.get(seat) ?? place, this.hall.get(table) ?? -1];
    const isNearer = one >= Math.min(place, now) && one <= Math.max(place, now) && table !== seat;
    return isNearer && had.length > 0 ? [] : [`table ${table} was not passed over`];
  }

  private had({ table, had }: { readonly table: number; readonly had: readonly Had[] }, pair: readonly EntrantId[]) {
    return had
      .filter(({ what, player, round }) => !(pair.includes(player) && this.sat(what, player, round, table)))
      .map(({ what, player, round }) => {
        const where = what === 'table' ? `at table ${table}` : `at the ${what} of table ${table}`;
        return `${this.at.called(player)} was not ${where} in round ${round}`;
      });
  }

  private sat(what: Had['what'], player: EntrantId, round: number, table: number): boolean {
    const before = this.at.known.tableIn(player, round);
    if (before === undefined || what === 'table') return before === table;
    const thing = this.things.get(table)?.[what];
    return thing !== undefined && this.things.get(before)?.[what] === thing;
  }
}
