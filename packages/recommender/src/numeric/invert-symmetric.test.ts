import { describe, expect, it } from 'vitest';
import { invertSymmetric } from './invert-symmetric';
import { seededRandom } from './random';

describe('invertSymmetric', () => {
  it('inverts the example of its documentation', () => {
    const matrix = Float64Array.of(4, 2, 2, 3);
    invertSymmetric(matrix, 2);
    [0.375, -0.25, -0.25, 0.5].forEach((value, i) => expect(matrix[i]).toBeCloseTo(value, 12));
  });

  it.each([1, 3, 47, 48, 49, 97, 130, 256, 259])(
    'inverts a matrix of %i rows, a multiple of the block size or not, by the kernel or without it',
    (n) => {
      const random = seededRandom(n);
      const matrix = new Float64Array(n * n);
      for (let r = 0; r < n; r++)
        for (let c = 0; c <= r; c++) matrix[r * n + c] = matrix[c * n + r] = r === c ? n : random() - 0.5;
      const inverse = matrix.slice();
      invertSymmetric(inverse, n);
      for (let r = 0; r < n; r++)
        for (let c = 0; c < n; c += n < 200 ? 1 : 7) {
          let product = 0;
          for (let k = 0; k < n; k++) product += (matrix[r * n + k] ?? 0) * (inverse[k * n + c] ?? 0);
          expect(product).toBeCloseTo(r === c ? 1 : 0, 9);
        }
    },
  );
});
