import { Rate } from '#app/ui/results/Rate';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

export const results: StoryGroup = {
  folder: 'results',
  stories: [
    {
      name: 'Rate with its interval: above what is expected, around it, without any, beyond the scale',
      element: (
        <p className={styles['row']}>
          <Rate share={0.548} low={0.529} high={0.567} expected={0.5} scale={[0, 1]} />
          <Rate share={0.5} low={0.35} high={0.65} expected={0.5} scale={[0, 1]} />
          <Rate share={0.3} low={0.2} high={0.4} scale={[0, 1]} />
          <Rate share={0.9} low={0.7} high={0.97} expected={0.25} scale={[0.2, 0.8]} />
        </p>
      ),
    },
  ],
};
