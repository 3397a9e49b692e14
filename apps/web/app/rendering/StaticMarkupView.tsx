import { useContext, useState } from 'react';
import { DocumentMarkupContext, type StaticMarkup } from './static-markup';

/**
 * Shows markup that the server rendered; where the document holds it, hydration leaves it alone.
 * Give it a `key` that changes with the page.
 */
export const StaticMarkupView = ({ markup }: { readonly markup: StaticMarkup }) => {
  const readDocumentMarkup = useContext(DocumentMarkupContext);
  const [initial] = useState(() => markup.html ?? readDocumentMarkup(markup.id));
  return (
    <div
      id={markup.id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup.html ?? initial }}
    />
  );
};
