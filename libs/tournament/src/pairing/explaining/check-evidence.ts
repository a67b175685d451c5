import type { Entrant, EntrantId, EventFacts } from '../../facts.js';
import type { LevelName } from '../levels.js';
import type { Evidence } from './evidence.js';
import type { LookedUp } from './looked-up.js';

export const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

interface Claim {
  readonly level?: LevelName;
  readonly of?: string;
  readonly pair?: readonly EntrantId[];
  readonly evidence?: Evidence;
}

/** What a level is said to rest on, held against the facts: rounds of meetings and byes, groups that are shared, scores, paths, figures. */
export class EvidenceCheck {
  private readonly entrants: ReadonlyMap<EntrantId, Entrant>;

  constructor(
    private readonly known: LookedUp,
    facts: EventFacts,
    private readonly called: (id: EntrantId) => string,
  ) {
    this.entrants = new Map(facts.entrants.map((entrant) => [entrant.id, entrant]));
  }

  claims(says: string, { level, of = '', pair = [], evidence = {} }: Claim): readonly string[] {
    const not = level === undefined ? 'no level is named' : this.LOOKS[level](pair, evidence, of);
    return not === undefined ? [] : [`${says}: ${pair.map(this.called).join(' and ')}: ${not}`];
  }

  private readonly LOOKS: {
    readonly [name in LevelName]: (pair: readonly EntrantId[], evidence: Evidence, of: string) => string | undefined;
  } = {
    rematch: (pair, told) => this.met(pair, told),
    'met-again': (pair, told) => this.met(pair, told),
    'second-bye': ([one = '', other], { rounds = [], forfeits = [] }) => {
      const own = other === undefined ? this.known.spent(one) : { rounds: [], forfeits: [] };
      return same(rounds, own.rounds) && same(forfeits, own.forfeits) ? undefined : `no bye in ${rounds.join()}`;
    },
    group: ([one = '', other = ''], { group = '' }, of) =>
      this.isOf(one, of, group) && this.isOf(other, of, group) ? undefined : `not both of ${group || of}`,
    score: this.values((id) => this.known.score(id), 'the scores are others'),
    path: this.values((id) => this.known.path(id), 'other rounds were won'),
    figure: this.values((id, of) => this.known.figure(id, of), 'the figures are others'),
    rating: this.values((id) => this.entrants.get(id)?.rating ?? 0, 'the ratings are others'),
    'fixed-table': this.values((id) => this.entrants.get(id)?.table, 'the tables are others'),
    float: (_, told) => bare(told),
    lot: (_, told) => bare(told),
  };

  private met([one = '', other = '']: readonly EntrantId[], { rounds = [] }: Evidence): string | undefined {
    return same(rounds, this.known.meetings(one, other)) ? undefined : `did not meet in ${rounds.join()}`;
  }

  private values(of: (id: EntrantId, name: string) => string | number | undefined, not: string) {
    return (pair: readonly EntrantId[], { values = [] }: Evidence, name: string): string | undefined => {
      const own = pair.map((id) => of(id, name)).filter((value) => value !== undefined);
      return same(values, own) ? undefined : not;
    };
  }

  private isOf(id: EntrantId, kind: string, group: string): boolean {
    return this.entrants.get(id)?.groups[kind]?.includes(group) === true;
  }
}

const bare = (told: Evidence): string | undefined => (Object.keys(told).length === 0 ? undefined : 'rests on nothing');
