import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import serif from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Ads } from '#app/features/ads/ad-box';
import { seesAds } from '#app/features/ads/sees-ads.server';
import { bindCardButtons, ClipboardDock, ClipboardToggle } from '#app/features/clipboard/index';
import { bindMenus, markCurrent } from '#app/features/navigation/bind-menus';
import { SearchBox } from '#app/features/search/SearchBox';
import { colorModeOfCookies } from '#app/visitor/color-mode.server';
import { COLOR_MODE_SCRIPT } from '#app/features/color-mode/color-mode-script';
import { BLOCKED_STORAGE_SCRIPT } from '#app/shell/blocked-storage-script';
import { ColorModeSwitch } from '#app/features/color-mode/ColorModeSwitch';
import { reportClientError } from '#app/platform/client-error';
import { env } from '#app/platform/env.server';
import { DeferredScripts } from '#app/rendering/DeferredScripts';
import { EARLY_INPUT_SCRIPT, replayEarlyClick } from '#app/rendering/early-input';
import { useNonce, useBugReportEmail, useRequestId } from '#app/rendering/document-context';
import './styles';
import { usePlainPage } from '#app/rendering/plain-page';
import { useSkipLink } from '#app/rendering/RenderedPage';
import { SITE } from '#app/platform/site';
import { siteConfig } from '#app/platform/site-config.server';
import { shopsWithSale } from '#app/rendering/shops.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { encodedUid } from '#app/visitor/encoded-uid';
import { renderAccountMenu, renderShell } from '#app/shell/shell.server';
import { bindAuthState } from '#app/shell/auth-state';
import { bindDeferred } from '#app/shell/bind-deferred';
import { PlainDocument } from '#app/shell/PlainDocument';
import { ShellDialogs } from '#app/shell/ShellDialogs';
import { FAILED_PICTURES_SCRIPT } from '#app/behaviours/failed-pictures';
import { bindCardPreview } from '#app/behaviours/card-preview';
import { bindCardKeys } from '#app/behaviours/card-keys';
import { bindCopyButtons } from '#app/behaviours/copy-buttons';
import { bindCrownAll } from '#app/behaviours/crown-all';
import { NotFoundPage, type Suggestion } from '#app/ui/states/NotFoundPage';
import { trackPageView } from '#app/behaviours/analytics';
import { ErrorPage } from '#app/ui/states/ErrorPage';
import { LATE_CONTENT_SCRIPT } from '#app/behaviours/late-content';
import { bindScrollTop } from '#app/behaviours/scroll-to-top';
import { combine } from '#app/behaviours/delegate';
import { bindDialogButtons } from '#app/behaviours/dialog-buttons';
import { closeDialog } from '#app/ui/dialog/dialog-store';
import { Header } from '#app/ui/shell/Header';
import page from '#app/ui/shell/Page.module.css';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';
import { Toasts } from '#app/ui/toast/Toasts';
import { STATUS_ID } from '#app/platform/page-status';
import { useDelegatedLinks } from '#app/behaviours/use-delegated-links';
import { bindTranslation } from '#app/behaviours/translation';
import { usePageFocus } from '#app/behaviours/use-page-focus';

/** Ads that fail to load leave no gap in the page. */
const nothing = (): { default: ComponentType<{ readonly ads: Ads }> } => ({ default: () => null });
const AdBox = lazy<ComponentType<{ readonly ads: Ads }>>(() =>
  import('#app/features/ads/AdBox').catch(nothing),
);
const AdSidebar = lazy<ComponentType<{ readonly ads: Ads }>>(() =>
  import('#app/features/ads/AdSidebar').catch(nothing),
);

/** What pages of signed-in people do besides; visitors never load it. */
const SignedIn = lazy<ComponentType>(() =>
  import('#app/shell/signed-in/SignedIn').catch(() => ({ default: () => null })),
);

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serif),
  font(sans),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
];

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const { analytics, ads, bugReportEmail } = siteConfig();
  return {
    colorMode: colorModeOfCookies(request.headers.get('Cookie')),
    version: snapshot.manifest.version,
    ...(await renderShell(context, snapshot)),
    account: renderAccountMenu(context),
    ...(ads && seesAds(context.user) && { ads }),
    pictureService: env().IMAGE_SERVICE,
    shops: shopsWithSale(),
    bugReportEmail,
    ...(analytics && { analytics }),
  };
};

/** The shell is the same on every page. */
export const shouldRevalidate = () => false;

/** Behaviours that are bound to the document once. */
const BEHAVIOURS = [
  bindCardButtons,
  bindCardKeys,
  bindCardPreview,
  bindCopyButtons,
  bindCrownAll,
  bindMenus,
  bindScrollTop,
  bindDialogButtons,
  bindTranslation,
  bindAuthState,
  bindDeferred,
] as const;

