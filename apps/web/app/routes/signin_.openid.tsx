import { LeavingPage } from '#app/features/sign-in/LeavingPage';

export {
  beginSignIn as action,
  leaveForProvider as loader,
} from '#app/features/sign-in/provider-route.server';
export { messageHeaders as headers } from '#app/features/messages/MessageView';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default LeavingPage;
