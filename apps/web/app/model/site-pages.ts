/** A page that is the only one of its kind. */
export interface SitePage {
  readonly label: string;
  readonly url: string;
}

/** The site's main job, which every page links to. */
export const DECK_PAGE: SitePage = { label: 'My deck', url: '/deck' };

/** The pages that menus and footer list, in their order (specification, section 2). */
export const SITE_PAGES = {
  cards: [
    { label: 'Top cards', url: '/top' },
    { label: 'Saltiest cards', url: '/top/salt' },
    { label: 'What is moving', url: '/top/rising' },
    { label: 'Combos', url: '/combos' },
    { label: 'How to search', url: '/search/syntax' },
    { label: 'Your collection', url: '/collection' },
  ],
  commanders: [
    { label: 'Top commanders', url: '/commanders' },
    { label: 'By results', url: '/commanders/results' },
    { label: 'Compare', url: '/compare' },
    { label: 'Backgrounds', url: '/backgrounds' },
    { label: 'Partners', url: '/partners' },
    { label: 'What can I build?', url: '/build' },
    { label: 'Decks of a table', url: '/table' },
  ],
  sets: [
    { label: 'All sets', url: '/sets' },
    { label: 'Precons', url: '/precon' },
  ],
  themes: [
    { label: 'Companions', url: '/companions' },
    { label: 'All themes', url: '/themes' },
    { label: 'Typal decks', url: '/typal' },
  ],
  help: [
    { label: 'FAQ', url: '/faq' },
    { label: 'Random', url: '/random' },
    { label: 'Contact', url: '/contact-us' },
  ],
  about: [
    { label: 'About Us', url: '/about-us' },
    { label: 'Age of the data', url: '/data-age' },
    { label: 'Contact', url: '/contact-us' },
    { label: 'Privacy Policy', url: '/privacy' },
  ],
} as const satisfies Readonly<Record<string, readonly SitePage[]>>;

/** Pages for those who use the site from outside, which the footer lists. */
export const DEVELOPER_PAGES: readonly SitePage[] = [
  { label: 'Developers', url: '/developers' },
  { label: 'Embed', url: '/embed' },
  { label: 'Mana symbols', url: '/symbols' },
];
