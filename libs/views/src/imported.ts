import { is, type Static } from '@adjutant/kernel';
import { momentText } from './audit/moment.js';

/** That the first entries of a match came from elsewhere: how many, who took them in, when, and what vouches for them. */
export const ImportedView = is.object(
  {
    entries: is.anyWhole({ says: 'How many entries came: 0 to one less than that.' }),
    by: is.anyText({ says: 'Who took them in here, and when.' }),
    at: is.anyText(),
    covered: is.optional(
      is.object(
        { origin: is.anyText(), key: is.anyText(), size: is.anyWhole(), signedAt: is.anyText() },
        {
          says: 'The checkpoint of another log that covered them, by a key that is trusted here; left out where nothing does.',
        },
      ),
    ),
    seats: is.yes({
      says: 'Whether the seats are those of the other installation: until they are corrected here, nobody here sits there.',
    }),
    says: is.anyText(),
  },
  { name: 'ImportedView' },
);
export type ImportedView = Static<typeof ImportedView>;

/** In one sentence; `named` says what people are called here. */
export function importedText(
  { entries, by, at, covered }: Omit<ImportedView, 'says'>,
  named: (id: string) => string = (id) => id,
): string {
  const which = entries === 1 ? 'Entry 0 came' : `Entries 0 to ${entries - 1} came`;
  const whence =
    covered === undefined
      ? 'from a match file; nothing here shows by whom they were made'
      : `from the log ${covered.origin}, whose checkpoint of ${momentText(covered.signedAt)} UTC covers them`;
  return `${which} from elsewhere: ${named(by)} took them in at ${momentText(at)} UTC, ${whence}. Whoever is named in them is somebody of that place, and nobody here.`;
}

/** Ids of people in a record that came from elsewhere: what they mean is known there, so that nobody here is called by them. */
export function peopleElsewhere(
  entries: readonly { readonly event: object; readonly by: { readonly id: string } }[],
  imported: Pick<ImportedView, 'entries'> | undefined,
): ReadonlySet<string> {
  const own = entries.slice(0, imported?.entries ?? 0);
  return new Set(own.flatMap(({ event, by }) => [by.id, ...idsIn(event)]));
}

/** Members that hold the id of somebody: of a player, or of an actor with a role. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  const { id, role, player, judge } = value as { readonly [member: string]: unknown };
  const own = [...(typeof role === 'string' ? [id] : []), player, judge].filter((one) => typeof one === 'string');
  return [...own, ...Object.values(value).flatMap(idsIn)];
}
