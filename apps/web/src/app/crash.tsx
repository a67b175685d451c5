import { Component, type ReactNode } from 'react';
import { Trouble } from '../common/trouble.js';

interface Caught {
  readonly error: Error | null;
}

/** The last net: a mistake in the page itself. The record is on the server and is not touched by it. */
export class CrashNet extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main>
        <Trouble title="This page has a fault" error={error} retry={() => location.reload()}>
          <a href="/">Back to the matches</a>
        </Trouble>
      </main>
    );
  }
}
