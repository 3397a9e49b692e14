import { COLORLESS, type ColorIdentity, identitiesOfGroup, type IdentityGroup } from '@crownsmith/domain';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { RulesText } from '#app/ui/mana/ManaText';
import { SHEET_SYMBOLS, SHEET_TYPES } from '#app/ui/symbol-sheet/sheet-keys';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const GROUPS: readonly IdentityGroup[] = [
  'mono',
  'guild',
  'shard',
  'wedge',
  'four-color',
  'five-color',
  'colorless',
];
const IDENTITIES: readonly ColorIdentity[] = GROUPS.flatMap((group) => identitiesOfGroup(group));

export const mana: StoryGroup = {
  folder: 'mana',
  stories: [
    {
      name: 'Mana costs: usual, hybrid and Phyrexian, unknown symbol, none',
      element: (
        <div className={styles['row']}>
          <ManaCost cost="{2}{W}{U}" />
          <ManaCost cost="{X}{2/W}{G/U}{B/P}" />
          <ManaCost cost="{1000000}" />
          <ManaCost cost="" />
        </div>
      ),
    },
    {
      name: 'Rules text: costs, reminder text, several paragraphs',
      element: (
        <RulesText
          text={
            'Flying, ward {2} (Whenever this becomes the target of a spell, counter it unless its controller pays {2}.)\n{T}, {1}{W/U}: Draw a card.\n+1: You gain 2 life.'
          }
        />
      ),
    },
    {
      name: 'Every colour identity',
      element: (
        <div className={styles['row']}>
          {IDENTITIES.map((identity) => (
            <IdentitySymbols key={identity} identity={identity} />
          ))}
        </div>
      ),
    },
    {
      name: 'Decorative, next to the name',
      element: (
        <p>
          <IdentitySymbols identity={COLORLESS} decorative /> Colourless
        </p>
      ),
    },
    {
      name: 'The symbol sheet: mana and types',
      element: (
        <div className={`${styles['row']} ${styles['dark']}`}>
          {SHEET_SYMBOLS.map((key) => (
            <i key={key} className={`m m-${key}`} />
          ))}
          {SHEET_TYPES.map((type) => (
            <i key={type} className={`t t-${type}`} style={{ width: '1.5rem', height: '1.5rem' }} />
          ))}
        </div>
      ),
    },
  ],
};
