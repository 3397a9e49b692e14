import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export { loadSignUp as loader, signUp as action } from '#app/features/sign-in/register-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

const NOTICES = {
  sent: 'A mail is on its way to you. Open the link in it to confirm your address, then sign in. If none arrives within a few minutes, sign up again.',
} as const;

export default function SignUpRoute() {
  return (
    <AccountFormPage name="signUp" notices={NOTICES}>
      <p>
        What we keep and why: <a href="/privacy">Privacy Policy</a>
      </p>
      <p>
        You have an account? <a href="/signin">Sign in</a>
      </p>
    </AccountFormPage>
  );
}
