import { BRAND } from '@crownsmith/domain';
import { countText } from '#app/ui/format/numbers';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './About.module.css';
import { dateText, type SiteFacts } from './site-facts';

/** What the site is and where its data comes from. Rendered on the server only. */
export const AboutPage = ({ facts }: { readonly facts: SiteFacts }) => (
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'About us' }]} />
    <h1>About {BRAND}</h1>
    <p className={styles['lead']}>
      A reference for Commander players: what decks play, with which commanders, and what yours might be
      missing.
    </p>
    <dl className={styles['figures']}>
      <div>
        <dt>{facts.sample ? 'generated sample decks' : 'decks counted'}</dt>
        <dd>{countText(facts.decks)}</dd>
      </div>
      <div>
        <dt>cards</dt>
        <dd>{countText(facts.cards)}</dd>
      </div>
      <div>
        <dt>commanders</dt>
        <dd>{countText(facts.commanders)}</dd>
      </div>
    </dl>

    <h2 id="what">What it does</h2>
    <p>
      It counts decks. For every commander it shows what its decks play, and for every card the commanders
      that play it. For a list of your own it finds the most similar decks and shows what they have that yours
      lacks. Every percentage comes with the number of decks behind it, and every recommendation with its
      reasons.
    </p>
    <p>
      Numbers that rest on too few decks are marked or left out, and estimates are marked as estimates. Data
      that cannot be read is left out and logged, never guessed.
    </p>

    <h2 id="data">Where the data comes from</h2>
    <p>
      {facts.sample
        ? 'The decks that you see now are a generated sample that nobody has played. They let you try the site until real decks are imported.'
        : 'The decks were imported by the operator of this site.'}{' '}
      Names, types, colours and legality of cards come from Scryfall’s public card data or from our own small
      starter list. Everything was counted and published on {dateText(facts.published)}.
    </p>
    <p>
      <a href="/data-age">How old the data are</a> · <a href="/faq">What the numbers mean</a>
    </p>

    <h2 id="who">Who runs it</h2>
    <p>
      {facts.operator === undefined
        ? 'The operator of this site has not given a name.'
        : `This site is run by ${facts.operator}.`}{' '}
      {facts.email === undefined ? (
        <>
          You can reach them through the <a href="/contact-us">contact form</a>.
        </>
      ) : (
        <>
          Write to <a href={`mailto:${facts.email}`}>{facts.email}</a> or use the{' '}
          <a href="/contact-us">contact form</a>.
        </>
      )}
    </p>
    <p>
      {BRAND} itself is open-source software under the MIT licence. You can{' '}
      <a href="/apply">write for the site or help</a> with it.
    </p>

    <h2 id="fan-content">Fan content</h2>
    <p className={styles['notice']}>
      {BRAND} is unofficial fan content, neither approved nor endorsed by Wizards of the Coast. The names of
      the game and of its cards, the mana symbols and the pictures of cards are the property of Wizards of the
      Coast LLC.
    </p>
    <p>
      Scryfall, whose card data may be used here, is not affiliated with this site either. The typefaces are
      Fraunces and Source Sans 3; the mana symbols are based on the font Mana, and the set symbols come from
      the font Keyrune, both by Andrew Gioia. All four are under the{' '}
      <a href="/licences.txt">SIL Open Font License</a>.
    </p>
  </div>
);
