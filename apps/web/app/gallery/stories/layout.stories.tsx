import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import button from '#app/ui/layout/Button.module.css';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Pagination } from '#app/ui/layout/Pagination';
import { SearchForm } from '#app/ui/layout/SearchForm';
import { Section } from '#app/ui/layout/Section';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { Statistics } from '#app/ui/layout/Statistics';
import { TextSection } from '#app/ui/layout/TextSection';
import { SetSymbol } from '#app/ui/set-symbol/SetSymbol';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const PARENTS = [
  { label: 'Commanders', url: '/commanders' },
  { label: 'A commander with quite a long name, of a plane far away', url: '/gallery' },
];

const SECTIONS = [
  'card-frame',
  'card-list',
  'card-tile',
  'charts',
  'chips',
  'deck',
  'layout',
  'mana',
  'price',
];

export const layout: StoryGroup = {
  folder: 'layout',
  stories: [
    {
      name: 'Buttons: default, primary, pressed, link',
      element: (
        <div className={styles['row']}>
          <button type="button" className={button['button']}>
            Default
          </button>
          <button type="button" className={button['primary']}>
            Primary
          </button>
          <button type="button" className={button['button']} aria-pressed="true">
            Pressed
          </button>
          <a className={button['button']} href="/gallery">
            Link
          </a>
        </div>
      ),
    },
    { name: 'Breadcrumbs', element: <Breadcrumbs steps={[...PARENTS, { label: 'Average deck' }]} /> },
    {
      name: 'Page header with icon and introduction',
      element: (
        <PageHeader
          breadcrumbs={[{ label: 'Sets', url: '/sets' }]}
          title="A Set"
          icon={<SetSymbol code="lea" />}
        >
          <p>Released in 1993, with 295 cards.</p>
        </PageHeader>
      ),
    },
    {
      name: 'Page header with a long title',
      element: (
        <PageHeader
          breadcrumbs={PARENTS}
          title="Average deck of Hermit of the Natterknolls and All of Its Wolves"
          currentLabel="Average deck"
        />
      ),
    },
    { name: 'Pagination: first page', element: <Pagination page={1} pages={12} path="/gallery" /> },
    { name: 'Pagination: middle page', element: <Pagination page={1200} pages={21_628} path="/gallery" /> },
    { name: 'Pagination: last page', element: <Pagination page={2} pages={2} path="/gallery" /> },
    {
      name: 'Pagination: single page renders nothing',
      element: <Pagination page={1} pages={1} path="/gallery" />,
    },
    {
      name: 'Search form',
      element: (
        <SearchForm
          action="/search"
          name="q"
          label="Card or commander"
          button="Search"
          placeholder="A card or commander"
          search="Search of the gallery"
        />
      ),
    },
    {
      name: 'Search form, filled in, with a further field',
      element: (
        <SearchForm
          action="/combos"
          name="card"
          label="Card"
          button="Filter"
          value="Hermit of the Natterknolls and All of Its Wolves"
        >
          <input type="hidden" name="colors" value="wu" />
        </SearchForm>
      ),
    },
    {
      name: 'Section with count, introduction and control',
      element: (
        <Section
          id="sample-section"
          title="High synergy cards"
          count={1240}
          lead="Cards that these decks play more than other decks."
          tool={<a href="/gallery">All cards</a>}
        >
          <p>Content</p>
        </Section>
      ),
    },
    {
      name: 'Section with its title only',
      element: (
        <Section id="plain-section" title="Lands">
          <p>Content</p>
        </Section>
      ),
    },
    {
      name: 'Section links, more than fit',
      element: (
        <div className={styles['contained']}>
          <SectionNav links={SECTIONS.map((id) => ({ id, label: `The section ${id}` }))} />
        </div>
      ),
    },
    {
      name: 'Statistics with notes',
      element: (
        <Statistics
          items={[
            { label: 'Rank', value: '#7' },
            { label: 'Decks', value: '21,628', note: 'of 2,000,000' },
            {
              label: 'Average price, Card Kingdom',
              value: '$1,284',
              note: 'without 3 cards of unknown price',
            },
          ]}
        />
      ),
    },
    {
      name: 'Text section',
      element: (
        <TextSection id="sample-text" title="No decks yet">
          <p>
            <a href="/gallery">Assembly workers</a>, <a href="/gallery">Camarids</a>,{' '}
            <a href="/gallery">Homarids</a>
          </p>
        </TextSection>
      ),
    },
  ],
};
