/** How a messenger asks for a page of which somebody sends the address, and what it takes of it. */
export interface Messenger {
  readonly name: string;
  /** User-Agent of the request for the page, and of that for its picture */
  readonly pageAgent: string;
  readonly pictureAgent: string;
  readonly accept: string;
  /** bytes of HTML among which it looks for the tags */
  readonly htmlBytes: number;
  /** whether it asks for those bytes alone, by a Range header */
  readonly sendsRange: boolean;
  /** bytes of a picture that it takes */
  readonly pictureBytes: number;
  /** where these figures are from */
  readonly source: string;
}

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const MESSAGES =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0';
const DISCORD = 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)';
const MASTODON = 'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.example/)';

/**
 * The messengers whose previews are tested, read on 2026-11-27. Where one states no limit, that of the strictest other stands: previews have
 * to suit all.
 */
export const MESSENGERS: readonly Messenger[] = [
  {
    name: 'Discord',
    pageAgent: DISCORD,
    pictureAgent: DISCORD,
    accept: '*/*',
    htmlBytes: 32_768,
    sendsRange: false,
    pictureBytes: 300_000,
    source: 'states none',
  },
  {
    name: 'Slack',
    pageAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    pictureAgent: 'Slack-ImgProxy (+https://api.slack.com/robots)',
    accept: '*/*',
    htmlBytes: 32_768,
    sendsRange: true,
    pictureBytes: 300_000,
    source: 'https://api.slack.com/robots',
  },
  {
    name: 'Mastodon',
    pageAgent: MASTODON,
    pictureAgent: MASTODON,
    accept: 'text/html',
    htmlBytes: 1_048_576,
    sendsRange: false,
    pictureBytes: 1_048_576,
    source: 'https://github.com/mastodon/mastodon, preview_card.rb and fetch_link_card_service.rb',
  },
  {
    name: 'WhatsApp',
    pageAgent: 'WhatsApp/2.23.20.0',
    pictureAgent: 'WhatsApp/2.23.20.0',
    accept: BROWSER,
    htmlBytes: 300_000,
    sendsRange: false,
    pictureBytes: 600_000,
    source: 'https://developers.facebook.com/docs/whatsapp/link-previews',
  },
  {
    name: 'iMessage',
    pageAgent: MESSAGES,
    pictureAgent: MESSAGES,
    accept: BROWSER,
    htmlBytes: 32_768,
    sendsRange: false,
    pictureBytes: 300_000,
    source: 'https://developer.apple.com/documentation/technotes/tn3156-create-rich-previews-for-messages',
  },
];

/** What is true of a picture that every messenger shows: WhatsApp and Mastodon state it. */
export const PICTURE_LIMITS = {
  types: ['image/png', 'image/jpeg'],
  /** least width, in px */
  width: 300,
  /** most that its width is of its height */
  proportion: 4,
} as const;

/** Characters of a title and of a description that Discord shows: it cuts longer ones. */
export const SHOWN_CHARACTERS = { title: 70, description: 350 } as const;
