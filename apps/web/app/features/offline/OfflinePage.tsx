import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { PERSONAL_CACHE } from '#app/visitor/personal-cache';
import { PAGES_CACHE } from './caches';

interface StoredPage {
  readonly path: string;
  readonly title: string;
}

const titleOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').title || '').replace(/ · [^·]*$/, '');

/** Pages that this browser has stored, the latest first. */
const readStoredPages = async (): Promise<readonly StoredPage[]> => {
  const pages = new Map<string, StoredPage>();
  for (const name of [PERSONAL_CACHE, PAGES_CACHE]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (pathname.endsWith('.data') || pathname === '/__manifest') continue;
      const response = await cache.match(request, { ignoreVary: true });
      const title = response && titleOf(await response.text());
      if (title) pages.set(pathname + search, { path: pathname + search, title });
    }
  }
  return [...pages.values()].reverse();
};

/** What a visitor without a connection sees in place of a page that the browser has not stored. */
export const OfflinePage = () => {
  const [pages, setPages] = useState<readonly StoredPage[]>();
  const [wanted, setWanted] = useState('');
  const { hash } = useLocation();
  useEffect(() => {
    // The worker names the page behind the #.
    setWanted(/^#\/(?!\/)/.test(hash) ? hash.slice(1) : '');
  }, [hash]);
  useEffect(() => {
    readStoredPages().then(setPages, () => setPages([]));
  }, []);
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title="You are offline">
        <p>
          This page has not been stored in your browser, so it needs a connection. Your clipboard and{' '}
          <a href="/collection">your collection</a> work without one.
        </p>
        {wanted !== '' && (
          <p>
            <Link to={wanted} reloadDocument>
              Try again
            </Link>
          </p>
        )}
      </PageHeader>
      {pages && pages.length > 0 && (
        <section aria-labelledby="stored">
          <h2 id="stored">Pages you have seen</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
