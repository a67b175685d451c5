import type { EventPolicy } from '@adjutant/dispute';
import type { MatchOccasion, Seats, TimeRules } from '@adjutant/match';
import type { OpenedTournament } from '@adjutant/tournament';
import type { EventPolicies } from './event-policy.js';
import { isMatchId } from './matches/match-id.js';
import type { TournamentReader } from './tournaments/tournament-reader.js';

type Settings = OpenedTournament['settings'];

interface JudgedEvent {
  readonly name: string;
  readonly over: boolean;
  knows(person: string): boolean;
}

/** What is decided for judges: by the whole installation, and in its place by the event of a match. */
export class JudgingRules {
  constructor(
    private readonly policies: Pick<EventPolicies, 'now' | 'timing' | 'ofClocks'>,
    private readonly tournaments: Pick<TournamentReader, 'newest'>,
  ) {}

  /** `event`: its id; undefined for what belongs to none. An event that is not there has decided nothing. */
  async of(event: string | undefined): Promise<EventPolicy> {
    const [house, own] = [await this.policies.now(), await this.#settings(event)];
    if (own === undefined) return house;
    const { became: _, ...rules } = house;
    return { ...rules, name: own.name, ...own.judging };
  }

  /** The event that a name means: what the installation was called until it became an event is that event. */
  async meant(name: string | undefined): Promise<string | undefined> {
    return (await this.meanings())(name);
  }

  /** The same of many names. */
  async meanings(): Promise<(name: string | undefined) => string | undefined> {
    const { became } = await this.policies.now();
    return (name) => (became !== undefined && name === became.called ? became.event : name);
  }

  /** What holds of chess clocks: what the event says itself, else what the policy says that it names; else as everywhere. */
  async timing(event: string | undefined): Promise<TimeRules | undefined> {
    const { chessClock, penalties } = (await this.#settings(event))?.judging ?? {};
    const own = chessClock ?? (penalties ? this.policies.ofClocks(penalties) : undefined);
    return own ?? this.policies.timing();
  }

  /** The same as an occasion has it. */
  async timed(event: string | undefined): Promise<{ readonly timing?: TimeRules }> {
    const timing = await this.timing(event);
    return timing ? { timing } : {};
  }

  /** What the lists tell that the players of a match brought to its event. */
  async toldBy({ A, B }: Seats, event: string | undefined): Promise<Pick<MatchOccasion, 'told'>> {
    const entries = (await this.#opened(event))?.entries ?? {};
    const [ofA, ofB] = [A, B].map(({ player }) => entries[player]?.list?.told);
    return ofA || ofB ? { told: { ...(ofA && { A: ofA }), ...(ofB && { B: ofB }) } } : {};
  }

  /** What an event is called, whether it is over, and who is or was entered; undefined where there is none of this id. */
  async event(id: string): Promise<JudgedEvent | undefined> {
    const opened = await this.#opened(id);
    if (opened === undefined) return undefined;
    const { settings, entries, status } = opened;
    return { name: settings.name, over: status === 'ended', knows: (person) => Object.hasOwn(entries, person) };
  }

  async #settings(event: string | undefined): Promise<Settings | undefined> {
    return (await this.#opened(event))?.settings;
  }

  /** Penalties of long ago name what the installation was called then: that is no event. */
  async #opened(event: string | undefined): Promise<OpenedTournament | undefined> {
    if (event === undefined || !isMatchId(event)) return undefined;
    const { state } = await this.tournaments.newest(event);
    return state.status === 'absent' ? undefined : state;
  }
}
