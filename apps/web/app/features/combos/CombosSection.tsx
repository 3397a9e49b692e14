import type { PageCard } from '#app/model/card';
import type { PageCombo } from '#app/model/combo';
import { UNAVAILABLE, type OrUnavailable } from '#app/model/unavailable';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { Section } from '#app/ui/layout/Section';
import { EmptyState } from '#app/ui/states/EmptyState';
import { combosUrl } from './combo-query';
import { ComboGrid } from './ComboTile';

/** Combos shown on a card page. */
const SHOWN = 6;

/** The combos of a card on its page; nothing if it has none. */
export const CombosSection = ({
  card,
  combos,
}: {
  readonly card: PageCard;
  readonly combos: OrUnavailable<readonly PageCombo[]>;
}) => {
  if (combos === UNAVAILABLE)
    return (
      <Section id="combos" title="Combos">
        <EmptyState>Combos cannot be shown right now.</EmptyState>
      </Section>
    );
  return combos.length === 0 ? null : (
    <Section
      id="combos"
      title="Combos"
      count={combos.length}
      tool={
        combos.length > SHOWN && (
          <a href={combosUrl({ card: card.slug })}>All combos with {frontOf(card.name)}</a>
        )
      }
    >
      <ComboGrid combos={combos.slice(0, SHOWN)} />
    </Section>
  );
};
