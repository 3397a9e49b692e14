import { reportUrl } from './report-url';
import styles from './ErrorPage.module.css';

/** The page for an unexpected error (specification, section 8). */
export const ErrorPage = ({
  email,
  path,
  requestId = '',
}: {
  /** the operator's, a valid address; empty in a browser that lacks it, which leaves what the server rendered */
  readonly email: string;
  /** path of the failed page */
  readonly path: string;
  /** names the failed request in the operator's logs; empty in the browser, which leaves what the server rendered */
  readonly requestId?: string;
}) => (
  <div className={styles['page']} role="alert">
    <h1>An error occurred</h1>
    <p>Something went wrong and our team has been automatically notified.</p>
    <p>
      Try the page in a private tab or another browser. If that does not help, send a{' '}
      <a href={reportUrl(path)} rel="nofollow">
        bug report
      </a>
      <span
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: email && ` or an email to <a href="mailto:${email}">${email}</a>`,
        }}
      />
      .
    </p>
    <p
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: requestId && `Reference: <code>${requestId}</code>` }}
    />
  </div>
);
