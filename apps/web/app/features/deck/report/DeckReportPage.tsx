import { DECK_FORMATS } from '@crownsmith/domain';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { deckLinks } from '#app/ui/deck/deck-links';
import { DeckSection } from '#app/ui/deck/DeckSection';
import { ExternalLink } from '#app/ui/link-list/ExternalLink';
import { countText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { useDeckPrices } from '#app/ui/price/Price';
import { useShops } from '#app/ui/render-context/shops';
import { SectionNav } from '#app/ui/layout/SectionNav';
import styles from '../Deck.module.css';
import { DeckForm, type OwnChoices } from '../DeckForm';
import { stateFields } from '../deck.schema';
import type { DeckView } from '../deck-view';
import { AverageSection } from './AverageSection';
import { BracketSection } from './BracketSection';
import { STATE_FORM } from './ChangeButton';
import { ColorsSection } from './ColorsSection';
import { CombosSection } from './CombosSection';
import { CostSection } from './CostSection';
import { CutsSection } from './CutsSection';
import { JobsSection } from './JobsSection';
import { LegalitySection } from './LegalitySection';
import { SwapsSection } from './SwapsSection';

const linksOf = ({ colors }: DeckView['report']) => [
  { id: 'legality', label: 'Legality' },
  { id: 'bracket', label: 'Bracket' },
  { id: 'swaps', label: 'Swaps' },
  { id: 'lacks', label: 'Lacks' },
  { id: 'cuts', label: 'Cuts' },
  { id: 'combos', label: 'Combos' },
  { id: 'average', label: 'Average' },
  ...(colors.length > 0 ? [{ id: 'colors', label: 'Colours' }] : []),
  { id: 'cost', label: 'Price and salt' },
  { id: 'deck', label: 'Decklist' },
  { id: 'change', label: 'Change' },
];

const Themes = ({ report: { themes } }: Pick<DeckView, 'report'>) =>
  themes.length > 0 && (
    <p className={styles['themes']}>
      {themes.map(({ key, name, url, cards }) => (
        <a key={key} href={url}>
          {name} <small>{countText(cards)}</small>
        </a>
      ))}
    </p>
  );

/** The report on a list. Rendered on the server only; all it does works by forms and links. */
export const DeckReportPage = ({ view, own }: { readonly view: DeckView; readonly own: OwnChoices }) => {
  const { report, state, commanders, entries, links, text } = view;
  const { partners } = useShops();
  const [first] = commanders;
  const { overlap } = report.average;
  const zone = commanders.map((card) => ({ card, count: 1 }));
  const prices = useDeckPrices('Price', [...zone, ...entries]);
  const isChanged = state.changes.length > 0;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Home', url: '/' },
          { label: 'Deck report', url: '/deck' },
        ]}
        title={commanders.map(({ name }) => frontOf(name)).join(' and ') || 'A list without a commander'}
        currentLabel="Report"
      />
      <form id={STATE_FORM} method="post" action="/deck">
        {stateFields(state).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <DeckHero
        url={first ? `/cards/${first.slug}` : '/commanders'}
        commanders={commanders}
        statistics={[
          {
            label: 'Cards',
            value: countText(report.num_cards),
            // Legal with more cards: a commander allows any number.
            ...(!(report.legality.legal && report.num_cards > DECK_FORMATS.commander.deckSize) && {
              note: `of ${DECK_FORMATS.commander.deckSize}`,
            }),
          },
          { label: 'Legal', value: report.legality.legal ? 'Yes' : 'No' },
          { label: 'Bracket', value: String(report.bracket.estimate), note: report.bracket.name },
          ...prices,
          { label: 'Salt', value: report.salt.total.toFixed(1) },
          ...(overlap === null
            ? []
            : [{ label: 'Overlap', value: `${Math.round(overlap)}%`, note: 'with the average deck' }]),
        ]}
        manaCurve={report.curve}
        types={report.types}
      />
      <Themes report={report} />
      <SectionNav links={linksOf(report)} />
      <LegalitySection report={report} lineErrors={view.lineErrors} />
      <BracketSection report={report} />
      <SwapsSection {...view} />
      <JobsSection {...view} />
      <CutsSection {...view} />
      <CombosSection {...view} />
      <AverageSection {...view} />
      <ColorsSection report={report} />
      <CostSection {...view} prices={prices} />
      <DeckSection
        id="deck"
        title="Decklist"
        entries={entries}
        commanders={commanders}
        lead={
          <span className={styles['links']}>
            <a download="deck.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
              Download the list
            </a>
            {deckLinks([...zone, ...entries], partners, links).map(({ site, url }) => (
              <ExternalLink key={site} url={url} medium="deck">
                {site}
              </ExternalLink>
            ))}
          </span>
        }
      />
      <Section id="change" title="Change the list">
        <DeckForm
          state={isChanged ? { ...state, text } : state}
          own={own}
          isReported
          choosesColor={report.chosen_colors !== undefined}
        />
      </Section>
    </>
  );
};
