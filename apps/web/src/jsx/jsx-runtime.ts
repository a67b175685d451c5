import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import { withTextsApart } from './set-apart.js';

export { Fragment, type JSX } from 'react/jsx-runtime';

/** What the elements of all pages are made with. */
export function jsx(type: ElementType, props: unknown, key?: Key): ReactElement {
  return react.jsx(type, withTextsApart(type, props), key);
}

export function jsxs(type: ElementType, props: unknown, key?: Key): ReactElement {
  return react.jsxs(type, withTextsApart(type, props), key);
}
