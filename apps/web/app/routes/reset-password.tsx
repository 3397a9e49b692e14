import { AccountFormPage } from '#app/features/sign-in/AccountFormPage';

export {
  loadResetPassword as loader,
  enterResetCode as action,
} from '#app/features/sign-in/register-route.server';
export { formHeaders as headers } from '#app/rendering/RenderedForm';
export { renderedPageMeta as meta } from '#app/rendering/RenderedPage';

const NOTICES = {
  sent: 'If the address has an account, a mail is on its way to it. It can take a few minutes.',
} as const;

export default function ResetPasswordRoute() {
  return (
    <AccountFormPage name="resetPassword" notices={NOTICES}>
      <p>
        No mail? Look among the spam, or <a href="/forgot-password">ask for another one</a>
      </p>
    </AccountFormPage>
  );
}
