/** What somebody typed, as a sentence among others. */
export function asSentence(text: string): string {
  const typed = text.trim();
  return /[.!?…]$/.test(typed) ? typed : `${typed}.`;
}
