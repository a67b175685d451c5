import { lazy, Suspense } from 'react';
import { NotFound } from '../app/not-found.js';
import { useParams } from '../app/ways.js';
import { Loading } from '../common/loading.js';

/** What a match has on paper, its report and its score sheet, and what is carried by hand. One line of the list of pages, which every page has to load. */
const VIEWS = {
  report: lazy(() => import('./report-page.js')),
  sheet: lazy(() => import('../paper/keyed-page.js')),
  'hand-over': lazy(() => import('../carrying/hand-over-page.js')),
  'take-over': lazy(() => import('../carrying/take-over-page.js')),
};

export default function PaperPage() {
  const { view = '' } = useParams();
  if (!Object.hasOwn(VIEWS, view)) return <NotFound />;
  const View = VIEWS[view as keyof typeof VIEWS];
  return (
    <Suspense fallback={<Loading what="the page" />}>
      <View />
    </Suspense>
  );
}
