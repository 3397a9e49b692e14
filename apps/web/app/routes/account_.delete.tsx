export { action, loader } from '#app/features/account/delete-route.server';
export { DeleteAccountRoute as default } from '#app/features/account/DeleteAccountPage';
export { messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
