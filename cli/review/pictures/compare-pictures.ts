import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** A difference between two pictures, as a PNG, with the share of its pixels that differ, from 0 to 1. */
export interface Difference {
  readonly png: Buffer;
  readonly share: number;
}

/** Compares two PNG pictures; undefined when they look the same. Beyond the smaller one everything differs. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(...pictures.map((each) => each.width));
  const height = Math.max(...pictures.map((each) => each.height));
  const [was, is] = pictures.map((each) => onCanvas(each, width, height));
  if (!was || !is) return undefined;
  const difference = new PNG({ width, height });
  const count = pixelmatch(was.data, is.data, difference.data, width, height, { alpha: 0.15 });
  return count === 0 ? undefined : { png: PNG.sync.write(difference), share: count / (width * height) };
}

/** A picture at the top left of a transparent one of this size. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
