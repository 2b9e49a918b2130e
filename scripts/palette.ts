/**
 * A picture in 256 colours: a PNG of a third of the size, in which the eye misses nothing that is
 * drawn flat.
 */

import { constants, crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const COLOURS = 256;
/** Colours are told apart by six bits of each part. */
const SHIFT = 2;

/** A PNG made from another one; the page draws it to read its pixels. */
export async function inPalette(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await page.evaluate(readPixels, png.toString('base64'));
  const bytes = Buffer.from(pixels, 'base64');
  const keys = Uint32Array.from({ length: width * height }, (_, at) => keyOf(bytes, 4 * at));
  const palette = medianCut(keys);
  const nearest = new Map<number, number>();
  const lines = Buffer.alloc(height * (width + 1)); // each begins with its filter, which is none
  for (const [at, key] of keys.entries()) {
    const found = nearest.get(key) ?? nearestTo(key, palette);
    nearest.set(key, found);
    lines[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = found;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits that stand for a colour of the palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: constants.Z_BEST_COMPRESSION })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** In the page: red, green, blue and alpha of every pixel, as base64. */
async function readPixels(
  png: string,
): Promise<{ readonly width: number; readonly height: number; readonly pixels: string }> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const paper = new OffscreenCanvas(width, height).getContext(
    '2d',
  ) as OffscreenCanvasRenderingContext2D;
  paper.drawImage(image, 0, 0);
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([paper.getImageData(0, 0, width, height).data]));
  await new Promise((then) => reader.addEventListener('load', then));
  return { width, height, pixels: String(reader.result).replace(/^.*,/, '') };
}

type Colour = readonly [number, number, number];

function keyOf(bytes: Buffer, at: number): number {
  const part = (offset: number): number => (bytes[at + offset] ?? 0) >> SHIFT;
  return (part(0) << 12) | (part(1) << 6) | part(2);
}

function colourOf(key: number): Colour {
  const part = (bits: number): number =>
    (((key >> bits) & 63) << SHIFT) | (((key >> bits) & 63) >> 4);
  return [part(12), part(6), part(0)];
}

/** Cuts the box of colours that is seen most and widest in two, until there are enough of them. */
function medianCut(keys: Uint32Array): readonly Colour[] {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let boxes: (readonly number[])[] = [[...counts.keys()]];
  const countOf = (box: readonly number[]): number =>
    box.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
  const widest = (box: readonly number[]): { readonly part: 0 | 1 | 2; readonly width: number } => {
    const widths = ([0, 1, 2] as const).map((part) => {
      const values = box.map((key) => colourOf(key)[part]);
      return {
        part,
        width: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)),
      };
    });
    return widths.reduce((one, other) => (other.width > one.width ? other : one));
  };
  while (boxes.length < COLOURS) {
    const weights = boxes.map((box) =>
      box.length < 2 ? 0 : widest(box).width * Math.sqrt(countOf(box)),
    );
    const heaviest = weights.indexOf(Math.max(...weights));
    const box = boxes[heaviest];
    if (box === undefined || weights[heaviest] === 0) break;
    const { part } = widest(box);
    const sorted = box.toSorted((one, other) => colourOf(one)[part] - colourOf(other)[part]);
    let [half, cut] = [countOf(box) / 2, 0];
    while (cut < sorted.length - 1 && half > 0) half -= counts.get(sorted[cut++] as number) ?? 0;
    boxes = [...boxes.toSpliced(heaviest, 1), sorted.slice(0, cut), sorted.slice(cut)];
  }
  return boxes.map((box) => {
    const whole = countOf(box);
    const mean = (part: 0 | 1 | 2): number =>
      Math.round(
        box.reduce((sum, key) => sum + colourOf(key)[part] * (counts.get(key) ?? 0), 0) / whole,
      );
    return [mean(0), mean(1), mean(2)];
  });
}

function nearestTo(key: number, palette: readonly Colour[]): number {
  const [red, green, blue] = colourOf(key);
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
