/** What an error says, line by line: one line, unless it has several things to say and keeps them apart as `lines`. */
export function linesOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [String(error)];
  const { lines, message } = error as { readonly lines?: unknown; readonly message?: unknown };
  const kept = Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string');
  return kept ? (lines as string[]) : [String(message ?? error)];
}
