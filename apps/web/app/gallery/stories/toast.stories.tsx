import button from '#app/ui/layout/Button.module.css';
import { showToast } from '#app/ui/toast/toast-store';
import { Toasts } from '#app/ui/toast/Toasts';
import type { StoryGroup } from '../story';

const opener = (label: string, text: string) => (
  <button type="button" className={button['button']} onClick={() => showToast(text)}>
    {label}
  </button>
);

export const toast: StoryGroup = {
  folder: 'toast',
  stories: [
    {
      name: 'Short and long message',
      element: (
        <>
          {opener('Short', 'Added Sol Ring')}{' '}
          {opener(
            'Long',
            'Hermit of the Natterknolls and All of Its Wolves could not be loaded. Try again in a moment.',
          )}
          <Toasts />
        </>
      ),
    },
  ],
};
