// Styles of markup that only the server renders, for this page alone.
import '#app/ui/form/Form.module.css';
import { openCountMyDeckRoutes } from '#app/features/handed-in/count-my-deck.server';

const { deck } = openCountMyDeckRoutes();
export const loader = deck.loader;
export const action = deck.action;

/** Remix leaves the headers of a loader out of a document. */
export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers => loaderHeaders;

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';
