import styles from './ClipboardBoundary.module.css';
import { toggleClipboard } from './open-clipboard';

/** Stands in for a panel whose code could not be fetched (offline, or a newer version of the site). The list is safe. */
export const PanelUnavailable = () => (
  <div className={styles['failed']} role="alert">
    <p>The clipboard could not be loaded. Your list is safe: reload the page when you are online.</p>
    <p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>{' '}
      <button type="button" onClick={toggleClipboard}>
        Close
      </button>
    </p>
  </div>
);
