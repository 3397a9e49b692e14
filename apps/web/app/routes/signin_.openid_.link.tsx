import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export { linkAndSignIn as action, loadLink as loader } from '#app/features/sign-in/provider-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

export default function LinkProviderRoute() {
  return (
    <AccountFormPage name="linkProvider">
      <p>
        <a href="/forgot-password">Forgot your password?</a>
      </p>
    </AccountFormPage>
  );
}
