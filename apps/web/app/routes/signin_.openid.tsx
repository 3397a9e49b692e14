import { LeavingPage } from '#app/features/sign-in/LeavingPage';

export {
  beginSignIn as action,
  leaveForProvider as loader,
} from '#app/features/sign-in/provider-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default LeavingPage;
