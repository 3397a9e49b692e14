import type { ReactNode } from 'react';

/**
 * The content of closed details, of which a browser with scripts makes elements only when somebody opens them or begins to use the
 * page (behaviours/late-content.ts). For static markup; it must not contain another.
 */
export const LateContent = ({ children }: { readonly children: ReactNode }) => (
  <noscript data-late="">{children}</noscript>
);
