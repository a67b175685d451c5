import { late } from '../parts/late.js';

const LIST = { what: 'the form for a list', whenAsked: true };

// What reads lists is as heavy as a page: nobody fetches it who does not bring one.
export const LateBringList = late(() => import('./bring-list.js'), LIST);
export const LateBringListDialog = late(() => import('./bring-list-dialog.js'), LIST);
