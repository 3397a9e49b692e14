import styles from './Alert.module.css';

/** What is wrong with what was entered, a sentence each; announced at once. */
export const Alert = ({ errors }: { readonly errors: readonly string[] }) =>
  errors.length > 0 && (
    <div role="alert" className={styles['alert']}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
