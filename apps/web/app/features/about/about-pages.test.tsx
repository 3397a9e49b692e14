import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AboutPage } from './AboutPage';
import { FaqPage } from './FaqPage';
import { PrivacyPage } from './PrivacyPage';
import { questionGroups } from './faq';
import { dateText, type SiteFacts } from './site-facts';

const FACTS: SiteFacts = {
  decks: 20_649,
  cards: 23_094,
  commanders: 1638,
  sample: false,
  published: '2026-11-20T12:00:00.000Z',
  newestDeck: '2026-11-02',
  pictureHosts: ['pictures.example'],
};

describe('FaqPage', () => {
  it('links from its table of contents to every question, with unique anchors', () => {
    const groups = questionGroups(FACTS);
    const html = renderToStaticMarkup(<FaqPage groups={groups} />);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of groups.flatMap(({ questions }) => questions)) {
      expect(ids).toContain(id);
      expect(html).toContain(`<li><a href="#${id}">`);
    }
  });

  it('describes the decks of the snapshot', () => {
    const text = (facts: SiteFacts) => JSON.stringify(questionGroups(facts));
    expect(text(FACTS)).toContain('20,649 decks');
    expect(text(FACTS)).toContain('2 November 2026');
    expect(text(FACTS)).not.toContain('generated');
    expect(text({ ...FACTS, sample: true })).toContain('generated sample');
    expect(text({ ...FACTS, newestDeck: null })).not.toContain('the newest from');
  });

  it('says whose decks are counted, where it is known', () => {
    const open = {
      name: 'Open',
      kind: 'tournament',
      decks: 9078,
      oldest: '2022-08-27',
      newest: '2024-09-07',
    } as const;
    const lists = {
      name: null,
      kind: 'casual',
      decks: 1,
      oldest: '2025-02-08',
      newest: '2025-02-08',
    } as const;
    const answer = (facts: SiteFacts) =>
      questionGroups(facts)
        .flatMap(({ questions }) => questions)
        .find(({ id }) => id === 'whose-decks')?.answer[0];
    expect(
      answer({ ...FACTS, sources: [open, lists, { ...lists, kind: null, oldest: null, newest: null }] }),
    ).toBe(
      'As far as the site’s operator has stated it: tournament decks from Open: 9,078 (27 August 2022 to 7 September 2024); casual lists: 1 (8 February 2025); decks of unknown kind: 1 (undated).',
    );
    const many = answer({ ...FACTS, sources: Array.from({ length: 20 }, () => open) });
    expect(many).toMatch(/; and 8 further sources\.$/);
    for (const sources of [undefined, []]) expect(answer({ ...FACTS, sources })).toBeUndefined();
    expect(answer({ ...FACTS, sample: true, sources: [open] })).toBeUndefined();
  });
});

describe('AboutPage and PrivacyPage', () => {
  it('name the operator if configured', () => {
    const unknown =
      renderToStaticMarkup(<AboutPage facts={FACTS} />) + renderToStaticMarkup(<PrivacyPage facts={FACTS} />);
    expect(unknown).not.toContain('mailto:');
    expect(unknown).not.toContain('undefined');
    const known = { ...FACTS, operator: 'Ada & Co', email: 'ada@mail.example' };
    for (const html of [
      renderToStaticMarkup(<AboutPage facts={known} />),
      renderToStaticMarkup(<PrivacyPage facts={known} />),
    ]) {
      expect(html).toContain('Ada &amp; Co');
      expect(html).toContain('mailto:ada@mail.example');
    }
  });

  it('mention pictures only with hosts of pictures', () => {
    expect(renderToStaticMarkup(<PrivacyPage facts={FACTS} />)).toContain('<b>pictures.example</b>');
    expect(renderToStaticMarkup(<PrivacyPage facts={{ ...FACTS, pictureHosts: [] }} />)).not.toContain(
      'Pictures of cards',
    );
  });
});

it('dateText returns a date in words and any other text unchanged', () => {
  expect(dateText('2026-11-20T12:00:00Z')).toBe('20 November 2026');
  expect(dateText('soon')).toBe('soon');
});
