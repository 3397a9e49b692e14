import { TextSection } from '#app/ui/layout/TextSection';
import button from '#app/ui/layout/Button.module.css';
import { LIST_FORMAT_NAMES } from '#app/ui/format/list-formats';
import type { ExportedList } from './list-deck.server';
import styles from './Lists.module.css';

/** The list as the text of a program, with the printings that it states. Works without scripts. */
export const ExportSection = ({ exported }: { readonly exported: ExportedList }) => {
  const { format, keepsWords, hasWords, version, text } = exported;
  return (
    <TextSection id="export" title="Export">
      <form method="get" action="#export" className={styles['buttons']}>
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <label>
          For{' '}
          <select name="format" defaultValue={format}>
            {Object.entries(LIST_FORMAT_NAMES).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {hasWords && (
          <label>
            <input type="checkbox" name="words" value="on" defaultChecked={keepsWords} /> Names as I wrote
            them
          </label>
        )}
        <button type="submit" className={button['button']}>
          Show
        </button>
      </form>
      <textarea
        className={styles['export']}
        readOnly
        rows={10}
        spellCheck={false}
        aria-label={`The list for ${LIST_FORMAT_NAMES[format]}`}
        defaultValue={text}
      />
    </TextSection>
  );
};
