import { useEffect, useState } from 'react';
import { SITE } from '#app/platform/site';
import styles from './Gallery.module.css';
import { storyGroups } from './stories/index';

const anchorOf = (...names: readonly string[]): string =>
  names.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).join('--');

export const meta = () => [{ title: `Gallery · ${SITE.brand}` }, { name: 'robots', content: 'noindex' }];

/** Every component of ui/ in every state. routes.ts adds this route to the development server only. */
export default function GalleryRoute() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <>
      <h1 data-hydrated={isHydrated || undefined}>Gallery</h1>
      <p>Every component of app/ui in every state.</p>
      <ul className={styles['contents']}>
        {storyGroups.map(({ folder }) => (
          <li key={folder}>
            <a href={`#${folder}`}>{folder}</a>
          </li>
        ))}
      </ul>
      {storyGroups.map(({ folder, stories }) => (
        <div key={folder} id={folder} className={styles['group']}>
          <h2>{folder}</h2>
          {stories.map(({ name, element }) => (
            <div key={name} id={anchorOf(folder, name)} className={styles['story']}>
              <h2>
                <a href={`#${anchorOf(folder, name)}`}>{name}</a>
              </h2>
              {element}
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
