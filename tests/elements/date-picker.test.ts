import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

afterAll(closeBrowser);

const setup = "app.d = handle(DatePicker);";
const panel = ({ page }: Mounted) => page.getByRole("dialog");
const open = async (app: Mounted) => {
  await app.page.locator(".trama-date-picker .trama-select-trigger").first().click();
  await panel(app).getByRole("grid").first().waitFor();
};
const closed = (app: Mounted) => panel(app).waitFor({ state: "detached" });
const press = ({ page }: Mounted, day: string) => page.locator(`[data-day="${day}"] button`).first().click();
const focused = ({ page }: Mounted) =>
  page.evaluate(() => document.activeElement?.closest("[data-day]")?.getAttribute("data-day"));

test("a range is two presses, in either order, and is taken with Select", async () => {
  const app = await mount(
    ["DatePicker"],
    setup,
    `<DatePicker id="d" dateMode="date" label="Período" selectionMode="range" initValueRangeStart="2025-05-16" initValueRangeEnd="2025-06-15"
       format="DD/MM/YY" enableMultiCalendars handle={app.d} onChange={log("muda")} onOpen={log("abre")} onClose={log("fecha")} />`,
  );
  const { page } = app;
  const control = page.getByRole("button", { name: "Período 16/05/25 – 15/06/25" });
  await expect.poll(() => control.getAttribute("aria-expanded")).toBe("false");
  const before = await control.boundingBox();
  await open(app);
  await expect
    .poll(() => page.getByRole("grid").evaluateAll((grids) => grids.map((grid) => grid.getAttribute("aria-label"))))
    .toEqual(["maio de 2025", "junho de 2025"]);
  await expect.poll(() => control.boundingBox()).toEqual(before);
  await press(app, "2025-06-20");
  await press(app, "2025-06-10");
  await expect.poll(() => panel(app).getByRole("status").last().textContent()).toBe("10/06/25 – 20/06/25");
  expect(await app.log()).toEqual(["abre"]);
  await page.getByRole("button", { name: "Selecionar" }).click();
  await closed(app);
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-10","end":"2025-06-20"}', "fecha"]);
  await page.getByRole("button", { name: "Período 10/06/25 – 20/06/25" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup"))).toBe("dialog");
  await open(app);
  await page.getByRole("button", { name: "Selecionar" }).click();
  await closed(app);
  expect(await app.log()).toEqual(["abre", "fecha"]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("Escape, Cancel and a press outside leave what was chosen", async () => {
  const app = await mount(
    ["DatePicker", "Text"],
    setup,
    `<DatePicker id="d" dateMode="date" ariaLabel="Período" selectionMode="range" initValueRangeStart="2025-06-02" initValueRangeEnd="2025-06-04"
       handle={app.d} onChange={log("muda")} /><Text id="fora" text="fora" />`,
  );
  const { page } = app;
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Cancelar" }).click(),
    () => page.mouse.click(1300, 740),
    () => page.locator(".trama-select-trigger").click(),
  ]) {
    await open(app);
    await press(app, "2025-06-20");
    await leave();
    await closed(app);
  }
  await page.getByRole("button", { name: "Período 02/06/2025 – 04/06/2025" }).waitFor();
  expect(await app.log()).toEqual([]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a range without its end is refused where it has to be whole", async () => {
  const app = await mount(
    ["DatePicker"],
    setup,
    `<DatePicker id="d" dateMode="date" label="De" selectionMode="range" startDate="2025-06-01" enablePartialRange={false} required handle={app.d}
       onChange={log("muda")} onInvalidSelect={log("incompleto")} />
     <DatePicker id="e" dateMode="date" label="Livre" selectionMode="range" startDate="2025-06-01" onChange={log("livre")} />`,
  );
  const { page } = app;
  const select = page.getByRole("button", { name: "Selecionar" });
  await open(app);
  await expect.poll(() => select.getAttribute("aria-disabled")).toBe("true");
  await press(app, "2025-06-20");
  await select.click({ force: true });
  expect(await app.log()).toEqual(["incompleto"]);
  await press(app, "2025-06-22");
  await expect.poll(() => select.getAttribute("aria-disabled")).toBe(null);
  await select.click();
  await closed(app);
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-20","end":"2025-06-22"}']);
  await page.locator(".p-e .trama-select-trigger").click();
  await press(app, "2025-06-20");
  await select.click();
  await closed(app);
  expect(await app.log()).toEqual(['livre {"value":null,"start":"2025-06-20","end":null}']);
  await app.close();
});

test("a single day is taken at once with autoApply; pressed again it is cleared, unless it is required", async () => {
  const app = await mount(
    ["DatePicker"],
    setup,
    `<DatePicker id="d" dateMode="date" label="Previsão" initValueSingle="2025-06-14" autoApply handle={app.d} onChange={log("muda")} />
     <DatePicker id="e" dateMode="date" label="Dia" initValueSingle="2025-06-14T23:30:00" required autoApply onChange={log("dia")} />`,
  );
  const { page } = app;
  await open(app);
  await expect.poll(() => page.locator("[data-day='2025-06-14']").getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => page.getByRole("button", { name: "Selecionar" }).count()).toBe(0);
  await press(app, "2025-06-18");
  await closed(app);
  await expect.poll(() => app.evaluate("app.d.value.value")).toBe("2025-06-18");
  await open(app);
  await press(app, "2025-06-18");
  await closed(app);
  expect(await app.log()).toEqual([
    'muda {"value":"2025-06-18","start":null,"end":null}',
    'muda {"value":null,"start":null,"end":null}',
  ]);
  await page.locator(".p-e .trama-select-trigger").click();
  await press(app, "2025-06-14");
  await closed(app);
  expect(await app.log()).toEqual([]);
  await app.close();
});

test("days out of bounds, not allowed, of a weekday or disabled cannot be chosen", async () => {
  const app = await mount(
    ["DatePicker"],
    setup,
    `<DatePicker id="d" dateMode="date" label="A" startDate="2025-06-01" minDate="2025-06-03" maxDate="2025-06-27" disabledDates={["2025-06-10"]}
       disabledWeekDays={[0, 6]} preventMinMaxNavigation onChange={log("muda")} handle={app.d} />
     <DatePicker id="e" dateMode="date" label="B" initValueSingle="2025-06-12" allowedDates={["2025-06-12", "2025-06-13"]} />`,
  );
  const { page } = app;
  const choosable = () =>
    page
      .locator(".trama-day button:enabled")
      .evaluateAll((days) =>
        days.filter((day) => day.getAttribute("aria-disabled") === null).map((day) => Number(day.textContent)),
      );
  await open(app);
  await expect.poll(() => choosable()).toEqual([3, 4, 5, 6, 9, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27]);
  await expect.poll(() => page.getByRole("button", { name: "Próximo mês" }).getAttribute("aria-disabled")).toBe("true");
  await page.locator("[data-day='2025-06-10'] button").click({ force: true });
  await expect.poll(() => page.locator(".trama-day-chosen").count()).toBe(0);
  await page.keyboard.press("Escape");
  await closed(app);
  await page.locator(".p-e .trama-select-trigger").click();
  await panel(app).waitFor();
  await expect.poll(() => choosable()).toEqual([12, 13]);
  expect(await app.log()).toEqual([]);
  await app.close();
});

test("ranges of fixed and of bounded length, and none over disabled days", async () => {
  const app = await mount(
    ["DatePicker"],
    `${setup} app.mode = signal("auto");`,
    `<DatePicker id="d" dateMode="date" label="A" selectionMode="range" startDate="2025-06-01" rangeMode={() => app.mode.value} autoRange={6} minRange={2} maxRange={4}
       disabledDates={["2025-06-12"]} noDisabledRange autoApply closeOnAutoApply={false} handle={app.d}
       onChange={log("muda")} onInvalidFixedRange={log("não cabe")} />`,
  );
  const { page } = app;
  await open(app);
  await press(app, "2025-06-02");
  await press(app, "2025-06-08");
  expect(await app.log()).toEqual([
    'muda {"value":null,"start":"2025-06-02","end":"2025-06-08"}',
    'não cabe {"start":"2025-06-08","end":"2025-06-14"}',
  ]);
  await app.evaluate('app.mode.value = "minmax"');
  await press(app, "2025-06-10");
  const ends = page.locator(".trama-day button:enabled:not([aria-disabled])");
  await expect.poll(async () => (await ends.allTextContents()).join()).toBe("6,7,8");
  await press(app, "2025-06-07");
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-07","end":"2025-06-10"}']);
  await app.close();
});

test("one press on a preset takes its range", async () => {
  const app = await mount(
    ["DatePicker"],
    `${setup} app.fim = signal("2025-06-15");`,
    `<DatePicker id="d" dateMode="date" label="Período" selectionMode="range" handle={app.d} onChange={log("muda")} clearIcon
       presets={[{ label: "Hoje", start: "2025-06-15", end: "2025-06-15" }, { label: "7 dias", start: "2025-06-09", end: () => app.fim.value }, { label: "Nunca", start: "" }]} />`,
  );
  const { page } = app;
  await open(app);
  await expect
    .poll(() => page.getByRole("list", { name: "Atalhos" }).getByRole("button").allTextContents())
    .toEqual(["Hoje", "7 dias"]);
  await page.getByRole("button", { name: "7 dias" }).click();
  await closed(app);
  await open(app);
  await expect.poll(() => page.getByRole("button", { name: "7 dias", pressed: true }).count()).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Limpar" }).click();
  expect(await app.log()).toEqual([
    'muda {"value":null,"start":"2025-06-09","end":"2025-06-15"}',
    'muda {"value":null,"start":null,"end":null}',
  ]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("the keyboard walks days, weeks, months and years", async () => {
  const app = await mount(
    ["DatePicker"],
    setup,
    `<DatePicker id="d" dateMode="date" label="Dia" initValueSingle="2025-06-18" onChange={log("muda")} />`,
  );
  const { page } = app;
  await page.getByRole("button", { name: "Dia 18/06/2025" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(app)).toBe("2025-06-18");
  for (const [key, day] of [
    ["ArrowRight", "2025-06-19"],
    ["ArrowDown", "2025-06-26"],
    ["Home", "2025-06-23"],
    ["End", "2025-06-29"],
    ["ArrowUp", "2025-06-22"],
    ["ArrowLeft", "2025-06-21"],
    ["PageDown", "2025-07-21"],
    ["PageUp", "2025-06-21"],
    ["Alt+PageDown", "2026-06-21"],
    ["Shift+PageUp", "2025-06-21"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(app), { message: key }).toBe(day);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("status").last().textContent()).toBe("21/06/2025");
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
    expect(inside, "the focus stays in the dialog").toBe(true);
    if (await page.getByRole("button", { name: "Selecionar" }).evaluate((button) => button === document.activeElement))
      break;
  }
  await page.keyboard.press("Enter");
  await closed(app);
  expect(await app.log()).toEqual(['muda {"value":"2025-06-21","start":null,"end":null}']);
  await app.close();
});

test("names are those of the language; weeks begin where they should and have their numbers", async () => {
  const app = await mount(
    ["DatePicker"],
    setup,
    `<DatePicker id="d" dateMode="date" label="A" initValueSingle="2025-06-18" weekStart={0} weekNumbers="local" />
     <DatePicker id="e" dateMode="date" label="B" initValueSingle="2025-06-18" lang="en" weekNumbers="iso" disableMonthYearSelect hideOffsetDates />`,
  );
  const { page } = app;
  const heads = () => page.locator("th.trama-weekday").allTextContents();
  await open(app);
  await expect.poll(() => heads()).toEqual(["dom", "seg", "ter", "qua", "qui", "sex", "sáb"]);
  await page.getByRole("combobox", { name: "Mês" }).selectOption("agosto");
  await page.getByRole("combobox", { name: "Ano" }).selectOption("2024");
  await page.getByRole("grid", { name: "agosto de 2024" }).waitFor();
  await expect
    .poll(() => page.locator("[data-day='2024-08-31'] button").getAttribute("aria-label"))
    .toBe("sábado, 31 de agosto de 2024");
  await page.keyboard.press("Escape");
  await closed(app);
  await page.locator(".p-e .trama-select-trigger").click();
  await panel(app).waitFor();
  await expect.poll(() => heads()).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(["22", "23", "24", "25", "26", "27"]);
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await expect.poll(() => page.locator("[data-outside] button").count()).toBe(0);
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("grid", { name: "May 2025" }).waitFor();
  await app.close();
});

test("bound days are taken again; actions; a readonly one does not open", async () => {
  const app = await mount(
    ["DatePicker"],
    `${setup} app.de = signal("2025-06-01"); app.ate = signal("2025-06-05"); app.fixo = signal(false);`,
    `<DatePicker id="d" dateMode="date" label="A" selectionMode="range" initValueRangeStart={() => app.de.value} initValueRangeEnd={() => app.ate.value}
       readonly={() => app.fixo.value} handle={app.d} onInitValueChange={log("novo")} onChange={log("muda")} />`,
  );
  const { page } = app;
  const face = page.locator(".p-d .trama-select-trigger");
  await app.evaluate("(app.de.value = '2025-05-01', app.ate.value = '')");
  await expect.poll(() => face.textContent()).toBe("01/05/2025 – ");
  await app.evaluate("app.d.actions.setValue({ start: '2025-04-09', end: '2025-04-02' })");
  await expect.poll(() => face.textContent()).toBe("02/04/2025 – 09/04/2025");
  await app.evaluate("app.d.actions.clear()");
  await expect.poll(() => app.evaluate("app.d.start.value")).toBe(null);
  await app.evaluate("app.d.actions.open()");
  await panel(app).waitFor();
  await app.evaluate("app.fixo.value = true");
  await closed(app);
  await app.evaluate("app.d.actions.open()");
  await expect.poll(() => app.evaluate("app.d.isOpen.value")).toBe(false);
  expect(await app.log()).toEqual([
    'novo {"value":null,"start":"2025-05-01","end":"2025-06-05"}',
    'novo {"value":null,"start":"2025-05-01","end":null}',
  ]);
  await app.close();
});

test("on a small screen the calendar is a sheet of one month, as wide as the screen", async () => {
  const app = await mount(
    ["DatePicker"],
    `import { startScreen } from "trama/runtime/screen"; startScreen(); ${setup}`,
    `<DatePicker id="d" dateMode="date" label="Período" selectionMode="range" initValueRangeStart="2025-06-02" enableMultiCalendars onChange={log("muda")} />`,
    { viewport: { width: 390, height: 844 } },
  );
  await open(app);
  await expect.poll(() => app.page.getByRole("grid").count()).toBe(1);
  const box = await panel(app).boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await app.page.keyboard.press("Escape");
  await closed(app);
  await app.close();
});

test("with a time the value is a moment in ISO, of the time zone that is asked for", async () => {
  const app = await mount(
    ["DatePicker"],
    `import { configureTimeZone } from "trama/runtime/time-zone"; configureTimeZone("America/Sao_Paulo"); ${setup}`,
    `<DatePicker id="d" label="Vencimento" initValueSingle="2025-06-18T23:30:20Z" format="DD/MM/YY HH:mm" minDate="2025-06-17T10:00"
       handle={app.d} onChange={log("muda")} onInvalidSelect={log("inválido")} />
     <DatePicker id="e" label="Entre" selectionMode="range" timezone="Asia/Tokyo" startDate="2025-06-01" autoApply closeOnAutoApply={false}
       onChange={log("entre")} />`,
  );
  const { page } = app;
  const select = page.getByRole("button", { name: "Selecionar" });
  await page.getByRole("button", { name: "Vencimento 18/06/25 20:30" }).waitFor();
  await open(app);
  await select.click();
  await closed(app);
  await expect.poll(() => app.evaluate("app.d.value.value")).toBe("2025-06-18T23:30:20.000Z");
  await open(app);
  await page.getByLabel("Hora").fill("09:00");
  await press(app, "2025-06-17");
  await select.click({ force: true });
  expect(await app.log()).toEqual(["inválido"]);
  await page.getByLabel("Hora").fill("");
  await expect.poll(() => select.getAttribute("aria-disabled")).toBe("true");
  await page.getByLabel("Hora").fill("18:00");
  await select.click();
  await closed(app);
  expect(await app.log()).toEqual(['muda {"value":"2025-06-17T21:00:00.000Z","start":null,"end":null}']);
  await page.locator(".p-e .trama-select-trigger").click();
  await press(app, "2025-06-03");
  await press(app, "2025-06-03");
  await page.getByLabel("Hora final").fill("12:00");
  expect(await app.log()).toEqual([
    'entre {"value":null,"start":"2025-06-02T15:00:00.000Z","end":"2025-06-03T14:59:00.000Z"}',
    'entre {"value":null,"start":"2025-06-02T15:00:00.000Z","end":"2025-06-03T03:00:00.000Z"}',
  ]);
  expect(app.errors).toEqual([]);
  await app.close();
});
