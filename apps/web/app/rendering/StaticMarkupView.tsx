import { useContext, useMemo } from 'react';
import { DocumentMarkupContext, type StaticMarkup } from './static-markup';

/**
 * Shows markup that the server rendered; where the document holds it, hydration leaves it alone.
 * Give it a `key` that changes with the page.
 */
export const StaticMarkupView = ({ markup }: { readonly markup: StaticMarkup }) => {
  const readDocumentMarkup = useContext(DocumentMarkupContext);
  const { id, html } = markup;
  // Hydration does not look at the markup, which a browser would take milliseconds to write down.
  const content = useMemo(
    () => ({ __html: html ?? { toString: () => readDocumentMarkup(id) } }),
    [id, html, readDocumentMarkup],
  );
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
};
