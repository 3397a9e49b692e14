/** Why bytes are not a valid model. `content` means that the arrays contradict one another. */
export interface ModelError {
  readonly code: 'too-short' | 'magic' | 'byte-order' | 'version' | 'length' | 'checksum' | 'content';
  readonly message: string;
}
