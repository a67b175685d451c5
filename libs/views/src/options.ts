import type { Reason } from '@adjutant/kernel';
import {
  askedBy,
  judge,
  openQuestions,
  reasonsAgainst,
  type Declaration,
  type Entry,
  type Finding,
  type Judgement,
  type Pack,
  type Side,
  type Table,
} from '@adjutant/rules';

/** One thing that a player might do now: for which units it is open, at which price, and why not otherwise. */
export interface Option {
  readonly entry: string;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  /** Whether it is open now, for at least one target where it needs one. */
  readonly open: boolean;
  readonly cost: { readonly resource: string; readonly printed: number } | null;
  readonly targets: readonly TargetOption[];
  /** Why it is not open, where that does not depend on the target. */
  readonly because: readonly Pick<Reason, 'code' | 'message' | 'cites'>[];
}

export interface TargetOption {
  readonly unit: string;
  readonly open: boolean;
  readonly due: number;
  /** What whoever acts vouches for by acting. */
  readonly questions: readonly { readonly key: string; readonly asks: string }[];
  readonly because: readonly Pick<Reason, 'code' | 'message' | 'cites'>[];
}

const ROLE_OF_KIND: { readonly [kind: string]: string } = { stratagem: 'target', order: 'recipient' };

/** What a player may do now, with cost and questions, and why not for the rest. */
export function optionsFor(pack: Pack, table: Table, side: Side): readonly Option[] {
  const detachment = table.armies[side]?.detachment;
  return Object.values(pack.entries)
    .filter((entry) => ROLE_OF_KIND[entry.kind] !== undefined && (entry.owner === 'core' || entry.owner === detachment))
    .filter((entry) => entry.kind !== 'order' || issuers(table, side).length > 0)
    .map((entry) => optionOf(pack, table, side, entry));
}

function issuers(table: Table, side: Side): string[] {
  return Object.values(table.units)
    .filter((unit) => unit.owner === side && !unit.destroyed && unit.orders !== undefined)
    .map((unit) => unit.id);
}

function optionOf(pack: Pack, table: Table, side: Side, entry: Entry): Option {
  const role = ROLE_OF_KIND[entry.kind] ?? 'target';
  const bare = weighed(pack, table, side, entry, {});
  const general = against(bare).filter((reason) => !aboutRoles(reason));
  const own = Object.values(table.units).filter((unit) => unit.owner === side);
  const candidates = (unit: string): readonly Declaration['roles'][] =>
    entry.kind === 'order' ? issuers(table, side).map((issuer) => ({ [role]: unit, issuer })) : [{ [role]: unit }];
  const weighedFor = (unit: string) => candidates(unit).map((roles) => weighed(pack, table, side, entry, roles));
  const tried = general.length > 0 ? [] : own.map((unit) => targetOption(unit.id, weighedFor(unit.id)));
  const targets = tried.filter((one) => one.open);
  const [[resource, printed] = [null, 0]] = Object.entries(entry.costs ?? {});
  const nobody = general.length === 0 && targets.length === 0 ? whyNobody(entry, tried) : [];
  return {
    entry: entry.id,
    name: entry.name,
    kind: entry.kind,
    summary: entry.summary,
    open: targets.length > 0,
    cost: resource === null ? null : { resource, printed },
    targets,
    because: [...general, ...nobody].map(({ code, message, cites }) => ({ code, message, cites })),
  };
}

type Because = TargetOption['because'];

/** What stands against every unit there is; where units fail for different reasons, that none of them fits. */
function whyNobody(entry: Entry, tried: readonly TargetOption[]): Because {
  const [first, ...others] = tried.map((one) => one.because);
  const shared = (first ?? []).filter(({ code }) =>
    others.every((because) => because.some((one) => one.code === code)),
  );
  if (shared.length > 0) return shared;
  return [
    { code: `${entry.kind}/no-eligible-unit`, message: `${entry.name}: no unit fits now.`, cites: [entry.source] },
  ];
}

/** The best of the ways in which an entry might be used on a unit. */
function targetOption(unit: string, judged: readonly Judgement[]): TargetOption {
  const best = judged.find((one) => against(one).filter((reason) => !missingRole(reason)).length === 0) ?? judged[0];
  if (!best) return { unit, open: false, due: 0, questions: [], because: [] };
  const reasons = against(best).filter((reason) => !missingRole(reason));
  return {
    unit,
    open: reasons.length === 0,
    due: best.price.due,
    questions: openQuestions(best).map((finding: Finding) => ({
      key: finding.key ?? finding.check,
      asks: askedBy(finding),
    })),
    because: reasons.map(({ code, message, cites }) => ({ code, message, cites })),
  };
}

function weighed(pack: Pack, table: Table, player: Side, entry: Entry, roles: Declaration['roles']): Judgement {
  return judge(pack, table, entry, { player, entry: entry.id, roles, answers: {}, claims: [] });
}

function against(judgement: Judgement): Reason[] {
  return reasonsAgainst(judgement, { attestations: 'open' });
}

function missingRole(reason: Reason): boolean {
  return reason.code.endsWith('/not-named');
}

/** Reasons that only say that nothing has been chosen yet. */
function aboutRoles(reason: Reason): boolean {
  return missingRole(reason) || Object.values(reason.facts).includes(null);
}
