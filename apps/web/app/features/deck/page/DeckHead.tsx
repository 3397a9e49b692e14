import { chosenColorText, isUndecided } from '@crownsmith/domain';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { deckLinks } from '#app/ui/deck/deck-links';
import { ChosenColorSelect } from '#app/ui/form/ChosenColorSelect';
import { countedText, countText } from '#app/ui/format/numbers';
import { ExternalLink } from '#app/ui/link-list/ExternalLink';
import { useDeckPrices } from '#app/ui/price/Price';
import { PriceText } from '#app/ui/price/PriceText';
import button from '#app/ui/layout/Button.module.css';
import { useShops } from '#app/ui/render-context/shops';
import { deckHref, type DeckPageState } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { DeclaredBracket } from '../DeclaredBracket';
import { HiddenParameters } from './HiddenParameters';
import styles from './MyDeck.module.css';
import { sizeNote } from './size-note';

const titleOf = ({ state: { deck }, commanders }: Pick<DeckView, 'state' | 'commanders'>): string =>
  deck.name ?? (commanders.map(({ name }) => frontOf(name)).join(' and ') || 'A deck without a commander');

/** What the player says of the deck: its name, its bracket, the colour of a commander. */
const Words = ({ view: { parameters, state, report } }: { readonly view: DeckView }) => (
  <details className={styles['words']}>
    <summary>Name, bracket</summary>
    <form method="get" action="/deck" className={styles['panel']}>
      <HiddenParameters parameters={parameters} except={['name']} />
      <label>
        Name <input name="name" maxLength={100} defaultValue={state.deck.name} autoComplete="off" />
      </label>
      <label>
        Bracket that you mean <DeclaredBracket value={state.deck.bracket} />
      </label>
      {report.chosen_colors !== undefined && (
        <label htmlFor="chosen_color">
          {chosenColorText([...report.chosen_colors], state.deck.chosenColor !== undefined)}
          <ChosenColorSelect id="chosen_color" value={state.deck.chosenColor} />
        </label>
      )}
      <button type="submit" className={button['button']}>
        Save
      </button>
    </form>
  </details>
);

/** The texts of a list, each as a file; the last one has names alone, and the declared bracket. */
const DOWNLOADS: readonly (readonly [format: keyof DeckView['texts'], file: string, label: string])[] = [
  ['moxfield', 'deck.txt', 'Download the list'],
  ['archidekt', 'deck-archidekt.txt', 'Download for Archidekt'],
  ['plain', 'deck-names.txt', 'Download as plain text'],
];

/** Where the list goes from here: a file, programs, shops. */
const Export = ({ view: { commanders, entries, links, texts } }: { readonly view: DeckView }) => {
  const { partners } = useShops();
  const zone = commanders.map((card) => ({ card, count: 1 }));
  return (
    <details className={styles['words']}>
      <summary>Export</summary>
      <p className={styles['panel']}>
        {DOWNLOADS.map(([format, file, label]) => (
          <a
            key={format}
            download={file}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(texts[format])}`}
          >
            {label}
          </a>
        ))}
        {deckLinks([...zone, ...entries], partners, links).map(({ site, url }) => (
          <ExternalLink key={site} url={url} medium="deck">
            {site}
          </ExternalLink>
        ))}
      </p>
    </details>
  );
};

const bracketText = (deck: DeckPageState['deck'], estimate: number): string =>
  deck.bracket === undefined ? String(estimate) : `${deck.bracket} · ${estimate}`;

/** What the deck is, in one strip: its commanders, its size, whether it is legal, its bracket, its price. */
export const DeckHead = ({ view }: { readonly view: DeckView }) => {
  const { commanders, state, report, parameters, shareUrl, lineErrors } = view;
  const prices = useDeckPrices('Price', view.priced);
  const { legal, violations } = report.legality;
  return (
    <header className={styles['head']}>
      {commanders.length > 0 && (
        <div className={styles['frames']}>
          {commanders.map((card) => (
            <a key={card.slug} href={`/cards/${card.slug}`} aria-hidden="true" tabIndex={-1}>
              <CardFrame card={frameCardOf(card)} size="5rem" />
            </a>
          ))}
        </div>
      )}
      <div className={styles['what']}>
        <h1>{titleOf(view)}</h1>
        {state.deck.name !== undefined && commanders.length > 0 && (
          <p className={styles['leaders']}>{commanders.map(({ name }) => frontOf(name)).join(' and ')}</p>
        )}
        <dl className={styles['facts']}>
          <div>
            <dt>Cards</dt>
            <dd>
              <b>{countText(report.num_cards)}</b> {sizeNote(report.num_cards, report.legality)}
              {lineErrors.length > 0 && <small>, {countedText(lineErrors.length, 'line')} left out</small>}
            </dd>
          </div>
          <div>
            <dt>Legal</dt>
            <dd>
              <b>{legal ? 'Yes' : isUndecided(violations) ? 'Not known' : 'Not yet'}</b>{' '}
              {legal && lineErrors.length > 0 && <small>without what was left out</small>}
              {!legal && (
                <a href={deckHref(parameters, { tab: 'check', view: undefined })}>
                  {violations.length === 1 ? '1 reason' : `${violations.length} reasons`}
                </a>
              )}
            </dd>
          </div>
          <div>
            <dt>
              {state.deck.bracket === undefined ? 'Bracket, estimated' : 'Bracket: you say, we estimate'}
            </dt>
            <dd>
              <b>{bracketText(state.deck, report.bracket.estimate)}</b>{' '}
              <a href={`${deckHref(parameters, { tab: 'check', view: undefined })}#bracket`}>why</a>
            </dd>
          </div>
          {prices.map(({ label, value, regular, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>
                  <PriceText text={value} regular={regular} />
                </b>{' '}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['tools']}>
        <a className={button['button']} href={shareUrl} data-copy-link="" rel="nofollow">
          Share link
        </a>
        <Export view={view} />
        <Words view={view} />
        <details className={`${styles['words']} ${styles['further']}`}>
          <summary>More</summary>
          <a
            className={button['button']}
            href={shareUrl.replace('/deck?', '/deck/passport?')}
            target="_self"
            rel="nofollow"
          >
            Passport
          </a>
          <a className={button['button']} href={shareUrl.replace('/deck?', '/table?')} rel="nofollow">
            Table
          </a>
          <a className={button['button']} href="/deck?new=1">
            Another deck
          </a>
        </details>
      </div>
    </header>
  );
};
