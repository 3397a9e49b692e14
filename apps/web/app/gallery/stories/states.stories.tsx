import { Alert } from '#app/ui/states/Alert';
import { EmptyState } from '#app/ui/states/EmptyState';
import { ErrorPage } from '#app/ui/states/ErrorPage';
import { NotFoundPage } from '#app/ui/states/NotFoundPage';
import { Spinner } from '#app/ui/states/Spinner';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import type { StoryGroup } from '../story';

export const states: StoryGroup = {
  folder: 'states',
  stories: [
    {
      name: 'Nothing to list',
      element: (
        <EmptyState>
          No set has been imported yet. Start with the <a href="/commanders">commanders</a>.
        </EmptyState>
      ),
    },
    {
      name: 'Something is wrong',
      element: <Alert errors={['There is no commander “Atraxxa”.', 'Enter at most five cards.']} />,
    },
    {
      name: 'Work that goes on',
      element: (
        <p>
          <Spinner label="Reading" /> <Spinner size="medium" label="Reading" />{' '}
          <Spinner size="large" label="Reading" part={0.4} />
        </p>
      ),
    },
    { name: 'Figures of few decks', element: <SampleWarning numDecks={7} /> },
    { name: 'Estimates for want of decks', element: <SampleWarning numDecks={0} estimated /> },
    {
      name: 'Unexpected error',
      element: <ErrorPage email="bugs@site.example" path="/gallery" requestId="6f1c9a52" />,
    },
    { name: 'Not found', element: <NotFoundPage suggestions={[]} path="/nowhere" /> },
    {
      name: 'Not found, with suggestions',
      element: (
        <NotFoundPage
          reason="Edgar Markov and Sol Ring may not be commanders together: no partner ability allows this pair."
          suggestions={[
            { label: 'Sol Ring', url: '/cards/sol-ring' },
            { label: 'Hermit of the Natterknolls and All of Its Wolves', url: '/gallery' },
          ]}
          path="/cards/sol-rign"
        />
      ),
    },
  ],
};
