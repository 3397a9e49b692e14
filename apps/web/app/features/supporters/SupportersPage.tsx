import { type AdTier, BRAND, type Patreon, SUPPORTER_PRICE_USD, SUPPORTER_TIERS } from '@crownsmith/domain';
import { signInPath } from '#app/platform/site-path';
import { priceText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { TextSection } from '#app/ui/layout/TextSection';
import { ExternalLink } from '#app/ui/link-list/ExternalLink';
import { LINK_RESULTS, type LinkResult } from './link-results';

/** What the page shows of the person who reads it. */
interface Reader {
  readonly tier: AdTier;
  readonly isAdmin: boolean;
  /** null where no Patreon account is linked */
  readonly patreon: Patreon | null;
}

interface Props {
  /** name of the membership platform */
  readonly platform: string;
  /** undefined where the operator has not set one */
  readonly supportUrl: string | undefined;
  /** whether the operator has set up linking */
  readonly canLink: boolean;
  /** undefined for a visitor */
  readonly reader: Reader | undefined;
  readonly result: LinkResult | undefined;
}

/** Where a Patreon account is linked and unlinked. */
export const LINK_PATH = '/account/patreon';

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  active_patron: 'an active membership',
  declined_patron: 'a membership whose last payment was declined',
  former_patron: 'a membership that has ended',
};

const membershipText = ({ status, entitledCents }: Patreon): string => {
  if (status === null) return 'Your linked account has no membership of this site.';
  const what = STATUS_TEXTS[status] ?? `a membership with the status “${status}”`;
  return `Your linked account has ${what} of ${priceText(entitledCents / 100)} a month.`;
};

const LinkButton = ({
  intent,
  primary,
  label,
}: {
  intent: 'link' | 'unlink';
  primary?: boolean;
  label: string;
}) => (
  <button type="submit" name="intent" value={intent} className={button[primary ? 'primary' : 'button']}>
    {label}
  </button>
);

const Status = ({ reader: { tier, isAdmin, patreon } }: { readonly reader: Reader }) => (
  <TextSection id="your-tier" title="Your tier">
    <p>
      {tier === 'none' ? (
        <>You have no tier yet. Any tier hides the ads of this site.</>
      ) : (
        <>
          Your tier is <strong>{tier}</strong>
          {isAdmin && ', as an admin of this site'}: you see no ads. {!isAdmin && 'Thank you!'}
        </>
      )}
    </p>
    {patreon && <p>{membershipText(patreon)}</p>}
  </TextSection>
);

const Linking = ({ platform, reader }: Pick<Props, 'platform' | 'reader'>) => {
  if (!reader)
    return (
      <p>
        <a href={signInPath('/supporters')}>Sign in</a> or <a href="/signup">create an account</a> first: the
        tier belongs to your account, so it holds in every browser where you sign in.
      </p>
    );
  return (
    <form method="post" action={LINK_PATH}>
      {reader.patreon ? (
        <>
          <p>
            Changes of your membership arrive here by themselves. If something is out of date, read it again.
          </p>
          <p>
            <LinkButton intent="link" label="Read my membership again" />{' '}
            <LinkButton intent="unlink" label={`Unlink my ${platform} account`} />
          </p>
        </>
      ) : (
        <>
          <p>
            {platform} asks you whether this site may see who you are and what you support. The site stores
            the number of your account, the status and the amount of your membership, and nothing else.
          </p>
          <p>
            <LinkButton intent="link" primary label={`Link my ${platform} account`} />
          </p>
        </>
      )}
    </form>
  );
};

/** What supporting the site means, and the reader's own tier. Rendered on the server only. */
export const SupportersPage = ({ platform, supportUrl, canLink, reader, result }: Props) => (
  <>
    <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title="Supporters">
      <p>
        Everything on {BRAND} is free. Supporters pay for its servers, from ${SUPPORTER_PRICE_USD} a month,
        and see no ads.
      </p>
    </PageHeader>
    {result && (
      <p role={LINK_RESULTS[result].isError ? 'alert' : 'status'}>
        <strong>{LINK_RESULTS[result].text}</strong>
      </p>
    )}
    {reader && <Status reader={reader} />}
    <TextSection id="tiers" title="The tiers">
      <ul>
        {SUPPORTER_TIERS.toReversed().map(({ tier, cents }) => (
          <li key={tier}>
            <strong>{tier}</strong>, from ${cents / 100} a month: no ads
          </li>
        ))}
      </ul>
    </TextSection>
    <TextSection id="support" title="Become a supporter">
      {supportUrl === undefined ? (
        <p>The operator of this site has not set up memberships, so there is nothing to pay for.</p>
      ) : (
        <p>
          <ExternalLink url={supportUrl} medium="supporters" className={button['primary']}>
            Support us on {platform}
          </ExternalLink>
        </p>
      )}
    </TextSection>
    <TextSection id="link" title={`Link your ${platform} account`}>
      {canLink ? (
        <Linking platform={platform} reader={reader} />
      ) : (
        <p>Linking accounts is not set up on this site.</p>
      )}
    </TextSection>
  </>
);
