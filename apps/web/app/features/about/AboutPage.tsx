import { BRAND } from '@crownsmith/domain';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { countText } from '#app/ui/format/numbers';
import styles from './About.module.css';
import { dateText, type SiteFacts } from './site-facts';

/** What the site is, what it is made of, and whose game it is about. Rendered on the server only. */
export const AboutPage = ({ facts }: { readonly facts: SiteFacts }) => (
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'About us' }]} />
    <h1>About {BRAND}</h1>
    <p className={styles['lead']}>
      A reference for players of the Commander format: what decks play, with whom, and what yours might be
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
      It counts decks. For every commander it shows what its decks play, for every card the commanders that
      play it, and for a list of your own it looks up the decks most like yours and says what they have that
      you have not. Every share stands beside the number of decks that it was counted over, and every
      recommendation gives its reasons.
    </p>
    <p>
      Figures that rest on too little are marked as hints or left out. Estimates are called estimates. What
      cannot be read is left out and noted, rather than guessed at.
    </p>

    <h2 id="data">What it is made of</h2>
    <p>
      {facts.sample
        ? 'The decks that you see now are a generated sample: nobody played them. They are there so that the site can be tried before real decks are brought in.'
        : 'The decks were brought in by whoever runs this site.'}{' '}
      Names, types, colours and legality of cards come from Scryfall’s public card data or from a small
      starter list of our own. All of it was counted and published on {dateText(facts.published)}.
    </p>
    <p>
      <a href="/faq">What the numbers mean</a>
    </p>

    <h2 id="who">Who runs it</h2>
    <p>
      {facts.operator === undefined
        ? 'Whoever runs this site has not given a name here.'
        : `This site is run by ${facts.operator}.`}{' '}
      {facts.email === undefined ? (
        <>
          The <a href="/contact-us">contact form</a> reaches them.
        </>
      ) : (
        <>
          Write to <a href={`mailto:${facts.email}`}>{facts.email}</a> or by the{' '}
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
      Scryfall, whose card data may be used here, has no part in this site either. The typefaces are Fraunces
      and Source Sans 3; the mana symbols are drawn after the font Mana and the signs of sets come from the
      font Keyrune, both by Andrew Gioia. All four are under the{' '}
      <a href="/licences.txt">SIL Open Font License</a>.
    </p>
  </div>
);
