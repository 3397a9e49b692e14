import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import serif from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect, useRef } from 'react';
import { bindCardButtons, ClipboardDock, ClipboardToggle } from '#app/features/clipboard/index';
import { SearchBox } from '#app/features/search/SearchBox';
import { themeOfRequest } from '#app/features/theme/theme.server';
import { THEME_SCRIPT } from '#app/features/theme/theme-script';
import { ThemeSwitch } from '#app/features/theme/ThemeSwitch';
import { reportClientError } from '#app/platform/client-error';
import '#app/styles';
import { useNonce } from '#app/platform/nonce';
import { SITE } from '#app/platform/site';
import { getSnapshot } from '#app/platform/snapshot.server';
import { FAILED_PICTURES_SCRIPT } from '#app/ui/card-frame/failed-pictures';
import { bindCopyButtons } from '#app/ui/copy-list';
import { bindCrownAll } from '#app/ui/crown-all';
import { NotFound, type Suggestion } from '#app/ui/NotFound';
import { Problem } from '#app/ui/Problem';
import { ImportHelp, SampleNotice } from '#app/ui/SampleNotice';
import { Footer } from '#app/ui/shell/Footer';
import { Header } from '#app/ui/shell/Header';
import page from '#app/ui/shell/Page.module.css';
import { Toasts } from '#app/ui/toasts';
import { useDelegatedLinks } from '#app/ui/use-delegated-links';
import { usePageFocus } from '#app/ui/use-page-focus';

const MENU = [
  { label: 'Commanders', url: '/commanders' },
  { label: 'Top cards', url: '/top' },
];

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serif),
  font(sans),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { manifest } = await getSnapshot();
  return { theme: themeOfRequest(request), sample: manifest.sample };
};

/** What the shell shows does not change from page to page. */
export const shouldRevalidate = () => false;

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const nonce = useNonce();
  const shell = useRouteLoaderData<typeof loader>('root');
  const main = useRef<HTMLElement>(null);
  useDelegatedLinks();
  usePageFocus(main);
  useEffect(() => bindCardButtons(document), []);
  useEffect(() => bindCopyButtons(document), []);
  useEffect(() => bindCrownAll(document), []);
  return (
    <html lang="en" data-color-mode={shell?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${FAILED_PICTURES_SCRIPT}` }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a className={page['skip']} href="#main">
          Skip to the page
        </a>
        <Header
          notice={shell?.sample && <SampleNotice />}
          brand={SITE.brand}
          links={MENU}
          search={<SearchBox />}
          tools={
            <>
              <ThemeSwitch theme={shell?.theme} />
              <ClipboardToggle />
            </>
          }
        />
        <main id="main" ref={main} tabIndex={-1} className={page['main']}>
          {children}
        </main>
        <Footer brand={SITE.brand}>{shell?.sample && <ImportHelp />}</Footer>
        <ClipboardDock />
        <Toasts />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
};

export default function App() {
  return <Outlet />;
}

const isSuggestion = (value: unknown): value is Suggestion =>
  typeof value === 'object' && value !== null && 'label' in value && 'url' in value;

const suggestionsOf = (data: unknown): readonly Suggestion[] =>
  typeof data === 'object' && data !== null && 'suggestions' in data && Array.isArray(data.suggestions)
    ? data.suggestions.filter(isSuggestion)
    : [];

export const ErrorBoundary = () => {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportClientError(error, 'page');
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{`Not found · ${SITE.brand}`}</title>
        <NotFound suggestions={suggestionsOf(error.data)} />
      </>
    );
  }
  return (
    <>
      <title>{`An error occurred · ${SITE.brand}`}</title>
      <Problem email={SITE.bugReportEmail} />
    </>
  );
};
