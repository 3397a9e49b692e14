import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportUncaughtErrors } from '#app/platform/client-error';
import { stopEarlyClicks } from '#app/platform/early-click';

reportUncaughtErrors();
stopEarlyClicks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
