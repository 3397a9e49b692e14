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

/** A box that asks for support in the place of an ad; its width is that of what it stands in. */
export const AdPlaceholder = ({ ads, height = AD_PLACEHOLDER_HEIGHT, ...flags }: Props) =>
  showsPlaceholder(flags) ? (
    <div className={styles['placeholder']} style={{ height }}>
      <SupportLink ads={ads} />
    </div>
  ) : null;
