import { readFirst } from './app/first-readings.js';
import { pageAt } from './app/pages.js';

// On a slow line each way to the server and back counts: what the page at this address reads, and the page itself, are fetched
// beside what all pages share, and not one after the other.
readFirst(location);
pageAt(location.pathname)?.().catch(() => undefined);
// The page can be installed from the menu of the browser; nobody is asked to.
addEventListener('beforeinstallprompt', (asking) => asking.preventDefault());
void import('./start.js');
