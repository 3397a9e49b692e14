import type { ReactNode } from 'react';
import { Chips } from '#app/ui/chips/Chips';
import { PageHeader } from '#app/ui/layout/PageHeader';

const TITLE = 'Your collection';

/** The pages of a collection, which are its tabs. */
const TABS = [
  { label: 'Cards', url: '/collection' },
  { label: 'What can I build?', url: '/build' },
] as const;

interface Props {
  readonly current: (typeof TABS)[number]['url'];
  /** introduction under the title */
  readonly children: ReactNode;
}

/** The top of a page of the collection: its title, its introduction and the tabs. */
export const CollectionHeader = ({ current, children }: Props) => {
  const [cards] = TABS;
  const label = TABS.find(({ url }) => url === current)?.label ?? TITLE;
  const isFirst = current === cards.url;
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Home', url: '/' }, ...(isFirst ? [] : [{ label: TITLE, url: cards.url }])]}
        title={isFirst ? TITLE : label}
      >
        {children}
      </PageHeader>
      <Chips name="Your collection" chips={TABS.map((tab) => ({ ...tab, current: tab.url === current }))} />
    </>
  );
};
