// Styles of markup that only the server renders, for this page alone.
import '#app/features/messages/MessagePage.module.css';
import { RenderedForm } from '#app/rendering/RenderedForm';
import { MESSAGE_FORMS } from '#app/features/messages/message-forms';
import { createMessageRoute } from '#app/features/messages/message-route.server';

const route = createMessageRoute(MESSAGE_FORMS.apply);
export const loader = route.loader;
export const action = route.action;

export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

// Not re-exported: the bundler leaves out a module of mere re-exports, and its styles with it.
export default function Apply() {
  return <RenderedForm />;
}
