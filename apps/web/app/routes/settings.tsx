// Styles of markup that only the server renders, for this page alone.
import '#app/features/settings/SettingsPage.module.css';
import '#app/ui/form/Checkbox.module.css';

export { action, loader } from '#app/features/settings/settings-route.server';
export { MessageView as default, messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
