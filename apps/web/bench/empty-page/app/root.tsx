import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';

/** An empty Remix page, the baseline of the sizes of this site's pages. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
