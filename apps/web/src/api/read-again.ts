import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What a command changes is read again once it is answered. What was taken counts as done when that has been read; a refusal is told
 * at once, whatever the line does meanwhile.
 */
export function readAgain(
  client: QueryClient,
  keys: readonly { readonly queryKey: QueryKey; readonly exact?: boolean }[],
) {
  const read = () => Promise.all(keys.map((key) => client.invalidateQueries(key)));
  return { onSuccess: read, onError: () => void read() };
}
