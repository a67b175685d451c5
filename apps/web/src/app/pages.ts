import type { ComponentType } from 'react';

type Fetch = () => Promise<{ readonly default: ComponentType }>;

/** Each page is a part of its own, which is fetched when somebody opens it. */
export const PAGES: readonly { readonly path: string; readonly fetch: Fetch }[] = [
  { path: '/', fetch: matches },
  { path: '/matches', fetch: matches },
  { path: '/matches/:id', fetch: () => import('../match/match-page.js') },
  { path: '/matches/:id/table', fetch: table },
  { path: '/matches/:id/:view', fetch: () => import('../report/paper-page.js') },
  { path: '/sign-in', fetch: () => import('../access/sign-in-page.js') },
  { path: '/first-organizer', fetch: () => import('../access/first-organizer-page.js') },
  { path: '/seat', fetch: seat },
  { path: '/open', fetch: () => import('../opening/open-page.js') },
  { path: '/staff', fetch: () => import('../access/staff-page.js') },
  { path: '/people', fetch: () => import('../access/people-page.js') },
  { path: '/account', fetch: () => import('../access/account-page.js') },
  { path: '/about-access', fetch: () => import('../access/about-access-page.js') },
  { path: '/judge', fetch: () => import('../judge/queue-page.js') },
  { path: '/disputes/:id', fetch: () => import('../dispute/dispute-page.js') },
  { path: '/book', fetch: () => import('../book/book-page.js') },
  { path: '/games/:id', fetch: () => import('../games/game-page.js') },
  { path: '/event', fetch: () => import('../penalties/event-page.js') },
  { path: '/tournaments', fetch: () => import('../tournament/list/tournaments-page.js') },
  { path: '/tournaments/:id', fetch: tournament },
  { path: '/tournaments/:id/me', fetch: () => import('../tournament/me/me-page.js') },
  { path: '/tournaments/:id/hall', fetch: () => import('../tournament/hall/hall-page.js') },
  { path: '/tournaments/:id/bracket', fetch: () => import('../tournament/bracket/bracket-page.js') },
  { path: '/tournaments/:id/:part', fetch: tournament },
  { path: '/people/:id/penalties', fetch: () => import('../penalties/penalties-page.js') },
];

function matches(): ReturnType<Fetch> {
  return import('../matches/matches-page.js');
}

function tournament(): ReturnType<Fetch> {
  return import('../tournament/tournament-page.js');
}

function table(): ReturnType<Fetch> {
  return import('../table/table-page.js');
}

/** Whoever sits down sees the table next. */
function seat(): ReturnType<Fetch> {
  table().catch(() => undefined);
  return import('../access/seat-page.js');
}

/** The page at an address; nothing where there is none. */
export function pageAt(pathname: string): Fetch | undefined {
  const asked = pathname.replace(/(.)\/$/, '$1').split('/');
  return PAGES.find(({ path }) => {
    const parts = path.split('/');
    return parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at]);
  })?.fetch;
}
