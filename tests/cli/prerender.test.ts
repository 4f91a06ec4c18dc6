import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, staticPages } from "../../cli/site/site.ts";
import { expectAttached, expectVisible } from "../elements/expect-locator.ts";
import { createGate } from "../gate.ts";
import { developmentSite, newProject, type Served, serveSite, shop, visit } from "./delivery/shop.ts";

const project = newProject();
let site: Site;
let served: Served;

beforeAll(async () => {
  site = project.build(shop, "--url", "https://loja.example");
  served = await serveSite(site);
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

describe("without scripts", () => {
  test("a public page shows its content with initial values, in each language", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(served.url);
    const texts = (await page.locator("main").innerText()).split("\n").filter((line) => line.trim() !== "");
    expect(texts).toContain("Bem-vindo");
    expect(texts).toContain("Cliques: 7");
    expect(texts).toContain("Só sem busca");
    expect(texts).not.toContain("Só com busca");
    expect(texts).not.toContain("Escondido");
    await expect.poll(() => page.getByText("Quatro 7").isVisible()).toBe(true);
    // A bound style is in the HTML, and the content policy allows it.
    await expect.poll(async () => (await page.getByText("Barra").boundingBox())?.width).toBe(70);
    await page.goto(`${served.url}/en/`);
    await expect.poll(() => page.getByRole("heading").innerText()).toBe("Welcome");
    await page.getByText("Outra").click();
    await page.waitForURL("**/en/other/");
    await expect.poll(() => page.locator("main").innerText()).toContain("Outra página");
  });

  test("a private page has nothing in its HTML", () => {
    const [html] = [staticPages(site, {}).get("/dentro/index.html")];
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain("Segredo");
  });

  test("the head describes the page", () => {
    const html = staticPages(site, {}).get("/en/index.html") ?? "";
    expect(html).toContain('<html lang="en" data-theme="light">');
    expect(html).toContain("<title>Home · Shop</title>");
    expect(html).toContain('<meta name="description" content="All of it">');
    expect(html).toContain('<meta property="og:title" content="Home">');
    expect(html).toContain('<meta property="og:description" content="All of it">');
    expect(html).toContain('<meta property="og:image" content="https://loja.example/assets/share.png">');
    expect(html).toContain('<meta property="og:url" content="https://loja.example/en/">');
    expect(html).toContain('<link rel="canonical" href="https://loja.example/en/">');
    expect(html).toContain('<link rel="alternate" hreflang="pt" href="https://loja.example/">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://loja.example/en/">');
    expect(html).not.toContain("noindex");
    expect(staticPages(site, {}).get("/oculta/index.html")).toContain('content="noindex, nofollow"');
  });

  test("a link is inside a tag with a meaning", () => {
    const html = staticPages(site, {}).get("/en/index.html");
    expect(html).toMatch(/<small class="[^"]*" data-link=""><a href="\/en\/other\/">Outra<\/a><\/small>/);
  });

  test("an unknown address gets the page for it, with the status 404", async () => {
    const answer = await fetch(`${served.url}/nada/`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Nada aqui");
    expect(staticPages(site, {}).get("/404.html")).toContain("Nada aqui");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  });

  test("the sitemap has the pages that anyone may find, and no others", () => {
    const sitemap = Buffer.from(site.files.get("/sitemap.xml") ?? "").toString();
    const addresses = Array.from(sitemap.matchAll(/<loc>https:\/\/loja\.example(.*?)<\/loc>/g), ([, path]) => path);
    expect(addresses).toEqual(["/", "/en/", "/estreita/", "/en/estreita/", "/outra/", "/en/other/"]);
  });
});

describe("taken over", () => {
  test("nothing differs, nodes stay, and the app is alive", async () => {
    const { page, problems } = await visit();
    await page.addInitScript(() => {
      const early = () => {
        const title = document.querySelector("h1");
        if (title) Reflect.set(window, "firstTitle", title);
        else requestAnimationFrame(early);
      };
      early();
    });
    await page.goto(served.url);
    await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "firstTitle") === document.querySelector("h1")))
      .toBe(true);
    await page.getByRole("button", { name: "Mais" }).click();
    await expect.poll(() => page.getByText("Cliques: 8").isVisible()).toBe(true);
    await expect.poll(async () => (await page.getByText("Barra").boundingBox())?.width).toBe(80);
    await expect.poll(() => page.getByText("Escondido").isVisible()).toBe(true);
    await page.getByText("Outra").click();
    await expectVisible(page.getByText("Outra página"));
    expect(problems).toEqual([]);
  });

  test.each(["fourth", "fim"])("an address with #%s begins at the section, which has a title", async (hash) => {
    const { page, problems } = await visit();
    await page.goto(`${served.url}/#${hash}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    expect(problems).toEqual([]);
  });

  test("browser state is shown right after: query, storage, theme, width", async () => {
    const { page, problems } = await visit({ viewport: { width: 500, height: 800 } });
    await page.addInitScript(() => {
      localStorage.setItem("variable-kept", "5");
      localStorage.setItem("theme", "dark");
    });
    await page.goto(`${served.url}/?q=abc`);
    for (const text of ["Guardado: 5", "Busca: abc", "Tema: dark", "Tela: mobile", "Só com busca", "Escondido"])
      await expectVisible(page.getByText(text, { exact: true }));
    await expect.poll(() => page.getByText("Só sem busca").count()).toBe(0);
    await expect.poll(() => page.url()).toBe(`${served.url}/?q=abc`);
    expect(problems).toEqual([]);
  });

  describe("a page that looks different in narrow windows", () => {
    /** Open the page at a width: its content before its scripts load, and the layout shift after. */
    async function arrive(width: number) {
      const { page, problems } = await visit({ viewport: { width, height: 800 } });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(window, "shifts", shifts);
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
        });
        observer.observe({ type: "layout-shift", buffered: true });
      });
      const gate = createGate();
      await page.route("**/static/*.js", async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto(`${served.url}/estreita/`, { waitUntil: "commit" });
      await expectAttached(page.getByText("Abaixo three"));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const early = await page.getByText("Abaixo one").isVisible();
      gate.open();
      await expectVisible(page.getByText("Abaixo three"));
      await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const directions = await page
        .locator(".trama-columns")
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).flexDirection));
      const shifts = await page.evaluate(() => Reflect.get(window, "shifts"));
      await page.context().close();
      return { early, directions, shifts, problems };
    }

    test("is painted once, as it is there", async () => {
      const directions = ["column", "column", "column"];
      expect(await arrive(390)).toEqual({ early: false, directions, shifts: [], problems: [] });
    });

    test("is there before its scripts in others", async () => {
      const directions = ["row", "row", "row"];
      expect(await arrive(900)).toEqual({ early: true, directions, shifts: [], problems: [] });
    });
  });

  test("a flexbox that differs by width needs no script", async () => {
    const { page } = await visit({ viewport: { width: 390, height: 800 } });
    await page.route("**/static/*.js", (route) => route.abort());
    await page.goto(`${served.url}/outra/`);
    await expectVisible(page.getByText("Outra página"));
    const direction = () => page.locator(".trama-flexbox").evaluate((box) => getComputedStyle(box).flexDirection);
    await expect.poll(direction).toBe("column");
  });

  test("the day is the visitor's, not the build's", async () => {
    const { page, problems } = await visit({ timezoneId: "America/Sao_Paulo" });
    await page.clock.setFixedTime("2031-05-17T12:00:00Z");
    await page.goto(served.url);
    await expectVisible(page.getByText("Hoje 17/05/2031"));
    await expect.poll(() => page.getByLabel("Data").getAttribute("min")).toBe("2031-05-17");
    expect(problems).toEqual([]);
  });

  test("an element with a separate chunk appears after its page", async () => {
    const { page, problems } = await visit();
    await page.goto(`${served.url}/outra/`);
    await expectVisible(page.getByRole("rowheader", { name: "Caju" }));
    expect(problems).toEqual([]);
  });

  test("another language is another address of the same page", async () => {
    const { page, problems } = await visit();
    await page.goto(`${served.url}/?q=abc`);
    await expectVisible(page.getByText("Busca: abc"));
    await page.getByRole("button", { name: "Idioma" }).click();
    await expectVisible(page.getByRole("heading", { name: "Welcome" }));
    await expect.poll(() => page.url()).toBe(`${served.url}/en/?q=abc`);
    await expect.poll(() => page.title()).toBe("Home · Shop");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await expect.poll(() => page.locator('link[hreflang="pt"]').getAttribute("href")).toBe(`${served.url}/`);
    await page.reload();
    await expectVisible(page.getByText("Busca: abc"));
    await page.getByRole("button", { name: "Idioma" }).click();
    await expectVisible(page.getByRole("heading", { name: "Bem-vindo" }));
    await expect.poll(() => page.url()).toBe(`${served.url}/?q=abc`);
    expect(problems).toEqual([]);
  });

  test("input typed before the scripts load is kept", async () => {
    const { page, problems } = await visit();
    const gate = createGate();
    await page.route("**/static/*.js", async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(served.url, { waitUntil: "commit" });
    await page.getByLabel("Nome").fill("Ana");
    gate.open();
    await expectVisible(page.getByText("Olá Ana"));
    await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Ana");
    // It is black until the app is there, which nobody chose.
    await expect.poll(() => page.getByLabel("Cor").inputValue()).toBe("#1d5bd6");
    expect(problems).toEqual([]);
  });

  test("the third section and later wait until they are near, and then show the values of now", async () => {
    const { page, problems } = await visit({ viewport: { width: 1000, height: 600 } });
    await page.goto(served.url);
    await page.getByRole("button", { name: "Mais" }).click();
    await expectVisible(page.getByText("Dois 8"));
    await expect.poll(() => page.getByText("Três 7").count()).toBe(1);
    await expect.poll(() => page.getByText("Quatro 7").count()).toBe(1);
    await page.getByText("Dois 8").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 700);
    await expectVisible(page.getByText("Três 8"));
    await expect.poll(() => page.getByText("Quatro 7").count()).toBe(1);
    await page.getByRole("button", { name: "Último" }).focus();
    await expectVisible(page.getByText("Quatro 8"));
    expect(problems).toEqual([]);
  });

  test("an unknown address shows the page for it without a jump", async () => {
    const { page, problems } = await visit();
    await page.goto(`${served.url}/nada/`);
    await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
    await expect.poll(() => page.getByText("Nada aqui").isVisible()).toBe(true);
    await page.getByText("Voltar").click();
    await expectVisible(page.getByText("Bem-vindo"));
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  });

  test("the development build of React, which compares every attribute, has nothing to say", async () => {
    const slow = await serveSite(await developmentSite(project.folder, site));
    const { page, problems } = await visit();
    for (const path of ["/", "/en/", "/outra/"]) {
      await page.goto(slow.url + path);
      await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
    }
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
    await page.context().close();
    await slow.close();
  });
});
