import { languageTag, NAME_KIND_LABELS } from '@crownsmith/domain';
import type { OtherNameView } from '#app/model/other-name';
import styles from './CardPage.module.css';

/** The names of a card besides its own, by language, folded. */
export const OtherNames = ({ names }: { readonly names: readonly OtherNameView[] }) => {
  if (names.length === 0) return null;
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  return (
    <details className={styles['names']}>
      <summary>Other names ({names.length})</summary>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{NAME_KIND_LABELS[kind]}</dt>
            {names
              .filter((other) => other.kind === kind)
              .map(({ name }) => (
                <dd key={name} lang={languageTag(kind)}>
                  {name}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
};
