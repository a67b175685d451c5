/** @jsxImportSource react */
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { overlayWish, shownAt, type Shown } from './address.js';
import { BoardPage } from './board-page.js';
import { BoardFeed } from './feed.js';
import { OnePage } from './one-page.js';
import { OverlayPage } from './overlay-page.js';
import { Feed, useKnown } from './use-feed.js';
import { titleOf } from './words.js';
import './colours.css';

// A page of its own: a screen that stands in a hall for hours, and a picture that is laid over another, need nothing of the
// pages that people work with.
const shown = shownAt(location.pathname);
const root = document.getElementById('root');
if (root === null) throw new Error('board.html has no element with the id root');
document.documentElement.dataset['shows'] = shown.is;

function Page({ shown: is }: { readonly shown: Shown }) {
  const title = titleOf(is, useKnown());
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (is.is === 'board') return <BoardPage />;
  if (is.is === 'match') return <OnePage match={is.match} />;
  return <OverlayPage match={is.match} wish={overlayWish(location.search)} />;
}

createRoot(root).render(
  <StrictMode>
    <Feed value={new BoardFeed(shown.is === 'board' ? undefined : shown.match)}>
      <Page shown={shown} />
    </Feed>
  </StrictMode>,
);
