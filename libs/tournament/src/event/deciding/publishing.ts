import { already, recorded, sameJson } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import type { TournamentEvent } from '../events.js';
import type { TablePairing } from '../members.js';
import { roundOf, tableOf, type RoundState, type Running, type TournamentState } from '../state/state.js';
import { listsWanting } from '../state/lists-wanting.js';
import { isDecided } from '../state/unconfirmed.js';
import { brokenBracket } from './bracket-by-hand.js';
import { no, whileRunning, type Context, type TournamentDecision } from './context.js';
import { whileDraft, wrongInRound } from './drafting.js';
import { edited, wrongIn } from './sheet.js';

export function publishRound(
  { data: { round } }: CommandOf<'PublishRound'>,
  state: TournamentState,
): TournamentDecision {
  if (state.status === 'running' && (roundOf(state, round)?.publication ?? 0) > 0) return already;
  return whileDraft(state, round, (open, known) => {
    if (known === undefined) return no('round/unknown', `Round ${round} is not drafted yet.`, { round });
    const wrong = wrongInRound(known, open, round);
    if (wrong) return no('draft/gone', `${wrong.says} Draft round ${round} anew, or edit it.`, wrong.facts);
    const withoutList = refusedWithoutList(open, known);
    if (withoutList) return withoutList;
    const tables = known.tables.map(({ table, A, B }) => ({ table, A, B }));
    return recorded({ type: 'RoundPublished', data: { round, tables, byes: known.byes } });
  });
}

/** Whoever has a bye plays nobody: their list can wait. */
function refusedWithoutList(open: Running, { number: round, tables }: RoundState): TournamentDecision | undefined {
  if (open.settings.lists?.missing !== 'refused') return undefined;
  const playing = tables.flatMap(({ A, B }) => [A, B]);
  const players = listsWanting(open, playing).find(({ wanting }) => wanting === 'no-list')?.players ?? [];
  if (players.length === 0) return undefined;
  const more = players.length > NAMED ? ` and ${players.length - NAMED} more` : '';
  const says = `No list yet: ${players.slice(0, NAMED).join(', ')}${more}. Bring it for them before round ${round} is published, drop them and draft anew, or let the event only tell of missing lists.`;
  return no('lists/missing', says, { round, players });
}

const DECIDED_IN_MATCH =
  'Where somebody does not play, decide it in the match of their table, as a no-show or a forfeit: their opponent goes on.';

export function changePublished({ data }: CommandOf<'ChangePublished'>, state: TournamentState): TournamentDecision {
  const { round, because } = data;
  return whilePublished(state, round, (open, known) => {
    const sheet = edited(known, data);
    const before = [...known.tables.flatMap(({ A, B }) => [A, B]), ...known.byes.map(({ player }) => player)];
    // Whoever stood on it still does, if only in a bye; somebody who came since may take a place.
    const wrong = wrongIn(sheet, before, [...before, ...enteredIn(open)]);
    if (wrong) return no('draft/sheet', wrong.says, wrong.facts);
    const broken = brokenBracket(open, round, known, sheet, DECIDED_IN_MATCH);
    if (broken) return broken;
    const again = data.tables.map(({ table }) => table);
    const isKept = (one: TablePairing): boolean =>
      isSame(one, known) && !(again.includes(one.table) && tableOf(known, one.table)?.voided !== undefined);
    const stays = (table: number): boolean => sheet.tables.some((one) => one.table === table && isKept(one));
    const gone = known.tables.filter(({ table }) => !stays(table));
    const decided = gone.filter(({ result }) => result !== undefined);
    if (decided.length > 0)
      return no('table/decided', `Already decided: table ${decided.map(({ table }) => table).join(', ')}.`, {
        tables: decided.map(({ table }) => table),
      });
    const tables = sheet.tables.filter((one) => !isKept(one));
    if (gone.length === 0 && tables.length === 0 && sameJson(sheet.byes, known.byes)) return already;
    const old = gone.map(({ table, publication }) => ({ table, publication }));
    const publication = known.publication + 1;
    const told = { round, publication, gone: old, tables, byes: sheet.byes, because };
    return recorded({ type: 'PublicationChanged', data: told });
  });
}

