import { BRAND } from '@crownsmith/domain';
import { countedText, countText } from '#app/ui/format/numbers';
import { dateText, type SiteFacts } from './site-facts';

/** A question with its answer, a sentence or two to a paragraph. */
export interface Question {
  /** its anchor */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** what only some want to know: behind a button that opens it */
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
      question: 'What does “62% of 968 decks” say?',
      answer: [
        'Inclusion: of 968 decks that could play the card, 62% do. The number of decks always stands beside the share, for 62% of eight decks is an anecdote.',
      ],
    },
    {
      id: 'potential-decks',
      question: 'Which decks “could play” a card?',
      answer: [
        'Potential decks are those whose colour identity allows the card and that are not older than it. A new blue card is measured against blue decks since its release, so that it does not look unloved for being young.',
        'On the page of a commander they are the decks of that commander.',
      ],
    },
    {
      id: 'synergy',
      question: 'What is synergy?',
      answer: [
        'How much more a card is played with this commander than in other decks that could play it. A card in 62% of the commander’s decks and in 10% of the others has +52% synergy. Staples that everybody plays come out near zero, or below.',
      ],
      more: {
        label: 'How it is counted',
        text: [
          'Inclusion with the commander minus inclusion among all other decks whose colours allow the card. It runs from −100% to +100%.',
        ],
      },
    },
    {
      id: 'lift',
      question: 'And lift?',
      answer: [
        'The same question as a ratio: a lift of 3 means that the card is played three times as often with this commander as in decks of its colours at large. It brings out rare cards that synergy overlooks.',
      ],
      more: {
        label: 'Why it is missing in places',
        text: ['Below 20 decks of the commander a ratio says nothing, so none is shown.'],
      },
    },
    {
      id: 'salt',
      question: 'What is salt?',
      answer: [
        'How much people dislike to sit across from a card: the mean of votes from 0 to 4. The salt of a deck is the sum over its cards. Cards without votes have none.',
      ],
    },
    {
      id: 'brackets',
      question: 'What about brackets and Game Changers?',
      answer: [
        'Brackets are five levels, from Exhibition to cEDH, that help a table to agree on what it wants to play. What a list of cards can show is only the lowest bracket that it allows: Game Changers, mass land denial, chained extra turns and early two-card combos push it up. How a deck is meant, only its player knows, so read every bracket that is worked out from a list as an estimate.',
        'Game Changers are a published list of cards that warp games; every commander’s page shows those that its decks play.',
      ],
    },
    {
      id: 'few-decks',
      question: 'What if there are only a few decks?',
      answer: [
        'Then the page says so. Below 20 decks the shares are a hint. Where there are hardly any, the lists are an estimate from the commander’s colours and types over other decks, and are marked as one.',
      ],
    },
    {
      id: 'prices',
      question: 'Whose prices are these?',
      answer: [
        'Each price names its source and keeps its currency. They were read when the site’s data was made, so a shop may ask for something else today. A missing price is shown as missing and counts for nothing in a total.',
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
        'A list that goes with you from page to page. The paperclip on a card adds it, the crown makes it a commander; up to two may share the command zone if their abilities allow that. It can be undone ten steps back, and it is kept in this browser alone.',
      ],
    },
    {
      id: 'recommendations',
      question: 'How do recommendations for my list come about?',
      answer: [
        'Three kinds of evidence are weighed: what the decks most like yours play, which cards stand together in decks more than chance would have it, and what is played with your commander. Each recommendation says why it is there.',
      ],
      link: { label: 'Try it with your list', url: '/recs' },
    },
    {
      id: 'partners',
      question: 'Why does it say “Remove a partner”?',
      answer: [
        'Two cards already share the command zone and the third cannot take a place there: partner abilities go by pairs, and kinds do not mix. Take one of the two out first.',
      ],
    },
    {
      id: 'illegal',
      question: 'Why is a card of my list marked as illegal?',
      answer: [
        'Its colour identity is not within that of your commanders. Without a commander, all five colours are allowed.',
      ],
    },
  ],
};

const data = ({ decks, cards, sample, published, newestDeck }: SiteFacts): QuestionGroup => ({
  id: 'data',
  title: 'Where it comes from',
  questions: [
    {
      id: 'decks',
      question: 'Which decks are counted?',
      answer: [
        sample
          ? `At present none that anybody played: the ${countText(decks)} decks here are a generated sample, so that there is something to see before whoever runs this site has brought in real ones. Do not read the shares as facts about the format.`
          : `${countedText(decks, 'deck')} that whoever runs this site has brought in${newestDeck === null ? '' : `, the newest of ${dateText(newestDeck)}`}. A list that cannot be read, or that names cards nobody knows, is left out and noted.`,
        `What you see was counted and published on ${dateText(published)}, all of it at once, so that no two pages tell different stories.`,
      ],
    },
    {
      id: 'cards',
      question: 'Where do the cards come from?',
      answer: [
        `${countedText(cards, 'card')}: their names, types, colours and legality come from Scryfall’s public card data or from ${BRAND}’s own small starter list. The site holds neither card texts nor pictures of cards; where pictures are shown, your browser fetches them from Scryfall.`,
      ],
    },
    {
      id: 'drawn-cards',
      question: 'Why are cards drawn instead of shown?',
      answer: [
        'Where there is no picture, or it does not load, a frame is drawn with the name, cost, colours and type of the card. The pattern in it comes from the name, so that a card always looks the same.',
      ],
    },
    {
      id: 'wrong',
      question: 'Something is wrong. What now?',
      answer: ['Say so: with the page and what you expected, it can be found.'],
      link: { label: 'Report a bug', url: '/bug-report' },
    },
  ],
});

const use: QuestionGroup = {
  id: 'use',
  title: 'Using it elsewhere',
  questions: [
    {
      id: 'feeds',
      question: 'Can I follow new cards?',
      answer: [
        'Yes, with any feed reader: one feed lists new cards, and every commander has one of its own, whose address stands in the head of its page.',
      ],
      link: { label: 'Feed of new cards', url: '/feeds/new-cards.atom' },
    },
    {
      id: 'api',
      question: 'Is there an API?',
      answer: [
        'Recommendations, cards by name, the search box and the lists behind the pages can be asked for as JSON from anywhere, without a key. Requests are limited to so many a minute from one address; answers say how many are left.',
      ],
    },
    {
      id: 'scripts',
      question: 'Does it work without JavaScript?',
      answer: ['Reading, searching, recommendations and the forms do. The clipboard needs it.'],
    },
  ],
};

/** All questions, in the order in which they are shown. */
export const questionGroups = (facts: SiteFacts): readonly QuestionGroup[] => [
  numbers,
  lists,
  data(facts),
  use,
];
