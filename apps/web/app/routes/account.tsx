export { action, loader } from '#app/features/account/account-route.server';
export { AccountRoute as default } from '#app/features/account/AccountPage';
export { messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
