import { launch } from '@adjutant/health/launch';

await launch('projector', () => import('./process.js'));
