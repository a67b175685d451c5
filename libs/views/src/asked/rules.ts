import { Citation, is, type Static } from '@adjutant/kernel';
import { incomeName, type Entry, type LedgerLine, type Pack } from '@adjutant/rules';

/** A rule that a number rests on: by its id, its name, and where it stands. */
export const RuleView = is.object(
  { id: is.anyText(), name: is.anyText(), cites: is.many(Citation) },
  { name: 'RuleView' },
);
export type RuleView = Static<typeof RuleView>;

const view = (id: string, name: string, source: Citation): RuleView => ({ id, name, cites: [source] });

export function entryRule({ id, name, source }: Entry): RuleView {
  return view(id, name, source);
}

/** The rule that a ledger line rests on; null where it rests on somebody's word alone. */
export function ruleOfLine(pack: Pack, line: Pick<LedgerLine, 'what' | 'kind' | 'account'>): RuleView | null {
  const { what, kind, account } = line;
  const entry = pack.entries[what];
  if (entry) return entryRule(entry);
  if (kind === 'income') {
    const income = everywhere(pack, ({ income: found }) => found).find((one) => one.id === what);
    if (income) return view(what, incomeName(pack, income), income.source);
  }
  if (kind === 'expiry') {
    const expiry = everywhere(pack, ({ expiry: found }) => found).find((one) => one.source.section === what);
    if (expiry) return view(what, what, expiry.source);
  }
  const fact = pack.facts?.[what];
  if (fact) return view(fact.id, fact.name, fact.source);
  const final = Object.values(pack.entries)
    .flatMap(({ grants }) => grants?.final ?? [])
    .find(({ id }) => id === what);
  if (final) return view(final.id, final.name, final.source);
  return kind === 'score' ? scoreRule(pack, account) : null;
}

function everywhere<One>(
  { economy, entries }: Pack,
  pick: (
    economy: Pick<Pack['economy'], 'expiry'> & { readonly income?: Pack['economy']['income'] },
  ) => readonly One[] | undefined,
): readonly One[] {
  return [...(pick(economy) ?? []), ...Object.values(entries).flatMap(({ grants }) => pick(grants ?? {}) ?? [])];
}

function scoreRule({ score }: Pack, account: string): RuleView {
  const id = account.slice('vp/'.length);
  return view(account, score.categories.find((one) => one.id === id)?.name ?? id, score.source);
}

/** Why a line of a capped resource stands outside the cap on gains; null where it does not, or where there is none. */
export function outsideCapText(
  pack: Pack,
  line: Pick<LedgerLine, 'what' | 'kind' | 'account' | 'outsideCap'>,
): string | null {
  const cap = (pack.economy.gainCaps ?? []).find((one) => one.resource === line.account);
  if (!cap) return null;
  const outside = (by: string): string => `Outside the cap on gains (${cap.source.section}), by ${by}.`;
  if (line.outsideCap !== undefined) return outside(pack.entries[line.outsideCap]?.name ?? line.outsideCap);
  if (line.kind === 'income') return outside(ruleOfLine(pack, line)?.name ?? line.what);
  return line.kind === 'adjustment' ? outside('the word of an official') : null;
}

/** The rule that kept points back: the cap on gains, or the score sheet. */
export function capRule(pack: Pack, { account, kind }: Pick<LedgerLine, 'account' | 'kind'>): RuleView | null {
  if (kind === 'score') return scoreRule(pack, account);
  const cap = (pack.economy.gainCaps ?? []).find((one) => one.resource === account);
  return kind === 'gain' && cap ? view('gain-cap', cap.source.section, cap.source) : null;
}
