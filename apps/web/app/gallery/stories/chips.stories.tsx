import { parseColorIdentity } from '@crownsmith/domain';
import { Chips } from '#app/ui/chips/Chips';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import type { StoryGroup } from '../story';

const chip = (label: string, facts: { readonly current?: boolean; readonly count?: number } = {}) => ({
  label,
  url: `/gallery?chip=${encodeURIComponent(label)}`,
  ...facts,
});
const MANY = Array.from({ length: 24 }, (_, i) => chip(`Theme number ${i + 1}`, { count: 10 ** (i % 5) }));

export const chips: StoryGroup = {
  folder: 'chips',
  stories: [
    {
      name: 'Current page and counts',
      element: (
        <Chips
          name="Periods"
          chips={[
            chip('Week', { current: true }),
            chip('Month', { count: 1240 }),
            chip('All time', { count: 0 }),
          ]}
        />
      ),
    },
    {
      name: 'Mana symbols as labels',
      element: (
        <Chips
          name="Colours"
          chips={['', 'W', 'WU', 'WUB', 'WUBRG'].flatMap((colors) => {
            const identity = parseColorIdentity(colors);
            return identity === undefined
              ? []
              : [{ ...chip(colors), label: <IdentitySymbols identity={identity} /> }];
          })}
        />
      ),
    },
    { name: 'Many, one row on phones', element: <Chips name="Themes" chips={MANY} /> },
    { name: 'Many, wrapping on phones', element: <Chips name="All themes" chips={MANY} wrap /> },
    { name: 'None: renders nothing', element: <Chips name="Nothing" chips={[]} /> },
  ],
};
