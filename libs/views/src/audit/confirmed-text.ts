import type { Side } from '@adjutant/rules';

/** The sides whose result is confirmed, and by whom that was entered for those who have not said it themselves. */
export interface Confirmations {
  readonly confirmedBy: readonly Side[];
  readonly enteredFor: { readonly [side in Side]?: { readonly id: string; readonly role: string } };
}

/** Who has confirmed a result, and for whom others have entered that; people are called as `name` says. */
export function confirmedText({ confirmedBy, enteredFor }: Confirmations, name: (id: string) => string): string {
  const entered = confirmedBy.filter((side) => enteredFor[side]);
  const said = confirmedBy.filter((side) => !enteredFor[side]);
  if (entered.length === 0) return saidText(said);
  const by = [...new Set(entered.map((side) => personIn(enteredFor[side], name)))];
  const [first = '', second] = by;
  if (second !== undefined)
    return `The confirmation of the result was entered for A by ${personIn(enteredFor.A, name)} and for B by ${personIn(enteredFor.B, name)}; neither player has confirmed it.`;
  if (entered.length === 2)
    return `The confirmation of the result was entered for both by ${first}; neither player has confirmed it.`;
  const whom = entered.join('');
  const other = said.length === 1 ? `${said.join('')} has confirmed the result; for` : 'For';
  return `${other} ${whom} it was entered by ${first}.`;
}

function saidText(sides: readonly Side[]): string {
  if (sides.length === 2) return 'Both players have confirmed the result.';
  return sides.length === 1 ? `Only ${sides.join('')} has confirmed the result.` : 'Nobody has confirmed the result.';
}

function personIn(by: Confirmations['enteredFor'][Side], name: (id: string) => string): string {
  return by ? `${name(by.id)}, ${by.role.replace('-', ' ')}` : '';
}
