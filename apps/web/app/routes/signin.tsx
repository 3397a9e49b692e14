import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { createElement } from 'react';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from '#app/ui/layout/PageHeader.module.css';
import { pageMeta } from '#app/seo/page-meta';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

const SignIn = () => (
  <>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Sign in' }]} />
    <div className={styles['title']}>
      <h1>Sign in</h1>
      <p>
        This site has no accounts yet, so there is nothing to sign in to. Your clipboard and your choice of
        light or dark are kept in this browser, and everything else works without an account.
      </p>
      <p>
        Begin with the <a href="/commanders">commanders</a> or the <a href="/top">top cards</a>.
      </p>
    </div>
  </>
);

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  head: {
    title: 'Sign in',
    description: 'Signing in is not set up on this site yet.',
    canonical: canonicalUrl(request, '/signin'),
  },
  markup: placeMarkup(context, renderMarkup(request, 'signin', createElement(SignIn))),
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data?.head, matches),
  { name: 'robots', content: 'noindex' },
];

export default function SignInRoute() {
  const { markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView markup={markup} />;
}
