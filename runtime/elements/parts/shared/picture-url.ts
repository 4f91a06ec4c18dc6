import { fileAddress } from "../../../routing/base-path.ts";
import { safeUrl } from "../../../routing/safe-url.ts";

/** An address for a picture. `data:` is fine for pictures: in an `img` it cannot run code. */
export function pictureUrl(url: string): string | undefined {
  if (url === "") return undefined;
  return /^data:image\//i.test(url) ? url : safeUrl(fileAddress(url), "image");
}
