import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
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
