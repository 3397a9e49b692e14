import { useCachedMarkup } from '#app/ui/render-context/FragmentCache';
import { PictureServiceProvider } from '#app/ui/render-context/PictureService';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { PICTURE, solRing } from '../sample-cards';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const Greeting = ({ name }: { readonly name: string }) => <b>{name}</b>;
const CachedGreeting = () => <p {...useCachedMarkup()(Greeting, { name: 'Rendered once' })} />;

export const renderContext: StoryGroup = {
  folder: 'render-context',
  stories: [
    {
      name: 'Cached markup',
      element: <CachedGreeting />,
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