/** What runs before the first paint. Hydration leaves the script alone, so the browser's code lacks it. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? [
      COLOR_MODE_SCRIPT,
      BLOCKED_STORAGE_SCRIPT,
      FAILED_PICTURES_SCRIPT,
      LATE_CONTENT_SCRIPT,
      EARLY_INPUT_SCRIPT,
    ].join(';')
  : '';

/** Delays the first paint until the header is complete: a header that arrives in two chunks would shift. */
const RENDER_BLOCKING_HEADER = { rel: 'expect', href: '#header', blocking: 'render' };

const SiteDocument = ({ children }: { readonly children: ReactNode }) => {
  const nonce = useNonce();
  const shell = useRouteLoaderData<typeof loader>('root');
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const hasAnalytics = shell?.analytics !== undefined;
  const skip = useSkipLink();
  const isNavigating = useNavigation().state !== 'idle';
  const [signedIn, setSignedIn] = useState(false);
  useDelegatedLinks();
  usePageFocus(main);
  useEffect(() => {
    markCurrent(document, pathname);
    closeDialog();
    setSignedIn(encodedUid(document.cookie) !== '');
  }, [pathname]);
  useEffect(() => {
    const unbind = combine(...BEHAVIOURS.map((bind) => bind(document)));
    // Last: the effect above closes dialogs that a replayed click may open.
    replayEarlyClick();
    return unbind;
  }, []);
  useEffect(() => {
    if (hasAnalytics) trackPageView({ path: pathname + search, title: document.title });
  }, [hasAnalytics, pathname, search]);
  return (
    <html lang="en" data-color-mode={shell?.colorMode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link {...RENDER_BLOCKING_HEADER} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className={page['skip']} href="#main">
          Skip to content
        </a>
        {skip && (
          <a className={page['skip']} href={`#${skip.id}`}>
            {skip.text}
          </a>
        )}
        <Header
          notice={shell?.notice && <StaticMarkupView markup={shell.notice} />}
          brand={SITE.brand}
          menus={shell && <StaticMarkupView markup={shell.menus} />}
          secondary={shell && <StaticMarkupView markup={shell.secondary} />}
          search={<SearchBox />}
          tools={
            <>
              <ColorModeSwitch initial={shell?.colorMode} />
              <ClipboardToggle />
              {shell && <StaticMarkupView markup={shell.account} />}
            </>
          }
        />
        {shell?.ads && (
          <Suspense>
            <AdBox ads={shell.ads} />
          </Suspense>
        )}
        <div className={page['columns']}>
          <main id="main" ref={main} tabIndex={-1} className={page['main']} aria-busy={isNavigating}>
            {children}
          </main>
          {shell?.ads && (
            <Suspense>
              <AdSidebar ads={shell.ads} />
            </Suspense>
          )}
        </div>
        <footer className={page['footer']}>{shell && <StaticMarkupView markup={shell.footer} />}</footer>
        <button
          type="button"
          hidden
          data-scroll-top=""
          className={page['scrollTop']}
          aria-label="Back to top"
        >
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
        <ShellDialogs colorMode={shell?.colorMode} />
        {signedIn && (
          <Suspense>
            <SignedIn />
          </Suspense>
        )}
        <p id={STATUS_ID} role="status" className="sr-only" />
        <Toasts />
        <ScrollRestoration nonce={nonce} />
        <DeferredScripts />
        {shell?.analytics && <script async src={shell.analytics.script} />}
      </body>
    </html>
  );
};

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const shell = useRouteLoaderData<typeof loader>('root');
  return usePlainPage() ? (
    <PlainDocument colorMode={shell?.colorMode}>{children}</PlainDocument>
  ) : (
    <SiteDocument>{children}</SiteDocument>
  );
};

export default function App() {
  return <Outlet />;
}

const isSuggestion = (value: unknown): value is Suggestion =>
  typeof value === 'object' && value !== null && 'label' in value && 'url' in value;

/** What a 404 response of a loader says. */
const missingPageOf = (
  data: unknown,
): { suggestions: readonly Suggestion[]; reason?: string | undefined } => {
  if (typeof data !== 'object' || data === null) return { suggestions: [] };
  const suggestions = 'suggestions' in data && Array.isArray(data.suggestions) ? data.suggestions : [];
  const reason = 'reason' in data && typeof data.reason === 'string' ? data.reason : undefined;
  return { suggestions: suggestions.filter(isSuggestion), reason };
};

export const ErrorBoundary = () => {
  const error = useRouteError();
  const { pathname } = useLocation();
  const requestId = useRequestId();
  const shell = useRouteLoaderData<typeof loader>('root');
  const renderedEmail = useBugReportEmail();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportClientError(error, 'page');
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{`Not found · ${SITE.brand}`}</title>
        <NotFoundPage {...missingPageOf(error.data)} path={pathname} />
      </>
    );
  }
  return (
    <>
      <title>{`An error occurred · ${SITE.brand}`}</title>
      <ErrorPage email={shell?.bugReportEmail ?? renderedEmail} path={pathname} requestId={requestId} />
    </>
  );
};
