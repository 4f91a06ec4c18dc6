import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { createGate } from "../gate.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

const people = `[
  { id: 1, nome: "Ana" }, { id: 2, nome: "Álvaro" }, { id: 3, nome: "Bia" },
]`;

test("a select with search: keyboard, filter, choice, clearing, variables", async () => {
  const app = await mount(
    ["Select"],
    "app.quem = handle(Select);",
    `<Select id="quem" label="Quem" options={${people}} labelField="nome" valueField="id" placeholder="Escolha" noResultsText="Nada"
       searchPlaceholder="Buscar" clearIcon clearLabel="Limpar" handle={app.quem}
       onChange={log("muda")} onOpen={log("abre")} onClose={log("fecha")} />`,
  );
  const { page } = app;
  const trigger = page.getByRole("combobox", { name: "Quem" });
  await page.locator(".trama-select-control").waitFor();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option").first().waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  await page.keyboard.type("al");
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Álvaro"]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("bi");
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Bia"]);
  await page.keyboard.press("Enter");
  await page.locator(".trama-list-popup:visible").waitFor({ state: "detached" });
  const lines = await app.log();
  expect(lines).toEqual(["abre", 'muda {"value":3}', "fecha"]);
  await expect.poll(() => app.evaluate("app.quem.value.value")).toBe(3);
  await expect.poll(() => trigger.textContent()).toBe("Bia");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
  await trigger.click();
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  await page.keyboard.type("zzz");
  await page.getByText("Nada").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Limpar" }).click();
  await expect.poll(() => app.evaluate("app.quem.value.value")).toBe(null);
  expect((await app.log()).at(-1)).toBe('muda {"value":null}');
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a select without search: arrows, readonly, deselecting, limit", async () => {
  const app = await mount(
    ["Select"],
    "app.a = handle(Select);",
    `<Select id="a" label="Ordem" searchable={false} options={["Nome", "Data", "Valor"]} canDeselect handle={app.a} onChange={log("muda")} />
     <Select id="b" label="Fixo" searchable={false} options={["Nome"]} readonly />
     <Select id="c" label="Muitos" searchable={false} limitedOptions limit={10} options={Array.from({ length: 40 }, (_, i) => "n" + i)} />`,
  );
  const { page } = app;
  await page.locator(".trama-select-control").nth(2).waitFor();
  await page.getByRole("combobox", { name: "Ordem" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Data" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator(".trama-list-popup:visible").waitFor({ state: "detached" });
  const chosen = await app.evaluate("app.a.value.value");
  expect(["Nome", "Data"]).toContain(chosen);
  expect(await app.log()).toEqual([`muda {"value":"${chosen}"}`]);
  await page.getByRole("combobox", { name: "Ordem" }).click();
  await page.getByRole("option", { name: String(chosen) }).click();
  await expect.poll(() => app.evaluate("app.a.value.value")).toBe(null);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Fixo" }).click();
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
  await page.getByRole("combobox", { name: "Muitos" }).click();
  await page.getByRole("option").first().waitFor();
  await expect.poll(() => page.getByRole("option").count()).toBe(10);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a select whose list is on its way keeps the focus, and opens by a key that came before it", async () => {
  const app = await mount(
    ["Select"],
    "app.a = handle(Select);",
    `<Select id="a" label="Ordem" searchable={false} options={["Nome", "Data"]} handle={app.a} />
     <Select id="b" label="Loja" options={["Um", "Dois"]} />`,
  );
  const { page } = app;
  const gates: (() => void)[] = [];
  await page.route(/select.*view/, async (route) => {
    await new Promise<void>((done) => gates.push(done));
    await route.continue();
  });
  await page.reload();
  const order = page.getByRole("combobox", { name: "Ordem" });
  await order.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => gates.length).toBeGreaterThan(0);
  for (const open of gates.splice(0)) open();
  await page.getByRole("option", { name: "Data" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".trama-list-popup:visible").waitFor({ state: "detached" });
  await expect.poll(() => order.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a select opens though its list takes the place of what the mouse is pressed on", async () => {
  const app = await mount(
    ["Select", "Multiselect"],
    "",
    `<Select id="a" label="Ordem" searchable={false} options={["Nome", "Data"]} value="Data" onChange={log("ordem")} />
     <Select id="b" label="Loja" options={["Um", "Dois"]} onChange={log("loja")} />
     <Multiselect id="c" label="Tags" options={["Ação", "Bônus"]} onChange={log("tags")} />`,
  );
  const { page } = app;
  let asked = 0;
  let gate = createGate();
  gate.open();
  await page.route(/select.*view/, async (route) => {
    asked += 1;
    await gate.opened;
    await route.continue();
  });
  for (const [label, option] of [
    ["Ordem", "Nome"],
    ["Loja", "Dois"],
    ["Tags", "Bônus"],
  ] as const) {
    asked = 0;
    gate = createGate();
    await page.reload();
    await page.getByRole("combobox", { name: label }).hover();
    await page.mouse.down();
    await expect.poll(() => asked).toBeGreaterThan(0);
    gate.open();
    await page.getByRole("option", { name: option }).waitFor();
    await page.mouse.up();
    await page.getByRole("option", { name: option }).click();
    await expect.poll(() => page.evaluate("window.noted.length")).toBe(1);
  }
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a select in a dialog opens, whether its list comes before the press, during or after it", async () => {
  const app = await mount(
    ["Select", "Modal", "Button"],
    "app.on = signal(false);",
    `<Button id="abre" text="Abrir" onClick={() => { app.on.value = true; }} />
     <Modal id="m" display={() => app.on.value} ariaLabel="Escolha">
       <Select id="a" label="Loja" options={["Um", "Dois"]} /><Button id="ok" text="OK" />
     </Modal>`,
  );
  const { page } = app;
  let asked = 0;
  let gate = createGate();
  gate.open();
  await page.route(/select-search\.view/, async (route) => {
    asked += 1;
    await gate.opened;
    await route.continue();
  });
  for (const moment of ["before", "during", "after"]) {
    asked = 0;
    gate = createGate();
    await page.reload();
    await page.getByRole("button", { name: "Abrir" }).click();
    const trigger = page.getByRole("combobox", { name: "Loja" });
    // The dialog gives its first field the focus, later than it shows it.
    await expect.poll(() => trigger.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => asked).toBe(1);
    await trigger.hover();
    if (moment === "before") gate.open();
    await page.mouse.down();
    if (moment === "during") gate.open();
    await page.mouse.up();
    if (moment === "after") gate.open();
    await page.getByRole("option", { name: "Dois" }).click();
    await expect.poll(() => trigger.innerText()).toBe("Dois");
  }
  expect(app.errors).toEqual([]);
  await app.close();
});

test("with search too, the chosen option clears when it may, and stays when it may not", async () => {
  const app = await mount(
    ["Select"],
    "app.a = handle(Select); app.b = handle(Select);",
    `<Select id="a" label="Livre" options={["Nome", "Data"]} value="Data" canDeselect closeOnSelect={false} handle={app.a} />
     <Select id="b" label="Presa" options={["Nome", "Data"]} value="Data" handle={app.b} />`,
  );
  const { page } = app;
  await page.locator(".trama-select-control").nth(1).waitFor();
  await page.getByRole("combobox", { name: "Livre" }).click();
  await page.getByRole("option", { name: "Data" }).click();
  await expect.poll(() => app.evaluate("app.a.value.value")).toBe(null);
  await expect.poll(() => page.getByRole("option").count()).toBe(2);
  await page.keyboard.press("Escape");
  await page.locator(".trama-list-popup:visible").waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Presa" }).click();
  await page.getByRole("option", { name: "Data" }).click();
  await expect.poll(() => app.evaluate("app.b.value.value")).toBe("Data");
  await app.close();
});

test("a design that searches itself hears the text and sees all it gives; the end of the list asks for more", async () => {
  const app = await mount(
    ["Select"],
    'app.data = signal(Array.from({ length: 30 }, (_, i) => "n" + i));',
    '<Select id="a" label="A" options={() => app.data.value} infiniteScroll onSearch={log("busca")} onLoadMore={log("mais")} />',
  );
  const { page } = app;
  await page.locator(".trama-select-control").waitFor();
  await page.getByRole("combobox", { name: "A" }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  await page.keyboard.type("zz");
  await expect.poll(() => page.getByRole("option").count()).toBe(30);
  expect(await app.log()).toEqual(['busca {"value":"z"}', 'busca {"value":"zz"}']);
  await page.locator(".trama-list").evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect.poll(async () => (await app.log())[0]).toBe("mais");
  await app.close();
});

test("a select keeps its place while its list is loaded", async () => {
  const app = await mount(["Select"], "", '<Select id="a" label="Ordem" options={["Nome"]} value="Nome" />');
  const { page } = app;
  const heights = await page.evaluate(async () => {
    const seen: number[] = [];
    const node = document.querySelector(".p-a");
    for (let turn = 0; turn < 40; turn++) {
      seen.push(node?.getBoundingClientRect().height ?? 0);
      await new Promise(requestAnimationFrame);
    }
    return [...new Set(seen)];
  });
  await page.locator(".trama-select-control").waitFor();
  expect(heights).toHaveLength(1);
  await expect
    .poll(() => page.locator(".p-a").evaluate((node) => node.getBoundingClientRect().height))
    .toBe(heights[0]);
  await app.close();
});

test("a menu opens by click and key, moves by arrows and letters, runs and closes", async () => {
  const app = await mount(
    ["Dropdown", "Button"],
    "app.menu = handle(Dropdown);",
    `<Dropdown id="menu" kind="menu" handle={app.menu} onOpen={log("abre")} onClose={log("fecha")}
       trigger={<Button id="mais" text="Mais" />}
       content={<><Button id="ver" text="Ver" onClick={log("ver")} /><Button id="excluir" text="Excluir" onClick={log("excluir")} /></>} />`,
  );
  const { page } = app;
  const trigger = page.getByRole("button", { name: "Mais" });
  await expect.poll(() => trigger.getAttribute("aria-haspopup")).toBe("menu");
  await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
  await trigger.click();
  await page.getByRole("menu").waitFor();
  await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
  await trigger.click();
  await page.getByRole("menu").waitFor({ state: "detached" });
  expect(await app.log()).toEqual(["abre", "fecha"]);
  await trigger.focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.activeElement?.textContent === "Ver");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Ver");
  await page.keyboard.press("e");
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor({ state: "detached" });
  expect((await app.log()).map((line) => line.split(" ")[0])).toEqual(["abre", "excluir", "fecha"]);
  await page.waitForFunction(() => document.activeElement?.textContent === "Mais");
  await trigger.click();
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await trigger.click();
  await page.getByRole("menu").waitFor();
  await page.mouse.click(600, 600);
  await page.getByRole("menu").waitFor({ state: "detached" });
  await expect.poll(() => app.evaluate("app.menu.isOpen.value")).toBe(false);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a dropdown opens on hover and stays 200 ms after the pointer left", async () => {
  const app = await mount(
    ["Dropdown", "Button", "Text"],
    "app.menu = handle(Dropdown);",
    '<Dropdown id="menu" triggerType="hover" handle={app.menu} trigger={<Button id="mais" text="Mais" />} content={<Text id="t" text="Painel" />} />',
  );
  const { page } = app;
  // Both times are taken in the page: how long a busy machine takes between two calls is no matter of the element.
  await page.evaluate(() => {
    const app = Reflect.get(window, "app");
    app.menu.isOpen.subscribe((isOpen: boolean) => {
      if (!isOpen) app.closedAt = performance.now();
    });
    document.addEventListener("mouseout", () => {
      app.leftAt = performance.now();
    });
  });
  await page.getByRole("button", { name: "Mais" }).hover();
  await page.getByText("Painel").waitFor();
  const panel = await page.locator(".trama-panel").boundingBox();
  await page.mouse.move((panel?.x ?? 0) + 20, (panel?.y ?? 0) + 10);
  await page.waitForTimeout(400);
  await expect.poll(() => app.evaluate("app.menu.isOpen.value")).toBe(true);
  await page.mouse.move(600, 600);
  await page.getByText("Painel").waitFor({ state: "detached" });
  const delay = Number(await app.evaluate("app.closedAt - app.leftAt"));
  expect(delay).toBeGreaterThanOrEqual(195);
  await app.close();
});

test("a dropdown opens by right click, where it was, and not while it is off", async () => {
  const app = await mount(
    ["Dropdown", "Base", "Text"],
    "app.menu = handle(Dropdown); app.off = signal(false);",
    '<Dropdown id="menu" triggerType="right-click" disabled={() => app.off.value} handle={app.menu} trigger={<Base id="b">alvo grande para o clique</Base>} content={<Text id="t" text="Painel" />} />',
  );
  const { page } = app;
  await page.locator(".p-b").click({ button: "right", position: { x: 60, y: 10 } });
  await page.getByText("Painel").waitFor();
  const fromPointer = async () => Math.abs(((await page.locator(".trama-panel").boundingBox())?.x ?? 0) - 60);
  await expect.poll(fromPointer).toBeLessThan(12);
  await app.evaluate("app.menu.actions.closeDropdown()");
  await expect.poll(() => page.getByText("Painel").count()).toBe(0);
  await app.evaluate("app.off.value = true");
  await page.locator(".p-b").click({ button: "right" });
  await expect.poll(() => app.evaluate("app.menu.isOpen.value")).toBe(false);
  await app.close();
});

test("news beside a modal are told, the rest of the page is not", async () => {
  const app = await mount(
    ["Modal", "Button", "Text", "Flexbox"],
    "app.news = signal('');",
    `<Flexbox id="avisos" role="status"><Text id="aviso" text={() => app.news.value} /></Flexbox>
     <Text id="erro" role="alert" text="Sem conexão" /><Text id="resto" tag="h2" text="Resto" />
     <Modal id="m" ariaLabel="Janela"><Button id="um" text="Um" /></Modal>`,
  );
  const { page } = app;
  await page.getByRole("dialog", { name: "Janela" }).waitFor();
  await page.getByRole("heading", { name: "Resto" }).waitFor({ state: "detached" });
  await app.evaluate("void (app.news.value = 'Salvo.')");
  await page.getByRole("status").getByText("Salvo.").waitFor();
  await page.getByRole("alert").getByText("Sem conexão").waitFor();
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a modal takes the focus, keeps it, tells Escape and clicks beside it, and gives it back", async () => {
  const app = await mount(
    ["Modal", "Button", "Text"],
    "app.on = signal(false); const close = () => { app.on.value = false; };",
    `<Button id="abre" text="Abrir" onClick={() => { app.on.value = true; }} />
     <Modal id="m" display={() => app.on.value} style={{ width: () => 300 }} onBackdropClick={[log("fundo"), close]} onEscape={[log("escape"), close]}>
       <Text id="t" tag="h2" text="Excluir?" /><Button id="um" text="Um" /><Button id="dois" text="Dois" />
     </Modal>`,
  );
  const { page } = app;
  await page.getByRole("button", { name: "Abrir" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir?" });
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((node) => node.style.getPropertyValue("--el-width"))).toBe("300px");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.waitForFunction(() => document.activeElement?.textContent === "Um");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused()).toBe("Dois");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.activeElement?.textContent === "Um");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Abrir");
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await page.mouse.click(20, 700);
  await dialog.waitFor({ state: "detached" });
  expect(await app.log()).toEqual(["escape", "fundo"]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a popup closes by its backdrop and by Escape, the one on top first", async () => {
  const app = await mount(
    ["Modal", "Button", "Text"],
    `import { openPopup, popup, component } from "trama/runtime";
     import { PopupHost } from "./runtime/popups.tsx";
     import { createRun } from "./runtime/workflow.ts";
     const Um = component("um", {}, () => <Modal id="m1"><Text id="t" tag="h2" text="Primeiro" /><Button id="b1" text="B1" /></Modal>);
     const Dois = component("dois", {}, () => <Modal id="m2"><Text id="t" tag="h2" text="Segundo" /><Button id="b2" text="B2" /></Modal>);
     const um = popup({ id: "um", load: async () => ({ default: Um }) });
     const dois = popup({ id: "dois", load: async () => ({ default: Dois }) });
     app.open = (which) => void openPopup(createRun("teste"), which === "um" ? um : dois, {}).then(() => noted.push("fechou " + which));`,
    '<Button id="abre" text="Abrir" /><PopupHost />',
  );
  const { page } = app;
  await app.evaluate("app.open('um')");
  await page.getByRole("dialog", { name: "Primeiro" }).waitFor();
  await app.evaluate("app.open('dois')");
  const second = page.getByRole("dialog", { name: "Segundo" });
  await second.waitFor();
  await page.getByRole("button", { name: "B2" }).click();
  await expect.poll(() => second.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await second.waitFor({ state: "detached" });
  expect(await app.log()).toEqual(["fechou dois"]);
  await page.mouse.click(20, 700);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await app.log()).toEqual(["fechou um"]);
  expect(app.errors).toEqual([]);
  await app.close();
});
