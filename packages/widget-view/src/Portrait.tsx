import type { ReactElement, SyntheticEvent } from 'react';
import { COLORS } from '@crownsmith/domain';

interface Props {
  readonly picture: string | null;
  /** letters in WUBRG order */
  readonly identity: readonly string[];
}

/** The frame's colours from corner to corner. */
const Field = ({ identity }: Pick<Props, 'identity'>): ReactElement => {
  const colors = COLORS.filter((color) => identity.includes(color));
  const stops = colors.length === 0 ? ['C'] : colors;
  // The same identity has the same gradient, so it does not matter which of two elements with one id is found.
  const id = `crownsmith-${stops.join('')}`;
  return (
    <svg className="field" viewBox="0 0 63 88">
      <linearGradient id={id} y2="1">
        {stops.map((color, index) => (
          <stop
            key={color}
            offset={stops.length > 1 ? index / (stops.length - 1) : 0}
            className={`stop-${color}`}
          />
        ))}
      </linearGradient>
      <rect width="63" height="88" rx="3" className="border" />
      <rect x="2" y="2" width="59" height="84" rx="2" fill={`url(#${id})`} />
      <path d="M5 5h53v8H5zM5 75h53v6H5z" className="plate" />
    </svg>
  );
};

const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  currentTarget.hidden = true;
};

/** A card: its picture, or where there is none or it fails to load, a frame in the colours of its identity. */
export const Portrait = ({ picture, identity }: Props): ReactElement => (
  <span className="portrait" aria-hidden="true">
    <Field identity={identity} />
    {picture !== null && (
      <img
        key={picture}
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={hide}
      />
    )}
  </span>
);
