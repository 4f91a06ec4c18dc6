/**
 * The service worker of an app. It keeps the scripts and styles of the build, so that the app opens at once and
 * offline. It ignores requests to a backend, and pages come from the network when it is reachable.
 *
 * Its caches only save time. They may be full, blocked, emptied or written by somebody else: a cache that fails counts
 * as an empty one, and a file is checked before it is used.
 */

/** The settings that `build` writes at the top of this script. */
interface Settings {
  readonly version: string;
  /** The folder of hashed files, with a slash at both ends. */
  readonly folder: string;
  /** The start of the names of this app's caches: the host may have other apps, each under its own path. */
  readonly cachePrefix: string;
  /** The digests of the files in that folder, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** The files that each page loads first, by their places among the names of all files. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** The names of the files that every page needs. Cached on installation. */
  readonly shell: readonly string[];
  /** Replaces any page when offline. */
  readonly offline: string;
}

/** Worker types that TypeScript only has without the DOM library. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Telling extends Waiting {
  readonly data: { readonly keep?: unknown } | null;
  readonly ports: readonly MessagePort[];
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly trama: Settings;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Telling) => void): void;
}

// The script runs as a worker but is type-checked as a page.
const worker = globalThis as unknown as Worker;
const { version, folder, cachePrefix, files, pages, shell, offline } = worker.trama;

// A worker without a cache still replaces the one of an earlier build.
worker.addEventListener("install", (event) => {
  event.waitUntil(tried(begin().then(fill)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(soon(removeOld).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  // Caches neither store nor return a part of a file.
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("range")) return;
  if (pathname.startsWith(folder) && search === "") event.respondWith(file(event, pathname.slice(folder.length)));
  else if (request.mode === "navigate") event.respondWith(page(event));
});

// A page that is idle asks for the pages that its links lead to, one after the other.
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (typeof data?.keep !== "string") return;
  event.waitUntil(tried(keepPage(data.keep)).then(() => ports[0]?.postMessage(null)));
});

/** Resolves with undefined instead of rejecting. */
const tried = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** How long a request waits for the caches. */
const patienceMs = 3000;

/** Whether the caches did not answer in time: no further request waits for them. */
let isStuck = false;

/** The same, if the caches do not answer soon: browsers have had faults in which they never do. */
async function soon<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (isStuck) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isStuck = true;
      resolve(undefined);
    }, patienceMs);
  });
  const found = await Promise.race([tried(work()), late]);
  clearTimeout(timer);
  return found;
}

/** Answers with a hashed file, which never changes. */
async function file(event: Fetching, name: string): Promise<Response> {
  const { request } = event;
  // A file of another build cannot be checked, so its host is asked first; it may have removed the file.
  const isKnown = Object.hasOwn(files, name);
  const known = isKnown ? await soon(() => kept(request, name)) : undefined;
  if (known) return known;
  try {
    const answer = await fetch(request);
    const found = (await right(answer, name)) ?? (await askedAgain(request, name));
    if (found) event.waitUntil(tried(store(request, found.clone())));
    return found ?? (isKnown ? undefined : await soon(() => kept(request, name))) ?? answer;
  } catch (error) {
    const last = await tried(kept(request, name));
    if (last) return last;
    throw error;
  }
}

/** Looks into each cache: the first one that has the file may have a wrong one. */
async function kept(request: Request, name: string): Promise<Response | undefined> {
  for (const cacheName of (await builds()).reverse()) {
    const found = await right(await caches.match(request, { cacheName, ignoreVary: true }), name);
    if (found) return found;
  }
  return undefined;
}

/** Keeps a file with the others. A page may have deleted them all, as its design has no worker: they stay deleted. */
async function store(request: Request, answer: Response): Promise<void> {
  const name = await ownName();
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  await cache.put(request, answer);
}

/** Fetches the files of a page that are not kept yet, one after the other, behind everything that a page asks for. */
async function keepPage(id: string): Promise<void> {
  const cacheName = await ownName();
  const names = Object.keys(files);
  for (const place of Object.hasOwn(pages, id) ? (pages[id] ?? []) : []) {
    const name = names[place] ?? "";
    if (isAltered || (await caches.match(folder + name, { cacheName, ignoreVary: true }))) continue;
    const request = new Request(folder + name, { priority: "low" });
    const answer = await right(await fetch(request), name);
    if (answer) await store(request, answer);
  }
}

