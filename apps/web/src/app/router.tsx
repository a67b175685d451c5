import { createBrowserRouter } from 'react-router';
import { AboutAccessPage } from '../access/about-access-page.js';
import { FirstOrganizerPage } from '../access/first-organizer-page.js';
import { PeoplePage } from '../access/people-page.js';
import { SeatPage } from '../access/seat-page.js';
import { SignInPage } from '../access/sign-in-page.js';
import { StaffPage } from '../access/staff-page.js';
import { MatchPage } from '../match/match-page.js';
import { MatchesPage } from '../matches/matches-page.js';
import { Crash } from './crash.js';
import { NotFound } from './not-found.js';
import { Shell } from './shell.js';

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
      { path: '*', element: <NotFound /> },
    ],
  },
]);
