import { PopulationFields } from '#app/ui/population/PopulationFields';
import type { StoryGroup } from '../story';

export const population: StoryGroup = {
  folder: 'population',
  stories: [
    {
      name: 'As the site chooses',
      element: (
        <form id="as-chosen">
          <PopulationFields
            form="as-chosen"
            sentence="Compared with the 250 decks most like it."
            values={{}}
            method="get"
          />
        </form>
      ),
    },
    {
      name: 'As the visitor asks',
      element: (
        <form id="as-asked">
          <PopulationFields
            form="as-asked"
            sentence="Compared with the 81 decks of bracket 2 since 2024-01-01 most like it."
            values={{ compare_bracket: '2', compare_since: '2024-01-01' }}
            method="post"
          />
        </form>
      ),
    },
  ],
};
