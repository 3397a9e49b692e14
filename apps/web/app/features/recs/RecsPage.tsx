import { chosenColorText, DECK_FORMATS, type PrimaryType, type Tag } from '@crownsmith/domain';
import { useNavigation } from '@remix-run/react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { PopulationFields } from '#app/ui/population/PopulationFields';
import { RecsErrors } from './RecsErrors';
import { RecsFilters } from './RecsFilters';
import { RecsFormFields } from './RecsFormFields';
import { RecsGrid } from './RecsGrid';
import styles from './RecsPage.module.css';
import { passesFilters, type RecsItem, type RecsResult } from './recs-result';

interface Props {
  readonly result: RecsResult;
  /** the visitor's clipboard as text; empty on the server */
  readonly clipboardText: string;
}

/** Characters of a list that an address holds; longer ones are posted. */
const LONGEST_IN_ADDRESS = 1500;

/** The page of recommendations: the form with the list on one side, the recommended cards on the other. */
export const RecsPage = ({ result, clipboardText }: Props) => {
  const id = useId();
  const formId = `${id}-form`;
  const busy = useNavigation().formAction?.startsWith('/recs') ?? false;
  const [type, setType] = useState<PrimaryType | undefined>(result.form.type);
  const [tag, setTag] = useState<Tag | undefined>(result.form.tag);
  const { play, lands, cut, commanders, chosenColors, comparison, used, error } = result;
  const isShown = (item: RecsItem): boolean => passesFilters(item, { type, tag });
  const shown = play.filter(isShown);
  const shownLands = lands.filter(isShown);
  const groups = [...new Set(shown.map(({ group }) => group))];
  const recommended = play.length + lands.length;
  const passed = shown.length + shownLands.length;
  const section = useRef<HTMLElement>(null);
  const firstResult = useRef(result);
  useEffect(() => {
    if (result === firstResult.current) return;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) section.current?.scrollIntoView();
  }, [result]);

  return (
    <>
      <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Recommendations' }]} />
      <div className={styles['page']}>
        <RecsFormFields
          id={id}
          form={result.form}
          clipboardText={clipboardText}
          choosesColor={chosenColors !== undefined}
          busy={busy}
        />
        <section ref={section} className={styles['results']} aria-label="Results" aria-busy={busy}>
          <RecsErrors result={result} form={formId} />
          {recommended === 0 && !error && (
            <p className={styles['empty']}>
              {commanders.length === 0
                ? 'Enter a commander, paste what you have so far, and see what similar decks play.'
                : 'Nothing to recommend: no other legal card fits these commanders.'}
            </p>
          )}
          {chosenColors && (
            <p className={styles['total']}>
              {chosenColorText(chosenColors, result.form.chosen_color !== undefined)}
            </p>
          )}
          {recommended > 0 && (
            <>
              <h2>
                For {commanders.join(' and ')}{' '}
                <small>{passed === recommended ? recommended : `${passed} of ${recommended}`} cards</small>
              </h2>
              {used > 0 && (
                <p className={styles['total']}>
                  Your list has {used + commanders.length} of {DECK_FORMATS.commander.deckSize} cards.
                </p>
              )}
              {comparison && (
                <PopulationFields
                  form={formId}
                  sentence={comparison}
                  values={result.form}
                  method={result.form.list.length > LONGEST_IN_ADDRESS ? 'post' : 'get'}
                />
              )}
              <RecsFilters form={formId} type={type} tag={tag} onType={setType} onTag={setTag} />
              {passed === 0 && <p className={styles['empty']}>No recommended card matches these filters.</p>}
              {groups.map((title) => {
                const items = shown.filter(({ group }) => group === title);
                return (
                  <Fragment key={title ?? ''}>
                    {groups.length > 1 && (
                      <h2>
                        {title ?? 'Other cards'} <small>{items.length}</small>
                      </h2>
                    )}
                    <RecsGrid as="ol" items={items} />
                  </Fragment>
                );
              })}
              {shownLands.length > 0 && (
                <>
                  <h2>
                    Lands <small>{shownLands.length}</small>
                  </h2>
                  <RecsGrid as="ol" items={shownLands} />
                </>
              )}
            </>
          )}
          {cut.length > 0 && (
            <>
              <h2>Consider cutting</h2>
              <RecsGrid as="ul" items={cut} />
            </>
          )}
        </section>
      </div>
    </>
  );
};
