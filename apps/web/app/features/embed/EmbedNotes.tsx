import { BRAND } from '@crownsmith/domain';
import { WIDGET_BROWSERS } from '@crownsmith/widget-view/browsers';
import {
  DEFAULT_OPTIONS,
  MAX_CARDS,
  WIDGET_DENSITIES,
  WIDGET_PRICES,
  WIDGET_THEMES,
} from '@crownsmith/widget-view';
import styles from './EmbedPage.module.css';
import type { EmbedResult } from './embed-result';

const OPTIONS = [
  [
    'theme',
    WIDGET_THEMES.join(', '),
    'auto follows the background behind the widget; a frame follows the system.',
  ],
  ['density', WIDGET_DENSITIES.join(', '), 'Size of the picture and of the rows.'],
  ['cards', `0 to ${MAX_CARDS}`, 'Number of top cards.'],
  ['prices', WIDGET_PRICES.join(', '), 'Source of the prices.'],
  ['locale', 'a language tag such as de', 'Language of numbers; by default that of your page.'],
] as const;

/** Attributes besides the options, with where they belong. */
const ATTRIBUTES = [
  ['data-crownsmith-commander', 'div', 'Name of the commander or pair.'],
  [
    'name',
    'crownsmith-commander',
    'Name of the commander or pair. The element works inside shadow roots, too.',
  ],
  ['data-crownsmith-cards', 'article or script', 'Makes links of card names in double brackets.'],
  ['data-site', 'script', 'URL of the site, where the script comes from another host.'],
  ['data-nonce', 'script', 'The nonce of style elements, where the tag has no nonce.'],
  ['lang', 'the widget or around it', 'Language of numbers where locale is not set.'],
] as const;

interface NoteTableProps {
  /** id of its heading */
  readonly labelledBy: string;
  readonly columns: readonly string[];
  /** each with a piece of code first */
  readonly rows: readonly (readonly [code: string, ...texts: string[]])[];
}

const NoteTable = ({ labelledBy, columns, rows }: NoteTableProps) => (
  <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby={labelledBy}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([code, ...texts]) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            {texts.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What authors of pages should know about the widget. */
export const EmbedNotes = ({ origin, pictures }: Pick<EmbedResult, 'origin' | 'pictures'>) => (
  <div className={styles['notes']}>
    <h2 id="options">Options</h2>
    <p>
      On a div they begin with <code>data-</code> (<code>data-theme</code>), on the element they do not. On
      the script’s own tag, with <code>data-</code>, they hold for all widgets of the page.
    </p>
    <NoteTable
      labelledBy="options"
      columns={['Option', 'Values', 'Meaning']}
      rows={OPTIONS.map(([name, values, meaning]) => [
        name,
        `${values} (default: ${name === 'locale' ? 'your page’s' : DEFAULT_OPTIONS[name]})`,
        meaning,
      ])}
    />
    <h2 id="attributes">Attributes</h2>
    <NoteTable labelledBy="attributes" columns={['Attribute', 'Element', 'Meaning']} rows={ATTRIBUTES} />
    <p>
      The height follows from density and number of cards alone, so nothing moves when the widget loads. Keep
      the <code>min-height</code> of the code, and nothing moves before the script is there either.
    </p>

    <h2 id="articles">Card names in articles</h2>
    <p>
      Put <code>data-crownsmith-cards</code> on an article, or on the script’s tag for the whole page, and
      write names in double brackets: <code>[[Sol Ring]]</code>, or <code>[[Sol Ring|the ring]]</code> for
      another text. They become links that show the card and its figures to the mouse, the keyboard and the
      first touch; the second touch follows the link. Names that no card has lose their brackets and stay
      text. Code, links and form fields are left alone.
    </p>
    <pre tabIndex={0} role="region" aria-label="Example of an article">
      <code>{`<article data-crownsmith-cards>\n  <p>Every deck has [[Sol Ring]].</p>\n</article>`}</code>
    </pre>

    <h2 id="policy">Content security policy</h2>
    <p>The widget uses no inline script, no eval and no inline style. A strict policy needs these sources:</p>
    <pre tabIndex={0} role="region" aria-label="Sources of a content security policy">
      <code>{`script-src ${origin}; connect-src ${origin}; img-src ${pictures.join(' ')}`}</code>
    </pre>
    <p>
      Without the source of pictures the widget shows card frames of its own. A frame needs{' '}
      <code>frame-src {origin}</code>. Browsers that construct no style sheets get a style element with the
      script’s <code>nonce</code>.
    </p>

    <h2 id="browsers">Browsers</h2>
    <p>
      The script runs in browsers since early 2021: Chrome {WIDGET_BROWSERS.chrome}, Edge{' '}
      {WIDGET_BROWSERS.edge}, Firefox {WIDGET_BROWSERS.firefox}, Safari {WIDGET_BROWSERS.safari} and Safari on
      iOS {WIDGET_BROWSERS.ios_saf}, and all later ones. In older ones what you write inside shows. Nothing is
      cut from a width of 280 px on.
    </p>

    <h2 id="privacy">Privacy</h2>
    <p>
      The widget sets no cookie, stores nothing and counts nobody. It asks {BRAND} for its figures without
      cookies and without the address of your page, and loads pictures the same way. Links carry{' '}
      <code>utm_source</code> with the name of your host.
    </p>

    <h2 id="fallback">When something is missing</h2>
    <p>
      What you write inside the div or the element shows where scripts do not run, where {BRAND} cannot be
      reached, and where no commander has the name: the widget then says so in a line above it.
    </p>
    <p>
      Editors that know oEmbed find <code>{origin}/oembed</code> from the pages of commanders. Programs read
      the same figures from the <a href="/developers/api">API</a>.
    </p>
  </div>
);
