/** The weights of a card's weakness by feature. Written by bench/fit-weakness.ts. */
export const WEAKNESS_WEIGHTS: readonly number[] = [
  -3.256, -0.289, -0.321, 0.0, -0.513, -0.688, -0.822, 0.0, -0.406, -0.42, -11.359, -0.559, -10.512, -0.079,
  0.135, 0.277, 0.628, -0.125, 0.018, -0.328, 0.247, 0.688, 0.822, 0.0, 0.352, -0.022, 10.921, -10.5, 6.639,
  -0.957, 0.397, -0.929,
];
