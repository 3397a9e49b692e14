import { useState } from 'react';
import type { StaticMarkup } from './static-markup';

/**
 * Shows markup that the server drew. Where it came with the document it is left as it stands.
 * Give it a `key` that changes with the page.
 */
export const StaticMarkupView = ({ markup }: { readonly markup: StaticMarkup }) => {
  const [first] = useState(() => markup.html ?? document.getElementById(markup.id)?.innerHTML ?? '');
  return (
    <div id={markup.id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup.html ?? first }} />
  );
};
