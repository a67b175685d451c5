import type { Reason } from '@adjutant/kernel';
import { BOOK, bookOf } from '../book/book-names.js';
import { allSteps, SIDES, type Side } from '../clock/sequence.js';
import type { Entry } from '../pack/entry.js';
import { opensBefore } from '../judge/before-battle.js';
import { BEFORE_BATTLE } from '../pack/fact.js';
import { withGeneralRules } from '../pack/general-rules.js';
import { isCalled } from '../pack/called.js';
import { plainName, sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import { findEntry } from '../pack/shelf.js';
import type { RosterStratagem } from '../table/table.js';
import type { Roster } from './roster.js';
import { detachmentsFielded } from './several.js';
import type { RulesCode } from '../refusals.js';

/** What of the armies at a table matters here. */
type Armies = {
  readonly [side in Side]: {
    readonly detachment?: string | null;
    readonly picks?: readonly { readonly kind: string; readonly name: string }[];
    readonly stratagems?: readonly RosterStratagem[];
  } | null;
};

/** How the ids begin of what rosters write out. */
export const ROSTER = 'roster';

/** What owns the entries that the roster of a player writes out. */
export function rosterOf(side: Side): string {
  return `${ROSTER}/${side}`;
}

/** Whose roster writes an entry out; undefined for those of the pack. */
export function writtenBy({ owner }: Pick<Entry, 'owner'>): Side | undefined {
  return SIDES.find((side) => rosterOf(side) === owner);
}

/** An entry as good as those of the pack: the pack's general rules for its kind stand behind it. */
function entryOf(pack: Pack, side: Side, { id, name, costs, timing, limits }: RosterStratagem): Entry {
  const source = { document: 'roster', section: name };
  const own = limits?.map((limit) => ({ scope: 'army' as const, ...limit, source }));
  const entry: Entry = {
    id: `${rosterOf(side)}/${id ?? slugOf(name)}`,
    name,
    kind: 'stratagem',
    owner: rosterOf(side),
    ...(id === undefined ? {} : { aliases: [id] }),
    costs,
    ...(timing ? { timing } : {}),
    ...(own ? { limits: own } : {}),
    summary: 'Written out on the roster: what it does is settled at the table.',
    source,
  };
  return withGeneralRules(entry, pack.rules);
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-');
}

/** Everything reads the pack of a match again for each entry of its record: what was made once is kept. */
const MADE = new WeakMap<Pack, WeakMap<Armies, Pack>>();

/** The pack as it holds at one table: with the entries that rosters there write out. */
export function withRosters(pack: Pack, armies: Armies): Pack {
  if (SIDES.every((side) => !armies[side]?.stratagems)) return pack;
  const made = MADE.get(pack) ?? new WeakMap<Armies, Pack>();
  MADE.set(pack, made);
  const known = made.get(armies);
  if (known) return known;
  const written = SIDES.flatMap((side) => (armies[side]?.stratagems ?? []).map((one) => entryOf(pack, side, one)));
  const entries = { ...pack.entries, ...Object.fromEntries(written.map((entry) => [entry.id, entry])) };
  const whole: Pack = { ...pack, entries };
  made.set(armies, whole);
  return whole;
}

/** Finds an entry as a player means it: what the own roster writes out comes first, and that of the opponent last. */
export function entryMeant(
  pack: Pack,
  armies: Armies,
  side: Side,
  wanted: string,
  kinds?: readonly string[],
): Entry | undefined {
  return findEntry(
    pack,
    [rosterOf(side), bookOf(side), BOOK, ...detachmentsFielded(pack, armies[side])],
    wanted,
    kinds,
  );
}

/** What is wrong with the stratagems that a roster writes out; null where nothing is. */
export function wrongStratagem(pack: Pack, { detachment, stratagems = [] }: Roster): Reason | null {
  for (const [index, one] of stratagems.entries()) {
    const { name } = one;
    const facts = { stratagem: name };
    const calls = (other: string): boolean => [name, one.id].some((own) => own !== undefined && sameName(own, other));
    if (stratagems.slice(0, index).some((other) => calls(other.name) || (other.id !== undefined && calls(other.id))))
      return wrong('roster/stratagem-twice', `The roster writes out two stratagems called ${name}.`, facts);
    const printed = Object.values(pack.entries).find(
      (entry) =>
        entry.kind === 'stratagem' &&
        ['core', detachment].includes(entry.owner) &&
        [name, one.id].some((own) => own !== undefined && isCalled(entry, own)),
    );
    if (printed)
      return wrong('roster/stratagem-in-pack', `${pack.name} describes ${printed.name}: take it off the roster.`, {
        ...facts,
        entry: printed.id,
      });
    const malformed = strangeWord(pack, one);
    if (malformed) return wrong('roster/stratagem-malformed', `${name}: ${malformed}`, facts);
  }
  return null;
}

function wrong(code: RulesCode, message: string, facts: Reason['facts']): Reason {
  return { code, message, facts, cites: [] };
}

function strangeWord(pack: Pack, { name, costs, timing }: RosterStratagem): string | null {
  if (plainName(name) === '') return 'a name needs a letter or a digit.';
  const resources = Object.keys(pack.economy.start);
  const paid = Object.keys(costs);
  if (paid.length > 1 || paid.some((one) => !resources.includes(one)))
    return `it costs ${paid.join(' and ')}; one of these may be paid: ${resources.join(', ')}.`;
  const steps = [...(opensBefore(pack) ? [BEFORE_BATTLE] : []), ...allSteps(pack.sequence).map((step) => step.id)];
  const stranger = timing?.phases.find((one) => !steps.includes(one.phase));
  return stranger ? `there is no step ${stranger.phase}; the steps are ${steps.join(', ')}.` : null;
}
