import { BRAND } from '@crownsmith/domain';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { AssistantClients } from './AssistantClients';
import styles from './Developers.module.css';
import type { PackageReference } from './reference.server';
import { WhereYouBuild } from './WhereYouBuild';

const Packages = ({ packages }: { readonly packages: readonly PackageReference[] }) => (
  <ul className={styles['packages']}>
    {packages.map(({ name, fullName, description, peers }) => (
      <li key={name}>
        <h3>
          <a href={`/developers/${name}`}>{fullName}</a>
        </h3>
        <p>{description}.</p>
        <pre>
          <code>npm install {[fullName, ...peers].join(' ')}</code>
        </pre>
      </li>
    ))}
  </ul>
);

interface Props {
  readonly packages: readonly PackageReference[];
  /** of this site */
  readonly origin: string;
}

/** What programs can use of the site and of its packages. Rendered on the server only. */
export const DevelopersPage = ({ packages, origin }: Props) => (
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Developers' }]} />
    <h1>For developers</h1>
    <p className={styles['lead']}>
      The rules of the format, the recommender, the readers of card data and the figures of this site, for
      programs of your own.
    </p>

    <h2 id="packages">Packages</h2>
    {packages.length === 0 ? (
      <p>The reference of the packages has not been generated: build the site.</p>
    ) : (
      <Packages packages={packages} />
    )}

    <h2 id="api">Public API</h2>
    <p>
      Everything that this site counts, as JSON: cards, commanders, pairs, themes, sets, top lists, combos,
      search, recommendations and deck reports. Read only, versioned, without a key, from any origin:{' '}
      <a href="/developers/api">reference and examples</a>.
    </p>
    <pre>
      <code>curl {origin}/api/v1/commanders/edgar-markov</code>
    </pre>

    <h2 id="command-line">Command line and assistants</h2>
    <p>
      Is a list legal, which bracket is it, what does it lack, what does it cost, which cards would fit it;
      lists from any program’s format to any other. As text or JSON, with exit codes, for scripts; and as a
      server of the Model Context Protocol for assistants that help to build decks.
    </p>
    <pre>
      <code>npx @crownsmith/cli legality deck.txt --host {origin}</code>
    </pre>
    <pre>
      <code>npx @crownsmith/cli mcp --host {origin}</code>
    </pre>

    <AssistantClients origin={origin} />

    <h2 id="compatible">Shapes of other programs</h2>
    <p>
      Programs that read the page JSON of a Commander statistics site, and combo finders, work against this
      site by changing their base address to <code>{origin}</code>. The addresses are those of cards,
      commanders and pairs with their themes, average decks, top lists, sets and combos, as page JSON under{' '}
      <code>/pages</code>; <code>/find-my-combos</code> and <code>/estimate-bracket</code> answer lists of
      cards: <a href="/developers/compatible">every address and field</a>.
    </p>
    <pre>
      <code>curl {origin}/pages/commanders/edgar-markov.json</code>
    </pre>

    <h2 id="widget">Widget</h2>
    <p>
      A commander with its top cards on a page of your own:{' '}
      <a href="/embed">choose options and copy the code</a>. No cookies, no tracking; a frame for sites that
      allow no scripts.
    </p>

    <WhereYouBuild origin={origin} />

    <h2 id="symbols">Mana symbols</h2>
    <p>
      <a href="/symbols">Every symbol</a> of the package, with its key and its accessible name.
    </p>

    <h2 id="data">Data and licence</h2>
    <p>
      A snapshot is published whole: <code>{origin}/api/v1/snapshot</code> lists its files with their sizes,
      checksums and licence. It is replaced at once, never changed.
    </p>
    <p>
      The packages and the site are under the MIT licence. Figures of {BRAND} may be used with a link to the
      page they come from. The names of cards and the mana symbols belong to Wizards of the Coast;{' '}
      <a href="/licences.txt">licences of others</a> lists what the site contains of other people’s work.
    </p>
  </div>
);
