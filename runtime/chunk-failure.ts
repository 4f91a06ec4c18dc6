const reloadedKey = "trama-reloaded";

/**
 * Load the whole address again after the code of a page could not be loaded: a newer version may have taken its place.
 *
 * Tells whether it does. It does so once per address: a failure right after such a reload is final.
 */
export function recoverByReloading(): boolean {
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(reloadedKey) === href) return false;
    sessionStorage.setItem(reloadedKey, href);
  } catch {
    // Without storage nobody can tell a second failure from the first, and a loop is worse than a failure.
    return false;
  }
  window.location.reload();
  return true;
}

/** Forget the reload once a page has loaded. */
export function settleReload(): void {
  try {
    globalThis.sessionStorage?.removeItem(reloadedKey);
  } catch {
    // There was none.
  }
}
