export { action, loader } from '#app/features/settings/settings-route.server';
export { MessageView as default, messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
