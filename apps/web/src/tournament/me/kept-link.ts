/** Where this browser keeps the link of a player, an event each: a slip that is scanned later says table and round, and not who scans. */
const AT = 'adjutant/event-link/';

export function keepLink(event: string, link: string): void {
  try {
    localStorage.setItem(AT + event, link);
  } catch {
    return;
  }
}

export function keptLink(event: string): string {
  try {
    return localStorage.getItem(AT + event) ?? '';
  } catch {
    return '';
  }
}

/** Whoever signs out leaves nobody their seats. */
export function forgetLinks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(AT)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
