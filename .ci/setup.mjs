// Prepares a checkout for work: packages, the built tool and, with --browser, a Chromium. Plain Node, no packages.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const isWindows = process.platform === "win32";

/** Run `npm ci` unless exactly the packages of the lock file are installed. */
export function installPackages() {
  if (packagesAreCurrent()) return;
  console.error("Installing packages (npm ci) …");
  run(isWindows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

function packagesAreCurrent() {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const asked = new Set(Object.keys(lock.packages[""].devDependencies).map((name) => `node_modules/${name}`));
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (asked.has(path)) return isInstalled(path, wanted.version);
    if (path === "" || wanted.optional || wanted.devOptional || wanted.peer || wanted.link) return true;
    return isInstalled(path, wanted.version);
  });
}

function isInstalled(path, version) {
  try {
    return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")).version === version;
  } catch {
    return false;
  }
}

/** Build the tool when a source is newer than the last build. */
export async function buildTool() {
  if (isCurrent("dist/.built", ["cli", "compiler", "runtime", "schema", "package-lock.json", ".ci/build.mjs"])) return;
  console.error("Building the tool …");
  const { build } = await import(pathToFileURL(join(root, ".ci/build.mjs")).href);
  await build();
}

/** Whether a file that a build writes at its end is newer than all of these files and folders. */
export function isCurrent(built, sources) {
  const { mtimeMs } = statSync(join(root, built), { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && sources.every((path) => newest(join(root, path)) <= mtimeMs);
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * Returns the path of a Chromium: CHROME_PATH, or an installed one, a headless shell first: it needs half the processor
 * time of the whole browser. Without any, Debian's package is installed if this runs as root, or else Playwright's
 * download. Throws, with a hint, if none can be found or installed.
 */
export async function findBrowser() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROME_PATH is ${asked}, but there is no such file`);
  }
  return installed(shells) ?? installed(browsers) ?? debianBrowser() ?? (await downloadedBrowser());
}

const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function installed(names) {
  const folders = ["/usr/bin", "/usr/local/bin", "/snap/bin", ...(process.env.PATH ?? "").split(isWindows ? ";" : ":")];
  const fixed = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ];
  const inFolders = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inFolders, ...(names === browsers ? fixed : [])].find((path) => existsSync(path));
}

function debianBrowser() {
  installDebian("No Chromium found", [shells[0], "chromium"]);
  return installed(shells) ?? installed(browsers);
}

/** Install the first of these packages that Debian has, as root, and say why. */
export function installDebian(why, names) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const options = { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  names.some((name) => {
    console.error(`${why}: installing the system package ${name} (apt-get) …`);
    return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options).status === 0;
  });
}

/** Install PostgreSQL for the tests that compare with it, unless there is one. */
export function installPostgres() {
  if (findPostgres() === undefined) installDebian("No PostgreSQL found", ["postgresql"]);
}

/** Returns the folder of PostgreSQL's programs; undefined without any. */
export function findPostgres() {
  const versions = "/usr/lib/postgresql";
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, "bin"))
    : [];
  const folders = [...debian, "/opt/homebrew/bin", ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => ["initdb", "postgres", "psql"].every((name) => existsSync(join(folder, name))));
}

async function downloadedBrowser() {
  const { chromium } = await import("playwright-core");
  if (!existsSync(chromium.executablePath())) {
    console.error("No Chromium found: downloading Playwright's …");
    spawnSync(process.execPath, [join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"], {
      stdio: ["ignore", 2, 2],
    });
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    "no Chromium found and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to one",
  );
}

function run(command, args) {
  execFileSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: isWindows });
}

/** Run every step; returns the path of the browser when one was asked for. */
export async function setup({ browser }) {
  installPackages();
  await buildTool();
  return browser ? await findBrowser() : undefined;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await setup({ browser: process.argv.includes("--browser") });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
