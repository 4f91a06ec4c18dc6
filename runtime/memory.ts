import type { AddressBar, HostAddress } from "./routing/address-bar.ts";

interface Entry {
  readonly address: HostAddress;
  readonly state: unknown;
}

/**
 * Returns an address bar in memory, for `mount` in tests of single pages and in previews: the address of the document
 * stays as it is.
 *
 * `entries` are the addresses of its history, such as `/contatos/7/?aba=tags`; the app starts at the last one.
 */
export function memoryAddressBar(entries: readonly [string, ...string[]]): AddressBar {
  const stack: Entry[] = entries.map((href) => ({ address: read(href), state: null }));
  const listeners = new Set<() => void>();
  let index = stack.length - 1;
  const current = (): Entry => stack[index] ?? { address: read("/"), state: null };
  const next = (state: unknown, href?: string): Entry => {
    const { pathname, search } = current().address;
    return { address: href === undefined ? current().address : read(href, pathname + search), state };
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get address() {
      return current().address;
    },
    get state() {
      return current().state;
    },
    push(state, href) {
      stack.splice(index + 1, Number.POSITIVE_INFINITY, next(state, href));
      index += 1;
    },
    replace(state, href) {
      stack[index] = next(state, href);
    },
    go(by) {
      if (stack[index + by] === undefined) return;
      setTimeout(() => {
        index += by;
        notify();
      });
    },
    leave(href, { replace }) {
      if (replace) this.replace(null, href);
      else this.push(null, href);
      notify();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(href: string, from = "/"): HostAddress {
  const { pathname, search, hash } = new URL(href, `http://local.invalid${from}`);
  return { pathname, search, hash };
}
