import { OPENID_PATH } from '#app/platform/site-path';
import button from '#app/ui/layout/Button.module.css';

interface Props {
  /** what the host's own provider is called */
  readonly provider: string;
  /** values that the form sends without showing them */
  readonly hidden: Readonly<Record<string, string>>;
}

/** A button that leads to the host's own provider: a form, which works without scripts and which no other site can send. */
export const ProviderForm = ({ provider, hidden }: Props) => (
  <form method="post" action={OPENID_PATH}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={button['button']}>
      Sign in with {provider}
    </button>
  </form>
);
