import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * What a command changes is read again once it is answered. What was taken counts as done when that has been read; a refusal is told
 * at once, whatever the line does meanwhile.
 */
export function readAgain(client: QueryClient, changed: readonly InvalidateQueryFilters[]) {
  const read = () => Promise.all(changed.map((one) => client.invalidateQueries(one)));
  return { onSuccess: read, onError: () => void read() };
}
