import { MESSAGE_FORMS } from '#app/features/messages/message-forms';
import { createMessageRoute } from '#app/features/messages/message-route.server';

const route = createMessageRoute(MESSAGE_FORMS['bug-report']);
export const loader = route.loader;
export const action = route.action;

export { MessageView as default, messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
