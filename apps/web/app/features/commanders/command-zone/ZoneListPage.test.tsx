import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageCard } from '#app/model/pages';
import { ZONE_LISTS } from './zone-lists';
import { ZoneListPage } from './ZoneListPage';

const zirda: PageCard = {
  ...{ slug: 'zirda-the-dawnwaker', name: 'Zirda, the Dawnwaker', manaValue: 3, tags: [], salt: null },
  ...{ typeLine: 'Legendary Creature — Elemental Fox', colorIdentity: identityOf(['R', 'W']), prices: {} },
  ...{ gameChanger: false, canLead: true },
};
const draw = (name: 'companions' | 'partners'): string =>
  renderToStaticMarkup(
    <ZoneListPage
      info={ZONE_LISTS[name]}
      view={{ groups: [{ tag: 'all', header: 'All', rows: [{ card: zirda, numDecks: 1 }] }] }}
    />,
  );

it('says what the companions that it lists ask of a deck, and nothing of others', () => {
  const [, conditions = ''] = draw('companions').split('What each asks of the deck');
  expect(conditions).toContain('<a href="/cards/zirda-the-dawnwaker">');
  expect(conditions).toContain('activated ability');
  expect(conditions).not.toContain('Lurrus');
  expect(draw('partners')).not.toContain('What each asks');
});
