import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import { useCachedMarkup } from '#app/ui/render-context/FragmentCache';

/** Width of a small frame, as in MyDeck.module.css. */
const WIDTH = '3.25rem';

/** A small frame that leads to the page of its card; the name beside it is the link for screen readers. */
export const FrameLink = ({
  slug,
  frame,
  className,
}: {
  readonly slug: string;
  readonly frame: FrameCard;
  readonly className?: string | undefined;
}) => (
  <a
    href={`/cards/${slug}`}
    className={className}
    aria-hidden="true"
    tabIndex={-1}
    {...useCachedMarkup()(CardFrame, { card: frame, width: WIDTH })}
  />
);
