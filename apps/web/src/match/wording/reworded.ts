import type { Wording } from './wording.js';

type Say = (wording: Wording) => (text: string) => string;

/** Members of answers that hold sentences, whichever answer they stand in. */
const SENTENCES: { readonly [member: string]: Say } = {
  text: ({ entry }) => entry,
  says: ({ told }) => told,
  asks: ({ told }) => told,
  message: ({ told }) => told,
  resultText: ({ told }) => told,
  stillSealed: ({ told }) => told,
  notes: ({ told }) => told,
  doubts: ({ told }) => told,
  name: ({ thing }) => thing,
  optionName: ({ thing }) => thing,
  what: ({ thing }) => thing,
  whatName: ({ thing }) => thing,
  summary: ({ thing }) => thing,
  ruleName: ({ thing }) => thing,
  section: ({ thing }) => thing,
  clock: ({ clock }) => clock,
  clockText: ({ clock }) => clock,
};

/** What was sent and recorded, as it was: pages read it, and show it on request. */
const RAW: ReadonlySet<string> = new Set(['event', 'command', 'facts', 'data']);

/** An answer of the server with every sentence in it as people read it. */
export function reworded<Answer>(answer: Answer, wording: Wording): Answer {
  return within(answer, wording, null) as Answer;
}

function within(value: unknown, wording: Wording, say: ((text: string) => string) | null): unknown {
  if (typeof value === 'string') return say === null ? value : say(value);
  if (Array.isArray(value)) return value.map((one) => within(one, wording, say));
  if (typeof value !== 'object' || value === null) return value;
  const says = 'says' in value ? value.says : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      // What is called by the sentence that it says reads as that sentence does.
      const say = member === says ? wording.told : SENTENCES[name]?.(wording);
      return [name, RAW.has(name) ? member : within(member, wording, say ?? null)];
    }),
  );
}
