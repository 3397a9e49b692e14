import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
import { PartnerPage } from './PartnerPage';
import { ZONE_LISTS } from './zone-lists';
import { ZoneListPage } from './ZoneListPage';

const zirda: PageCard = {
  ...{ slug: 'zirda-the-dawnwaker', name: 'Zirda, the Dawnwaker', manaValue: 3, tags: [], salt: null },
  ...{ typeLine: 'Legendary Creature — Elemental Fox', colorIdentity: identityOf(['R', 'W']), prices: {} },
  ...{ gameChanger: false, canLead: true },
};
const render = (name: 'companions' | 'partners'): string =>
  renderToStaticMarkup(
    <ZoneListPage
      info={ZONE_LISTS[name]}
      view={{ groups: [{ tag: 'all', header: 'All', rows: [{ card: zirda, numDecks: 1 }] }] }}
    />,
  );

it('states the deck conditions of the companions it lists, and of no others', () => {
  const [, conditions = ''] = render('companions').split('Deck conditions');
  expect(conditions).toContain('<a href="/cards/zirda-the-dawnwaker">');
  expect(conditions).toContain('activated ability');
  expect(conditions).not.toContain('Lurrus');
  expect(render('partners')).not.toContain('Deck conditions');
});

it('names the decks that are counted beside a companion and a partner', () => {
  expect(render('companions')).toContain(
    'The numbers are the decks that list each, as a companion or among the hundred.',
  );
  const partners = renderToStaticMarkup(
    <PartnerPage
      {...{ slug: 'rose-tyler', name: 'Rose Tyler', leads: true, pairs: [] }}
      others={[{ card: zirda, numDecks: 5 }]}
    />,
  );
  expect(partners).toContain(
    'Not paired with Rose Tyler in any counted deck. The numbers are all decks that each leads, alone or with another.',
  );
});
