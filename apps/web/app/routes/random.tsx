import { redirect } from '@remix-run/node';
import { getSnapshot } from '#app/snapshot/current.server';

/** Redirects to a random commander or pair with decks. */
export const loader = async () => {
  const list = await (await getSnapshot()).commanderList();
  const slugs = (list?.rows ?? [])
    .filter(({ numDecks, cards }) => numDecks > 0 && cards.every(({ banned }) => !banned))
    .map(({ slug }) => slug);
  const slug = slugs.length > 0 ? slugs[Math.floor(Math.random() * slugs.length)] : undefined;
  return redirect(slug === undefined ? '/commanders' : `/commanders/${slug}`, {
    status: 302,
    headers: { 'Cache-Control': 'no-store' },
  });
};

export default function Random() {
  return null;
}
