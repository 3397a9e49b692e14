import { RemixServer, type RemixServerProps } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { readHtml } from './read-html.server';
import { DocumentMarkupContext } from './static-markup';
import { BugReportEmailContext, NonceContext, RequestIdContext } from './document-context';

/** Longest that a document may take to render, in ms. */
const TIMEOUT_MS = 10_000;

interface DocumentOptions {
  readonly url: string;
  /** marks the inline scripts of the document */
  readonly nonce: string;
  /** the id of the request, for a page about an error: documents that caches may store have none */
  readonly requestId: string;
  /** the operator's address, for the same page */
  readonly bugReportEmail: string;
  /** reads markup that loaders have placed, by the id of its element */
  readonly readMarkup: (id: string) => string;
  /** called with errors of components, which leave a document of the error boundary */
  readonly onError: (error: unknown) => void;
}

/** Renders a whole document. Rejects where not even its shell can be rendered. */
export const renderDocument = (
  context: RemixServerProps['context'],
  { url, nonce, requestId, bugReportEmail, readMarkup, onError }: DocumentOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <DocumentMarkupContext.Provider value={readMarkup}>
          <RequestIdContext.Provider value={requestId}>
            <BugReportEmailContext.Provider value={bugReportEmail}>
              <RemixServer context={context} url={url} nonce={nonce} />
            </BugReportEmailContext.Provider>
          </RequestIdContext.Provider>
        </DocumentMarkupContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => {
          clearTimeout(timer);
          readHtml(pipe).then(resolve, reject);
        },
        onShellError: reject,
        onError,
      },
    );
    const timer = setTimeout(abort, TIMEOUT_MS);
  });
