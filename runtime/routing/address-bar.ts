/** An address of the host, with the base path of the app. */
export interface HostAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of an app and the history behind it: the browser's, or one in memory. */
export interface AddressBar {
  readonly address: HostAddress;
  /** The state of the current history entry. */
  readonly state: unknown;
  /** Add a history entry, with the same address when `href` is absent. */
  push(state: unknown, href?: string): void;
  /** Change the current history entry. */
  replace(state: unknown, href?: string): void;
  /** Move through the history. Takes time; listeners are called on arrival. */
  go(by: number): void;
  /** Go to an address that the app does not show itself. */
  leave(href: string, options: { readonly replace: boolean }): void;
  /** Calls `listener` after each move. Returns a function that stops it. */
  listen(listener: () => void): () => void;
}

/** The address bar of the browser. */
export const browserBar: AddressBar = {
  get address() {
    return globalThis.location;
  },
  get state() {
    return globalThis.history.state;
  },
  push: (state, href) => globalThis.history.pushState(state, "", href),
  replace: (state, href) => globalThis.history.replaceState(state, "", href),
  go: (by) => globalThis.history.go(by),
  leave: (href, { replace }) => (replace ? globalThis.location.replace(href) : globalThis.location.assign(href)),
  listen(listener) {
    globalThis.addEventListener("popstate", listener);
    return () => globalThis.removeEventListener("popstate", listener);
  },
};
