import { afterEach, expect, test, vi } from "vitest";
import type { AddressBar } from "../../runtime/routing/address-bar.ts";
import { AddressQuery } from "../../runtime/routing/query.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.each([-1, 1])("the address follows the query if the clock jumps by %i day", async (days) => {
  vi.useFakeTimers();
  const written: (string | undefined)[] = [];
  const bar: AddressBar = {
    address: { pathname: "/", search: "", hash: "" },
    state: null,
    push: () => {},
    replace: (_, href) => written.push(href),
    go: () => {},
    leave: () => {},
    listen: () => () => {},
  };
  const query = new AddressQuery(() => bar);
  query.write("q", "a");
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() + days * 86_400_000);
  query.write("q", "ab");
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(["/?q=a", "/?q=ab"]);
});
