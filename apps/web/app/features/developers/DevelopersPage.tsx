import { BRAND } from '@crownsmith/domain';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './Developers.module.css';
import type { PackageReference } from './reference.server';

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

/** What programs can use of the site and of its packages. Rendered on the server only. */
export const DevelopersPage = ({ packages }: { readonly packages: readonly PackageReference[] }) => (
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

    <h2 id="data">Data and licence</h2>
    <p>
      The packages and the site are under the MIT licence. Figures of {BRAND} may be used with a link to the
      page they come from. The names of cards and the mana symbols belong to Wizards of the Coast;{' '}
      <a href="/licences.txt">licences of others</a> lists what the site contains of other people’s work.
    </p>
  </div>
);
