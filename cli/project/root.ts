import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const configName = "trama.config.json";

/** Files around a design that decide what its code is built from, and what is checked. */
export const projectNames = [
  "package.json",
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  ".npmrc",
  configName,
];

/** Returns the nearest folder at or above a design with a `trama.config.json` or a `package.json`. */
export const rootAbove = (design: string): string | undefined =>
  ancestors(design).find((folder) => hasFile(folder, configName) || hasFile(folder, "package.json"));

/** Returns a path and all folders above it, innermost first. */
export function ancestors(path: string): string[] {
  const up = dirname(path);
  return up === path ? [path] : [path, ...ancestors(up)];
}

export const hasFile = (folder: string, name: string): boolean => existsSync(join(folder, name));
