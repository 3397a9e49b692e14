import {
  MAX_LIST_CHARACTERS,
  MAX_NAME_CHARACTERS,
  PRIMARY_TYPES,
  type PrimaryType,
  type Tag,
  TAG_LABELS,
  TAGS,
} from '@crownsmith/domain';
import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { PictureServiceProvider } from '#app/ui/render-context/picture-service';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { CardButtons } from '#app/ui/card-tile/CardButtons';
import styles from './RecsPage.module.css';
import { openRecs, passes, type RecsAnswer, type RecsItem } from './recs-view';

interface Props {
  readonly answer: RecsAnswer;
  /** the visitor's own list as text; empty on the server and where there is none */
  readonly ownList: string;
}

const Item = ({ card, reasons }: RecsItem) => (
  <li className={styles['item']}>
    <a href={`/cards/${card.slug}`}>
      <CardFrame card={frameCardOf(card)} />
    </a>
    <ul className={styles['reasons']}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <CardButtons card={card} />
  </li>
);

const Problems = ({ answer }: { readonly answer: RecsAnswer }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.problem) place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={place} className={styles['problems']}>
      {answer.problem && (
        <p role="alert" className={styles['problem']}>
          {answer.problem}
        </p>
      )}
      {answer.problems.length > 0 && (
        <details open className={styles['lines']}>
          <summary>
            {answer.problems.length === 1 ? '1 line' : `${answer.problems.length} lines`} of your list could
            not be used
          </summary>
          <ul>
            {answer.problems.slice(0, 100).map(({ line, text }) => (
              <li key={`${line}:${text}`}>
                {line !== undefined && <b>Line {line}:</b>} {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

interface FilterProps {
  /** id of the form that the fields belong to: without scripts its button applies them */
  readonly form: string;
  readonly type: PrimaryType | undefined;
  readonly tag: Tag | undefined;
  readonly onType: (type: PrimaryType | undefined) => void;
  readonly onTag: (tag: Tag | undefined) => void;
}

const Filters = ({ form, type, tag, onType, onTag }: FilterProps) => (
  <div className={styles['filters']}>
    <label>
      Type{' '}
      <select
        form={form}
        name="type"
        value={type ?? ''}
        onChange={(event) => onType(PRIMARY_TYPES.find((known) => known === event.target.value))}
      >
        <option value="">All</option>
        {PRIMARY_TYPES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </label>
    <label>
      Purpose{' '}
      <select
        form={form}
        name="tag"
        value={tag ?? ''}
        onChange={(event) => onTag(TAGS.find((known) => known === event.target.value))}
      >
        <option value="">All</option>
        {TAGS.map((known) => (
          <option key={known} value={known}>
            {TAG_LABELS[known]}
          </option>
        ))}
      </select>
    </label>
    <noscript>
      <button type="submit" form={form}>
        Show
      </button>
    </noscript>
  </div>
);

/** A whole page of recommendations: the list on one side, what decks like it play on the other. */
export const RecsPage = ({ answer, ownList }: Props) => {
  const id = useId();
  const busy = useNavigation().formAction?.startsWith('/recs') ?? false;
  const [draft, setDraft] = useState<string | undefined>(
    answer.form.list === '' ? undefined : answer.form.list,
  );
  const [type, setType] = useState<PrimaryType | undefined>(answer.form.type);
  const [tag, setTag] = useState<Tag | undefined>(answer.form.tag);
  const { play, cut } = useMemo(() => openRecs(answer), [answer]);
  const shown = play.filter((item) => passes(item, { type, tag }));
  const list = draft ?? ownList;
  const answerPlace = useRef<HTMLElement>(null);
  const firstAnswer = useRef(answer);
  useEffect(() => {
    if (answer === firstAnswer.current) return;
    const top = answerPlace.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) answerPlace.current?.scrollIntoView();
  }, [answer]);

  return (
    <>
      <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Recommendations' }]} />
      <div className={styles['page']}>
        <Form id={`${id}-form`} method="post" action="/recs" className={styles['form']} preventScrollReset>
          <h1>Recommendations</h1>
          <p className={styles['lead']}>
            For your list, not only for your commander: what the decks most like it play, each card with its
            reasons.
          </p>
          <label htmlFor={`${id}-commander`}>Commander</label>
          <input
            id={`${id}-commander`}
            name="commander"
            maxLength={MAX_NAME_CHARACTERS}
            autoComplete="off"
            spellCheck={false}
            key={`commander ${answer.form.commander}`}
            defaultValue={answer.form.commander}
            aria-describedby={`${id}-hint`}
          />
          <label htmlFor={`${id}-partner`}>
            Second commander <small>where there is one</small>
          </label>
          <input
            id={`${id}-partner`}
            name="partner"
            maxLength={MAX_NAME_CHARACTERS}
            autoComplete="off"
            spellCheck={false}
            key={`partner ${answer.form.partner}`}
            defaultValue={answer.form.partner}
          />
          <p id={`${id}-hint`} className={styles['hint']}>
            Empty, if your list names its commanders below a line “Commander”.
          </p>
          <div className={styles['labels']}>
            <label htmlFor={`${id}-list`}>Your list</label>
            {draft !== undefined && ownList !== '' && (
              <button type="button" onClick={() => setDraft(undefined)}>
                Take it from the clipboard
              </button>
            )}
          </div>
          <textarea
            id={`${id}-list`}
            name="list"
            rows={12}
            maxLength={MAX_LIST_CHARACTERS}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={'1 Sol Ring\n1 Arcane Signet\n…'}
            value={list}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button type="submit" className={styles['ask']} aria-disabled={busy}>
            {busy ? 'Looking at decks like yours …' : 'Get recommendations'}
          </button>
        </Form>
        <section ref={answerPlace} className={styles['answer']} aria-label="Answer" aria-busy={busy}>
          <Problems answer={answer} />
          {play.length === 0 && !answer.problem && (
            <p className={styles['empty']}>
              {answer.commanders.length === 0
                ? 'Name a commander, paste what you have so far, and see what decks like yours play.'
                : 'Nothing to recommend: no other legal card fits these commanders.'}
            </p>
          )}
          {play.length > 0 && (
            <>
              <h2>
                For {answer.commanders.join(' and ')}{' '}
                <small>
                  {answer.used > 0 && `with ${answer.used === 1 ? '1 card' : `${answer.used} cards`}, `}
                  {shown.length === play.length ? play.length : `${shown.length} of ${play.length}`}
                </small>
              </h2>
              <Filters form={`${id}-form`} type={type} tag={tag} onType={setType} onTag={setTag} />
              {shown.length === 0 && <p className={styles['empty']}>No recommended card is of this kind.</p>}
              <PictureServiceProvider>
                <ol className={styles['grid']}>
                  {shown.map((item) => (
                    <Item key={item.card.slug} {...item} />
                  ))}
                </ol>
              </PictureServiceProvider>
            </>
          )}
          {cut.length > 0 && (
            <>
              <h2>Consider cutting</h2>
              <PictureServiceProvider>
                <ul className={styles['grid']}>
                  {cut.map((item) => (
                    <Item key={item.card.slug} {...item} />
                  ))}
                </ul>
              </PictureServiceProvider>
            </>
          )}
        </section>
      </div>
    </>
  );
};
