import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from '../app/ways.js';

/** While somebody types, nothing is asked. */
const PAUSE_MS = 200;

interface Typed {
  readonly words: string;
  /** What was looked for when they were typed. */
  readonly over: string;
}

/** What is looked for, as it stands in the address: a link to it, and the way back from what was found, find it again. */
export function useSought() {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<Typed | null>(null);
  const asked = parameters.get('search') ?? '';
  const put = (name: string, value: string): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const look = useDebouncedCallback((words: string) => {
    setTyped({ words, over: words.trim() });
    put('search', words.trim());
  }, PAUSE_MS);
  const type = (words: string): void => {
    setTyped({ words, over: asked });
    look(words);
  };
  // Whoever follows a link to another question finds that one in the field.
  const question = typed !== null && (typed.over === asked || typed.words.trim() === asked) ? typed.words : asked;
  return { parameters, asked, question, type, put, settled: question.trim() === asked };
}
