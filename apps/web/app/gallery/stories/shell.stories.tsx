import button from '#app/ui/layout/Button.module.css';
import { Footer } from '#app/ui/shell/Footer';
import { Header } from '#app/ui/shell/Header';
import { Logo } from '#app/ui/shell/Logo';
import { ImportHelp, SampleNotice } from '#app/ui/shell/SampleNotice';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const SAMPLES = { decks: true, estimates: ['prices', 'salt'] } as const;

const link = (label: string) => (
  <li key={label}>
    <a href="/gallery">{label}</a>
  </li>
);
const tools = (
  <button type="button" className={button['button']}>
    Tool
  </button>
);

export const shell: StoryGroup = {
  folder: 'shell',
  stories: [
    {
      name: 'Logo, two sizes',
      element: (
        <p className={styles['row']}>
          <Logo /> <Logo size={56} />
        </p>
      ),
    },
    {
      name: 'Header with notice, without menus',
      element: (
        <div className={styles['contained']}>
          <Header
            brand="Crownsmith"
            menus={null}
            secondary={null}
            search={<form />}
            tools={tools}
            notice={<SampleNotice {...SAMPLES} />}
          />
        </div>
      ),
    },
    {
      name: 'Footer',
      element: (
        <Footer
          hasSupporters
          brand="Crownsmith"
          social={['Forum', 'Chat'].map(link)}
          partners={link('A partner site with a long name')}
        />
      ),
    },
    {
      name: 'Footer without other sites',
      element: <Footer brand="Crownsmith" hasSupporters={false} social={null} partners={null} />,
    },
    { name: 'How to import decks', element: <ImportHelp {...SAMPLES} /> },
  ],
};
