/** How long an unload may take; if the visitor chose to stay, failures count again after it. */
const unloadingMs = 3000;

let staying: Promise<void> | undefined;

/** Note from now on when the document unloads. */
export const watchUnload = (): void => window.addEventListener("beforeunload", noteUnload);

/** Whether the document is unloading: requests that it breaks off have not failed. */
export const isUnloading = (): boolean => staying !== undefined;

/**
 * Wait while the document unloads; resolves at once when it does not. What is left of a failure then counts: the
 * visitor has stayed, or has come back to the page.
 */
export const untilStays = (): Promise<void> => staying ?? Promise.resolve();

function noteUnload(): void {
  const noted = new Promise<void>((resolve) => setTimeout(resolve, unloadingMs)).then(() => {
    if (staying === noted) staying = undefined;
  });
  staying = noted;
}
