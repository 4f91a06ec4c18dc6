/**
 * The service worker of an app. It keeps the scripts and styles of the build, so that the app opens at once and
 * offline. It ignores requests to a backend, and pages come from the network when it is reachable.
 */

/** The settings that `build` writes at the top of this script. */
interface Settings {
  readonly version: string;
  /** The folder of hashed files, with a slash at both ends. */
  readonly folder: string;
  /** Cached on installation. */
  readonly shell: readonly string[];
  /** Replaces any page when offline. */
  readonly offline: string;
}

/** Worker types that TypeScript only has without the DOM library. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly trama: Settings;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

// The script runs as a worker but is type-checked as a page.
const worker = globalThis as unknown as Worker;
const { version, folder, shell, offline } = worker.trama;
// The host may have other apps, each under its own path.
const prefix = `trama ${folder} `;
const own = `${prefix}${Date.now()}-${version}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(own)
      .then((cache) => cache.addAll([...shell, offline]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => worker.clients.claim()));
});

/** Keeps the previous build: its open tabs may still need its scripts. */
async function removeOld(): Promise<void> {
  const names = (await caches.keys()).filter((each) => each.startsWith(prefix)).sort();
  await Promise.all(names.slice(0, -2).map((each) => caches.delete(each)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(folder)) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** A file with a hash in its name never changes. */
async function kept(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    const cache = await caches.open(await newest());
    await cache.put(request, answer.clone());
  }
  return answer;
}

const newest = async (): Promise<string> =>
  (await caches.keys())
    .filter((each) => each.startsWith(prefix))
    .sort()
    .at(-1) ?? own;

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(offline);
    if (stored) return stored;
    throw error;
  }
}

export {};
