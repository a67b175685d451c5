import type { Finding } from './findings.js';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Members that stand twice in one object of a JSON: whoever reads JSON keeps the last of them, and says nothing. Each is told once. */
export function membersTwice(text: string): readonly Finding[] {
  const found = new Map<string, Place & { times: number }>();
  /** The members of each object that is open; nothing for a list. */
  const open: (Set<string> | undefined)[] = [];
  let isMember = false;
  let here: Place = { line: 1, begins: 0, index: 0 };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined);
    else if (token === '}' || token === ']') open.pop();
    const members = open.at(-1);
    if (token.startsWith('"') && isMember && members !== undefined) {
      if (members.has(token)) {
        here = placeOf(text, here, index);
        const before = found.get(token);
        if (before === undefined) found.set(token, { ...here, times: 1 });
        else before.times += 1;
      }
      members.add(token);
    }
    isMember = token === '{' || (token === ',' && members !== undefined);
  }
  return [...found].map(([member, one]) => twice(member, one));
}

interface Place {
  readonly line: number;
  /** Where that line begins. */
  readonly begins: number;
  readonly index: number;
}

/** Counted on from the last place: a file may have thousands of them. */
function placeOf(text: string, from: Place, index: number): Place {
  let { line, begins } = from;
  for (let at = text.indexOf('\n', from.index); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line += 1;
    begins = at + 1;
  }
  return { line, begins, index };
}

function twice(member: string, { line, begins, index, times }: Place & { readonly times: number }): Finding {
  const more = times === 1 ? '' : `, and so ${times - 1} more times`;
  return {
    code: 'not-read',
    says: `${member} stands twice in one object, the second time in line ${line}${more}.`,
    taken: 'The last of them.',
    line,
    column: index - begins + 1,
  };
}
