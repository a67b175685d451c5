/**
 * What is made of a value that never changes, such as a pack: made once, and kept for as long as somebody holds that value.
 * Only for what is made of nothing else, so that nobody can tell whether it was kept.
 */
export function keptBy<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, { readonly made: Made }>();
  // Most of what is asked was asked just before, and looking it up takes as long as a dozen comparisons.
  let latest: { readonly of: Of; readonly made: Made } | undefined;
  return (of) => {
    if (latest?.of === of) return latest.made;
    let known = kept.get(of);
    if (!known) kept.set(of, (known = { made: make(of) }));
    latest = { of, made: known.made };
    return known.made;
  };
}
