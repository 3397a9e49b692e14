import { describe, expect, it } from 'vitest';
import { findPreconSlug } from './precon-slug';

const PRECONS = [
  { slug: 'breed-lethality-cm2', name: 'Breed Lethality', set: 'cm2', releasedAt: '2018-06-08' },
  { slug: 'breed-lethality-c16', name: 'Breed Lethality', set: 'c16', releasedAt: '2016-11-11' },
  { slug: 'open-hostility', name: 'Open Hostility', set: 'c16', releasedAt: '2016-11-11' },
];

describe('findPreconSlug', () => {
  it.each([
    ['breed-lethality-cm2', 'breed-lethality-cm2'],
    ['breed-lethality', 'breed-lethality-c16'],
    ['Breed Lethality', 'breed-lethality-c16'],
    ['open-hostility-c16', 'open-hostility'],
    ['open-hostility', 'open-hostility'],
    ['open-hostility-cm2', undefined],
    ['', undefined],
  ])('%j means %s', (slug, expected) => expect(findPreconSlug(slug, PRECONS)).toBe(expected));
});
