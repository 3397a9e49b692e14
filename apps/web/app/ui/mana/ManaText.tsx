import { ManaCost } from './ManaCost';
import styles from './ManaText.module.css';

const COSTS = /((?:\{[^{}\s]{1,5}\})+)/;

/** A line of text with costs such as {2}{U} as symbols. */
export const ManaText = ({ text }: { readonly text: string }) =>
  text
    .split(COSTS)
    .map((part, at) => (at % 2 === 1 ? <ManaCost key={at} cost={part} className={styles['cost']} /> : part));

/** The rules text of a card: a paragraph per line, reminder text in italics. */
export const RulesText = ({ text }: { readonly text: string }) => (
  <div className={styles['rules']}>
    {text.split('\n').map((line, at) => (
      <p key={at}>
        {line.split(/(\([^()]*\))/).map((part, place) =>
          place % 2 === 1 ? (
            <em key={place}>
              <ManaText text={part} />
            </em>
          ) : (
            <ManaText key={place} text={part} />
          ),
        )}
      </p>
    ))}
  </div>
);
