import { bannedText } from '@crownsmith/answers/text';
import { PRICE_SOURCES, formatPrice, identityName, primaryTypeOf, TAG_LABELS } from '@crownsmith/domain';
import type { CardFaceView, PageCard } from '#app/model/card';
import type { CardView } from '#app/model/card-view';
import type { OtherNameView } from '#app/model/other-name';
import button from '#app/ui/layout/Button.module.css';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import hero from '#app/ui/layout/CardHero.module.css';
import { CardLists } from '#app/ui/card-list/CardLists';
import { CardGrid, CardTile } from '#app/ui/card-tile/CardTile';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { Sparkline } from '#app/ui/charts/Sparkline';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { useShops } from '#app/ui/render-context/shops';
import { countedText, countText, percentText } from '#app/ui/format/numbers';
import { Statistics, type Statistic } from '#app/ui/layout/Statistics';
import { Section } from '#app/ui/layout/Section';
import { CameBy } from '#app/ui/other-name/CameBy';
import { ShopLink } from '#app/ui/price/Price';
import { PriceText } from '#app/ui/price/PriceText';
import { shownPrice, visiblePrices, sourceName } from '#app/ui/price/visible-prices';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { CardFaces } from './CardFaces';
import { OtherNames } from './OtherNames';
import { PrintingsSection } from './PrintingsSection';
import styles from './CardPage.module.css';

const statisticsOf = (view: CardView): readonly Statistic[] => [
  {
    label: 'Played in',
    value: view.potentialDecks > 0 ? percentText(view.numDecks / view.potentialDecks) : '0%',
    note: `of ${countedText(view.potentialDecks, 'deck')} that could`,
  },
  { label: 'Decks', value: countText(view.numDecks) },
  ...(view.rank === null ? [] : [{ label: 'Rank', value: `#${countText(view.rank)}` }]),
  ...(view.card.salt === null
    ? []
    : [
        {
          label: 'Salt',
          value: view.card.salt.toFixed(2),
          note: view.saltVotes === undefined ? 'from 0 to 4' : `of 4, ${countedText(view.saltVotes, 'vote')}`,
        },
      ]),
];

/** Prices at the sources the visitor chose; otherwise at every source with a price, the region's first. */
const Prices = ({ card }: { readonly card: PageCard }) => {
  const { priceSources, showsEverySource } = useRenderContext().settings;
  const { tcgplayerPercent } = useShops();
  const sources = showsEverySource ? priceSources : new Set([...priceSources, ...PRICE_SOURCES]);
  const known = visiblePrices(card.prices, { priceSources: [...sources], showsEverySource: true });
  if (known.length === 0) return <dd>No price known</dd>;
  return (
    <>
      {known.map(({ source, price }) => (
        <dd key={source}>
          <ShopLink card={card} source={source}>
            {sourceName(source)}
          </ShopLink>{' '}
          <b>
            <PriceText {...shownPrice(price, source, tcgplayerPercent, formatPrice)} />
          </b>
        </dd>
      ))}
    </>
  );
};

/** A card newer than the card file has unknown legality and counts as legal. */
const LEGALITY_WORDS: Readonly<Record<CardView['legality'], string>> = {
  legal: 'Legal',
  unknown: 'Legal, as far as we know',
  banned: 'Banned',
  not_legal: 'Not legal',
};

const Facts = ({ card, legality }: Pick<CardView, 'card' | 'legality'>) => (
  <dl className={styles['facts']}>
    <div>
      <dt>Colour identity</dt>
      <dd>{identityName(card.colorIdentity)}</dd>
    </div>
    <div>
      <dt>Mana value</dt>
      <dd>{card.manaValue}</dd>
    </div>
    {card.tags.length > 0 && (
      <div>
        <dt>What it does</dt>
        <dd>{card.tags.map((tag) => TAG_LABELS[tag]).join(', ')}</dd>
      </div>
    )}
    <div>
      <dt>In Commander</dt>
      <dd>
        {LEGALITY_WORDS[legality]}
        {card.gameChanger && ', a Game Changer'}
      </dd>
    </div>
    <div>
      <dt>Salt</dt>
      <dd>
        <a href={`/cards/${card.slug}/salt`} rel="nofollow">
          Vote on its salt
        </a>
      </dd>
    </div>
    <div>
      <dt>Price</dt>
      <Prices card={card} />
    </div>
  </dl>
);

/** The link for a card of the command zone: its commander page where it has one, the list of Backgrounds for a Background. */
const commandZoneLink = (card: PageCard, commanderUrl: string | undefined) => {
  if (commanderUrl !== undefined) return { label: 'Commander page', url: commanderUrl };
  return card.typeLine.includes('Background') ? { label: 'All Backgrounds', url: '/backgrounds' } : undefined;
};

const FRAME_SIZES = '(max-width: 37rem) 6.5rem, 15.5rem';

/** The frame of a back face; its identity is that of the card. */
const frameOfFace = (face: CardFaceView, card: PageCard) =>
  frameCardOf({ ...face, colorIdentity: card.colorIdentity, primaryType: primaryTypeOf(face.typeLine) });

