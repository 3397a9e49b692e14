import { BRAND } from '@crownsmith/domain';
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type APIApplicationCommandBasicOption,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';

/** Decks that `/table` takes. */
export const DECK_OPTIONS = ['deck1', 'deck2', 'deck3', 'deck4', 'deck5'] as const;

const text = (name: string, description: string, required = true): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
  required,
});

const DECK: readonly APIApplicationCommandBasicOption[] = [
  text('deck', 'The address of the deck, or its list', false),
  { type: ApplicationCommandOptionType.Attachment, name: 'file', description: 'A file with the list' },
];

const command = (
  name: string,
  description: string,
  options: readonly APIApplicationCommandBasicOption[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  name,
  description,
  options: [...options],
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
});

/** The slash commands of this site, as Discord registers them. https://discord.com/developers/docs/interactions/application-commands, 2026-11-27 */
export const COMMANDS: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[] = [
  command('card', 'How often decks play a card, and whose', [text('name', 'The name of the card')]),
  command('commander', 'What decks of a commander play', [
    text('name', 'The name of the commander'),
    text('partner', 'The second commander of a pair', false),
  ]),
  command('deck', `What ${BRAND} would change of a deck, and why`, DECK),
  command('bracket', 'The bracket of a deck, by its cards and by its games alone', DECK),
  command(
    'table',
    'Two to five decks before a game: who is out of line, and by what',
    DECK_OPTIONS.map((name, at) =>
      text(
        name,
        `The address of the ${['first', 'second', 'third', 'fourth', 'fifth'][at] ?? ''} deck`,
        at < 2,
      ),
    ),
  ),
];
