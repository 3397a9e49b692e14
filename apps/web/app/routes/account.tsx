export { action, loader } from '#app/features/account/account-route.server';
export { AccountRoute as default } from '#app/features/account/AccountPage';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';
