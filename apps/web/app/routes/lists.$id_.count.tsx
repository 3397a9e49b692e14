// Styles of markup that only the server renders, for this page alone.
import '#app/ui/form/Form.module.css';
import { accounts } from '#app/accounts/current.server';
import { createCountDeckRoute } from '#app/features/handed-in/count-deck-route.server';
import { getSnapshot } from '#app/snapshot/current.server';

const route = createCountDeckRoute({ documents: () => accounts().documents, snapshot: getSnapshot });
export const loader = route.loader;
export const action = route.action;

/** Remix leaves the headers of a loader out of a document. */
export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers => loaderHeaders;

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
