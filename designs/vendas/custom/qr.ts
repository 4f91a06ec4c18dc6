/** Of each version, at the level of correction M: correction bytes per block, and blocks. */
const perBlock = [
  ...[10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  ...[26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
];
const blockCounts = [
  ...[1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  ...[17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
];

/** A QR code of a text as an SVG, black on transparent, with the quiet zone around it; `""` for a text too long. */
export function qrSvg(texto: string): string {
  const rows = qrModules(new TextEncoder().encode(texto));
  if (rows === undefined) return "";
  const size = rows.length + 8;
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>`;
}

/** The modules of a QR code in byte mode, at level M and with the first mask; undefined for too many bytes. */
export function qrModules(bytes: Uint8Array): boolean[][] | undefined {
  const version = perBlock.findIndex((_, index) => dataLength(index + 1) * 8 >= bitLength(bytes, index + 1)) + 1;
  if (version === 0) return undefined;
  const size = version * 4 + 17;
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const isFixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    const [row, fixed] = [modules[y], isFixed[y]];
    if (row && fixed && x >= 0 && x < size) [row[x], fixed[x]] = [dark, true];
  };
  drawPatterns(version, size, set);
  drawFormat(size, set);
  let bit = 0;
  const stream = interleave(version, dataBytes(bytes, version));
  // Two columns at a time, up and down from the right; the column of the timing pattern does not count.
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed[y]?.[x]) continue;
        const dark = bit < stream.length * 8 && (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        const row = modules[y];
        if (row) row[x] = dark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
  return modules;
}

type Draw = (x: number, y: number, dark: boolean) => void;

function drawPatterns(version: number, size: number, set: Draw): void {
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, isDark: (distance: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const centres = alignments(version, size);
  const last = centres.length - 1;
  for (const [row, y] of centres.entries()) {
    for (const [column, x] of centres.entries()) {
      const isFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isFinder) square(x, y, 2, (distance) => distance !== 1);
    }
  }
  if (version >= 7) {
    let rest = version;
    for (let index = 0; index < 12; index += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let index = 0; index < 18; index += 1) {
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
      set(far, near, ((bits >> index) & 1) === 1);
      set(near, far, ((bits >> index) & 1) === 1);
    }
  }
}

function alignments(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** Level M and the first mask, twice, and the one module that is always dark. */
function drawFormat(size: number, set: Draw): void {
  const bits = 0x5412;
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let index = 0; index <= 5; index += 1) set(8, index, bit(index));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) set(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) set(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, bit(index));
  set(8, size - 8, true);
}

function rawLength(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2;
    modules -= (25 * count - 10) * count - 55;
    if (version >= 7) modules -= 36;
  }
  return modules >> 3;
}

const dataLength = (version: number): number =>
  rawLength(version) - (perBlock[version - 1] ?? 0) * (blockCounts[version - 1] ?? 0);

const bitLength = (bytes: Uint8Array, version: number): number => 4 + (version < 10 ? 8 : 16) + bytes.length * 8;

function dataBytes(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let index = length - 1; index >= 0; index -= 1) bits.push((value >> index) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const total = dataLength(version);
  push(0, Math.min(4, total * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < total * 8; pad ^= 0xfd) push(pad, 8);
  return Array.from({ length: total }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

/** The data with the correction of each block, one byte of each block in turn. */
function interleave(version: number, data: readonly number[]): readonly number[] {
  const [blockCount, eccLength] = [blockCounts[version - 1] ?? 1, perBlock[version - 1] ?? 0];
  const shortCount = blockCount - (rawLength(version) % blockCount);
  const shortLength = Math.floor(rawLength(version) / blockCount) - eccLength;
  const divisor = divisorOf(eccLength);
  let from = 0;
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const part = data.slice(from, from + shortLength + (index < shortCount ? 0 : 1));
    from += part.length;
    return { part, ecc: remainder(part, divisor) };
  });
  const turns = (lists: readonly (readonly number[])[]): readonly number[] =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) => index).flatMap((index) =>
      lists.flatMap((list) => list[index] ?? []),
    );
  return [...turns(blocks.map(({ part }) => part)), ...turns(blocks.map(({ ecc }) => ecc))];
}

/** The product of two elements of the field of 256. */
function multiply(x: number, y: number): number {
  let product = 0;
  for (let index = 7; index >= 0; index -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((y >> index) & 1) * x;
  }
  return product;
}

function divisorOf(degree: number): readonly number[] {
  const result = new Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): readonly number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [index, coefficient] of divisor.entries())
      result[index] = (result[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return result;
}
