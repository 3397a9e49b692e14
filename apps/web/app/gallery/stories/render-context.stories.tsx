import { CachedMarkup } from '#app/ui/render-context/CachedMarkup';
import { PictureServiceProvider } from '#app/ui/render-context/PictureService';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { PICTURE, solRing } from '../sample-cards';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const Greeting = ({ name }: { readonly name: string }) => <b>{name}</b>;

export const renderContext: StoryGroup = {
  folder: 'render-context',
  stories: [
    {
      name: 'Cached markup',
      element: <CachedMarkup as="p" part={Greeting} props={{ name: 'Rendered once' }} />,
    },
    {
      name: 'Picture from the site’s picture service',
      element: (
        <div className={styles['row']}>
          <div style={{ width: '11rem' }}>
            <PictureServiceProvider>
              <CardFrame card={{ ...frameCardOf(solRing), picture: PICTURE }} />
            </PictureServiceProvider>
          </div>
        </div>
      ),
    },
  ],
};
