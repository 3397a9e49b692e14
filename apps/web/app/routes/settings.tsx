// Styles of markup that only the server renders, for this page alone.
import '#app/features/settings/SettingsPage.module.css';
import '#app/ui/form/Checkbox.module.css';
import '#app/ui/form/RadioField.module.css';
import { RenderedForm } from '#app/rendering/RenderedForm';

export { action, loader } from '#app/features/settings/settings-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

// Not re-exported: the bundler leaves out a module of mere re-exports, and its styles with it.
export default function Settings() {
  return <RenderedForm />;
}