interface Props {
  readonly view: CardView;
  /** names besides the card's own */
  readonly otherNames?: readonly OtherNameView[];
  /** the one of them by which the visitor came */
  readonly cameBy?: OtherNameView | undefined;
  /** URL of its commander page; undefined where it has none */
  readonly commanderUrl?: string | undefined;
  /** URL of the page that says who will want it, of a new card that hardly any deck plays */
  readonly newCardsUrl?: string | undefined;
}

/** A card: its facts, the commanders that play it and the cards it is played with. Rendered on the server only. */
export const CardPage = ({ view, otherNames = [], cameBy, commanderUrl, newCardsUrl }: Props) => {
  const { card, playedWith, bans = [] } = view;
  const printings = view.printings?.total === 0 ? undefined : view.printings;
  const link = commandZoneLink(card, commanderUrl);
  const links = [
    ...(view.topCommanders.length > 0 ? [{ id: 'commanders', label: 'Top commanders' }] : []),
    ...playedWith.map((list) => ({ id: list.tag, label: list.header })),
    ...(view.similar.length > 0 ? [{ id: 'similar', label: 'Similar cards' }] : []),
    ...(printings ? [{ id: 'printings', label: 'Printings' }] : []),
  ];
  return (
    <>
      <Breadcrumbs steps={[{ label: 'Cards', url: '/top' }, { label: card.name }]} />
      <div className={hero['hero']}>
        <div className={`${hero['picture']} ${styles['frames']}`}>
          <CardFrame card={frameCardOf(card)} size={FRAME_SIZES} />
          {view.faces
            .filter(({ isBack }) => isBack)
            .map((face) => (
              <CardFrame key={face.name} card={frameOfFace(face, card)} size={FRAME_SIZES} />
            ))}
        </div>
        <div className={hero['words']}>
          <h1>{card.name}</h1>
          <div className={hero['under']}>
            {cameBy && <CameBy by={cameBy} name={card.name} />}
            <p className={hero['type']}>
              <ManaCost cost={frontOf(card.manaCost ?? '')} className={hero['cost']} />
              <span>{view.faces.length > 1 ? frontOf(card.typeLine) : card.typeLine}</span>
              {card.powerOrLoyalty && <span>{card.powerOrLoyalty}</span>}
            </p>
            {card.banned && !bans.some(({ format }) => format === 'commander') && (
              <p className={styles['banned']}>Banned in Commander</p>
            )}
            {bans.map((ban) => (
              <p key={ban.format} className={styles['banned']}>
                {bannedText(card.name, ban)}
              </p>
            ))}
          </div>
          <Statistics items={statisticsOf(view)} />
          <CardFaces name={card.name} faces={view.faces} />
          <p className={`${hero['full']} ${styles['share']}`} data-card-share={card.slug} />
          <div
            className={hero['actions']}
            data-card={card.slug}
            data-name={card.name}
            data-lead={card.canLead || undefined}
          >
            <button type="button" className={button['primary']} data-card-act="clip" aria-pressed="false">
              Keep in the clipboard
            </button>
            {card.canLead && (
              <button type="button" className={button['button']} data-card-act="crown" aria-pressed="false">
                Use as my commander
              </button>
            )}
            {link && (
              <a className={button['button']} href={link.url}>
                {link.label}
              </a>
            )}
          </div>
        </div>
        <div className={hero['side']}>
          <Facts card={card} legality={view.legality} />
          <OtherNames names={otherNames} />
          <Sparkline history={view.history} />
        </div>
      </div>
      {links.length > 1 && <SectionNav links={links} />}
      {view.topCommanders.length > 0 && (
        <Section
          id="commanders"
          title="Top commanders"
          count={view.topCommanders.length}
          tiles={view.topCommanders.length}
          lead={`Commanders whose decks play ${frontOf(card.name)} most.`}
        >
          <CommanderGrid>
            {view.topCommanders.map((of) => (
              <CommanderTile
                key={of.slug}
                commander={{ ...of, rank: null, numDecks: of.potentialDecks }}
                share={of.inclusion}
                synergy={of.synergy}
              />
            ))}
          </CommanderGrid>
        </Section>
      )}
      {view.isPlayedWithSampled && (
        <p>Counts of cards that are played with it are about: they come from a sample of its decks.</p>
      )}
      <CardLists lists={playedWith} />
      {view.topCommanders.length + playedWith.length === 0 && (
        <p className={styles['empty']}>
          No deck in our counts plays this card. Add it to your clipboard with a commander to get
          recommendations.
        </p>
      )}
      {newCardsUrl !== undefined && (
        <p>
          The card is new. <a href={newCardsUrl}>Who will want it, and what it may replace</a>
        </p>
      )}
      {view.similar.length > 0 && (
        <Section
          id="similar"
          title="Similar cards"
          lead={`Cards that do what ${frontOf(card.name)} does, or share its decks.`}
        >
          <CardGrid>
            {view.similar.map((of) => (
              <CardTile key={of.slug} card={of} />
            ))}
          </CardGrid>
        </Section>
      )}
      {printings && <PrintingsSection card={card} printings={printings} />}
    </>
  );
};
