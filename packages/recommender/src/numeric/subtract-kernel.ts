/** Rows and columns of a tile, whose sums fit in the processor's registers. */
export const TILE = 4;

/** What the kernel needs of WebAssembly, which the types of Node.js leave out. */
interface Wasm {
  readonly Memory: new (options: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: object } },
  ) => { readonly exports: { readonly subtract: Subtract } };
}

/**
 * Subtracts from tiles side by side the products of packed columns: tile −= left · rightᵀ. All places are in bytes.
 * @param out of the first tile, in row-major order
 * @param left the factors of the tiles' rows: TILE of each column of the panel
 * @param right the factors of the tiles' columns, tile by tile
 * @param stride of a row of the matrix
 */
export type Subtract = (out: number, left: number, right: number, tiles: number, stride: number) => void;

const PAGE = 65_536;
export const BYTES = Float64Array.BYTES_PER_ELEMENT;
const ROW = TILE * BYTES;

// The instructions of WebAssembly that the kernel consists of, with two numbers in each vector.
const unsigned = (value: number): readonly number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
const signed = (value: number): readonly number[] =>
  value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
const get = (local: number): readonly number[] => [0x20, ...unsigned(local)];
const set = (local: number): readonly number[] => [0x21, ...unsigned(local)];
const constant = (value: number): readonly number[] => [0x41, ...signed(value)];
const addTo = (local: number, ...value: readonly number[]): readonly number[] => [
  ...get(local),
  ...value,
  0x6a,
  ...set(local),
];
const load = (offset: number): readonly number[] => [0xfd, 0x00, 3, ...unsigned(offset)];
const loadTwice = (offset: number): readonly number[] => [0xfd, 0x0a, 3, ...unsigned(offset)];
const store = (offset: number): readonly number[] => [0xfd, 0x0b, 3, ...unsigned(offset)];
const ZERO = [0xfd, 0x0c, ...Array<number>(16).fill(0)];
const ADD = [0xfd, 0xf0, 0x01];
const SUBTRACT = [0xfd, 0xf1, 0x01];
const MULTIPLY = [0xfd, 0xf2, 0x01];
const repeatWhile = (body: readonly number[], condition: readonly number[]): readonly number[] => [
  ...[0x03, 0x40],
  ...body,
  ...condition,
  ...[0x0d, 0, 0x0b],
];

/** Numbers of the parameters and locals. */
const [OUT, LEFT, RIGHT, TILES, STRIDE, FACTOR, END, FIRST, SECOND, BOTH, SUMS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;
const rows = [...Array(TILE).keys()];
const firstSum = (row: number): number => SUMS + 2 * row;

/** The instructions of the kernel. @param width columns of the panel */
const instructions = (width: number): readonly number[] => {
  const addProducts = rows.flatMap((row) => [
    ...[...get(FACTOR), ...loadTwice(row * BYTES), ...set(BOTH)],
    ...[FIRST, SECOND].flatMap((half, at) => [
      ...[...get(firstSum(row) + at), ...get(BOTH), ...get(half), ...MULTIPLY, ...ADD],
      ...set(firstSum(row) + at),
    ]),
  ]);
  const panel = repeatWhile(
    [
      ...[...get(RIGHT), ...load(0), ...set(FIRST), ...get(RIGHT), ...load(2 * BYTES), ...set(SECOND)],
      ...addProducts,
      ...addTo(RIGHT, ...constant(ROW)),
      ...addTo(FACTOR, ...constant(ROW)),
    ],
    [...get(FACTOR), ...get(END), 0x49],
  );
  const write = rows.flatMap((row) => [
    ...[0, 1].flatMap((half) => [
      ...[...get(FACTOR), ...get(FACTOR), ...load(half * 2 * BYTES)],
      ...[...get(firstSum(row) + half), ...SUBTRACT, ...store(half * 2 * BYTES)],
    ]),
    ...addTo(FACTOR, ...get(STRIDE)),
  ]);
  return repeatWhile(
    [
      ...rows.flatMap((row) => [...ZERO, ...set(firstSum(row)), ...ZERO, ...set(firstSum(row) + 1)]),
      ...[...get(LEFT), ...set(FACTOR), ...get(LEFT), ...constant(ROW * width), 0x6a, ...set(END)],
      ...panel,
      ...[...get(OUT), ...set(FACTOR)],
      ...write,
      ...addTo(OUT, ...constant(ROW)),
      ...[...get(TILES), ...constant(1), 0x6b, ...set(TILES)],
    ],
    get(TILES),
  );
};

const withLength = (bytes: readonly number[]): readonly number[] => [...unsigned(bytes.length), ...bytes];
const text = (value: string): readonly number[] =>
  withLength([...value].map((letter) => letter.charCodeAt(0)));
const section = (id: number, ...content: readonly number[]): readonly number[] => [
  id,
  ...withLength(content),
];

/** A module with one function, which works on the memory that it is given. */
const moduleBytes = (width: number): Uint8Array => {
  const [i32, v128] = [0x7f, 0x7b];
  const locals = [2, 2, i32, 3 + 2 * TILE, v128];
  return Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 5, i32, i32, i32, i32, i32, 0),
    ...section(2, 1, ...text('env'), ...text('memory'), 2, 0, 0),
    ...section(3, 1, 0),
    ...section(7, 1, ...text('subtract'), 0, 0),
    ...section(10, 1, ...withLength([...locals, ...instructions(width), 0x0b])),
  );
};

/** Memory for numbers, and the kernel that works on it. */
export interface Kernel {
  readonly numbers: Float64Array;
  readonly subtract: Subtract;
}

/**
 * Makes memory for numbers and the kernel on it: a few vector instructions, with which a product of matrices takes a third of the
 * time that it takes without them. The sums are those of plain loops, bit for bit.
 * @param width columns of the panels whose products are subtracted
 */
export const makeKernel = (size: number, width: number): Kernel => {
  const { Memory, Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly;
  const memory = new Memory({ initial: Math.ceil((size * BYTES) / PAGE) });
  const { subtract } = new Instance(new Module(moduleBytes(width)), { env: { memory } }).exports;
  return { numbers: new Float64Array(memory.buffer, 0, size), subtract };
};

/** The same in plain loops, for matrices so small that they are inverted before a kernel is compiled. */
export const makePlainKernel = (size: number, width: number): Kernel => {
  const numbers = new Float64Array(size);
  const subtract: Subtract = (out, left, right, tiles, stride) => {
    for (let row = 0; row < TILE; row++)
      for (let tile = 0; tile < tiles; tile++) {
        let factor = left / BYTES + row;
        let other = right / BYTES + tile * TILE * width;
        let [first, second, third, fourth] = [0, 0, 0, 0];
        for (const end = factor + TILE * width; factor < end; factor += TILE, other += TILE) {
          const value = numbers[factor];
          first += value * numbers[other];
          second += value * numbers[other + 1];
          third += value * numbers[other + 2];
          fourth += value * numbers[other + 3];
        }
        const at = (out + row * stride) / BYTES + tile * TILE;
        numbers[at] = numbers[at] - first;
        numbers[at + 1] = numbers[at + 1] - second;
        numbers[at + 2] = numbers[at + 2] - third;
        numbers[at + 3] = numbers[at + 3] - fourth;
      }
  };
  return { numbers, subtract };
};
