import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export {
  loadConfirmEmail as loader,
  confirmEmail as action,
} from '#app/features/sign-in/register-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function ConfirmEmailRoute() {
  return (
    <AccountFormPage name="confirmEmail">
      <p>
        The link is not valid any more? <a href="/signup">Register again</a>, and another one is sent.
      </p>
    </AccountFormPage>
  );
}
