import type { PageResponse } from './fetch-page';
import { fetchPage } from './fetch-page';

type Expect = (holds: boolean, failure: string) => void;

/** Checks what a page for anonymous visitors states to caches, and that it depends on nothing but its key. */
export const checkCaching = async (
  url: string,
  session: Readonly<Record<string, string>>,
  expectThat: Expect,
): Promise<void> => {
  const first = await fetchPage(url);
  checkFirstResponse(first, expectThat);
  const revalidated = await fetchPage(url, { 'If-None-Match': first.headers.etag ?? '' });
  expectThat(revalidated.status === 304, 'A request with the current ETag gets no 304.');
  expectThat(first.body.equals((await fetchPage(url)).body), 'Two responses with the same page differ.');
  for (const theme of ['light', 'dark']) {
    const { body } = await fetchPage(url, { Cookie: `theme=${theme}` });
    expectThat(
      body.includes(`data-color-mode="${theme}"`),
      `The page for ${theme} is in the other colour mode.`,
    );
  }
  expectThat((await fetchPage(url)).body.equals(first.body), "The page holds another visitor's colour mode.");
  const encoded = await fetchPage(url, { 'Accept-Encoding': 'gzip' });
  expectThat(encoded.headers['content-encoding'] === 'gzip', 'A client that accepts gzip does not get it.');
  const { headers } = await fetchPage(url, session);
  expectThat(
    !/\bpublic\b|s-maxage/.test(headers['cache-control'] ?? ''),
    `Shared caches may store the page of a session: ${headers['cache-control'] ?? ''}`,
  );
};

const checkFirstResponse = ({ headers }: PageResponse, expectThat: Expect): void => {
  const { etag, vary = '', 'cache-control': control = '' } = headers;
  expectThat(etag !== undefined, 'The page has no ETag.');
  expectThat(
    /stale-while-revalidate=\d+/.test(control),
    `Cache-Control lacks stale-while-revalidate: ${control}`,
  );
  for (const name of ['Cookie', 'Accept-Encoding'])
    expectThat(new RegExp(`\\b${name}\\b`, 'i').test(vary), `Vary lacks ${name}: ${vary}`);
};
