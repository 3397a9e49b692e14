import { BRAND } from '@crownsmith/domain';
import { countedText, countText } from '#app/ui/format/numbers';
import { KIND_NOUNS } from '#app/model/deck-kinds';
import { dateText, type SiteFacts } from './site-facts';

type Source = NonNullable<SiteFacts['sources']>[number];

/** A question with its answer in paragraphs. */
export interface Question {
  /** its anchor */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** details behind a disclosure button */
  readonly more?: { readonly label: string; readonly text: readonly string[] };
  readonly link?: { readonly label: string; readonly url: string };
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const numbers: QuestionGroup = {
  id: 'numbers',
  title: 'What the numbers mean',
  questions: [
    {
      id: 'inclusion',
      question: 'What does “62% of 968 decks” mean?',
      answer: [
        'That is inclusion: of the 968 decks that could play the card, 62% do. The number of decks is always shown with the percentage, because 62% of eight decks is an anecdote.',
      ],
    },
    {
      id: 'potential-decks',
      question: 'Which decks “could play” a card?',
      answer: [
        'Decks whose colour identity allows the card and that are not older than it. A new blue card is only compared with blue decks built since its release, so being new does not count against it.',
        'On a commander’s page, these are the decks of that commander.',
      ],
    },
    {
      id: 'synergy',
      question: 'What is synergy?',
      answer: [
        'How much more often a card is played with this commander than in other decks that could play it. A card in 62% of the commander’s decks and 10% of the others has +52% synergy. Staples that everybody plays end up near zero or below.',
      ],
      more: {
        label: 'How it is calculated',
        text: [
          'Inclusion with the commander minus inclusion in all other decks whose colours allow the card. It ranges from −100% to +100%.',
        ],
      },
    },
    {
      id: 'lift',
      question: 'What is lift?',
      answer: [
        'The same comparison as a ratio: a lift of 3 means that the card is played three times as often with this commander as in decks of its colours in general. It highlights rare cards that synergy overlooks.',
      ],
      more: {
        label: 'Why it is sometimes missing',
        text: ['With fewer than 20 decks of the commander, a ratio is not meaningful, so none is shown.'],
      },
    },
    {
      id: 'salt',
      question: 'What is salt?',
      answer: [
        'How much players dislike facing a card: the average of votes from 0 to 4. The salt of a deck is the sum over its cards. Cards without votes have no salt.',
      ],
    },
    {
      id: 'brackets',
      question: 'What about brackets and Game Changers?',
      answer: [
        'Brackets are five levels, from Exhibition to cEDH, that help a table agree on the kind of game it wants. A list of cards can only show the lowest bracket that the deck fits: Game Changers, mass land denial, chained extra turns and early two-card combos raise it. Only the player knows how the deck is intended, so take every bracket worked out from a list as an estimate. What each bracket allows is listed on the page about the age of the data.',
        'Game Changers are a published list of cards that warp games; every commander’s page shows the ones its decks play.',
      ],
    },
    {
      id: 'few-decks',
      question: 'What if there are only a few decks?',
      answer: [
        'Then the page says so. With fewer than 20 decks, it counts decks instead of giving percentages: treat them as a hint. With hardly any, the lists are estimated from what the commander’s text says and what other commanders’ decks play, and are marked as estimates.',
      ],
    },
    {
      id: 'prices',
      question: 'Whose prices are these?',
      answer: [
        'Each price of a card names its source and keeps its currency. The average and median prices of decks are counted in US dollars, each card at TCGplayer’s price, or Card Kingdom’s where that is missing, basic lands left out. Prices date from when the site’s data was made, so a shop may charge something else today. Missing prices are shown as missing and left out of totals.',
        'Choose your region and your price sources in the settings; no account is needed.',
      ],
    },
  ],
};

const lists: QuestionGroup = {
  id: 'lists',
  title: 'Your list',
  questions: [
    {
      id: 'clipboard',
      question: 'What is the clipboard?',
      answer: [
        'A list that follows you from page to page. The paperclip on a card adds it; the crown makes it your commander, and two cards can share the command zone if their abilities allow it. Basic lands and other cards that a deck may have several times have a number of copies, and everything counts them: the counter, the prices and the exports. A list that you import sets the copies of its cards, and its printings and foils stay with them in every export that has printings. You can undo up to ten steps. The clipboard is stored in this browser only.',
      ],
    },
    {
      id: 'recommendations',
      question: 'Where do recommendations for my list come from?',
      answer: [
        'From three kinds of evidence: what the decks most similar to yours play, which cards appear together more often than chance would suggest, and what is played with your commander. Every recommendation gives the one that counted most.',
      ],
      link: { label: 'Try it with your list', url: '/deck' },
    },
    {
      id: 'partners',
      question: 'Why does it say “Remove a partner”?',
      answer: [
        'Two cards already share the command zone, and a third cannot join them: partner abilities work in pairs, and different kinds do not mix. Remove one of the two first.',
      ],
    },
    {
      id: 'illegal',
      question: 'Why is a card in my list marked as illegal?',
      answer: [
        'Its colour identity is not within your commander’s. Without a commander, all five colours are allowed.',
      ],
    },
  ],
};

/** Sources that are named one by one. */
const MAX_SOURCES = 12;

const sourceText = ({ name, kind, decks, oldest, newest }: Source): string => {
  const days =
    oldest === null || newest === null
      ? 'undated'
      : oldest === newest
        ? dateText(oldest)
        : `${dateText(oldest)} to ${dateText(newest)}`;
  return `${KIND_NOUNS[kind ?? 'unknown'][1]}${name === null ? '' : ` from ${name}`}: ${countText(decks)} (${days})`;
};

/** Whose decks are counted; nothing where it is not known. */
const whoseDecks = (sources: SiteFacts['sources']): readonly Question[] => {
  if (sources === undefined || sources.length === 0) return [];
  const more = sources.length - MAX_SOURCES;
  return [
    {
      id: 'whose-decks',
      question: 'Whose decks are they?',
      answer: [
        `As far as the site’s operator has stated it: ${sources.slice(0, MAX_SOURCES).map(sourceText).join('; ')}${more > 0 ? `; and ${countedText(more, 'further source')}` : ''}.`,
        'What is played to win a tournament and what a table at home plays differ. Where the share of a card over time changes from one kind of decks to another, its page draws a line for each.',
      ],
    },
  ];
};

const data = ({ decks, cards, sample, published, newestDeck, sources }: SiteFacts): QuestionGroup => ({
  id: 'data',
  title: 'Where the data comes from',
  questions: [
    {
      id: 'decks',
      question: 'Which decks are counted?',
      answer: [
        sample
          ? `For now, none that anybody has played: the ${countText(decks)} decks here are a generated sample, so that there is something to see until the site’s operator imports real ones. Do not read the percentages as facts about the format.`
          : `${countedText(decks, 'deck')} that the site’s operator has imported${newestDeck === null ? '' : `, the newest from ${dateText(newestDeck)}`}. Lists that cannot be read, and those whose commander is unknown, are left out and logged. A list with other names that no card has counts without them.`,
        `Everything you see was counted and published together on ${dateText(published)}, so that all pages agree with each other.`,
      ],
      link: { label: 'Count my deck', url: '/count-my-deck' },
    },
    ...whoseDecks(sample ? undefined : sources),
    {
      id: 'cards',
      question: 'Where do the cards come from?',
      answer: [
        `${countedText(cards, 'card')}: names, types, colours and legality come from Scryfall’s public card data or from ${BRAND}’s own small starter list. The site hosts neither card texts nor card pictures; where pictures are shown, your browser loads them from Scryfall.`,
      ],
    },
    {
      id: 'card-frames',
      question: 'Why do some cards have no picture?',
      answer: [
        'If a card has no picture, or it does not load, the site shows a card frame with its name, cost, colours and type. The pattern comes from the name, so a card always looks the same.',
      ],
    },
    {
      id: 'wrong',
      question: 'Something is wrong. What can I do?',
      answer: ['Please report it, with the page and what you expected to see.'],
      link: { label: 'Report a bug', url: '/bug-report' },
    },
  ],
});

const use: QuestionGroup = {
  id: 'use',
  title: 'Feeds, API and scripts',
  questions: [
    {
      id: 'feeds',
      question: 'Can I follow new cards?',
      answer: [
        'Yes, with any feed reader. One feed lists all new cards, and every commander has a feed, which feed readers find from the link to its page.',
      ],
      link: { label: 'Feed of new cards', url: '/feeds/new-cards.atom' },
    },
    {
      id: 'api',
      question: 'Is there an API?',
      answer: [
        'Recommendations, cards by name, the search box and the lists behind the pages are available as JSON from anywhere, without a key. The number of requests per minute is limited; every response states how many are left.',
      ],
    },
    {
      id: 'browsers',
      question: 'Which browsers are supported?',
      answer: [
        'All of the last three years: Chrome 119, Edge 119, Firefox 121 and Safari 17.1 (on phones and tablets, too) or newer. Older ones show the pages, but some of their parts may look plain.',
      ],
    },
    {
      id: 'scripts',
      question: 'Does the site work without JavaScript?',
      answer: ['Pages, search, recommendations and forms do. The clipboard needs JavaScript.'],
    },
  ],
};

/** All questions in the order of the page. */
export const questionGroups = (facts: SiteFacts): readonly QuestionGroup[] => [
  numbers,
  lists,
  data(facts),
  use,
];
