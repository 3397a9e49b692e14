import { SetSymbol } from '#app/ui/set-symbol/SetSymbol';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

export const setSymbol: StoryGroup = {
  folder: 'set-symbol',
  stories: [
    {
      name: 'Glyph, glyph of the parent set, code without glyph, long code',
      element: (
        <p className={styles['row']}>
          {['lea', 'pm10', 'qqq', 'qqqq1'].map((code) => (
            <span key={code}>
              <SetSymbol code={code} /> {code}
            </span>
          ))}
        </p>
      ),
    },
    {
      name: 'In the size of a title',
      element: (
        <p style={{ fontSize: '2rem' }}>
          <SetSymbol code="lea" /> <SetSymbol code="qqq" /> Title
        </p>
      ),
    },
  ],
};
