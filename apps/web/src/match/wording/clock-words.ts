interface Phase {
  readonly name: string;
}

interface Place {
  readonly round: string;
  readonly side: 'A' | 'B' | undefined;
  readonly phase: string;
  readonly slot: string | undefined;
}

/**
 * `R2.B.Shooting` as `Round 2, Ruvim’s shooting`, alone and within sentences; what is no place of the clock stays as it is.
 */
export function clockWords(
  phases: readonly Phase[],
  players: { readonly A: string; readonly B: string },
): (text: string) => string {
  const known = phases
    .map(({ name }) => name)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const name = [...known, '[A-Z][^.,;:()#→]*?(?=#\\d|\\s(?:begins|→|is|has)\\b|\\s→|[.,;:)]|$)'].join('|');
  const place = new RegExp(`(^|[.!?] |)\\bR(\\d+)\\.(?:([AB])\\.)?(${name})(?:#(\\d+))?`, 'g');
  return (text) =>
    text.replaceAll(place, (...found) => {
      const at = Number(found.at(-2));
      const [, before, round, side, phase, slot] = found as [string, string?, string?, ('A' | 'B')?, string?, string?];
      const words = placeWords({ round: round ?? '', side, phase: phase ?? '', slot }, players);
      return before === '' && at > 0 ? words.charAt(0).toLowerCase() + words.slice(1) : `${before ?? ''}${words}`;
    });
}

function placeWords({ round, side, phase, slot }: Place, players: { readonly A: string; readonly B: string }): string {
  const what = phase.charAt(0).toLowerCase() + phase.slice(1);
  const whose = side === undefined ? what : `${players[side]}’s ${what}`;
  return `${round === '0' ? 'Set-up' : `Round ${round}`}, ${whose}${slot === undefined ? '' : `, unit ${slot}`}`;
}
