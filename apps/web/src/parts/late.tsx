import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { Loading } from '../common/loading.js';
import { ahead } from './ahead.js';

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface Options {
  /** What is waited for, as in "Reading the view". */
  readonly what: string;
  /** Large, and rarely asked for: fetched when somebody does, and not before. */
  readonly whenAsked?: boolean;
}

/** A part of a page that is not shown at first: it is fetched when the page is at rest, or as soon as somebody asks for it. */
export function late<Props extends object>(fetch: Fetch<Props>, { what, whenAsked = false }: Options) {
  const Part = lazy(fetch);
  if (!whenAsked) ahead(fetch);
  return function Late(props: Props) {
    return (
      <Suspense fallback={<Loading what={what} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

interface DialogProps {
  readonly opened: boolean;
}

/** The same for a dialog. Once opened it stays, closed, so that it can go as it came and hand the focus back. */
export function lateDialog<Props extends DialogProps>(fetch: Fetch<Props>): ComponentType<Props> {
  const Dialog = lazy(fetch);
  ahead(fetch);
  function Ready(props: Props) {
    const [opened, setOpened] = useState(false);
    useEffect(() => setOpened(props.opened), [props.opened]);
    return <Dialog {...props} opened={opened} />;
  }
  return function LateDialog(props: Props) {
    const [wanted, setWanted] = useState(false);
    if (props.opened && !wanted) setWanted(true);
    return wanted ? (
      <Suspense fallback={null}>
        <Ready {...props} />
      </Suspense>
    ) : null;
  };
}
