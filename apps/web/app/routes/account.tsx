// Styles of markup that only the server renders, for this page alone.
import '#app/features/account/AccountPage.module.css';

export { action, loader } from '#app/features/account/account-route.server';
export { MessageView as default, messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
