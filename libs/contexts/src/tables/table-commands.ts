import { namedId } from '@adjutant/kernel';
import type { OpenMatch, VoidMatch } from '@adjutant/match';
import type { CommandOf, OpenedTournament } from '@adjutant/tournament';
import type { TableStep } from './table-steps.js';

type Step<Does extends TableStep['do']> = Extract<TableStep, { readonly do: Does }>;

const LONGEST_TITLE = 200;

/** What opens the match of a table: with what the event decided of it. An event without a pack has nothing that could be opened. */
export function openingOf(
  id: string,
  { settings, entries }: OpenedTournament,
  { round, table, publication, A, B }: Step<'open'>,
): OpenMatch | undefined {
  const { name, pack, pointsLimit } = settings;
  if (pack === undefined) return undefined;
  const place = `: round ${round}, table ${table}`;
  const mission = settings.missions?.[round - 1] ?? undefined;
  const lists = listsOf({ A: entries[A]?.list?.digest, B: entries[B]?.list?.digest });
  const of = { ...{ id, round, table, publication }, ...defined({ mission, pointsLimit, lists }) };
  const chessClock = settings.judging?.chessClock?.terms;
  return {
    type: 'OpenMatch',
    data: {
      title: `${name.slice(0, LONGEST_TITLE - place.length)}${place}`,
      pack: packOf(pack),
      seats: { A: { player: A }, B: { player: B } },
      // What a table comes to is all that its event needs. Whoever wants to record more raises it.
      depth: 'result',
      ...(chessClock && { settings: { chessClock } }),
      event: of,
    },
  };
}

const packOf = ({ id, release }: NonNullable<OpenedTournament['settings']['pack']>): OpenMatch['data']['pack'] =>
  release === undefined ? { id } : { id, release };

function listsOf(digests: { readonly A: string | undefined; readonly B: string | undefined }) {
  const lists = defined(digests);
  return Object.keys(lists).length === 0 ? undefined : lists;
}

type Defined<Of> = { readonly [Key in keyof Of]?: Exclude<Of[Key], undefined> };

function defined<Of extends object>(of: Of): Defined<Of> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Defined<Of>;
}

export const voidingOf = ({ because }: Step<'void'>): VoidMatch => ({ type: 'VoidMatch', data: { because } });

type Telling = Step<'tell' | 'take-back' | 'tell-void'>;

/** Whether it is the event that is told, not a match that is opened or voided. */
export const isTelling = (step: TableStep): step is Telling => !('match' in step);

export function tellingOf(step: Telling): CommandOf<'TellResult' | 'TakeResultBack' | 'TellVoid'> {
  switch (step.do) {
    case 'tell': {
      const { do: _, ...data } = step;
      return { type: 'TellResult', data };
    }
    case 'take-back': {
      const { do: _, ...data } = step;
      return { type: 'TakeResultBack', data };
    }
    case 'tell-void': {
      const { do: _, ...data } = step;
      return { type: 'TellVoid', data };
    }
  }
}

/**
 * The id of the command of a step, from everything that the step rests on: the same step taken again, by whomever, is the same
 * command; a later one about the same table rests on other revisions, and is another.
 */
export function stepId(id: string, step: TableStep, at: { readonly match: number; readonly event: number }): string {
  if (step.do === 'open') return namedId(`tables/${step.match}/open`);
  if (step.do === 'void') return namedId(`tables/${step.match}/void/${at.match}`);
  const { round, table, publication } = step;
  return namedId(`tables/${id}/${round}/${table}/${publication}/${step.do}/${at.match}/${at.event}`);
}
