import { COLORS } from '@crownsmith/domain';
import * as z from 'zod';
import { WireColorIdentity } from '../card/wire-card';

/** The field `chosen_color` of requests about a list. */
export const ChosenColor = z
  .enum(COLORS, `Send one of ${COLORS.join(', ')}.`)
  .describe(
    'The colour that the player chooses for a commander such as The Prismatic Piper. Without it, the one that most cards of the list need. Other commanders ignore it.',
  );

/** The field `chosen_colors` of their answers. */
export const ChosenColors = WireColorIdentity.describe(
  'Colours that the player of a commander chooses: as the request says, else as most cards of the list need them. Absent where none is chosen.',
);
