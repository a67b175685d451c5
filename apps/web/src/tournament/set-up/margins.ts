import { figuresRanked, presetNamed, readTable, writeTable, type Preset } from '@adjutant/tournament';

/** A conversion of margins of the event's own, as it is typed. */
export interface MarginsTyped {
  /** A line for each range of margins, `0,200 => 10,10`. */
  readonly table: string;
  readonly upperIncluded: boolean;
  /** What a table brings that was won without play; empty: nothing. */
  readonly winner: string;
  readonly loser: string;
}

/** Figures that an order may rank by and have from a margin. */
const CONVERTED = ['tp', 'gp'];

/** The figure that an order has from the margin of victory points, or would; undefined where it ranks by none such. */
export function convertedIn(order: Preset | undefined): string | undefined {
  if (order === undefined) return undefined;
  const ranked = order.criteria.flatMap(figuresRanked);
  return order.conversion?.to ?? CONVERTED.find((one) => ranked.includes(one));
}

const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));

/** The conversion of an order, a line for each range. */
export function marginsTyped({ conversion }: Pick<Preset, 'conversion'>): MarginsTyped {
  if (conversion === undefined) return { table: '', upperIncluded: false, winner: '', loser: '' };
  const { to, table, upperIncluded = false, walkover } = conversion;
  const winner = typed(walkover?.winner[to]);
  return { table: table.replace(/\s*;\s*/g, '\n'), upperIncluded, winner, loser: typed(walkover?.loser[to]) };
}

/** What an event decided itself; null where it goes by the margins of its preset, or by none. */
export function ownMargins(order: Preset | undefined): MarginsTyped | null {
  if (order?.conversion === undefined) return null;
  const [usual, own] = [presetNamed(order.id), marginsTyped(order)];
  return usual !== undefined && JSON.stringify(marginsTyped(usual)) === JSON.stringify(own) ? null : own;
}

const OWN = ', own margins';

/** An order with margins of the event's own, which its name says. */
export function withMargins(order: Preset | undefined, margins: MarginsTyped | null): Preset | undefined {
  const to = convertedIn(order);
  if (order === undefined || to === undefined || margins === null) return order;
  const read = readTable(margins.table, margins.upperIncluded);
  const { table: _, walkover, ...before } = order.conversion ?? { from: 'vp', to, asRuled: true };
  const { winner, loser } = margins;
  const isSaid = winner.trim() !== '' && loser.trim() !== '';
  return {
    ...order,
    name: order.name.endsWith(OWN) ? order.name : `${order.name}${OWN}`,
    conversion: {
      ...before,
      table: read.ok ? writeTable(read.bands) : margins.table,
      upperIncluded: margins.upperIncluded,
      ...(isSaid
        ? {
            walkover: {
              winner: { ...walkover?.winner, [to]: Number(winner) },
              loser: { ...walkover?.loser, [to]: Number(loser) },
            },
          }
        : {}),
    },
  };
}

/** What is wrong with margins, by line, and what is odd about them. */
export interface MarginsSaid {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

const isNumber = (said: string): boolean => said.trim() === '' || /^\s*\d{1,6}(\.\d{1,4})?\s*$/.test(said);

export function saidOfMargins(margins: MarginsTyped | null): MarginsSaid {
  if (margins === null) return { faults: [], warnings: [] };
  const read = readTable(margins.table, margins.upperIncluded);
  const [first, last] = [margins.winner.trim(), margins.loser.trim()];
  const isHalf = (first === '') !== (last === '');
  const walkover = isHalf || ![first, last].every(isNumber);
  const text = ({ line, says }: { readonly line: number; readonly says: string }): string => `Line ${line}: ${says}`;
  return {
    faults: [
      ...(read.ok ? [] : read.faults.map(text)),
      ...(walkover ? ['What a win without play brings are two numbers, or nothing.'] : []),
    ],
    warnings: read.ok ? read.warnings.map(text) : [],
  };
}
