import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { partsApart } from './apart.js';

/** Elements that hold bare text and nothing else. */
const BARE: ReadonlySet<unknown> = new Set(['bdi', 'option', 'script', 'style', 'textarea', 'title']);

type Props = { readonly children?: ReactNode } & { readonly [name: string]: unknown };

/**
 * The properties of an element, with every text in it that goes from right to left in a `<bdi>`: a Hebrew name beside a
 * number leaves the number where it is, on every page, without a page having to think of it.
 */
export function withTextsApart<Given>(type: ElementType, props: Given): Given {
  const { children } = props as Props;
  if (BARE.has(type) || children === undefined) return props;
  if (typeof children === 'string') return changed(props, children, textApart(children));
  if (!Array.isArray(children)) return props;
  const all = children as readonly ReactNode[];
  const apart = all.map((child) => (typeof child === 'string' ? textApart(child) : child));
  return all.every((child, at) => child === apart[at]) ? props : changed(props, children, apart);
}

function changed<Given>(props: Given, before: ReactNode, children: ReactNode): Given {
  return before === children ? props : { ...props, children };
}

function textApart(text: string): ReactNode {
  const parts = partsApart(text);
  if (parts.every(({ apart }) => !apart)) return text;
  const nodes = parts.map((part) => (part.apart ? createElement('bdi', null, part.text) : part.text));
  return nodes.length === 1 ? nodes[0] : createElement(Fragment, null, ...nodes);
}
