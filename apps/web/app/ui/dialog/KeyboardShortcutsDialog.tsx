import { ShellDialog } from './ShellDialog';
import styles from './ShellDialog.module.css';

const SHORTCUTS = [
  { keys: ['/'], action: 'Search' },
  { keys: ['C'], action: 'Crown or uncrown the focused card' },
  { keys: ['P'], action: 'Add the focused card to the clipboard, or remove it' },
  { keys: ['←', '→', '↑', '↓'], action: 'Move through the menus' },
  { keys: ['Esc'], action: 'Close the open menu, dialog or clipboard' },
  { keys: ['?'], action: 'Show these shortcuts' },
];

/** The list of keyboard shortcuts. */
const KeyboardShortcutsDialog = () => (
  <ShellDialog title="Keyboard shortcuts">
    <dl className={styles['shortcuts']}>
      {SHORTCUTS.map(({ keys, action }) => (
        <div key={action} className={styles['shortcut']}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </ShellDialog>
);

export default KeyboardShortcutsDialog;
