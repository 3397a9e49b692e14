import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const BYTES_PER_PIXEL = 4;
/** Bit depth 8, colour type RGBA, and the only methods of compression, filtering and (no) interlacing (PNG, 11.2.1). */
const FORMAT = [8, 6, 0, 0, 0] as const;
/** Compressed fast: pictures are mostly flat. */
const LEVEL = 4;

/** A chunk of a PNG file: length, type, data, checksum (PNG, 5.3). */
const makeChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(named.byteLength + 8);
  chunk.writeUInt32BE(data.byteLength, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.byteLength + 4);
  return chunk;
};

/** Rows of pixels, each behind its filter type: none (PNG, 9.2). */
const makeRows = (pixels: Buffer, width: number, height: number): Buffer => {
  const rowBytes = width * BYTES_PER_PIXEL;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let row = 0; row < height; row += 1)
    pixels.copy(rows, row * (rowBytes + 1) + 1, row * rowBytes, (row + 1) * rowBytes);
  return rows;
};

/** Encodes opaque pixels as PNG. The library's own encoder would work on the main thread. */
const encodePng = async (pixels: Buffer, width: number, height: number): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  const data = await compress(makeRows(pixels, width, height), { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    makeChunk('IHDR', header),
    makeChunk('IDAT', data),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Rasterises an opaque SVG picture without text to PNG, off the main thread. Rejects for invalid SVG. */
export const rasterise = async (svg: string): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    shapeRendering: 2,
    logLevel: 'off',
  });
  return encodePng(image.pixels, image.width, image.height);
};
