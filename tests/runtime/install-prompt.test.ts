import { expect, test } from "vitest";
import { openApp } from "../browser/harness.ts";
import { expectTrue } from "../elements/expect-locator.ts";

test("the browser's offer to install the app is kept until the app asks", async () => {
  const opened = await openApp({
    files: {
      "main.tsx": `
        import { canInstall, defineApp, effect, installApp, start } from "trama/runtime";
        start(defineApp({
          name: "loja", title: "Loja", languages: ["pt"], pages: { home: "home" },
          routes: [{ page: "home", path: "/", load: async () => ({ default: () => null }) }],
        }));
        const seen = [];
        effect(() => { seen.push(canInstall.value); });
        Object.assign(window, { seen, install: () => installApp({}) });
      `,
    },
  });
  await expectTrue(opened.page, "window.install");
  const found = await opened.page.evaluate(`(async () => {
    const before = await install();
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    let asked = 0;
    Object.assign(offer, { prompt: async () => { asked += 1; }, userChoice: Promise.resolve({ outcome: "accepted" }) });
    dispatchEvent(offer);
    return [before, offer.defaultPrevented, await install(), await install(), asked, seen];
  })()`);
  expect(found).toEqual([false, true, true, false, 1, [false, true, false]]);
});
