import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as reactJsx, type JSXSource } from 'react/jsx-dev-runtime';
import { withTextsApart } from './set-apart.js';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

type Rest = readonly [key: Key | undefined, isStatic: boolean, source?: JSXSource, self?: unknown];

/** The same as in `jsx-runtime.ts`, while pages are being written. */
export function jsxDEV(type: ElementType, props: unknown, ...rest: Rest): ReactElement {
  return reactJsx(type, withTextsApart(type, props), ...rest);
}
