// Styles of markup that only the server renders, for this page alone.
import '#app/ui/form/Form.module.css';
import { RenderedForm } from '#app/rendering/RenderedForm';
import { openCountMyDeckRoutes } from '#app/features/handed-in/count-my-deck.server';

const { form } = openCountMyDeckRoutes();
export const loader = form.loader;
export const action = form.action;

export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

// Not re-exported: the bundler leaves out a module of mere re-exports, and its styles with it.
export default function CountMyDeck() {
  return <RenderedForm />;
}
