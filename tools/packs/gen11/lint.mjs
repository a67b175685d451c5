import { readShelf } from '/work/wt/edition/libs/store/src/index.js';
