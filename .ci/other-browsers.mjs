// Finds the browsers of the deep tests beside Chromium, and installs them as root on Debian. Plain Node, no packages.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installDebian } from "./setup.mjs";

/** Install Firefox and WebKitGTK with its driver, unless they are there. */
export function installOtherBrowsers() {
  if (firefox() === undefined) installDebian("No Firefox found", ["firefox-esr"]);
  if (webKitDriver() === undefined || webKitBrowser() === undefined)
    installDebian("No WebKitGTK found", ["webkit2gtk-driver"]);
  if (xvfb() === undefined) installDebian("No Xvfb found", ["xvfb"]);
}

/** Returns the path of Firefox. Throws, with the name of the package, without one. */
export const findFirefox = () => firefox() ?? missing("Firefox", "firefox-esr");

/** Returns the paths of what WebKitGTK needs. Throws, with the name of the package, when something is missing. */
export const findWebKit = () => ({
  driver: webKitDriver() ?? missing("WebKitWebDriver", "webkit2gtk-driver"),
  browser: webKitBrowser() ?? missing("MiniBrowser of WebKitGTK", "webkit2gtk-driver"),
  xvfb: xvfb() ?? missing("Xvfb", "xvfb"),
});

function missing(what, name) {
  throw new Error(`no ${what} found: install Debian's package ${name}, or run \`npm run test:deep\` as root`);
}

const firefox = () => inPath("firefox-esr") ?? inPath("firefox");
const webKitDriver = () => inPath("WebKitWebDriver");
const xvfb = () => inPath("Xvfb");

function webKitBrowser() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return;
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))];
  const versions = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"];
  const paths = folders.flatMap((folder) => versions.map((version) => join(folder, version, "MiniBrowser")));
  return paths.find((path) => existsSync(path));
}

const inPath = (name) =>
  ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(":")]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
