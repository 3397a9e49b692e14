import { Links, Meta } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SITE } from '#app/platform/site';
import page from '#app/ui/shell/Page.module.css';

interface Props {
  readonly colorMode: string | undefined;
  readonly children: ReactNode;
}

/** The document of a plain page: the brand, the page, no script. */
export const PlainDocument = ({ colorMode, children }: Props) => (
  <html lang="en" data-color-mode={colorMode}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <Meta />
      <Links />
    </head>
    <body>
      <header className={page['plain']}>
        <a href="/">{SITE.brand}</a>
      </header>
      <div>
        <main id="main">{children}</main>
      </div>
    </body>
  </html>
);