/** Whether the network delivers other files than the build's, so that asking again is of no use. */
let isAltered = false;

/** Asks past the browser's own cache: it may keep for a year what a host or a network answered once instead of a file. */
async function askedAgain(request: Request, name: string): Promise<Response | undefined> {
  if (isAltered) return undefined;
  const answer = await tried(fetch(request, { cache: "reload" }));
  const found = await right(answer, name);
  isAltered = found === undefined && answer !== undefined && isLike(answer, name);
  return found;
}

/** Returns an answer if it is the file: not a notice of the host or the network, and complete. */
async function right(answer: Response | undefined, name: string): Promise<Response | undefined> {
  if (answer === undefined || !isLike(answer, name)) return undefined;
  if (!Object.hasOwn(files, name)) return answer;
  return (await tried(digestOf(answer.clone()))) === files[name] ? answer : undefined;
}

/** Whether an answer has the status and the type of the file. */
function isLike({ status, redirected, headers }: Response, name: string): boolean {
  const type = headers.get("content-type") ?? "";
  const [, extension] = /\.(js|css)$/.exec(name) ?? [];
  const isOfType =
    extension === undefined ? !/html/.test(type) : type.includes(extension === "js" ? "javascript" : "css");
  return status === 200 && !redirected && isOfType;
}

/** Returns the digest of an answer as the build writes it: the first 12 bytes of SHA-256, in base64. */
async function digestOf(answer: Response): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12)));
}

async function page(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(tried(keptOffline().then((kept) => (kept ? undefined : fill()))));
    return answer;
  } catch (error) {
    const kept = await tried(keptOffline());
    if (kept) return kept;
    throw error;
  }
}

const keptOffline = async (): Promise<Response | undefined> =>
  offlinePage(await caches.match(offline, { cacheName: await ownName() }));

/** Returns an answer if it is the offline page of this build. A host may have redirected to it, which a page may not be. */
async function offlinePage(answer: Response | undefined): Promise<Response | undefined> {
  const type = answer?.headers.get("content-type") ?? "";
  if (answer?.status !== 200 || !type.includes("html")) return undefined;
  const text = await answer.text();
  return text.includes(`"version":"${version}"`)
    ? new Response(text, { headers: { "content-type": type } })
    : undefined;
}

/** Caches what the app needs to open offline. The page comes last: it is of no use without the scripts. */
async function fill(): Promise<void> {
  const cache = await caches.open(await ownName());
  await Promise.all(
    shell.map(async (name) => {
      const address = folder + name;
      if (await right(await cache.match(address), name)) return;
      const answer = await right(await fetch(address), name);
      if (answer === undefined) throw new Error(`${name} is not the file of the build`);
      await cache.put(address, answer);
    }),
  );
  const answer = await offlinePage(await fetch(offline));
  if (answer) await cache.put(offline, answer);
}

/** The caches of the builds, oldest first. They are numbered, as the clock of a device may jump. */
async function builds(): Promise<string[]> {
  const names = (await caches.keys()).filter((each) => each.startsWith(cachePrefix));
  return names.sort((one, other) => numberOf(one) - numberOf(other));
}

const numberOf = (name: string): number => Number.parseInt(name.slice(cachePrefix.length), 10) || 0;

const isOwn = (name: string): boolean => name.endsWith(`-${version}`);

/** Returns the name of this build's cache. A new one has the highest number. */
async function ownName(): Promise<string> {
  const names = await builds();
  const last = names.at(-1);
  return names.findLast(isOwn) ?? `${cachePrefix}${last === undefined ? 1 : numberOf(last) + 1}-${version}`;
}

/** A build that is published again is the newest again. */
async function begin(): Promise<void> {
  const older = (await builds()).slice(0, -1);
  await Promise.all(older.filter(isOwn).map((each) => caches.delete(each)));
}

/** Keeps the previous build: its open tabs may still need its scripts. */
async function removeOld(): Promise<void> {
  const others = (await builds()).filter((each) => !isOwn(each));
  await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
}

export {};
