export type Kind = 'scenario' | 'script' | 'match';

/** What sort of file a text is: JSON Lines say so in their first line, everything else is taken for a scenario. */
export function kindOf(file: string, text: string): Kind | undefined {
  const word = wordOf(text);
  if (word === 'script' || word === 'match') return word;
  return /\.(jsonl|ndjson)$/i.test(file) ? undefined : 'scenario';
}

function wordOf(text: string): unknown {
  const first = text.trimStart().split('\n', 1)[0] ?? '';
  if (!first.startsWith('{')) return undefined;
  // A damaged header still shows what the file was meant to be.
  return /"adjutant"\s*:\s*"(\w+)"/.exec(first.slice(0, 200))?.[1];
}
