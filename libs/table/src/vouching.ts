import { openQuestions, presumedQuestions, putTo, vouchedQuestions, type Judgement, type Table } from '@adjutant/rules';
import type { Vouched } from './tap.js';

/** What whoever declares this vouches for, in plain words. */
export function vouchedIn(judgement: Pick<Judgement, 'findings'> & Partial<Judgement>): readonly Vouched[] {
  const questions = [openQuestions, presumedQuestions, vouchedQuestions].flatMap((asked) => asked(judgement));
  return questions.map((finding) => ({ key: finding.key ?? finding.check, asks: putTo(finding) }));
}

/** The same whoever is named: those who stand in roles are called by them. */
export function vouchedByRole(
  judgement: Judgement,
  roles: { readonly [role: string]: string },
  { units }: Table,
): readonly Vouched[] {
  const asRoles = (text: string): string =>
    Object.entries(roles).reduce(
      (said, [role, id]) => said.replaceAll(`${units[id]?.name} (${id})`, `the ${role}`),
      text,
    );
  return vouchedIn(judgement).map(({ key, asks }) => ({ key, asks: asRoles(asks) }));
}

/** What is vouched for in each of these cases. */
export function inAll(cases: readonly (readonly Vouched[])[]): readonly Vouched[] {
  const [first = [], ...others] = cases;
  return first.filter((one) => others.every((other) => other.some((its) => isSame(its, one))));
}

/** What is vouched for in one of these cases at least, but for what is said already. */
export function beyond(cases: readonly (readonly Vouched[])[], said: readonly Vouched[]): readonly Vouched[] {
  const all = cases.flat();
  const once = all.filter((one, index) => all.findIndex((other) => isSame(other, one)) === index);
  return once.filter((one) => !said.some((its) => isSame(its, one)));
}

function isSame(one: Vouched, other: Vouched): boolean {
  return one.key === other.key && one.asks === other.asks;
}
