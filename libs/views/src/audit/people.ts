import type { Actor } from '@adjutant/kernel';

/** What is known of a person when a report is made: a name, that the name was erased, or nothing. */
export type KnownPerson = { readonly name: string } | 'erased' | undefined;

export interface AuditPerson {
  readonly id: string;
  /** As a reader sees it. */
  readonly text: string;
  /** In which roles this person wrote in the record, and how many entries of it. */
  readonly roles: readonly string[];
  readonly entries: number;
}

/** How people are written in a report: by name, and with the id as well where two of them share a name. */
export class Naming {
  readonly #known: (id: string) => KnownPerson;
  readonly #shared: ReadonlySet<string>;
  /** Everybody's name. */
  readonly names: readonly string[];

  constructor(known: (id: string) => KnownPerson, ids: readonly string[]) {
    this.#known = known;
    this.names = [...new Set(ids)].flatMap((id) => nameIn(known(id)) ?? []);
    this.#shared = new Set(this.names.filter((name, index) => this.names.indexOf(name) !== index));
  }

  text(id: string): string {
    const known = this.#known(id);
    if (known === 'erased') return `erased person (${id})`;
    if (known === undefined) return id;
    return this.#shared.has(known.name) ? `${known.name} (${id})` : known.name;
  }

  /** A sentence that says who acts by id, at its beginning or as `The judge (id)`, with the name instead. */
  inText(text: string, id: string): string {
    if (text.startsWith(`${id} `)) return `${this.text(id)}${text.slice(id.length)}`;
    const said = `(${id})`;
    const place = text.indexOf(said);
    return place < 0 ? text : `${text.slice(0, place)}(${this.text(id)})${text.slice(place + said.length)}`;
  }
}

function nameIn(known: KnownPerson): string | undefined {
  return known === undefined || known === 'erased' ? undefined : known.name;
}

/** Everybody who sat at the table or wrote in the record, in the order in which they come up. */
export function peopleOf(seated: readonly string[], wrote: readonly Actor[], naming: Naming): readonly AuditPerson[] {
  const ids = [...new Set([...seated, ...wrote.map(({ id }) => id)])];
  return ids.map((id) => {
    const theirs = wrote.filter((actor) => actor.id === id);
    return {
      id,
      text: naming.text(id),
      roles: [...new Set(theirs.map(({ role }) => role))],
      entries: theirs.length,
    };
  });
}
