import { accounts } from '#app/accounts/current.server';
// Styles of markup that only the server renders, for this page alone.
import '#app/ui/form/Form.module.css';
import '#app/features/salt-votes/SaltVotePage.module.css';
import '#app/ui/form/RadioField.module.css';
import { createSaltRoute } from '#app/features/salt-votes/salt-route.server';
import { notFound } from '#app/features/search/not-found.server';
import { RenderedPage } from '#app/rendering/RenderedPage';
import { usePendingForms } from '#app/ui/form/use-pending-forms';
import { getSnapshot } from '#app/snapshot/current.server';

const route = createSaltRoute({
  documents: () => accounts().documents,
  snapshot: getSnapshot,
  notFound: async (slug) => notFound(await getSnapshot(), slug, [{ label: 'Top cards', url: '/top' }]),
});
export const loader = route.loader;
export const action = route.action;

/** Remix leaves the headers of a loader out of a document. */
export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers => loaderHeaders;

export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function SaltVote() {
  usePendingForms();
  return <RenderedPage />;
}
