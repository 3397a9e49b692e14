import { AD_PLACEHOLDER_HEIGHT, adPlaceholderText, EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { type Ads, showsPlaceholder } from './ad-box';
import styles from './AdBox.module.css';

interface Props {
  readonly ads: Pick<Ads, 'supportUrl' | 'platform'>;
  readonly adFree: boolean;
  readonly always?: boolean;
  readonly off?: boolean;
  /** px */
  readonly height?: number;
}

/** A box that asks for support in the place of an ad; its width is that of what it stands in. */
export const AdPlaceholder = ({ ads, height = AD_PLACEHOLDER_HEIGHT, ...flags }: Props) =>
  showsPlaceholder(flags) ? (
    <p className={styles['placeholder']} style={{ height }}>
      <a href={ads.supportUrl} {...EXTERNAL_LINK_ATTRIBUTES}>
        {adPlaceholderText(ads.platform)}
      </a>
    </p>
  ) : null;
