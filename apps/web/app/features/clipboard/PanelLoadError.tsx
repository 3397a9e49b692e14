import styles from './ClipboardBoundary.module.css';
import { toggleClipboard } from './clipboard-store';

/** Shown when the panel's code could not be loaded (offline, or a new version of the site). */
export const PanelLoadError = () => (
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
