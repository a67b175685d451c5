import type { Reason } from '@adjutant/kernel';
import {
  countsUnpaid,
  judge,
  reasonsAgainst,
  type Entry,
  type Finding,
  type Judgement,
  type Side,
} from '@adjutant/rules';
import { claimableFor, claimOf, type Claimable } from './claiming.js';
import { namesFor, rolesAsked, type Among, type Named } from './naming.js';
import type { Laid } from './sitting.js';
import type { Vouched } from './tap.js';
import { beyond, inAll, vouchedByRole } from './vouching.js';

/** More ways than this are not tried one by one: each role is then looked at for itself. */
const MOST_WAYS = 300;
/** Whatever is named, these stand. */
const ALWAYS = ['owner', 'timing'];

type Roles = { readonly [role: string]: string };

/** One way of using something: who stands in which role, and what stands against it. */
interface Way {
  readonly roles: Roles;
  readonly reasons: readonly Reason[];
  readonly due: number;
  readonly vouches: readonly Vouched[];
  /** Whether a condition asks for somebody or something who may be left out elsewhere. */
  readonly lacks: boolean;
  /** Whether it counts unpaid, and nothing comes of it. */
  readonly isIdle: boolean;
}

/** What of a claim: whether there is a way with it, and at which price. */
export interface Claiming extends Claimable {
  readonly due: number;
  readonly against?: string;
}

/** Whether something can be used now at all, on whom, at which price, and why not otherwise. */
export interface Fitting {
  readonly due: number;
  /** What stands against every way there is. */
  readonly against: readonly Reason[];
  readonly isOpen: boolean;
  /** Whether every way there is counts unpaid, and nothing comes of it. */
  readonly isIdle: boolean;
  /** What may be claimed for it, and whether it is used under a claim or not at all. */
  readonly claims: readonly Claiming[];
  readonly onlyClaimed: boolean;
  /** Whether what may be left out elsewhere has to be named here. */
  readonly namesAll: boolean;
  /** What is vouched for whoever is named, and what besides by naming this one. */
  readonly vouches: readonly Vouched[];
  readonly vouchesFor: (role: string, id: string) => readonly Vouched[];
  /** By role: what stands against naming this one, whoever else is named; nothing where there is a way with it. */
  readonly obstacle: (role: string, id: string) => string | undefined;
}

export function fitting(at: Laid, player: Side, entry: Entry): Fitting {
  const bare = weigh(at, player, entry, {});
  const always = bare.judgement.findings.filter(({ check, answer }) => ALWAYS.includes(check) && answer === 'unmet');
  if (always.length > 0) return closedBy(always, entry, bare.way.due);
  const plain = waysOf(at, player, entry);
  const claimed = claimableFor(at, player, entry).map((claim) => ({ claim, ways: waysOf(at, player, entry, claim) }));
  const isPlain = plain.some(isFree);
  // Where it cannot be paid for, or was used already, it may still be claimed.
  const ways = isPlain ? plain : (claimed.find((one) => one.ways.some(isFree))?.ways ?? plain);
  const open = ways.filter(isFree);
  const vouches = inAll(open.map((way) => way.vouches));
  return {
    due: (open[0] ?? bare.way).due,
    against: open.length > 0 ? [] : shared(ways),
    isOpen: open.length > 0,
    isIdle: open.length > 0 && open.every(({ isIdle }) => isIdle),
    claims: claimed.map((one) => claimingOf(one.claim, one.ways)),
    onlyClaimed: !isPlain && open.length > 0,
    namesAll: open.length > 0 && open.every(({ lacks }) => lacks),
    vouches,
    vouchesFor: (role, id) =>
      beyond(
        open.filter(({ roles }) => roles[role] === id).map((way) => way.vouches),
        vouches,
      ),
    obstacle: (role, id) => (open.some(({ roles }) => roles[role] === id) ? undefined : leastAgainst(ways, role, id)),
  };
}

function closedBy(always: readonly Finding[], entry: Entry, due: number): Fitting {
  const against = always.map(({ code, says, facts, cites }) => ({
    code,
    message: `${entry.name}: ${says}`,
    facts,
    cites,
  }));
  const nothing = { vouches: [], vouchesFor: () => [], obstacle: () => undefined, claims: [] };
  return { due, against, isOpen: false, isIdle: false, onlyClaimed: false, namesAll: false, ...nothing };
}

/** Every way to use it; what can be done with nobody who is there may be for those who are gone. */
function waysOf(at: Laid, player: Side, entry: Entry, claim?: Claimable): readonly Way[] {
  const among = (which: Among): readonly Way[] =>
    namings(at, player, entry, which).map((roles) => weigh(at, player, entry, roles, claim).way);
  const alive = among('alive');
  return alive.some(isFree) ? alive : among('all');
}

function claimingOf(claim: Claimable, ways: readonly Way[]): Claiming {
  const open = ways.find(isFree);
  if (open) return { ...claim, due: open.due };
  const [best] = ways.toSorted((one, other) => one.reasons.length - other.reasons.length);
  return { ...claim, due: best?.due ?? 0, against: best?.reasons[0]?.message ?? 'It does not fit.' };
}

function weigh(
  at: Laid,
  player: Side,
  entry: Entry,
  roles: Roles,
  claim?: Claimable,
): { way: Way; judgement: Judgement } {
  const { pack, table } = at;
  const claims = claim ? [claimOf(at, claim, roles['target'])] : [];
  const judgement = judge(pack, table, entry, { player, entry: entry.id, roles, answers: {}, claims });
  const all = reasonsAgainst(judgement, { attestations: 'open' });
  const reasons = all.filter(({ code }) => !code.endsWith('not-named'));
  const lacks = all.some(
    ({ code, facts }) => code.endsWith('not-named') && !String(facts['check']).startsWith('role-'),
  );
  const vouches = reasons.length > 0 ? [] : vouchedByRole(judgement, roles, table);
  const { price, scene } = judgement;
  const isIdle = countsUnpaid(scene, price);
  return { judgement, way: { roles, reasons, due: isIdle ? 0 : price.due, vouches, lacks, isIdle } };
}

/** Every way to name those who have to be named; where there are too many, each of them alone. */
function namings(at: Laid, player: Side, entry: Entry, among: Among): readonly Roles[] {
  const named = rolesAsked(at, player, entry).flatMap(([role, rule]): [string, readonly Named[]][] => {
    const from = namesFor(at, player, rule, among);
    return rule.optional || from === null ? [] : [[role, from]];
  });
  const count = named.reduce((ways, [, from]) => ways * from.length, 1);
  if (count > MOST_WAYS) return named.flatMap(([role, from]) => from.map(({ id }) => ({ [role]: id })));
  return named.reduce<readonly Roles[]>(
    (ways, [role, from]) => ways.flatMap((roles) => from.map(({ id }) => ({ ...roles, [role]: id }))),
    [{}],
  );
}

function isFree({ reasons }: Way): boolean {
  return reasons.length === 0;
}

function shared(ways: readonly Way[]): readonly Reason[] {
  const [first, ...others] = ways;
  return (first?.reasons ?? []).filter(({ code }) =>
    others.every(({ reasons }) => reasons.some((one) => one.code === code)),
  );
}

function leastAgainst(ways: readonly Way[], role: string, id: string): string {
  const own = ways.filter(({ roles }) => roles[role] === id);
  const [best] = own.toSorted((one, other) => one.reasons.length - other.reasons.length);
  return best?.reasons[0]?.message ?? 'It does not fit.';
}
