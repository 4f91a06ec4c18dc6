import { bundleFolder } from "../../../runtime/app/build-names.ts";
import type { ModuleScripts } from "../../bundle/development.ts";
import type { SiteInfo } from "../../site/shell.ts";
import type { Site } from "../../site/site.ts";
import type { AppUpdate } from "./page-update.ts";

/** A version of the app that pages have. */
export interface Shown {
  readonly site: Site;
  readonly modules: ModuleScripts;
}

/** Returns what open pages of one version need to show the next; undefined if they must be loaded again. */
export function updateBetween(before: Shown, after: Shown): AppUpdate | undefined {
  if (documentOf(before.site.info) !== documentOf(after.site.info)) return undefined;
  if (!hasSameFiles(before.site, after.site)) return undefined;
  const { base, styles, pageStyles } = after.site.info;
  const sheets: Record<string, string> = {};
  const compare = (one: string | undefined, other: string): void => {
    if (one !== undefined && one !== other) sheets[base + one] = base + other;
  };
  compare(before.site.info.styles, styles);
  for (const [path, address] of Object.entries(pageStyles)) compare(before.site.info.pageStyles[path], address);
  const known = before.modules.versions;
  return {
    modules: Object.fromEntries([...after.modules.versions].filter(([path, version]) => known.get(path) !== version)),
    sheets,
    pageSheets: Object.fromEntries(Object.entries(pageStyles).map(([path, address]) => [path, base + address])),
  };
}

/** What the HTML of a page and its headers depend on, without the routes, which the app has as well. */
const documentOf = ({ routes, styles, pageStyles, ...rest }: SiteInfo): string => JSON.stringify(rest);

/** Whether the files that are not part of the bundle are the same, such as pictures. */
function hasSameFiles({ files: before }: Site, { files: after }: Site): boolean {
  const others = (files: Site["files"]) => [...files].filter(([path]) => !path.startsWith(`/${bundleFolder}/`));
  const [known, now] = [others(before), others(after)];
  return (
    known.length === now.length &&
    now.every(([path, bytes]) => {
      const same = before.get(path);
      return same !== undefined && Buffer.compare(same, bytes) === 0;
    })
  );
}
