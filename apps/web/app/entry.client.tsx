import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportUncaughtErrors } from '#app/platform/client-error';

// Zod would compile schemas with `new Function`; the content security policy forbids that and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

reportUncaughtErrors();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
