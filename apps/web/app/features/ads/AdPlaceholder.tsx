import { AD_PLACEHOLDER_HEIGHT } from '@crownsmith/domain';
import { type Ads, showsPlaceholder } from './ad-box';
import styles from './AdBox.module.css';
import { SupportLink } from './SupportLink';

interface Props {
  readonly ads: Pick<Ads, 'supportUrl' | 'platform'>;
  readonly adFree: boolean;
  readonly always?: boolean;
  readonly off?: boolean;
  /** px */
  readonly height?: number;
}

/** A box with a link for support in place of an ad, as wide as its container. */
export const AdPlaceholder = ({ ads, height = AD_PLACEHOLDER_HEIGHT, ...flags }: Props) =>
  showsPlaceholder(flags) ? (
    <div className={styles['placeholder']} style={{ height }}>
      <SupportLink ads={ads} />
    </div>
  ) : null;
