export { action, loader } from '#app/features/account/delete-route.server';
export { DeleteAccountRoute as default } from '#app/features/account/DeleteAccountPage';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
