import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import styles from './Form.module.css';

interface Props {
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** The hint and the error of a field. Both elements are always there: on the server the field's description names both. */
export const FieldNotes = ({ hint, error }: Props) => (
  <>
    <Text slot="description" className={styles['hint'] ?? ''} hidden={hint === undefined}>
      {hint}
    </Text>
    <Text slot="errorMessage" className={styles['error'] ?? ''} hidden={error === undefined}>
      {error}
    </Text>
  </>
);
