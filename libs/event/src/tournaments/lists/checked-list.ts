import type { Reason, Refusal } from '@adjutant/kernel';
import { LIMITS, readList, type Reading } from '@adjutant/rosters';
import {
  detachmentsOnce,
  EMPTY_TABLE,
  namesOfPack,
  namesToldByRoster,
  reasonsAgainstRoster,
  reasonsAgainstTelling,
  toldByRoster,
  uncheckedOfRoster,
  untoldByRoster,
  withDecided,
  type Pack,
  type Roster,
  type ToldOption,
} from '@adjutant/rules';
import type { BroughtList } from '@adjutant/tournament';
import { refuse, type EventCode } from '../../refusals.js';

/** A list as it was brought. */
export interface ListBrought {
  readonly content: string | Uint8Array;
  /** The reader that somebody has chosen; null: let it be recognised. */
  readonly reader: string | null;
}

/** What an event holds a list to; without a pack nothing is checked. */
export interface HeldTo {
  readonly pack: Pack | undefined;
  readonly pointsLimit: number | undefined;
}

export interface CheckedList {
  readonly check: BroughtList['check'];
  /** Null where nothing here can read it. */
  readonly reading: Reading | null;
  /** The army as it was checked, with the limit of the event. */
  readonly roster: Roster | null;
  /** Names of its detachments, where the pack says what they are. */
  readonly detachments?: readonly string[];
  /** What it tells of choices that lists tell, by ids. */
  readonly told?: readonly ToldOption[];
  /** The same as people read it. */
  readonly says?: readonly ToldOption[];
  /** What speaks against it. */
  readonly against: readonly Reason[];
  /** What nobody has checked, and why. */
  readonly open: readonly Reason[];
}

/** What nobody can read may still be a list that a person can: everything else that is refused is none. */
const FOR_A_PERSON: ReadonlySet<string> = new Set([
  'list/unknown',
  'list/no-units',
  'list/needs-book',
  'list/other-game',
]);

/** Reads a list and holds it to the pack. The same list comes to the same under the same release; a refusal says why it is none. */
export function checkedList({ content, reader }: ListBrought, { pack, pointsLimit }: HeldTo): CheckedList | Refusal {
  if (typeof content === 'string' && !isPlain(content))
    return refuse('list/not-text', 'The text holds what no list has: copy it again, or choose the file of it.');
  if (content.length > LIMITS.text)
    return refuse(
      'list/too-long',
      `There are ${content.length} characters or bytes; a list has at most ${LIMITS.text}.`,
    );
  const known = pack && namesOfPack(pack);
  const read = readList(content, { ...(known && { known }), ...(reader === null ? {} : { reader }) });
  if (!read.ok) return FOR_A_PERSON.has(read.refusal.code) ? unread(read.refusal) : read.refusal;
  const { reading } = read;
  const roster = pointsLimit === undefined ? reading.roster : { ...reading.roster, limit: pointsLimit };
  if (pack === undefined)
    return {
      check: 'unchecked',
      reading,
      roster,
      against: [],
      open: [unchecked('The event names no pack to check it with.')],
    };
  return { reading, roster, ...tellingOf(pack, roster), ...heldTo(pack, reading, roster) };
}

function tellingOf(pack: Pack, roster: Roster): Pick<CheckedList, 'detachments' | 'told' | 'says'> {
  const detachments = detachmentsOnce(pack, roster).map(({ name }) => name);
  return { detachments, told: toldByRoster(pack, roster), says: namesToldByRoster(pack, roster) };
}

function heldTo(pack: Pack, reading: Reading, roster: Roster): Pick<CheckedList, 'check' | 'against' | 'open'> {
  const at = { table: EMPTY_TABLE, player: 'A' } as const;
  const against = withDecided(reasonsAgainstRoster(pack, roster, at), reasonsAgainstTelling(pack, roster));
  const passedOver = uncheckedOfRoster(pack, roster, at);
  const unsure = [...unsureIn(reading), ...untoldIn(pack, roster), ...unlookedAt(pack)];
  const open = [...unsure, ...passedOver.map(({ reason }) => reason)];
  const unknown = unsure.length > 0 || passedOver.some(({ why }) => why === 'unknown');
  // A name that may be meant otherwise makes every reason doubtful: a person looks first.
  if (against.length > 0 && reading.asks.length === 0) return { check: 'illegal', against, open };
  return { check: unknown ? 'unchecked' : 'legal', against, open };
}

/** Where what was read may not be what was brought. */
function unsureIn({ asks, differs }: Reading): readonly Reason[] {
  return [
    ...asks.map(({ sort, written, near }) =>
      unchecked(
        `${written} is no ${sort} that the pack knows${near.length > 0 ? `: is ${near.join(' or ')} meant?` : '.'}`,
      ),
    ),
    ...differs
      .filter(({ what }) => what !== 'limit')
      .map(({ what, stated, found }) => unchecked(`The list says ${stated} ${what}, and ${found} are found.`)),
  ];
}

/** What stands on lists and not on this one is chosen at each table. */
const untoldIn = (pack: Pack, roster: Roster): readonly Reason[] =>
  untoldByRoster(pack, roster).map(({ name }) =>
    unchecked(`The list tells no ${name}: it would be chosen at the table of each round.`),
  );

/** Of a pack that asks nothing of armies nobody can say that a list keeps to it. */
const unlookedAt = ({ name, armyChecks = {} }: Pack): readonly Reason[] =>
  Object.keys(armyChecks).length > 0 ? [] : [unchecked(`${name} asks nothing of an army that could be checked.`)];

const unread = ({ message, code, facts, cites }: Refusal): CheckedList => ({
  ...{ check: 'unchecked', reading: null, roster: null, against: [] },
  open: [{ code, message, facts, cites }],
});

function unchecked(message: string): Reason {
  return { code: 'lists/unchecked' satisfies EventCode, message, facts: {}, cites: [] };
}

const isPlain = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
