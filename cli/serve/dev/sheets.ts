import type { PageUpdate } from "./page-update.ts";

/** Replace the style sheets of the page that have other addresses now; the old ones stay until the new ones apply. */
export async function replaceSheets({ sheets }: PageUpdate): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links.map(async (link) => {
      const address = sheets[link.getAttribute("href") ?? ""];
      if (address === undefined) return;
      const next = document.createElement("link");
      next.rel = "stylesheet";
      next.media = link.media;
      next.href = address;
      await new Promise<void>((done) => {
        next.onload = () => done();
        next.onerror = () => done();
        link.after(next);
      });
      link.remove();
    }),
  );
}
