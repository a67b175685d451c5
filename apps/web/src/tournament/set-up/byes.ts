import type { ByeKind, CommandOf, Preset } from '@adjutant/tournament';
import { numberIn } from '../entries/points-beside.js';

type ByeFigures = NonNullable<CommandOf<'SetUpTournament'>['data']['byeFigures']>;

/** What byes bring of each figure, as it is typed; nothing: as the order of the event has it. */
export type ByesTyped = { readonly [kind in ByeKind]: Readonly<Record<string, string>> };

export const NO_BYES: ByesTyped = { pairing: {}, full: {}, half: {}, zero: {} };

/** Byes that bring something, as they are asked for. A bye of nothing brings nothing. */
export const BRINGING = [
  ['pairing', 'a bye because the number is odd'],
  ['full', 'a full bye that is given'],
  ['half', 'half a bye that is given'],
] as const satisfies readonly (readonly [ByeKind, string])[];

/** Figures of which a bye may bring some: those of tables that are added up, and those that the order gives a bye anyway. */
export function broughtByByes(order: Preset | undefined): readonly string[] {
  if (order === undefined) return [];
  const { criteria, conversion, byes } = order;
  const added = criteria.flatMap((one) => {
    if (one.by === 'figure') return (one.of ?? 'own') === 'own' ? [one.figure] : [];
    return one.by === 'total' ? one.parts.map(({ figure }) => figure) : [];
  });
  const given = Object.values(byes).flatMap(({ figures = {} }) => Object.keys(figures));
  const known = new Set(['vp', ...(conversion === undefined ? [] : [conversion.to]), ...given]);
  return [...new Set(added)].filter((figure) => known.has(figure));
}

/** What a bye brings of a figure where the event says nothing, in a word. */
export const usualOf = (order: Preset | undefined, kind: ByeKind, figure: string): string =>
  String(order?.byes[kind].figures?.[figure] ?? 'none');

const eachKind = <To>(of: (kind: ByeKind) => To): { readonly [kind in ByeKind]: To } => ({
  ...{ pairing: of('pairing'), full: of('full'), half: of('half'), zero: of('zero') },
});

export function byesTyped(figures: ByeFigures | undefined): ByesTyped {
  if (figures === undefined) return NO_BYES;
  return eachKind((kind) =>
    Object.fromEntries(Object.entries(figures[kind]).map(([name, value]) => [name, String(value)])),
  );
}

/** Undefined where nothing is decided; an event that has decided and does no longer says so. */
export function byesOf(typed: ByesTyped, before?: ByeFigures): ByeFigures | undefined {
  const said = eachKind((kind) =>
    Object.fromEntries(
      Object.entries(typed[kind]).flatMap(([name, text]) => {
        const number = numberIn(text);
        return number === null ? [] : [[name, number] as const];
      }),
    ),
  );
  const isNothing = Object.values(said).every((figures) => Object.keys(figures).length === 0);
  return isNothing && before === undefined ? undefined : said;
}

export function byesFault(typed: ByesTyped): string | undefined {
  const texts = Object.values(typed).flatMap((figures) => Object.values(figures));
  return texts.every((text) => text.trim() === '' || numberIn(text) !== null)
    ? undefined
    : 'What a bye brings is a number, or nothing.';
}
