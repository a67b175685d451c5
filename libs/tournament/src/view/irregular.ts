import type { Actor } from '@adjutant/kernel';
import { sameJson } from '@adjutant/kernel';
import type { EventOf, TournamentEvent } from '../event/events.js';
import type { TableSaid } from '../event/members.js';
import { tournamentSentence } from '../event/sentence.js';
import { WEIGHTY } from '../event/settings.js';
import { withoutReason } from './reasons.js';
import { anewSeats, byTable, changedSeats, formerText, saidText, type Seats } from './register-words.js';
import type { IrregularAct } from './tournament-view.js';

/** An entry of the record of an event, with by whom and when. */
export interface Entered {
  readonly event: TournamentEvent;
  readonly revision: number;
  readonly at: string;
  readonly by: Actor;
}

/**
 * What is printed in the report of an event: whatever was done to it by hand, late, or once more, with what it was before. `record`: the
 * whole of it, in order.
 */
export const irregularActs = (record: readonly Entered[]): readonly IrregularAct[] =>
  registered(record).map(({ act }) => act);

interface Registered {
  readonly act: IrregularAct;
  /** The round whose publication tells everybody of it; 0 where it is public from the beginning. */
  readonly outWith: number;
}

function registered(record: readonly Entered[]): readonly Registered[] {
  const register = new Register();
  return record.flatMap(({ event, revision: entry, at, by }) => {
    const more = register.more(event);
    const outWith = register.outWith(event);
    register.take(event);
    if (more === undefined) return [];
    const sentence = withMore(tournamentSentence(event), more);
    return [{ act: { entry, type: event.type, round: roundIn(event), sentence, at, by }, outWith }];
  });
}

const withMore = (sentence: string, more: string): string =>
  more === '' ? sentence : `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'} ${more}`;

/**
 * What of it whoever asks may read. What shows of a draft, and byes that are given ahead, are for staff until their round is
 * published; reasons about one player stay with them.
 */
export function shownActs(record: readonly Entered[], staff: boolean): readonly IrregularAct[] {
  if (staff) return irregularActs(record);
  const out = new Set([
    0,
    ...record.flatMap(({ event }) => (event.type === 'RoundPublished' ? [event.data.round] : [])),
  ]);
  return registered(record.map(forEverybody)).flatMap(({ act, outWith }) => (out.has(outWith) ? [act] : []));
}

const forEverybody = (one: Entered): Entered => ({ ...one, event: withoutReason(one.event) });

type Data<Type extends TournamentEvent['type']> = EventOf<Type>['data'];

/** The record so far, as far as it tells what is irregular about the next entry. */
class Register {
  private readonly sheets = new Map<number, Seats>();
  private readonly said = new Map<string, TableSaid>();
  private readonly drafts = new Map<number, number>();
  /** The round of the draft that nobody has published yet; 0 where there is none. */
  private draft = 0;
  private isOut = false;
  private closed = 0;
  private planned = 0;
  private now: object = {};

  /** What is to be said beside the sentence of an irregular act; undefined where an act is none. */
  more(event: TournamentEvent): string | undefined {
    switch (event.type) {
      case 'TournamentReopened':
      case 'PlayerReinstated':
      case 'ListOverruled':
      case 'ResultAssigned':
      case 'DraftDiscarded':
        return '';
      case 'PublicationChanged':
        return this.published(event.data);
      case 'DraftEdited':
        return changedSeats(this.sheets.get(event.data.round), byTable(event.data.tables));
      case 'TableResultTold':
        return this.result(event.data);
      case 'SettingsChanged':
        return this.settings(event.data);
      case 'RoundDrafted':
        return this.drawnAgain(event.data);
      case 'FieldCut':
        return this.namedByHand(event.data);
      default:
        return isLate(event) || this.isAhead(event) ? '' : undefined;
    }
  }

  /** Settings that were changed late, when round 1 was out, are irregular with a draft or without. */
  outWith(event: TournamentEvent): number {
    switch (event.type) {
      case 'RoundDrafted':
      case 'DraftEdited':
      case 'DraftDiscarded':
      case 'ByeGiven':
        return event.data.round;
      case 'PlayerWithdrawn':
        return this.draft;
      case 'SettingsChanged':
        return event.data.late ? 0 : this.draft;
      default:
        return 0;
    }
  }

