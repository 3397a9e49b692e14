// Styles of markup that only the server renders, for this page alone.
import '#app/ui/form/Form.module.css';
import { CountMyDeckView } from '#app/features/handed-in/CountMyDeckView';
import { openCountMyDeckRoutes } from '#app/features/handed-in/count-my-deck.server';

const { form } = openCountMyDeckRoutes();
export const loader = form.loader;
export const action = form.action;

export { countMyDeckHeaders as headers } from '#app/features/handed-in/CountMyDeckView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

// Not re-exported: the bundler leaves out a module of mere re-exports, and its styles with it.
export default function CountMyDeck() {
  return <CountMyDeckView />;
}
