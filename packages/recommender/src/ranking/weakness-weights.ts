/** The weights of a card's weakness by feature. Written by bench/fit-weakness.ts. */
export const WEAKNESS_WEIGHTS: readonly number[] = [
  -1.059, 0.799, 0.047, 0.838, -0.858, -0.379, -2.209, -0.577, -0.634, 1.6, -0.362, -0.001, 0.762, 0.396,
  -0.032, -1.709, -1.763, 0.339, 1.017, -1.984, 0.976, -0.851, 4.032, -0.682, -0.681, -0.113,
];
