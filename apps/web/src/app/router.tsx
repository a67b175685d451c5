import { createBrowserRouter } from 'react-router';
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
      { path: '*', element: <NotFound /> },
    ],
  },
]);
