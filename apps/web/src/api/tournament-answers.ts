import type { Static } from '@adjutant/kernel';
import type { Gone, Standings, TableSaid, TournamentSettings, Warning } from '@adjutant/tournament';

export type Settings = Static<typeof TournamentSettings>;

export interface TournamentLine {
  readonly tournament: string;
  readonly name: string;
  readonly status: 'running' | 'ended';
  readonly pack: string | null;
  readonly players: number;
  readonly rounds: number;
  readonly round: number;
  readonly setUpAt: string;
}

export interface TournamentsAnswer {
  readonly tournaments: readonly TournamentLine[];
}

export interface EntryView {
  readonly player: string;
  readonly name: string;
  readonly status: 'entered' | 'waiting' | 'withdrawn' | 'dropped';
  readonly faction?: string;
  readonly detachment?: string;
  readonly rating?: number;
  readonly barredFromBye?: boolean;
  readonly standby?: boolean;
  readonly table?: number;
  readonly checkedIn: boolean;
  readonly from: number;
  readonly until?: number;
  readonly list?: { readonly digest: string; readonly check: string; readonly late: boolean };
}

export interface TableView {
  readonly table: number;
  readonly A: string;
  readonly B: string;
  readonly publication: number;
  readonly match: string | null;
  readonly result: { readonly said: TableSaid; readonly sure: string; readonly at: string } | null;
  readonly disputed: boolean;
  readonly extended: number;
}

export interface RoundView {
  readonly number: number;
  readonly status: 'drafted' | 'published' | 'closed';
  readonly publication: number;
  readonly edited: boolean;
  readonly mission: string | null;
  readonly tables: readonly TableView[];
  readonly byes: readonly { readonly player: string; readonly kind: 'pairing' | 'full' | 'half' | 'zero' }[];
  readonly gone: readonly (Gone & { readonly match: string })[];
  readonly clock: {
    readonly minutes: number | null;
    readonly startedAt: string | null;
    readonly endsAt: string | null;
  };
}

export interface IrregularAct {
  readonly entry: number;
  readonly type: string;
  readonly round: number | null;
  readonly sentence: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly role: string };
}

export interface TournamentView {
  readonly tournament: string;
  readonly status: 'running' | 'ended';
  readonly revision: number;
  readonly settings: Settings;
  readonly seed: string | null;
  readonly listsLocked: boolean;
  readonly entries: readonly EntryView[];
  readonly rounds: readonly RoundView[];
  readonly cut: { readonly after: number; readonly players: readonly string[]; readonly others: string } | null;
  readonly irregular: readonly IrregularAct[];
  readonly may: readonly string[];
}

export interface PairingsView {
  readonly round: number;
  readonly tables: readonly {
    readonly table: number;
    readonly A: string;
    readonly B: string;
    readonly says?: string;
  }[];
  readonly byes: readonly { readonly player: string; readonly kind: string; readonly says?: string }[];
  readonly warnings?: readonly Warning[];
}

export type StandingsView = Standings;

export interface PlayerStanding {
  readonly player: string;
  readonly says: string;
  readonly columns: readonly { readonly name: string; readonly lines: readonly string[] }[];
}
