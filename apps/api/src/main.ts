import { launch } from '@adjutant/health/launch';

await launch('api', () => import('./process.js'));
