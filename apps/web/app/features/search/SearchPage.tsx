import type { SearchKind } from '@crownsmith/api-client';
import { languageTag, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import type { OtherNameView } from '#app/model/other-name';
import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import { BannedMark } from '#app/ui/card-tile/BannedMark';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { Section } from '#app/ui/layout/Section';
import { LinkList } from '#app/ui/link-list/LinkList';
import { QueryForm } from './QueryForm';
import styles from './SearchPage.module.css';

/** What matches the query. */
export interface FoundPage {
  readonly label: string;
  readonly url: string;
  readonly kind: SearchKind;
  /** of a card or a commander */
  readonly frame?: FrameCard | undefined;
  /** banned in Commander */
  readonly banned?: true | undefined;
  /** the name by which it was found, where it is not its own */
  readonly otherName?: OtherNameView | undefined;
}

interface Props {
  readonly query: string;
  /** the query is long enough to search for */
  readonly searchable: boolean;
  /** best first */
  readonly found: readonly FoundPage[];
}

/** Headings of the kinds. */
const TITLES: Readonly<Record<SearchKind, string>> = {
  card: 'Cards',
  commander: 'Commanders',
  pair: 'Pairs of commanders',
  set: 'Sets',
  precon: 'Precons',
  theme: 'Themes',
  tribe: 'Tribes',
  page: 'Pages',
};

const summary = ({ query, searchable, found }: Props): string => {
  if (query.trim() === '') return 'Enter the name of a card, commander, set, precon, theme, tribe or page.';
  if (!searchable) return `Enter at least ${TYPEAHEAD_MIN_LENGTH} letters or digits of a name.`;
  if (found.length === 0) return `Nothing matches “${query}”. Check the spelling or enter less of the name.`;
  return `What matches “${query}”.`;
};

/** Pages that were found, cards with their frames. */
export const Results = ({ found }: { readonly found: readonly FoundPage[] }) => {
  if (!found.some(({ frame }) => frame)) return <LinkList items={found} />;
  return (
    <ul className={styles['grid']}>
      {found.map(({ label, url, frame, banned, otherName }) => (
        <li key={url}>
          <a href={url}>{frame ? <CardFrame card={frame} /> : label}</a>
          {otherName && (
            <p className={styles['otherName']} lang={languageTag(otherName.kind)}>
              {otherName.name}
            </p>
          )}
          {banned && <BannedMark />}
        </li>
      ))}
    </ul>
  );
};

/** The results of a search by kind; the kind of the best match comes first. Rendered on the server only. */
export const SearchPage = (props: Props) => {
  const kinds = [...new Set(props.found.map(({ kind }) => kind))];
  return (
    <>
      <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Search' }]} />
      <h1 className={styles['title']}>Search</h1>
      <QueryForm query={props.query} />
      <p className={styles['summary']}>
        {summary(props)} <a href="/search/syntax">Search by types, colours, prices and decks</a>
      </p>
      {kinds.map((kind) => {
        const found = props.found.filter((page) => page.kind === kind);
        return (
          <Section key={kind} id={kind} title={TITLES[kind]} count={found.length}>
            <Results found={found} />
          </Section>
        );
      })}
    </>
  );
};
