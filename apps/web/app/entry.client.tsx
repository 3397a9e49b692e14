import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportUncaughtErrors } from '#app/platform/client-error';
import { beginHydrating } from '#app/platform/early-input';

reportUncaughtErrors();
beginHydrating();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
