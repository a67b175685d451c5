import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from '../common/loading.js';
import { CrashNet } from './crash.js';
import { NotFound } from './not-found.js';
import { PAGES } from './pages.js';
import { Shell } from './shell.js';

const routes = PAGES.map(({ path, fetch }) => {
  const Page = lazy(fetch);
  return (
    <Route key={path} path={path}>
      <Suspense fallback={<Loading what="the page" />}>
        <Page />
      </Suspense>
    </Route>
  );
});

/** Where everything is. What a page shows stands in its address, and nothing is read or written by the way there. */
export function Router() {
  return (
    <CrashNet>
      <Shell>
        <Switch>
          {routes}
          <Route path="*">
            <NotFound />
          </Route>
        </Switch>
      </Shell>
    </CrashNet>
  );
}
