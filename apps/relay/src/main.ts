import { launch } from '@adjutant/health/launch';

await launch('relay', () => import('./process.js'));
