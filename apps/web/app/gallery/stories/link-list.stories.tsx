import { ExternalLink } from '#app/ui/link-list/ExternalLink';
import { LinkList } from '#app/ui/link-list/LinkList';
import { SetSymbol } from '#app/ui/set-symbol/SetSymbol';
import type { StoryGroup } from '../story';

const LABELS = [
  'Short',
  'A label of medium length',
  'Hermit of the Natterknolls and All of Its Wolves of the Natterknolls',
];

export const linkList: StoryGroup = {
  folder: 'link-list',
  stories: [
    {
      name: 'Labels only',
      element: <LinkList items={LABELS.map((label, i) => ({ url: `/gallery?link=${i}`, label }))} />,
    },
    {
      name: 'A link to another site',
      element: (
        <ExternalLink url="https://shop.example/" medium="gallery" title="A shop">
          Shop
        </ExternalLink>
      ),
    },
    {
      name: 'Icons and notes',
      element: (
        <LinkList
          items={LABELS.map((label, i) => ({
            url: `/gallery?set=${i}`,
            label,
            icon: <SetSymbol code={['lea', 'xyz', 'long1'][i] ?? ''} />,
            note: '21,628 decks',
          }))}
        />
      ),
    },
  ],
};
