import type { Finding } from './findings.js';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Members that stand twice in one object of a JSON: whoever reads JSON keeps the last of them, and says nothing. */
export function membersTwice(text: string): readonly Finding[] {
  const found: Finding[] = [];
  /** The members of each object that is open; nothing for a list. */
  const open: (Set<string> | undefined)[] = [];
  let isMember = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined);
    else if (token === '}' || token === ']') open.pop();
    const members = open.at(-1);
    if (token.startsWith('"') && isMember && members !== undefined) {
      if (members.has(token)) found.push(twice(text, token, index));
      members.add(token);
    }
    isMember = token === '{' || (token === ',' && members !== undefined);
  }
  return found;
}

function twice(text: string, member: string, index: number): Finding {
  const before = text.slice(0, index).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return {
    code: 'not-read',
    says: `${member} stands twice in one object, the second time in line ${line}.`,
    taken: 'The last of them.',
    line,
    column,
  };
}
