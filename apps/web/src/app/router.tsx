import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { AboutAccessPage } from '../access/about-access-page.js';
import { FirstOrganizerPage } from '../access/first-organizer-page.js';
import { PeoplePage } from '../access/people-page.js';
import { SeatPage } from '../access/seat-page.js';
import { SignInPage } from '../access/sign-in-page.js';
import { StaffPage } from '../access/staff-page.js';
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
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/first-organizer', element: <FirstOrganizerPage /> },
      { path: '/seat', element: <SeatPage /> },
      { path: '/staff', element: <StaffPage /> },
      { path: '/people', element: <PeoplePage /> },
      { path: '/about-access', element: <AboutAccessPage /> },
      { path: '/judge', element: late(() => import('../judge/queue-page.js')) },
      { path: '/disputes/:id', element: <DisputePage /> },
      { path: '/people/:id/penalties', element: late(() => import('../penalties/penalties-page.js')) },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
