import type { FrameSeed } from '#app/ui/card-frame/frame-seed';

/** A number of an SVG picture: at most two decimals. @example svgNumber(1 / 3) // '0.33' */
export const svgNumber = (value: number): string => String(Math.round(value * 100) / 100);

const XS = [18, 32, 44, 50, 56, 68, 82, 50] as const;
const YS = [20, 34, 46, 58, 70, 84, 100, 8] as const;
const TURNS = [0, 22, 45, 68, 90, 112, 135, 158] as const;

const LIGHT = '#fff';
const SHADE = '#0a0600';

interface Box {
  readonly width: number;
  readonly height: number;
}
interface Area extends Box {
  readonly x: number;
  readonly y: number;
  /** in degrees */
  readonly turn: number;
  /** a hundredth of the card's width */
  readonly unit: number;
}

const point = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${svgNumber(x + radius * Math.cos(angle))} ${svgNumber(y + radius * Math.sin(angle))}`;
};
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const reach = ({ width, height }: Box): number => Math.hypot(width, height);

const wedge = (at: Area, from: number, to: number): string =>
  `M${svgNumber(at.x)} ${svgNumber(at.y)}L${point(at.x, at.y, reach(at), from)}L${point(at.x, at.y, reach(at), to)}z`;

const rays = (at: Area): string =>
  `<path fill="${LIGHT}" fill-opacity=".11" d="${times(36)
    .map((index) => wedge(at, at.turn + index * 10 - 0.3, at.turn + index * 10 + 4.2))
    .join('')}"/>`;

const rings = (at: Area, step: number, stroke: number, color: string, opacity: number): string =>
  `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${svgNumber(stroke)}">${times(
    Math.ceil(reach(at) / step),
  )
    .map(
      (index) =>
        `<circle cx="${svgNumber(at.x)}" cy="${svgNumber(at.y)}" r="${svgNumber(index * step + stroke / 2)}"/>`,
    )
    .join('')}</g>`;

const lines = (
  at: Area,
  degrees: number,
  step: number,
  stroke: number,
  color: string,
  opacity: number,
): string => {
  const far = reach(at);
  const count = Math.ceil((2 * far) / step);
  const d = times(count)
    .map((index) => `M${svgNumber(-far)} ${svgNumber(-far + index * step)}H${svgNumber(far)}`)
    .join('');
  return `<path transform="translate(${svgNumber(at.width / 2)} ${svgNumber(at.height / 2)}) rotate(${svgNumber(degrees)})" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${svgNumber(stroke)}" d="${d}"/>`;
};

const FACETS = [
  [0, 9, LIGHT, 0.14],
  [9, 21, SHADE, 0.04],
  [21, 33, LIGHT, 0.07],
  [33, 46, SHADE, 0.12],
  [46, 58, LIGHT, 0.1],
  [58, 71, SHADE, 0.07],
  [71, 84, LIGHT, 0.04],
  [84, 100, SHADE, 0.14],
] as const;

const facets = (at: Area): string =>
  FACETS.map(([from, to, color, opacity]) => {
    const [start, end] = [at.turn + from * 3.6, at.turn + to * 3.6];
    return `<path fill="${color}" fill-opacity="${opacity}" d="${wedge(at, start, (start + end) / 2)}${wedge(at, (start + end) / 2, end)}"/>`;
  }).join('');

const scales = (at: Area): string => {
  const cell = 12 * at.unit;
  const radius = 5.1 * at.unit;
  const arcs = times(Math.ceil(at.height / (cell / 2)) + 2).flatMap((row) =>
    times(Math.ceil(at.width / cell) + 2).map((column) => {
      const x = (column - 1 + (row % 2) / 2) * cell + at.x / 3;
      const y = (row - 1) * (cell / 2);
      return `M${svgNumber(x - radius)} ${svgNumber(y)}a${svgNumber(radius)} ${svgNumber(radius)} 0 0 0 ${svgNumber(2 * radius)} 0`;
    }),
  );
  return `<path fill="none" stroke="${LIGHT}" stroke-opacity=".13" stroke-width="${svgNumber(0.8 * at.unit)}" d="${arcs.join('')}"/>`;
};

const points = (at: Area, shift: number, radius: number, color: string, opacity: number): string => {
  const cell = 6.4 * at.unit;
  const [left, top] = [(at.x + shift) % cell, (at.y + shift) % cell];
  const dots = times(Math.ceil(at.height / cell) + 1).flatMap((row) =>
    times(Math.ceil(at.width / cell) + 1).map(
      (column) =>
        `<circle cx="${svgNumber(left + column * cell)}" cy="${svgNumber(top + row * cell)}" r="${svgNumber(radius)}"/>`,
    ),
  );
  return `<g fill="${color}" fill-opacity="${opacity}">${dots.join('')}</g>`;
};

const FAMILIES: readonly ((at: Area) => string)[] = [
  rays,
  (at) => rings(at, 4.6 * at.unit, 1.1 * at.unit, LIGHT, 0.11),
  (at) =>
    rings(at, 3.4 * at.unit, 0.8 * at.unit, LIGHT, 0.11) +
    rings({ ...at, x: at.width - at.x }, 3.4 * at.unit, 0.8 * at.unit, SHADE, 0.09),
  (at) =>
    lines(at, at.turn + 45, 5.7 * at.unit, 0.75 * at.unit, LIGHT, 0.11) +
    lines(at, at.turn - 45, 5.7 * at.unit, 0.75 * at.unit, SHADE, 0.09),
  facets,
  scales,
  (at) =>
    lines(at, at.turn, 11 * at.unit, 0.8 * at.unit, LIGHT, 0.12) +
    lines(at, at.turn, 8.2 * at.unit, 1.6 * at.unit, SHADE, 0.07) +
    `<circle cx="${svgNumber(at.x)}" cy="${svgNumber(at.y)}" r="${svgNumber(18 * at.unit)}" fill="${LIGHT}" fill-opacity=".11"/>`,
  (at) => points(at, 0, 1 * at.unit, LIGHT, 0.13) + points(at, 3.2 * at.unit, 1.4 * at.unit, SHADE, 0.09),
];

/**
 * Renders the pattern of a card frame as SVG shapes: the same eight families as on pages (docs/design.md).
 * @param box size of the art in px
 * @param unit a hundredth of the card's width in px
 */
export const renderPattern = (seed: FrameSeed, box: Box, unit: number): string => {
  const at: Area = {
    ...box,
    unit,
    x: ((XS[seed.x] ?? 50) / 100) * box.width,
    y: ((YS[seed.y] ?? 50) / 100) * box.height,
    turn: TURNS[seed.angle] ?? 0,
  };
  return FAMILIES[seed.pattern]?.(at) ?? '';
};
