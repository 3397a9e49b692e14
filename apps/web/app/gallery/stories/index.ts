import type { StoryGroup } from '../story';
import { cardFrame } from './card-frame.stories';
import { cardList } from './card-list.stories';
import { cardTile } from './card-tile.stories';
import { charts } from './charts.stories';
import { chips } from './chips.stories';
import { deck } from './deck.stories';
import { dialog } from './dialog.stories';
import { form } from './form.stories';
import { layout } from './layout.stories';
import { linkList } from './link-list.stories';
import { mana } from './mana.stories';
import { otherName } from './other-name.stories';
import { population } from './population.stories';
import { price } from './price.stories';
import { renderContext } from './render-context.stories';
import { results } from './results.stories';
import { setSymbol } from './set-symbol.stories';
import { shell } from './shell.stories';
import { states } from './states.stories';
import { toast } from './toast.stories';

/** The stories of every folder of ui/ that holds components. */
export const storyGroups: readonly StoryGroup[] = [
  cardFrame,
  cardList,
  cardTile,
  charts,
  chips,
  deck,
  dialog,
  form,
  layout,
  linkList,
  mana,
  otherName,
  population,
  price,
  renderContext,
  results,
  setSymbol,
  shell,
  states,
  toast,
];
