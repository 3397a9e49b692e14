import { ManaCurve, TypeBar } from '#app/ui/charts/Charts';
import { Section } from '#app/ui/layout/Section';
import { useDeckPrices } from '#app/ui/price/Price';
import { BracketSection } from '../report/BracketSection';
import { ColorsSection } from '../report/ColorsSection';
import { CombosSection } from '../report/CombosSection';
import { CostSection } from '../report/CostSection';
import { JobsSection } from '../report/JobsSection';
import { LegalitySection } from '../report/LegalitySection';
import type { DeckView } from '../deck-view';
import styles from './MyDeck.module.css';

/** What the deck is: whether it is legal, its bracket, its combos, its curve, its colours, its price. */
export const CheckTab = ({ view }: { readonly view: DeckView }) => {
  const { report } = view;
  const prices = useDeckPrices('Price', view.priced);
  return (
    <>
      <LegalitySection report={report} />
      <BracketSection {...view} />
      <CombosSection {...view} />
      <Section id="curve" title="Curve and types">
        <div className={styles['curve']}>
          <ManaCurve means={report.curve} />
          <TypeBar means={report.types} />
        </div>
      </Section>
      <JobsSection {...view} />
      <ColorsSection report={report} />
      <CostSection {...view} prices={prices} />
    </>
  );
};
