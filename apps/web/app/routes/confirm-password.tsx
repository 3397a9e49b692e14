import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export {
  loadConfirmPassword as loader,
  confirmPassword as action,
} from '#app/features/sign-in/register-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function ConfirmPasswordRoute() {
  return (
    <AccountFormPage name="confirmPassword">
      <p>
        The link is not valid any more? <a href="/forgot-password">Ask for another one</a>
      </p>
    </AccountFormPage>
  );
}
