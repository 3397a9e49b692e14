import { dealHand, type Hand } from '@crownsmith/answers/text';

/** A hand that a page wants dealt, from a library of so many cards. */
export interface DealRequest {
  readonly hand: Hand;
  readonly librarySize: number;
}

// A worker of its own: each request brings the port that is answered.
addEventListener('message', ({ data: { hand, librarySize }, ports }: MessageEvent<DealRequest>) =>
  ports[0]?.postMessage(dealHand(hand, librarySize)),
);