const enteredIn = ({ entries }: Running): readonly string[] =>
  Object.values(entries).flatMap(({ id, status }) => (status === 'entered' ? [id] : []));

/** The same two, each at the same side, at the same table: their match goes on. */
function isSame(one: TablePairing, round: RoundState): boolean {
  const before = tableOf(round, one.table);
  return before?.A === one.A && before.B === one.B;
}

export function closeRound(
  { data: { round } }: CommandOf<'CloseRound'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  const { occasion } = context;
  if (state.status === 'running' && roundOf(state, round)?.status === 'closed') return already;
  return whilePublished(state, round, (open, known) => {
    const voided = known.tables.filter((table) => table.voided !== undefined);
    if (voided.length > 0) return no('round/void', voidText(voided), { tables: voided.map(({ table }) => table) });
    const disputed = known.tables.filter(({ disputes }) => disputes !== undefined);
    const others = known.tables.filter(({ disputes }) => disputes === undefined);
    const unconfirmed = others.filter(({ result }) => result?.sure === 'reported');
    const undecided = others.filter(({ result }) => !isDecided(result, open.settings, occasion.now));
    if (undecided.length > 0)
      return no('round/undecided', undecidedText(undecided, open), {
        tables: undecided.map(({ table }) => table),
      });
    const of = (tables: RoundState['tables']): readonly number[] => tables.map(({ table }) => table);
    return recorded(
      { type: 'RoundClosed', data: { round, unconfirmed: of(unconfirmed), disputed: of(disputed) } },
      ...revealed(open, round, context),
    );
  });
}

/** With round 1 the seed is shown, so that everybody can draw every round again; a seed that is lost cannot be. */
function revealed(open: Running, round: number, { seed, hash }: Context): readonly TournamentEvent[] {
  if (round !== 1 || open.seed !== undefined || hash(seed) !== open.settings.seedCommitment) return [];
  return [{ type: 'SeedRevealed', data: { seed } }];
}

const NAMED = 20;

function voidText(tables: RoundState['tables']): string {
  const [only] = tables;
  const why = tables.length === 1 && only?.voided?.because !== undefined ? ` (${only.voided.because})` : '';
  return `Void, and still published: ${named(tables)}${why}. Restore the match and decide it there, or change what is published: the same two may be published at that table once more.`;
}

function undecidedText(
  tables: RoundState['tables'],
  { settings: { pack, standsAfterMinutes } }: Pick<Running, 'settings'>,
): string {
  if (pack === undefined)
    return `Not decided yet: ${named(tables)}. They have no matches in which results could be entered: the event names no pack. Name it with ChangeSettings (changes.pack), and their matches are opened.`;
  const when = standsAfterMinutes === undefined ? '' : `, or it stands ${standsAfterMinutes} minutes after it came`;
  return `Not decided yet: ${named(tables)}. Enter their results in their matches; what one player has reported the other confirms${when}.`;
}

function named(tables: RoundState['tables']): string {
  const more = tables.length > NAMED ? ` and ${tables.length - NAMED} more` : '';
  const numbers = tables.slice(0, NAMED).map(({ table }) => table);
  return `table ${numbers.join(', ')}${more}`;
}

export function whilePublished(
  state: TournamentState,
  round: number,
  decide: (state: Running, known: RoundState) => TournamentDecision,
): TournamentDecision {
  return whileRunning(state, (open) => {
    const known = roundOf(open, round);
    if (known === undefined) return no('round/unknown', `There is no round ${round} yet.`, { round });
    if (known.publication === 0)
      return no('round/not-published', `Round ${round} is a draft: publish it first.`, { round });
    if (known.status === 'closed') return no('round/closed', `Round ${round} is closed.`, { round });
    return decide(open, known);
  });
}
