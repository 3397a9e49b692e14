import { MESSAGE_FORMS } from '#app/features/messages/message-forms';
import { createMessageRoute } from '#app/features/messages/message-route.server';
import { MessageView, messageHeaders, messageMeta } from '#app/features/messages/MessageView';

const route = createMessageRoute(MESSAGE_FORMS.apply);

export const loader = route.loader;
export const action = route.action;
export const headers = messageHeaders;
export const meta = messageMeta;

export default function Apply() {
  return <MessageView />;
}
