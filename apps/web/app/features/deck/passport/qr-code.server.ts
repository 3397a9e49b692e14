import { encodeQR } from 'qr';

/** Bytes of a code that a phone still reads from a quarter of a page: version 25, of 117 modules, with 7 % of error correction. */
export const MAX_QR_BYTES = 1273;

/** A QR code as an SVG path: a unit a module, with the margin of four that the standard asks for. */
export interface QrCode {
  /** width and height */
  readonly size: number;
  readonly path: string;
}

/** The QR code of an address; undefined for one that is too long to be read. */
export const makeQrCode = (url: string): QrCode | undefined => {
  if (Buffer.byteLength(url) > MAX_QR_BYTES) return undefined;
  const rows = encodeQR(url, 'raw', { ecc: 'low', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join('') };
};
