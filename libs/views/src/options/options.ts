import { Reason, is, type Static } from '@adjutant/kernel';
import {
  hasToName,
  judge,
  mayBeOf,
  namesAmong,
  openQuestions,
  presumedQuestions,
  putTo,
  reasonsAgainst,
  useCode,
  vouchedQuestions,
  type Declaration,
  type Entry,
  type Judgement,
  type Pack,
  type Side,
  type Table,
  type Unit,
} from '@adjutant/rules';

export const TargetOption = is.object(
  {
    unit: is.anyText(),
    open: is.yes(),
    due: is.anyWhole(),
    questions: is.many(is.object({ key: is.anyText(), asks: is.anyText() }), {
      says: 'What whoever acts vouches for by acting.',
    }),
    because: is.many(is.part(Reason, 'code', 'message', 'cites')),
  },
  { name: 'TargetOption' },
);
export type TargetOption = Static<typeof TargetOption>;

/** One thing that a player might do now: for which units it is open, at which price, and why not otherwise. */
export const Option = is.object(
  {
    entry: is.anyText(),
    name: is.anyText(),
    kind: is.anyText(),
    summary: is.anyText(),
    open: is.yes({ says: 'Whether it is open now, for at least one target where it needs one.' }),
    cost: is.orNull(is.object({ resource: is.anyText(), printed: is.anyWhole() })),
    due: is.anyWhole({
      says: 'The price, where it does not depend on the target, and what is vouched for where it needs none.',
    }),
    questions: TargetOption.properties.questions,
    targets: is.many(TargetOption),
    because: is.many(is.part(Reason, 'code', 'message', 'cites'), {
      says: 'Why it is not open, where that does not depend on the target.',
    }),
  },
  { name: 'Option' },
);
export type Option = Static<typeof Option>;

/** Kinds that a player always declares; of what else has a time, what is borne works by itself or is claimed with a use. */
const DECLARED = ['stratagem', 'order'];
const BORNE = ['ability', 'enhancement'];

/** What a player may do now, with cost and questions, and why not for the rest. */
export function optionsFor(pack: Pack, table: Table, side: Side): readonly Option[] {
  const declared = declaredBy(pack, table, side);
  const called = namesAmong(pack, declared);
  return declared.map((entry) => ({ ...optionOf(pack, table, side, entry), name: called(entry) }));
}

/** What a player declares when it is used, whether the rules let it be now or not. */
export function declaredBy(pack: Pack, table: Table, side: Side): readonly Entry[] {
  return Object.values(pack.entries)
    .filter((entry) => isDeclared(pack, entry) && mayBeOf(pack, table, side, entry))
    .filter((entry) => entry.kind !== 'order' || issuers(table, side).length > 0);
}

function isDeclared({ used = [] }: Pack, entry: Entry): boolean {
  return (
    DECLARED.includes(entry.kind) ||
    used.includes(entry.kind) ||
    (entry.timing !== undefined && !BORNE.includes(entry.kind))
  );
}

function issuers(table: Table, side: Side): string[] {
  return Object.values(table.units)
    .filter((unit) => unit.owner === side && !unit.destroyed && unit.orders !== undefined)
    .map((unit) => unit.id);
}

/** Whose unit an entry is for, if it has to be named: where units are not listed nobody names any. */
function roleNamed(entry: Entry, table: Table, player: Side): string | null {
  const role = roleOf(entry);
  const rule = (role !== null && entry.roles?.[role]) || { is: 'own-unit' as const };
  return role !== null && hasToName({ table, player }, rule) ? role : null;
}

/** The role of the unit that an entry is for: what it is called first among those of the player's own. */
function roleOf(entry: Entry): string | null {
  if (entry.kind === 'order') return 'recipient';
  const roles = Object.entries(entry.roles ?? {});
  const own = roles.find(([name]) => name === 'target') ?? roles.find(([, role]) => role.is === 'own-unit');
  return own?.[0] ?? null;
}

function optionOf(pack: Pack, table: Table, side: Side, entry: Entry): Option {
  const role = roleNamed(entry, table, side);
  const bare = weighed(pack, table, side, entry, {});
  const isUnnamed = role === null && roleOf(entry) !== null;
  const general = against(bare).filter((reason) => !(isUnnamed ? missingRole(reason) : aboutRoles(reason)));
  const candidates = (unit: string): readonly Declaration['roles'][] =>
    entry.kind === 'order'
      ? issuers(table, side).map((issuer) => ({ [role ?? 'recipient']: unit, issuer }))
      : [{ [role ?? 'target']: unit }];
  const weighedFor = (unit: string) => candidates(unit).map((roles) => weighed(pack, table, side, entry, roles));
  const units = role === null ? [] : fitting(table, side, entry, role);
  const tried = general.length > 0 ? [] : units.map((unit) => targetOption(unit.id, weighedFor(unit.id)));
  const targets = tried.filter((one) => one.open);
  const nobody = general.length === 0 && role !== null && targets.length === 0 ? whyNobody(entry, tried) : [];
  const because = [...general, ...nobody].map(({ code, message, cites }) => ({ code, message, cites }));
  const [[resource, printed] = [null, 0]] = Object.entries(entry.costs ?? {});
  return {
    entry: entry.id,
    name: entry.name,
    kind: entry.kind,
    summary: entry.summary,
    open: because.length === 0,
    cost: resource === null ? null : { resource, printed },
    due: bare.price.due,
    questions: role === null ? asked(bare) : [],
    targets,
    because,
  };
}

/** The units that the role is about; where it may be anybody's, those of the player. */
function fitting(table: Table, side: Side, entry: Entry, role: string): readonly Unit[] {
  const foes = entry.roles?.[role]?.is === 'enemy-unit';
  return Object.values(table.units).filter((unit) => (unit.owner === side) !== foes);
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
    {
      code: useCode(entry.kind, 'no-eligible-unit'),
      message: `${entry.name}: no unit fits now.`,
      cites: [entry.source],
    },
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
    questions: asked(best),
    because: reasons.map(({ code, message, cites }) => ({ code, message, cites })),
  };
}

function asked(judgement: Judgement): TargetOption['questions'] {
  const questions = [openQuestions, presumedQuestions, vouchedQuestions].flatMap((one) => one(judgement));
  return questions.map((finding) => ({ key: finding.key ?? finding.check, asks: putTo(finding) }));
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
