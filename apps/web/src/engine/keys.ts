import type { Viewer } from '@adjutant/views';
import type { Query } from '@tanstack/react-query';

/** What was weighed of a match is kept under this. */
export const WEIGH = 'weigh';

/** What can be pressed, as one looks at a match. */
export const isNowOf =
  (viewer: Viewer) =>
  ({ queryKey: [, , asked, as] }: Query): boolean =>
    typeof asked === 'string' && asked.startsWith('/now') && as === viewer;
