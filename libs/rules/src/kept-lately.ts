/**
 * The same as `keptBy` of values that come and go, such as the units of a table: only what was made of the last few is kept. A map
 * that lets go of its keys would hold what was made of all of them until the collector has walked through everything, and has it
 * copied until then.
 */
export function keptLately<Of extends object, Made>(most: number, make: (of: Of) => Made): (of: Of) => Made {
  const latest: { readonly of: Of; readonly made: Made }[] = [];
  return (of) => {
    for (const known of latest) if (known.of === of) return known.made;
    const made = make(of);
    if (latest.unshift({ of, made }) > most) latest.pop();
    return made;
  };
}
