interface Laid {
  readonly id: string;
  readonly title: string;
}

const BY_NUMBER = new Intl.Collator(undefined, { numeric: true });

const above = (one: Laid, other: Laid): number =>
  BY_NUMBER.compare(one.title, other.title) || BY_NUMBER.compare(one.id, other.id);

/** The other papers of a stack, as they come after one: by their titles, such as the numbers of tables, and round again. */
export function inStack<Match extends Laid>(matches: readonly Match[], after: Laid): readonly Match[] {
  const others = matches.filter(({ id }) => id !== after.id).toSorted(above);
  return [...others.filter((one) => above(after, one) < 0), ...others.filter((one) => above(after, one) >= 0)];
}
