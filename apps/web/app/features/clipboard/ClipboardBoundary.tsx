import { Component, type ReactNode } from 'react';
import { clipboard } from './clipboard';
import styles from './ClipboardBoundary.module.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly message: string | undefined;
}

/**
 * The error boundary of the panel: it shows the error, reports it and clears the clipboard, so that a list which cannot be
 * rendered does not break every following page. Undo restores the list.
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
        <p>The clipboard failed and was cleared: {this.state.message}</p>
        <p>
          <button type="button" onClick={() => this.setState({ message: undefined })}>
            Open again
          </button>{' '}
          <button type="button" onClick={clipboard.toggleOpen}>
            Close
          </button>
        </p>
      </div>
    );
  }
}
