const AGAIN = /^(.*)-rematch(?:-(\d+))?$/;
const LONGEST_ID = 100;

/** The same from whichever device it is asked, so that both players come to one match. */
export function rematchId(id: string): string {
  const [, first = id, again] = AGAIN.exec(id) ?? [];
  const number = first === id ? 1 : Number(again ?? 1) + 1;
  const end = number === 1 ? '-rematch' : `-rematch-${number}`;
  return first.slice(0, LONGEST_ID - end.length) + end;
}
