import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export {
  loadForgotPassword as loader,
  forgotPassword as action,
} from '#app/features/sign-in/register-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function ForgotPasswordRoute() {
  return (
    <AccountFormPage name="forgotPassword">
      <p>
        The mail has arrived? <a href="/reset-password">Go on with its link</a>
      </p>
      <p>
        You know your password? <a href="/signin">Sign in</a>
      </p>
    </AccountFormPage>
  );
}
