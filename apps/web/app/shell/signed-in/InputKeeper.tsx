import type { useRevalidator } from '@remix-run/react';
import { Component } from 'react';
import { keepInput } from '#app/behaviours/keep-input';

/**
 * Keeps what a visitor has entered and opened, and where they are, while the router replaces the page by newer data. It is
 * read right before the page is replaced, which only a class component can: the visitor goes on until then.
 */
export class InputKeeper extends Component<Pick<ReturnType<typeof useRevalidator>, 'state'>> {
  override getSnapshotBeforeUpdate({ state }: typeof this.props): (() => void) | null {
    const main = document.getElementById('main');
    return main && state === 'loading' && this.props.state === 'idle' ? keepInput(main) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, restore: (() => void) | null): void {
    // After the layout effects of the router, which scroll to the top, and before the page is painted.
    if (restore) queueMicrotask(restore);
  }

  override render(): null {
    return null;
  }
}
