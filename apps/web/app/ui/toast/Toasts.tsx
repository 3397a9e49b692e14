import { useStore } from 'zustand';
import { dismissToast, toastStore } from './toast-store';
import styles from './Toasts.module.css';

/** The live region of toasts. It is in the page from the start, so that screen readers announce what is added. */
export const Toasts = () => {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <div className={styles['region']} role="status" aria-live="polite">
      {toasts
        .filter((toast) => toast.show)
        .map((toast) => (
          <button
            key={toast.key}
            type="button"
            className={styles['toast']}
            onClick={() => dismissToast(toast.key)}
          >
            {toast.text}
          </button>
        ))}
    </div>
  );
};
