/** The weights of a card's weakness by feature. Written by bench/fit-weakness.ts. */
export const WEAKNESS_WEIGHTS: readonly number[] = [
  1.127, 0.846, 0.173, -0.126, -0.562, -0.29, -3.107, -0.037, -0.341, -0.407, -7.952, 0.482, -0.208, 0.148,
  0.544, 1.785, 0.14, -1.179, -0.6, 0.279, 0.552, -1.201, 0.158, 0.32, -0.03, 3.471, 2.238, -0.497, -0.069,
  -0.671,
];
