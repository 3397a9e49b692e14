import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export { loadSignIn as loader, signIn as action } from '#app/features/sign-in/sign-in-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

const NOTICES = {
  confirmed: 'Your address is confirmed. Sign in now.',
  reset: 'Your new password is saved. Sign in with it.',
  'signed-in':
    'You are not signed in: your browser did not keep the cookie of this site. Allow cookies for it, then sign in again.',
} as const;

export default function SignInRoute() {
  return (
    <AccountFormPage name="signIn" notices={NOTICES}>
      <p>
        <a href="/forgot-password">Forgot your password?</a>
      </p>
      <p>
        No account yet? <a href="/signup">Create one</a>
      </p>
    </AccountFormPage>
  );
}
