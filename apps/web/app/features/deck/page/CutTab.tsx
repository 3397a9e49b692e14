import type { DeckTrim } from '@crownsmith/api-client';
import { isSlug, makeDeckAct, slugOfCardUrl, type DeckAct } from '@crownsmith/domain';
import { countedText } from '#app/ui/format/numbers';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { usePreviews } from '#app/ui/render-context/previews';
import type { DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import { Effect } from '../play/Effect';
import { WHOLE_OFFER } from '../play/effect-view';
import { AdviceEffects } from './AdviceEffects';
import { AdviceNotes } from './AdviceNotes';
import { Thumb } from './Thumb';
import styles from './MyDeck.module.css';

type Cut = DeckTrim['cuts'][number];

const cutActs = (cuts: readonly Cut[]): readonly DeckAct[] =>
  cuts.flatMap(({ url, count }): readonly DeckAct[] => {
    const slug = slugOfCardUrl(url);
    return isSlug(slug) ? Array.from({ length: count }, () => ({ kind: 'cut', card: slug })) : [];
  });

const Cuts = ({
  cuts,
  word = 'Cut',
  view,
}: {
  readonly cuts: readonly Cut[];
  readonly word?: string;
  readonly view: DeckView;
}) => (
  <ol className={styles['advice']} {...usePreviews(cuts.flatMap(({ url }) => view.cardOf(url) ?? []))}>
    {cuts.map((cut) => {
      const slug = slugOfCardUrl(cut.url);
      return (
        <li key={cut.url} className={styles['advised']}>
          <Thumb card={view.cardOf(cut.url)} />
          <p>
            <a href={cut.url}>
              <b>{frontOf(cut.name)}</b>
            </a>
            {cut.count > 1 && ` × ${cut.count}`}
            <span className={styles['reason']}>{cut.reason.message}</span>
            <Effect view={view} of={cutActs([cut]).map(makeDeckAct).join(' ')} name={`without ${cut.name}`} />
          </p>
          <span />
          <span className={styles['acts']}>
            <ActButton isMain acts={cutActs([cut])} label={`${word} ${cut.name}`}>
              {word}
            </ActButton>
            {isSlug(slug) && (
              <>
                <ActButton acts={[{ kind: 'maybe', card: slug }]} label={`Maybe: ${cut.name}`}>
                  Maybe
                </ActButton>
                <ActButton acts={[{ kind: 'keep', card: slug }]} label={`Keep ${cut.name}`}>
                  Keep
                </ActButton>
              </>
            )}
          </span>
        </li>
      );
    })}
  </ol>
);

/** What a list of more than 100 cards loses, all with one press. */
const Trim = ({ trim, view }: { readonly trim: DeckTrim; readonly view: DeckView }) => (
  <>
    <section className={styles['offer']} aria-labelledby="trim">
      <div>
        <h2 id="trim">{trim.summary}</h2>
        <AdviceEffects effects={trim.effects} removed={trim.cuts} view={view} />
        {trim.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {trim.cuts.length > 0 && <Effect view={view} of={WHOLE_OFFER} name={trim.summary} />}
      </div>
      {trim.cuts.length > 0 && (
        <p className={styles['acts']}>
          <ActButton isMain acts={cutActs(trim.cuts)} label={`Cut them all: ${trim.summary}`}>
            Cut them all
          </ActButton>
        </p>
      )}
    </section>
    <Cuts cuts={trim.cuts} view={view} />
    {trim.next.length > 0 && (
      <details className={styles['rest']}>
        <summary>Cut instead: the next {countedText(trim.next.length, 'card')}</summary>
        <Cuts cuts={trim.next} word="Cut this instead" view={view} />
      </details>
    )}
  </>
);

/** Cards to cut, best first, each with its reason. */
export const CutTab = ({ view }: { readonly view: DeckView }) => {
  const { advice } = view;
  return (
    <>
      <AdviceNotes view={view} />
      {advice.trim ? (
        <Trim trim={advice.trim} view={view} />
      ) : (advice.cuts ?? []).length === 0 ? (
        <p>Nothing to cut: the list is short, or there are no decks to compare with.</p>
      ) : (
        <Cuts cuts={advice.cuts ?? []} view={view} />
      )}
    </>
  );
};
