import { identityKernel } from './identity-kernel';
import { transpose, type SparseRows } from './sparse-rows';

/** Weights of the two kernels, and the ridge. */
export interface KernelOptions {
  /** Weight of the cosine of the texts; colour identities (`identityKernel`) have the weight 1. */
  readonly textWeight: number;
  /** Added to the diagonal. */
  readonly ridge: number;
}

/**
 * The kernel of commanders with the ridge on its diagonal, row-major: textWeight × cosine of their terms + similarity of
 * their colour identities.
 */
export const kernelMatrix = (
  vectors: SparseRows,
  terms: number,
  identities: Uint8Array,
  { textWeight, ridge }: KernelOptions,
): Float64Array => {
  const n = identities.length;
  const matrix = new Float64Array(n * n);
  const byTerm = transpose(vectors, terms);
  for (let row = 0; row < n; row++) {
    const start = row * n;
    for (let i = vectors.starts[row]; i < vectors.starts[row + 1]; i++) {
      const term = vectors.places[i];
      const weight = textWeight * vectors.values[i];
      for (let k = byTerm.starts[term]; k < byTerm.starts[term + 1]; k++) {
        const at = start + byTerm.places[k];
        matrix[at] = matrix[at] + weight * byTerm.values[k];
      }
    }
    for (let column = 0; column < n; column++)
      matrix[start + column] = matrix[start + column] + identityKernel(identities[row], identities[column]);
    matrix[start + row] = matrix[start + row] + ridge;
  }
  return matrix;
};
