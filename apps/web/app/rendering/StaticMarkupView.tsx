import { useContext, useMemo } from 'react';
import { DocumentMarkupContext, type StaticMarkup } from './static-markup';

/**
 * Shows markup that the server rendered; where the document holds it, hydration leaves it alone.
 * Give it a `key` that changes with the page.
 */
export const StaticMarkupView = ({ markup }: { readonly markup: StaticMarkup }) => {
  const readDocumentMarkup = useContext(DocumentMarkupContext);
  // Hydration does not look at the markup, which a browser would take milliseconds to write down.
  const content = useMemo(
    () => ({ __html: markup.html ?? { toString: () => readDocumentMarkup(markup.id) } }),
    [markup, readDocumentMarkup],
  );
  return <div id={markup.id} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
};
