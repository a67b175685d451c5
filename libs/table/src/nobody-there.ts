import { useCode } from '@adjutant/rules';
import { standing, type Ask, type Tap } from './tap.js';

/** What has to be chosen of where there is nothing to choose from cannot be said: it is closed, and says so. */
export function nobodyThere(tap: Tap): Tap {
  const empty = tap.open ? tap.asks.find(isEmpty) : undefined;
  if (!empty) return tap;
  const message = `Nothing is listed here that could be named: ${empty.says.replace(/[.?]$/, '')}. A list brings it.`;
  return { ...tap, ...standing([{ code: useCode(tap.kind, 'no-eligible-unit'), message, cites: [] }]), asks: [] };
}

function isEmpty(ask: Ask): boolean {
  return (ask.what === 'pick' || ask.what === 'several') && ask.optional !== true && ask.from.length === 0;
}
