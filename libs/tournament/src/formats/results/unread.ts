type Json = { readonly [member: string]: unknown };

/** Members that are read, or that say something to people alone. */
const READ = {
  'the event': ['$schema', 'about', 'event', 'name', 'tieBreaks', 'pointsFromMargin', 'players', 'rounds', 'standings'],
  'a round': ['round', 'number', 'tables', 'pairings', 'matches', 'byes', 'bye', 'closed'],
  'a table': ['table', 'number', 'players', 'seats', 'winner', 'result', 'outcome', 'forfeit', 'bye', 'kind', 'type'],
} as const;

type Of = keyof typeof READ | 'a seat';

/** Members of a file that nobody here reads: whoever wrote them may have meant something by them. */
export class Unread {
  readonly #members = new Map<string, Set<string>>();

  /** What an object holds besides. */
  look(of: keyof typeof READ, one: Json): void {
    const known: readonly string[] = READ[of];
    for (const [member, value] of Object.entries(one))
      if (value !== null && !known.includes(member)) this.note(of, member);
  }

  note(of: Of, member: string): void {
    this.#members.set(of, (this.#members.get(of) ?? new Set()).add(member));
  }

  /** A sentence; none where everything is read. */
  get says(): readonly string[] {
    if (this.#members.size === 0) return [];
    const all = [...this.#members].map(([of, members]) => `${[...members].join(', ')} of ${of}`);
    return [`The file says more than is read here: ${all.join('; ')}.`];
  }
}
