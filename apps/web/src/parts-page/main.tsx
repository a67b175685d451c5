import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '../global.css';
import '../forced-colors.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { cssVariables, theme } from '../theme.js';
import { PageOfParts } from './page-of-parts.js';

const root = document.getElementById('root');
if (root === null) throw new Error('parts.html has no element with the id root');

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <PageOfParts />
  </MantineProvider>,
);
