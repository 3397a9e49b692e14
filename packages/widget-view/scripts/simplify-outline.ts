/** A drawing command with absolute coordinates. */
type Command =
  | { readonly name: 'M' | 'L'; readonly points: readonly [number, number] }
  | { readonly name: 'C'; readonly points: readonly [number, number, number, number, number, number] }
  | { readonly name: 'Z' };

/** How far a line may be from the outline, in units of the box. */
const TOLERANCE = 0.45;

/** Lines that a curve is first cut into. */
const CURVE_LINES = 6;

/** Reads the commands that the glyphs of mana-symbols are made of. Throws an Error for others. */
const parseOutline = (path: string): readonly Command[] => {
  const tokens = path.match(/[a-z]|-?[\d.]+/gi) ?? [];
  const commands: Command[] = [];
  let [at, x, y, startX, startY, name] = [0, 0, 0, 0, 0, ''];
  const next = (): number => Number(tokens[at++]);
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at] ?? '')) name = tokens[at++] ?? '';
    const isRelative = name === name.toLowerCase();
    const [left, top] = isRelative ? [x, y] : [0, 0];
    const point = (): readonly [number, number] => [left + next(), top + next()];
    const last = commands.at(-1);
    switch (name.toLowerCase()) {
      case 'm':
        [x, y] = point();
        [startX, startY] = [x, y];
        commands.push({ name: 'M', points: [x, y] });
        name = isRelative ? 'l' : 'L';
        break;
      case 'l':
        [x, y] = point();
        commands.push({ name: 'L', points: [x, y] });
        break;
      case 'h':
        x = left + next();
        commands.push({ name: 'L', points: [x, y] });
        break;
      case 'v':
        y = top + next();
        commands.push({ name: 'L', points: [x, y] });
        break;
      case 'c':
      case 's': {
        const reflected =
          last?.name === 'C'
            ? ([2 * x - last.points[2], 2 * y - last.points[3]] as const)
            : ([x, y] as const);
        const first = name.toLowerCase() === 'c' ? point() : reflected;
        const second = point();
        [x, y] = point();
        commands.push({ name: 'C', points: [...first, ...second, x, y] });
        break;
      }
      case 'z':
        [x, y] = [startX, startY];
        commands.push({ name: 'Z' });
        break;
      default:
        throw new Error(`Unknown command ${name}`);
    }
  }
  return commands;
};

type Point = readonly [number, number];

const curvePoint = ([x0, y0]: Point, c: Extract<Command, { name: 'C' }>['points'], t: number): Point => {
  const u = 1 - t;
  const mix = (a: number, b: number, d: number, e: number): number =>
    u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * e;
  return [mix(x0, c[0], c[2], c[4]), mix(y0, c[1], c[3], c[5])];
};

/** The closed polygons of an outline, its curves cut into short lines. */
const polygonsOf = (commands: readonly Command[]): readonly (readonly Point[])[] => {
  const polygons: Point[][] = [];
  for (const command of commands) {
    const polygon = polygons.at(-1) ?? [];
    const last = polygon.at(-1) ?? ([0, 0] as const);
    if (command.name === 'M') polygons.push([command.points]);
    else if (command.name === 'L') polygon.push(command.points);
    else if (command.name === 'C')
      for (let step = 1; step <= CURVE_LINES; step += 1)
        polygon.push(curvePoint(last, command.points, step / CURVE_LINES));
  }
  return polygons;
};

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
};

/** Leaves out points that lie within the tolerance of a line (Ramer, Douglas and Peucker). */
const thinOut = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [first, last];
  return [...thinOut(points.slice(0, farthest + 1)), ...thinOut(points.slice(farthest)).slice(1)];
};

/** A polygon as path data with whole relative coordinates. @param from where the polygon before it began */
const makePath = (points: readonly Point[], [fromX, fromY]: Point): string => {
  let [out, x, y] = ['', fromX, fromY];
  for (const [toX, toY] of points) {
    const [dx, dy] = [toX - x, toY - y];
    if (out !== '' && dx === 0 && dy === 0) continue;
    const text = `${dx}${dy < 0 ? '' : ' '}${dy}`;
    // After `m`, further pairs are relative lines.
    out += out === '' ? `m${text}` : text.startsWith('-') ? text : ` ${text}`;
    [x, y] = [toX, toY];
  }
  return `${out}z`;
};

/** An outline of few straight lines with whole coordinates: for symbols of 20 px or less. */
export const simplifyOutline = (path: string): string => {
  let from: Point = [0, 0];
  return polygonsOf(parseOutline(path))
    .map((polygon) => {
      const points = thinOut(polygon).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const text = makePath(points, from);
      from = points[0] ?? from;
      return text;
    })
    .join('');
};
