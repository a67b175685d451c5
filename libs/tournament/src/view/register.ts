import { sameJson } from '@adjutant/kernel';
import type { EventOf, TournamentEvent } from '../event/events.js';
import type { TableSaid } from '../event/members.js';
import { WEIGHTY } from '../event/settings.js';
import { anewSeats, byTable, changedSeats, formerText, saidText, type Seats } from './register-words.js';

type Data<Type extends TournamentEvent['type']> = EventOf<Type>['data'];

/** The record so far, as far as it tells what is irregular about the next entry. People go by what they are called in it. */
export class Register {
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
    if (ALWAYS.has(event.type)) return '';
    switch (event.type) {
      case 'PublicationChanged':
        return this.published(event.data);
      case 'EntryChanged':
        return this.entry(event.data);
      case 'DraftEdited':
        return changedSeats(this.sheets.get(event.data.round), byTable(event.data.tables));
      case 'TableResultTold':
        return this.result(event.data);
      case 'TableVoidTold':
        return this.voided(event.data);
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

  /** Settings and entries that were changed late, when round 1 was out, are irregular with a draft or without. */
  outWith(event: TournamentEvent): number {
    switch (event.type) {
      case 'RoundDrafted':
      case 'DraftEdited':
      case 'DraftDiscarded':
      case 'ByeGiven':
      case 'ByeTakenBack':
        return event.data.round;
      case 'PlayerWithdrawn':
        return this.draft;
      case 'EntryChanged':
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
  private namedByHand({ rule, players, level = [] }: Data<'FieldCut'>): string | undefined {
    if (rule === undefined) return this.closed > 0 ? `Named by hand: ${players.join(', ')}.` : undefined;
    const chosen = level.filter((player) => players.includes(player));
    return level.length === 0 ? undefined : `Level on the line: ${level.join(', ')}. Chosen: ${chosen.join(', ')}.`;
  }

  /** Free points, a bye that is taken back, somebody who leaves beneath a draft, points of the whole event when all is played. */
  private isAhead(event: TournamentEvent): boolean {
    if (event.type === 'ByeGiven') return event.data.kind !== 'zero';
    if (event.type === 'ByeTakenBack') return true;
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

  /** Before round 1 is out entries are put right; beneath a draft that shows whom it would draw otherwise. */
  private entry({ late }: Data<'EntryChanged'>): string | undefined {
    return late ? '' : this.draft > 0 ? DRAWN_BEFORE : undefined;
  }

  private aboutSettings(names: readonly string[]): string | undefined {
    if (this.draft > 0 && names.some((name) => (WEIGHTY as readonly string[]).includes(name))) return DRAWN_BEFORE;
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

  /** Of a round that is played a void match is published anew, or restored, before the round is closed. */
  private voided({ round, table, publication, late }: Data<'TableVoidTold'>): string | undefined {
    if (!late) return undefined;
    const before = this.said.get(matchOf({ round, table, publication }));
    const seats = this.sheets.get(round)?.get(table)?.join(' and ');
    return before === undefined || seats === undefined ? '' : `${seats}: ${saidText(before)}.`;
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

/** Acts that are irregular whatever came before them. */
const ALWAYS: ReadonlySet<TournamentEvent['type']> = new Set([
  'TournamentReopened',
  'PlayerReinstated',
  'ListOverruled',
  'ResultAssigned',
  'DraftDiscarded',
]);

const DRAWN_BEFORE = 'A draft stood that was drawn before it.';

/** What was said of a match that is void by now is no former result of the table that took its place. */
const matchOf = ({ round, table, publication }: Data<'TableResultTakenBack'>): string =>
  `${round}/${table}/${publication}`;
const isLate = ({ data }: TournamentEvent): boolean => 'late' in data && data.late === true;
