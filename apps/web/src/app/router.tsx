import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { Loading } from '../common/loading.js';
import { DisputePage } from '../dispute/dispute-page.js';
import { MatchPage } from '../match/match-page.js';
import { MatchesPage } from '../matches/matches-page.js';
import { Crash } from './crash.js';
import { NotFound } from './not-found.js';
import { Shell } from './shell.js';

/** Pages that not everybody opens are fetched when somebody does. */
function late(page: () => Promise<{ readonly default: ComponentType }>) {
  const Page = lazy(page);
  return (
    <Suspense fallback={<Loading what="the page" />}>
      <Page />
    </Suspense>
  );
}

export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <Crash />,
    children: [
      { path: '/', element: <MatchesPage /> },
      { path: '/matches', element: <MatchesPage /> },
      { path: '/matches/:id', element: <MatchPage /> },
      { path: '/sign-in', element: late(() => import('../access/sign-in-page.js')) },
      { path: '/first-organizer', element: late(() => import('../access/first-organizer-page.js')) },
      { path: '/seat', element: late(() => import('../access/seat-page.js')) },
      { path: '/staff', element: late(() => import('../access/staff-page.js')) },
      { path: '/people', element: late(() => import('../access/people-page.js')) },
      { path: '/account', element: late(() => import('../access/account-page.js')) },
      { path: '/about-access', element: late(() => import('../access/about-access-page.js')) },
      { path: '/judge', element: late(() => import('../judge/queue-page.js')) },
      { path: '/disputes/:id', element: <DisputePage /> },
      { path: '/people/:id/penalties', element: late(() => import('../penalties/penalties-page.js')) },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
