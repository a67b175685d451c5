/**
 * What is made of a value that never changes, such as a pack: made once, and kept for as long as somebody holds that value.
 * Only for what is made of nothing else, so that nobody can tell whether it was kept.
 */
export function keptBy<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    let known = kept.get(of);
    if (!known) kept.set(of, (known = { made: make(of) }));
    return known.made;
  };
}
