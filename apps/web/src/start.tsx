import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './global.css';
import './forced-colors.css';
import { MantineProvider } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ME } from './access/access-api.js';
import { Problem } from './api/client.js';
import { watchActs } from './app/landing/acts.js';
import { watchWays } from './app/landing/ways.js';
import { listenToKeys } from './app/keys/listening.js';
import { Router } from './app/router.js';
import { cssVariables, theme } from './theme.js';

const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
  defaultOptions: {
    // That our server answers is being online; what a browser says of its network keeps nothing back.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof Problem && error.status >= 400 && error.status < 500),
    },
  },
});

/** A session ends at the server; the page learns of it by the next answer. */
function noticeSignedOut(error: Error): void {
  if (error instanceof Problem && error.status === 401) void client.invalidateQueries({ queryKey: ME });
}

watchActs(client.getMutationCache());
watchWays();
listenToKeys();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Router />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
