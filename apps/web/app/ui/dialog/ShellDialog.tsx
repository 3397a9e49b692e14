import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { closeDialog } from './dialog-store';
import { preventInjectedStyles } from './prevent-injected-styles';
import styles from './ShellDialog.module.css';

preventInjectedStyles();

/** A modal dialog of the shell; Escape, a press outside and its button close it. */
export const ShellDialog = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <ModalOverlay
    className={styles['overlay'] ?? ''}
    isOpen
    isDismissable
    onOpenChange={(open) => {
      if (!open) closeDialog();
    }}
  >
    <Modal className={styles['modal'] ?? ''}>
      <Dialog className={styles['dialog'] ?? ''}>
        <div className={styles['head']}>
          <Heading slot="title" className={styles['title'] ?? ''}>
            {title}
          </Heading>
          <Button slot="close" className={styles['close'] ?? ''} aria-label="Close">
            <svg
              width="18"
              height="18"
              viewBox="0 0 24 24"
              aria-hidden="true"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </Button>
        </div>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
