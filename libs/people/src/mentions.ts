import { is, type Static } from '@adjutant/kernel';
import { BEGINNING, type EventStore, type Position } from '@adjutant/store';
import type { Person } from './people.js';

/** An entry of the log whose words name a person. The words themselves are not said again. */
export const Mention = is.object(
  {
    stream: is.anyText(),
    entry: is.anyWhole({ says: 'Number of the entry in its stream.' }),
    type: is.anyText(),
    at: is.anyText({ says: 'Where in the data of the entry: `because`, `remedies[0].text`.' }),
    says: is.oneOf(['name', 'part of the name', 'contact'], {
      says: 'Whether the whole name stands there, a single word of it, or how to reach the person.',
    }),
  },
  { name: 'Mention' },
);
export type Mention = Static<typeof Mention>;

export interface Mentions {
  /** Those found first; `count` says how many there are. */
  readonly shown: readonly Mention[];
  readonly count: number;
}

const MOST_SHOWN = 500;
const PAGE = 2_000;
const SHORTEST_PART = 3;

/** Every entry of the log whose free words name somebody, and which for that reason cannot forget them. */
export async function mentionsOf(
  store: Pick<EventStore, 'readAllBare'>,
  person: Pick<Person, 'name' | 'contact'>,
): Promise<Mentions> {
  const says = speaksOf(person);
  const shown: Mention[] = [];
  let count = 0;
  let after: Position = BEGINNING;
  for (;;) {
    const facts = await store.readAllBare(after, PAGE);
    for (const { stream, revision, event } of facts) {
      for (const { at, text } of wordsIn(event.data, '')) {
        const found = says(text);
        if (found === undefined) continue;
        count += 1;
        if (shown.length < MOST_SHOWN) shown.push({ stream, entry: revision, type: event.type, at, says: found });
      }
    }
    const last = facts.at(-1);
    if (last === undefined) return { shown, count };
    after = last.position;
  }
}

/** What a text says of a person; undefined where it says nothing. */
export function speaksOf({
  name,
  contact,
}: Pick<Person, 'name' | 'contact'>): (text: string) => Mention['says'] | undefined {
  const whole = folded(name);
  const reach = contact === null ? '' : folded(contact);
  const parts = whole.split(' ').filter((part) => part.length >= SHORTEST_PART && part !== whole);
  const part =
    parts.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{N}])(${parts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (text) => {
    const said = folded(text);
    if (said.includes(whole)) return 'name';
    if (reach !== '' && said.includes(reach)) return 'contact';
    return part?.test(said) ? 'part of the name' : undefined;
  };
}

/** Names are compared without regard to case, spacing and the way accents are written. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function wordsIn(value: unknown, at: string): { readonly at: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => wordsIn(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, one]) => wordsIn(one, at === '' ? member : `${at}.${member}`));
}
