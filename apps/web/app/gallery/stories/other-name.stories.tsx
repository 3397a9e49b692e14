import { CameBy } from '#app/ui/other-name/CameBy';
import type { StoryGroup } from '../story';

export const otherName: StoryGroup = {
  folder: 'other-name',
  stories: [
    {
      name: 'A name on a printing',
      element: <CameBy by={{ name: "Balin's Tomb", kind: 'printed' }} name="Ancient Tomb" />,
    },
    { name: 'A Japanese name', element: <CameBy by={{ name: '太陽の指輪', kind: 'ja' }} name="Sol Ring" /> },
    { name: 'A former name', element: <CameBy by={{ name: 'Old Bear', kind: 'former' }} name="New Bear" /> },
  ],
};
