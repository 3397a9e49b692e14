import { identityColors, identityName, type ColorIdentity } from '@crownsmith/domain';
import styles from './IdentitySymbols.module.css';

/** A colour identity as mana symbols in the size of the text, labelled with its name unless decorative. */
export const IdentitySymbols = ({
  identity,
  decorative = false,
}: {
  readonly identity: ColorIdentity;
  /** the name is next to it */
  readonly decorative?: boolean;
}) => {
  const keys = identityColors(identity).map((color) => color.toLowerCase());
  return (
    <span
      className={styles['symbols']}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': identityName(identity) })}
    >
      {(keys.length > 0 ? keys : ['c']).map((key) => (
        <i key={key} className={`m m-${key}`} />
      ))}
    </span>
  );
};
