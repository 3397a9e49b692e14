import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import button from '#app/ui/layout/Button.module.css';
import styles from '#app/ui/layout/PageHeader.module.css';

const SignIn = () => (
  <>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Sign in' }]} />
    <div className={styles['title']}>
      <h1>Sign in</h1>
      <p>
        This site has no accounts yet. Your clipboard and your settings are stored in this browser, and
        everything works without an account.
      </p>
      <p>
        Start with <a href="/recs">recommendations</a> for your list, the <a href="/commanders">commanders</a>{' '}
        or the <a href="/top">top cards</a>.
      </p>
      <p>
        <button type="button" className={button['button']} data-open="settings" aria-haspopup="dialog">
          Settings
        </button>
      </p>
    </div>
  </>
);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  placePage(
    context,
    renderPage(request, {
      id: 'signin',
      title: 'Sign in',
      description: 'Signing in is not set up on this site yet.',
      path: '/signin',
      hidden: true,
      page: createElement(SignIn),
    }),
  );

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
