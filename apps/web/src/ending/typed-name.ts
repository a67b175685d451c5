import { opposite } from '../common/sides.js';

/** Names as they are told apart by people: capitals, accents in two writings and spaces make no other name. */
function plainly(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}

type Players = { readonly A: string; readonly B: string };

/**
 * Whether what was typed names whoever sits there, by the whole name or by the first word of it where both do not begin with
 * the same one. It is compared here and goes nowhere.
 */
export function namesSeat(typed: string, players: Players, side: 'A' | 'B'): boolean {
  const said = plainly(typed);
  const own = plainly(players[side]);
  const [first = ''] = own.split(' ');
  const [other = ''] = plainly(players[opposite(side)]).split(' ');
  return said !== '' && (said === own || (said === first && first !== other));
}
