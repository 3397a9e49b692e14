import { useStore } from 'zustand';
import { dismissToast, toastStore } from './toast-store';
import styles from './Toasts.module.css';

/** Height at the window's bottom that a toast takes, with its margins, in px. */
const TOAST_HEIGHT = 96;

/** Whether a toast at the bottom would cover the control that was pressed last. */
const coversFocus = (): boolean => {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLButtonElement &&
    focused.getBoundingClientRect().bottom > innerHeight - TOAST_HEIGHT
  );
};

/** The live region of toasts. It is in the page from the start, so that screen readers announce what is added. */
export const Toasts = () => {
  const toast = useStore(toastStore, (state) => state.toasts.find(({ show }) => show));
  return (
    <div
      className={styles['region']}
      role="status"
      aria-live="polite"
      data-top={(toast && coversFocus()) || undefined}
    >
      {toast && (
        <button
          key={toast.key}
          type="button"
          className={styles['toast']}
          onClick={() => dismissToast(toast.key)}
        >
          {toast.text}
        </button>
      )}
    </div>
  );
};
