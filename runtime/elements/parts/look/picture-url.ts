import type { Runtime } from "../../../app/runtime.ts";
import { fileAddress } from "../../../routing/base-path.ts";
import { safeUrl } from "../../../routing/safe-url.ts";

/** Returns a safe address for a picture. `data:` is allowed, as it cannot run code in an `img`. */
export function pictureUrl(runtime: Runtime, url: string): string | undefined {
  if (url === "") return undefined;
  return /^data:image\//i.test(url) ? url : safeUrl(fileAddress(runtime, url), "image");
}
