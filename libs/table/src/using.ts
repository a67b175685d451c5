import { namesAmong, opponentOf, useCode, type Entry, type Role, type Side } from '@adjutant/rules';
import { declaredBy } from '@adjutant/views';
import { bearersOf, isBorne } from './borne.js';
import { entryCommand } from './entry-command.js';
import { fitting, type Fitting } from './fitting.js';
import { namesFor, rolesAsked, unnamed, type Named } from './naming.js';
import { obstaclesIn, type Laid } from './sitting.js';
import { standing, type Ask, type Candidate, type Obstacle, type Tap, type Vouched } from './tap.js';

const IDLE = 'The price rose beyond what is left: nothing is paid, nothing comes of it, and the use counts.';

/** What a player may use: with its price, every role with its candidates, and why not for the rest. */
export function uses(at: Laid, player: Side): readonly Tap[] {
  const declared = declaredBy(at.pack, at.table, player);
  const borne = Object.values(at.pack.entries).filter((one) => isBorne(one) && bearersOf(at, player, one).length > 0);
  const all = [...new Set([...declared, ...borne])].toSorted((one, other) => spread(one) - spread(other));
  const called = namesAmong(at.pack, all);
  const taps = all.map((entry) => ({ ...useOf(at, player, entry), name: called(entry) }));
  return [...taps.filter(({ open }) => open), ...taps.filter(({ open }) => !open)];
}

/** In how many places it may be used: what has its time now is wanted before what may be used at any time. */
function spread({ timing }: Entry): number {
  return timing?.phases?.length ?? Number.MAX_SAFE_INTEGER;
}

function useOf(at: Laid, player: Side, entry: Entry): Tap {
  const { type, data, rolesInto } = entryCommand(entry, player);
  const fits = fitting(at, player, entry);
  const [resource] = Object.keys(entry.costs ?? {});
  const because = fits.isOpen
    ? []
    : fits.against.length > 0
      ? obstaclesIn({ reasons: fits.against })
      : [nobodyFor(entry)];
  const roles = rolesAsked(at, player, entry);
  const asVouched = [unnamed(at, player, entry) ?? []].flat();
  const reacts = fits.isOpen && at.table.clock?.turn === opponentOf(player);
  return {
    id: `use ${player} ${entry.id}`,
    kind: 'use',
    player,
    name: entry.name,
    says: fits.isOpen ? [entry.summary, ...(fits.isIdle ? [IDLE] : []), ...asVouched].join(' ') : entry.summary,
    ...(resource === undefined ? {} : { cost: { resource, due: fits.due } }),
    ...(fits.vouches.length === 0 ? {} : { vouches: fits.vouches }),
    ...(reacts ? { reacts } : {}),
    ...standing(because),
    type,
    data,
    // Whoever might be named is of no use where nobody can be.
    asks: fits.isOpen
      ? [
          ...roles.map(([role, rule]) =>
            askFor(
              mayBeLeftOut(roles, rule, fits) ? rule : without(rule),
              rolesInto(role),
              candidates(at, player, [role, rule], fits),
            ),
          ),
          ...claimsAsked(fits, resource),
        ]
      : [],
  };
}

function askFor({ is, says, optional }: Role, into: readonly string[], from: readonly Candidate[] | null): Ask {
  const asked = { into, says, ...(optional ? { optional: true } : {}) };
  if (from !== null) return { ...asked, what: 'pick', from };
  return is === 'number' ? { ...asked, what: 'number', least: -999_999, most: 999_999 } : { ...asked, what: 'words' };
}

/** Where a condition asks for what is named, and there is but one that could be left out, it cannot be. */
function mayBeLeftOut(roles: ReturnType<typeof rolesAsked>, { optional }: Role, { namesAll }: Fitting): boolean {
  return optional === true && !(namesAll && roles.filter(([, one]) => one.optional).length === 1);
}

function without({ is, says }: Role): Role {
  return { is, says };
}

/** What lets it be free, or be used once more, is offered; where it has to be, it is asked for. */
function claimsAsked({ claims, onlyClaimed }: Fitting, resource: string | undefined): readonly Ask[] {
  if (claims.length === 0) return [];
  const from = claims.map(({ id, name, due, against }): Candidate => {
    const beside = resource === undefined ? {} : { beside: `${due} ${resource.toUpperCase()}` };
    return against === undefined ? { id, name, open: true, ...beside } : { id, name, open: false, says: against };
  });
  const says = 'Under which ability?';
  return [{ what: 'pick', into: ['claims', 0], says, from, ...(onlyClaimed ? {} : { optional: true as const }) }];
}

/** Whom no way names that is open cannot be pointed at; whoever may be left out is not tried beforehand. */
function candidates(
  at: Laid,
  player: Side,
  [role, rule]: readonly [string, Role],
  fits: Fitting,
): readonly Candidate[] | null {
  const alive = namesFor(at, player, rule);
  if (alive === null) return null;
  const isThere = (id: string): boolean => alive.some((one) => one.id === id);
  const all = (namesFor(at, player, rule, 'all') ?? []).map((one) =>
    rule.optional ? { ...one, open: true } : candidate(one, fits.obstacle(role, one.id), fits.vouchesFor(role, one.id)),
  );
  // Whoever is gone is shown where the rule is about them.
  return all.filter(({ id, open }) => isThere(id) || (open && rule.optional !== true));
}

function candidate(named: Named, against: string | undefined, vouches: readonly Vouched[]): Candidate {
  if (against !== undefined) return { ...named, open: false, says: against };
  return { ...named, open: true, ...(vouches.length === 0 ? {} : { vouches }) };
}

/** Of a card in hand nobody says that it is somebody. */
function nobodyFor({ kind, name, source, roles = {} }: Entry): Obstacle {
  const isOfCards = Object.values(roles).some(({ is }) => is === 'own-objective');
  const message = `${name}: ${isOfCards ? 'nothing in hand' : 'nobody'} fits now.`;
  return { code: useCode(kind, 'no-eligible-unit'), message, cites: [source] };
}
