import { reportUrl } from './report-url';
import styles from './ErrorPage.module.css';

/** The page for an error that nobody foresaw (specification, section 8). */
export const ErrorPage = ({
  email,
  path,
}: {
  readonly email: string;
  /** of the page that failed, with its leading slash */
  readonly path: string;
}) => (
  <div className={styles['problem']} role="alert">
    <h1>An error occurred</h1>
    <p>Something went wrong and our team has been automatically notified.</p>
    <p>
      Try the page in a private tab or in another browser. If that does not help, write a{' '}
      <a href={reportUrl(path)} rel="nofollow">
        bug report
      </a>{' '}
      or an e-mail to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  </div>
);