  private drawnAgain({ round }: Data<'RoundDrafted'>): string | undefined {
    const before = this.drafts.get(round) ?? 0;
    return before === 0 ? undefined : `It is draft ${before + 1} of this round.`;
  }

  /** A bracket from round 1 on is seeded, and nobody is left out by it. */
  private namedByHand({ rule, players }: Data<'FieldCut'>): string | undefined {
    return rule === undefined && this.closed > 0 ? `Named by hand: ${players.join(', ')}.` : undefined;
  }

  /** Free points, somebody who leaves with a draft on the table, points of the whole event when all is played. */
  private isAhead(event: TournamentEvent): boolean {
    if (event.type === 'ByeGiven') return event.data.kind !== 'zero';
    if (event.type === 'PlayerWithdrawn') return this.draft > 0;
    return (
      event.type === 'FiguresTold' && event.data.round === undefined && this.planned > 0 && this.closed >= this.planned
    );
  }

  private published({ round, gone, tables }: Data<'PublicationChanged'>): string {
    const left = new Set(gone.map(({ table }) => table));
    const before = new Map([...(this.sheets.get(round) ?? [])].filter(([table]) => left.has(table)));
    return anewSeats(before, byTable(tables));
  }

  private settings({ changes, late }: Data<'SettingsChanged'>): string | undefined {
    const about = late ? '' : this.aboutSettings(Object.keys(changes));
    return about === undefined ? undefined : `${about} ${formerText(this.now, changes)}`.trim();
  }

  private aboutSettings(names: readonly string[]): string | undefined {
    if (this.draft > 0 && names.some((name) => (WEIGHTY as readonly string[]).includes(name)))
      return 'A draft stood that was drawn before it.';
    return this.isOut && names.includes('standsAfterMinutes') ? 'A round was being played.' : undefined;
  }

  /** What is told once more and changes nothing (a confirmation that came late) is no act. */
  private result({ round, table, publication, said, late }: Data<'TableResultTold'>): string | undefined {
    const before = this.said.get(matchOf({ round, table, publication }));
    if (!late || (before !== undefined && sameJson(before, said))) return undefined;
    const seats = this.sheets.get(round)?.get(table)?.join(' and ');
    const was = before === undefined ? '' : `; before, ${saidText(before)}`;
    return `${seats === undefined ? '' : `${seats}: `}${saidText(said)}${was}.`;
  }

  take(event: TournamentEvent): void {
    switch (event.type) {
      case 'TournamentSetUp':
        this.planned = event.data.rounds;
        this.now = event.data;
        return;
      case 'SettingsChanged':
        this.planned = event.data.changes.rounds ?? this.planned;
        this.now = { ...this.now, ...event.data.changes };
        return;
      case 'TableResultTold':
        this.said.set(matchOf(event.data), event.data.said);
        return;
      case 'TableResultTakenBack':
        this.said.delete(matchOf(event.data));
        return;
      case 'RoundClosed':
        this.closed = Math.max(this.closed, event.data.round);
        this.isOut = false;
        return;
      default:
        this.sheet(event);
    }
  }

  private sheet(event: TournamentEvent): void {
    if (event.type === 'PublicationChanged') {
      const gone = new Set(event.data.gone.map(({ table }) => table));
      const kept = [...(this.sheets.get(event.data.round) ?? [])].filter(([table]) => !gone.has(table));
      this.sheets.set(event.data.round, new Map([...kept, ...byTable(event.data.tables)]));
    }
    if (event.type === 'DraftDiscarded') this.draft = 0;
    if (event.type !== 'RoundDrafted' && event.type !== 'DraftEdited' && event.type !== 'RoundPublished') return;
    const { round, tables } = event.data;
    this.sheets.set(round, byTable(tables));
    this.draft = event.type === 'RoundPublished' ? 0 : round;
    if (event.type === 'RoundPublished') this.isOut = true;
    if (event.type === 'RoundDrafted') this.drafts.set(round, (this.drafts.get(round) ?? 0) + 1);
  }
}

/** What was said of a match that is void by now is no former result of the table that took its place. */
const matchOf = ({ round, table, publication }: Data<'TableResultTakenBack'>): string =>
  `${round}/${table}/${publication}`;
const isLate = ({ data }: TournamentEvent): boolean => 'late' in data && data.late === true;
const roundIn = ({ data }: TournamentEvent): number | null => ('round' in data ? (data.round ?? null) : null);
