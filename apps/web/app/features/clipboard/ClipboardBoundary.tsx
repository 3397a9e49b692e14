import { Component, type ReactNode } from 'react';
import { clipboard } from './clipboard-store';
import styles from './ClipboardBoundary.module.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly message: string | undefined;
}

/**
 * Stands around the panel: when it fails, its message is shown, the error is reported and the clipboard is cleared, so
 * that a list that cannot be drawn does not break every page after this one. Undo still holds what was cleared.
 */
export class ClipboardBoundary extends Component<Props, State> {
  override state: State = { message: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    clipboard.clear();
  }

  override render(): ReactNode {
    if (this.state.message === undefined) return this.props.children;
    return (
      <div className={styles['failed']} role="alert">
        <p>The clipboard failed and has been cleared: {this.state.message}</p>
        <p>
          <button type="button" onClick={() => this.setState({ message: undefined })}>
            Open it again
          </button>{' '}
          <button type="button" onClick={clipboard.toggleOpen}>
            Close
          </button>
        </p>
      </div>
    );
  }
}
