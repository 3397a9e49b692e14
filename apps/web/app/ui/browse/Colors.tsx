import { identityColors, identityName, type ColorIdentity } from '@crownsmith/domain';
import styles from './Browse.module.css';

/** An identity as symbols in the size of the text; its name is read aloud where nothing beside it says it. */
export const Colors = ({
  identity,
  silent = false,
}: {
  readonly identity: ColorIdentity;
  /** its name stands beside it */
  readonly silent?: boolean;
}) => {
  const letters = identityColors(identity).map((color) => color.toLowerCase());
  return (
    <span
      className={styles['colors']}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': identityName(identity) })}
    >
      {(letters.length > 0 ? letters : ['c']).map((letter) => (
        <i key={letter} className={`m m-${letter}`} />
      ))}
    </span>
  );
};
