import { ShellDialog } from './ShellDialog';
import styles from './ShellDialog.module.css';

const KEYS = [
  { keys: ['/'], does: 'Search' },
  { keys: ['C'], does: 'Crown the card that has the focus, or take the crown off' },
  { keys: ['P'], does: 'Put the card that has the focus into the clipboard, or take it out' },
  { keys: ['←', '→', '↑', '↓'], does: 'Move through an open menu' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'Show these keys' },
];

/** What keys do. */
const KeyboardShortcutsDialog = () => (
  <ShellDialog title="Keyboard shortcuts">
    <dl className={styles['keys']}>
      {KEYS.map(({ keys, does }) => (
        <div key={does} style={{ display: 'contents' }}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </ShellDialog>
);

export default KeyboardShortcutsDialog;
