import type { Shelf } from '@adjutant/rules';
import type { Acting } from '@adjutant/access';
import {
  awardsIn,
  eventFileOf,
  prizesOf,
  latest,
  pairingsByName,
  pairingsByTable,
  presetNamed,
  presetOf,
  presets,
  registerCsv,
  registerOf,
  roundOf,
  sheetOfRound,
  slipsCsv,
  slipsOf,
  standingsCsv,
  standingsList,
  standingsOf,
  titleOf,
  tournamentFacts,
  withRegister,
  writeTrf,
  type EventFacts,
  type EventFile,
  type OpenedTournament,
  type Preset,
  type PrintedList,
  type RoundState,
  type SlipOfTable,
  type Standings,
} from '@adjutant/tournament';
import { invalid } from '@adjutant/kernel';
import { declined } from '../refusals.js';
import type { PlayerNames } from './player-names.js';
import { enteredIn } from './record-of-event.js';
import type { TournamentReader } from './tournament-reader.js';
import { isStaff } from './is-staff.js';

/** Which round, and by which order; what the event says where they are left out. */
export interface FileAsked {
  readonly round?: number | undefined;
  readonly preset?: string | undefined;
}

export type PairingsBy = 'name' | 'table';

interface Opened {
  readonly state: OpenedTournament;
  readonly event: EventFile;
  readonly staff: boolean;
}

interface Ranked {
  readonly standings: Standings;
  readonly preset: Preset;
  readonly facts: EventFacts;
}

/** What of an event is taken away as a file: lists, slips, and the event itself. Drafts, groups, effects, ratings, byes of rounds to come and ids of other programs are for staff. */
export class TournamentFiles {
  constructor(
    private readonly reader: TournamentReader,
    private readonly names: PlayerNames,
    private readonly shelf: Pick<Shelf, 'find'>,
  ) {}

  /** What a file of an event is called: by the event's name and what it holds, as somebody looks for it in a folder. */
  async title(id: string, what?: string): Promise<string> {
    const { state } = await this.reader.seen(id);
    const name = titleOf(state.settings.name);
    return what === undefined ? name : `${name}: ${what}`;
  }

  async event(id: string, acting: Acting): Promise<EventFile> {
    return (await this.#opened(id, acting)).event;
  }

  async pairings(id: string, acting: Acting, by: PairingsBy, round?: number): Promise<PrintedList> {
    const { state, event, staff } = await this.#opened(id, acting);
    const sheet = sheetOfRound(state, shownRound(state, staff, round));
    return by === 'table' ? pairingsByTable(event, sheet) : pairingsByName(event, sheet);
  }

  async standings(id: string, acting: Acting, asked: FileAsked): Promise<PrintedList> {
    const { event, standings, state, preset, facts } = await this.#ranked(id, acting, asked);
    const { prizes = [], factions = {} } = prizesOf(state, { preset, round: asked.round });
    const awards = awardsIn(standings, { prizes, factions, facts });
    return withRegister(standingsList(event, standings, awards), await this.#acts(id, acting));
  }

  async standingsCsv(id: string, acting: Acting, asked: FileAsked): Promise<string> {
    const { event, standings } = await this.#ranked(id, acting, asked);
    return standingsCsv(event, standings);
  }

  async registerCsv(id: string, acting: Acting): Promise<string> {
    return registerCsv(await this.#acts(id, acting));
  }

  async #acts(id: string, acting: Acting): Promise<ReturnType<typeof registerOf>> {
    const { state } = await this.reader.seen(id);
    const record = enteredIn(await this.reader.stored(id));
    return registerOf(record, { nameOf: await this.names.of(Object.keys(state.entries)), staff: isStaff(acting) });
  }

  async trf(id: string, acting: Acting): Promise<string> {
    const { event, standings } = await this.#ranked(id, acting, {});
    return writeTrf(event, standings);
  }

  /**
   * `origin`: what the addresses of this server begin with. The code of a slip says where it lies, and gives nobody a seat: whoever
   * plays there comes to their own, and it holds however often the round is published.
   */
  async slips(id: string, acting: Acting, origin: string, round?: number): Promise<readonly SlipOfTable[]> {
    const { state, event, staff } = await this.#opened(id, acting);
    const sheet = sheetOfRound(state, shownRound(state, staff, round));
    const page = `${origin}/tournaments/${encodeURIComponent(id)}/me`;
    return slipsOf(event, sheet, (table) => `${page}?round=${sheet.round}&table=${table}`, this.#asked(state));
  }

  /** The same to be filled in on a keyboard, which scans no codes. */
  async slipsCsv(id: string, acting: Acting, round?: number): Promise<string> {
    return slipsCsv(await this.slips(id, acting, '', round));
  }

  /** The points that are keyed in from a slip, by what the game of the event calls them. */
  #asked({ settings }: OpenedTournament): readonly string[] {
    const pack = settings.pack && this.shelf.find(settings.pack.id, settings.pack.release);
    return (pack?.score.categories ?? []).map(({ name, cap }) => (cap === undefined ? name : `${name}, up to ${cap}`));
  }

  async #ranked(id: string, acting: Acting, { round, preset: asked }: FileAsked): Promise<Opened & Ranked> {
    const opened = await this.#opened(id, acting);
    const { state } = opened;
    const preset = asked === undefined ? presetOf(state) : presetNamed(asked);
    if (preset === undefined) throw unknownPreset();
    const facts = tournamentFacts(state, await this.reader.seed(id, state));
    return { ...opened, preset, facts, standings: standingsOf(facts, preset, round) };
  }

  async #opened(id: string, acting: Acting): Promise<Opened> {
    const { state } = await this.reader.seen(id);
    const staff = isStaff(acting);
    const players = Object.keys(state.entries);
    const nameOf = await this.names.of(players);
    const outsideOf = staff ? await this.names.outsideOf(players) : undefined;
    const seed = state.seed ?? `commitment:${state.settings.seedCommitment}`;
    return { state, staff, event: eventFileOf(state, { seed, nameOf, staff, ...(outsideOf && { outsideOf }) }) };
  }
}

/** The newest where none is named. Nobody but staff sees what is not published. */
function shownRound(state: OpenedTournament, staff: boolean, number?: number): RoundState {
  const isShown = (one: RoundState | undefined): one is RoundState =>
    one !== undefined && (staff || one.publication > 0);
  const newest = isShown(latest(state)) ? latest(state) : state.rounds.findLast(isShown);
  const found = number === undefined ? newest : roundOf(state, number);
  if (isShown(found)) return found;
  const says = number === undefined ? 'No round is published yet.' : `There is no round ${number} yet.`;
  throw declined('not-there', 'round/unknown', `${says} Look at the rounds of the event.`, {
    facts: number === undefined ? {} : { round: number },
  });
}

const unknownPreset = (): ReturnType<typeof invalid> =>
  invalid([
    {
      at: 'preset',
      message: `preset is one of ${presets()
        .map(({ id }) => id)
        .join(', ')}`,
    },
  ]);
