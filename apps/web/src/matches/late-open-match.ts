import { lateDialog } from '../parts/late.js';

export const OpenMatchDialog = lateDialog(async () => ({ default: (await import('./open-match.js')).OpenMatchDialog }));
