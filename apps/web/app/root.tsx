import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import serif from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { bindCardButtons, ClipboardDock, ClipboardToggle } from '#app/features/clipboard/index';
import { bindMenus, markCurrent } from '#app/features/navigation/bind-menus';
import { SearchBox } from '#app/features/search/SearchBox';
import { themeOfCookies } from '#app/features/theme/theme.server';
import { THEME_SCRIPT } from '#app/features/theme/theme-script';
import { ThemeSwitch } from '#app/features/theme/ThemeSwitch';
import { reportClientError } from '#app/platform/client-error';
import { env } from '#app/platform/env.server';
import { replayEarlyClick } from '#app/platform/early-input';
import '#app/styles';
import { useNonce } from '#app/platform/nonce';
import { SITE } from '#app/platform/site';
import { siteConfig } from '#app/platform/site-config.server';
import { getSnapshot } from '#app/platform/snapshot.server';
import { visitorOf } from '#app/platform/visitor.server';
import { drawShell } from '#app/shell.server';
import { ShellSheets } from '#app/ShellSheets';
import { FAILED_PICTURES_SCRIPT } from '#app/ui/card-frame/failed-pictures';
import { bindCardKeys } from '#app/ui/card-keys';
import { bindCopyButtons } from '#app/ui/copy-list';
import { bindCrownAll } from '#app/ui/crown-all';
import { NotFound, type Suggestion } from '#app/ui/NotFound';
import { tellPageView } from '#app/ui/page-view';
import { Problem } from '#app/ui/Problem';
import { ImportHelp, SampleNotice } from '#app/ui/SampleNotice';
import { bindScrollTop } from '#app/ui/scroll-top';
import { bindSheets, closeSheet } from '#app/ui/sheets';
import { Header } from '#app/ui/shell/Header';
import page from '#app/ui/shell/Page.module.css';
import { StaticMarkupView } from '#app/ui/static-markup/StaticMarkupView';
import { Toasts } from '#app/ui/toasts';
import { useDelegatedLinks } from '#app/ui/use-delegated-links';
import { usePageFocus } from '#app/ui/use-page-focus';

/** A page is whole without what could not be loaded of its surroundings. */
const nothing = () => ({ default: () => null });
const AdBox = lazy(() => import('#app/features/ads/AdBox').catch(nothing));
const AdSidebar = lazy(() => import('#app/features/ads/AdSidebar').catch(nothing));

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serif),
  font(sans),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const { analytics, ads } = siteConfig();
  const { adFree } = visitorOf(request);
  return {
    theme: themeOfCookies(request.headers.get('Cookie')),
    sample: snapshot.manifest.sample,
    version: snapshot.manifest.version,
    adFree,
    ...(await drawShell(request, snapshot)),
    ...(ads && { ads }),
    pictureService: env().IMAGE_SERVICE,
    ...(analytics && { analytics }),
  };
};

/** What the shell shows does not change from page to page. */
export const shouldRevalidate = () => false;

/** Everything of the shell that is bound to the document once. */
const BOUND = [
  bindCardButtons,
  bindCardKeys,
  bindCopyButtons,
  bindCrownAll,
  bindMenus,
  bindScrollTop,
  bindSheets,
] as const;

/** Nothing is painted before the header is whole: half of it, where a piece of the page ends, would move when the rest comes. */
const WHOLE_HEADER = { rel: 'expect', href: '#header', blocking: 'render' };

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const nonce = useNonce();
  const shell = useRouteLoaderData<typeof loader>('root');
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const counted = shell?.analytics !== undefined;
  useDelegatedLinks();
  usePageFocus(main);
  useEffect(() => {
    markCurrent(document, pathname);
    closeSheet();
  }, [pathname]);
  useEffect(() => {
    const undo = BOUND.map((bind) => bind(document));
    // After what every page begins with, which closes what a click may have opened.
    replayEarlyClick();
    return () => undo.forEach((undoOne) => undoOne());
  }, []);
  useEffect(() => {
    if (counted) tellPageView({ path: pathname + search, title: document.title });
  }, [counted, pathname, search]);
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
        <link {...WHOLE_HEADER} />
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
          menus={shell && <StaticMarkupView markup={shell.menus} />}
          search={<SearchBox />}
          tools={
            <>
              <ThemeSwitch theme={shell?.theme} />
              <ClipboardToggle />
            </>
          }
        />
        {shell?.ads && (
          <Suspense>
            <AdBox ads={shell.ads} adFree={shell.adFree} />
          </Suspense>
        )}
        <div className={page['columns']}>
          <main id="main" ref={main} tabIndex={-1} className={page['main']}>
            {children}
          </main>
          {shell?.ads && (
            <Suspense>
              <AdSidebar ads={shell.ads} adFree={shell.adFree} />
            </Suspense>
          )}
        </div>
        <footer className={page['footer']}>
          {shell?.sample && (
            <div className={page['help']}>
              <ImportHelp />
            </div>
          )}
          {shell && <StaticMarkupView markup={shell.footer} />}
        </footer>
        <button type="button" hidden data-scroll-top="" className={page['up']} aria-label="Back to the top">
          <svg
            width="18"
            height="18"
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path d="M4 15l8-8 8 8" strokeWidth="2.5" />
          </svg>
        </button>
        <ClipboardDock />
        <ShellSheets theme={shell?.theme} />
        <Toasts />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {shell?.analytics && <script async src={shell.analytics.script} />}
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
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportClientError(error, 'page');
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{`Not found · ${SITE.brand}`}</title>
        <NotFound suggestions={suggestionsOf(error.data)} path={pathname} />
      </>
    );
  }
  return (
    <>
      <title>{`An error occurred · ${SITE.brand}`}</title>
      <Problem email={SITE.bugReportEmail} path={pathname} />
    </>
  );
};
