import { useActionData, useLoaderData } from '@remix-run/react';
import '#app/features/deck/Deck.module.css';
import '#app/features/deck/table/Table.module.css';
import { tableAction, tableLoader } from '#app/features/deck/table/table-route.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

export const loader = tableLoader;
export const action = tableAction;

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function Table() {
  const loaded = useLoaderData<typeof loader>();
  const { slug, markup } = useActionData<typeof action>() ?? loaded;
  return <StaticMarkupView key={`${slug} ${markup.id}`} markup={markup} />;
}
