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
  const letters = identityColors(identity).map((color) => color.toLowerCase());
  return (
    <span
      className={styles['symbols']}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': identityName(identity) })}
    >
      {(letters.length > 0 ? letters : ['c']).map((letter) => (
        <i key={letter} className={`m m-${letter}`} />
      ))}
    </span>
  );
};
