import { readDeckstatsPage, readGoldfishPage, readTextList } from '@crownsmith/catalog';
import {
  archidektDeckId,
  archidektJsonPath,
  err,
  moxfieldDeckId,
  moxfieldJsonPath,
  ok,
  type Result,
} from '@crownsmith/domain';
import type { DeckSite, SiteRequest } from './deck-site';
import { readDeckJson } from './read-deck-json.server';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
/** Some APIs label their JSON as text. */
const JSON_OR_TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|html|javascript))\b/i;

const jsonRequest = (path: string, types = JSON_TYPE): SiteRequest => ({
  path,
  accept: 'application/json',
  types,
  read: readDeckJson,
});

/** The parts of a path. */
const partsOf = (url: URL): readonly string[] => url.pathname.split('/').filter((part) => part !== '');

type Extract = (body: string) => string | undefined;
const readWith =
  (extract: Extract) =>
  (body: string): Result<string, undefined> => {
    const list = extract(body);
    return list === undefined ? err(undefined) : ok(list);
  };

const MOXFIELD: DeckSite = {
  name: 'Moxfield',
  hosts: ['moxfield.com', 'www.moxfield.com'],
  needsAgent: true,
  origin: 'https://api2.moxfield.com',
  findDeck: ({ pathname }) => moxfieldDeckId(pathname),
  requests: (id) => [jsonRequest(moxfieldJsonPath(id))],
};

const ARCHIDEKT: DeckSite = {
  name: 'Archidekt',
  hosts: ['archidekt.com', 'www.archidekt.com'],
  origin: 'https://archidekt.com',
  findDeck: ({ pathname }) => archidektDeckId(pathname),
  requests: (id) => [jsonRequest(archidektJsonPath(id))],
};

const TAPPEDOUT: DeckSite = {
  name: 'TappedOut',
  hosts: ['tappedout.net', 'www.tappedout.net'],
  origin: 'https://tappedout.net',
  findDeck: (url) => {
    const [decks, slug] = partsOf(url);
    return decks === 'mtg-decks' && slug !== undefined && /^[\w-]{1,150}$/.test(slug) && slug !== 'search'
      ? slug
      : undefined;
  },
  requests: (slug) => [
    {
      path: `/mtg-decks/${slug}/?fmt=txt`,
      accept: 'text/plain',
      types: /^text\/plain\b/i,
      read: readWith(readTextList),
    },
  ],
};

const deckstatsApi = (ids: Readonly<Record<string, string>>): SiteRequest => {
  const query = new URLSearchParams({
    action: 'get_deck',
    id_type: 'saved',
    ...ids,
    response_type: 'json',
  });
  return jsonRequest(`/api.php?${query.toString()}`, JSON_OR_TEXT);
};

/** The page of a deck has its JSON in a script. */
const deckstatsPage = (path: string): SiteRequest => ({
  path: `/decks/${path}`,
  accept: 'text/html',
  types: /^text\/html\b/i,
  read: (body) => {
    const deck = readDeckstatsPage(body);
    return deck === undefined ? err(undefined) : readDeckJson(deck);
  },
});

const DECKSTATS: DeckSite = {
  name: 'Deckstats',
  hosts: ['deckstats.net', 'www.deckstats.net'],
  origin: 'https://deckstats.net',
  // Since 2026 `/decks/{id}-{name}`, before `/decks/{owner}/{id}-{name}`; `/decks/{owner}` is a person's page.
  findDeck: (url) => {
    const [decks, first = '', second = ''] = partsOf(url);
    if (decks !== 'decks') return undefined;
    const id = /^(\d{1,12})(?:-|$)/.exec(second)?.[1];
    if (id !== undefined && /^\d{1,12}$/.test(first)) return `${first}/${id}`;
    const [, newId, name = ''] = /^(\d{1,12})-(.*)$/.exec(first) ?? [];
    if (newId === undefined) return undefined;
    return `${newId}-${/^[\w-]{1,150}$/.test(name) ? name : ''}`;
  },
  requests: (deck) => {
    const [owner = '', id] = deck.split('/');
    if (id !== undefined) return [deckstatsApi({ owner_id: owner, id }), deckstatsPage(deck)];
    return [deckstatsPage(deck), deckstatsApi({ id: deck.slice(0, deck.indexOf('-')) })];
  },
};

const MTGGOLDFISH: DeckSite = {
  name: 'MTGGoldfish',
  hosts: ['mtggoldfish.com', 'www.mtggoldfish.com'],
  origin: 'https://www.mtggoldfish.com',
  findDeck: (url) => {
    const [deck, ...parts] = partsOf(url);
    const id = parts.at(/^(?:arena_download|download|visual|popout)$/.test(parts[0] ?? '') ? 1 : 0);
    return deck === 'deck' && id !== undefined && /^\d{1,12}$/.test(id) ? id : undefined;
  },
  requests: (id) => [
    {
      path: `/deck/arena_download/${id}`,
      accept: 'text/html',
      types: /^text\/html\b/i,
      read: readWith(readGoldfishPage),
    },
    {
      path: `/deck/download/${id}`,
      accept: 'text/plain',
      types: /^text\/plain\b/i,
      read: readWith(readTextList),
    },
  ],
};

/** The sites whose decks can be read by their address; `SOURCE_SAMPLES` has a sample of each shape. */
export const DECK_SITES: readonly DeckSite[] = [MOXFIELD, ARCHIDEKT, TAPPEDOUT, DECKSTATS, MTGGOLDFISH];
