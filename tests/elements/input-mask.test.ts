import fc from "fast-check";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { maskFormat } from "../../runtime/elements/parts/field/mask.ts";
import { cases, seed } from "../depth.ts";
import { openScene } from "./open-scene.ts";

const openMasks = async () => {
  const app = await openScene("input-mask", "masks");
  const field = (label: string) => app.page.getByLabel(label);
  await field("Livre").waitFor();
  return { ...app, field };
};

/** Returns the text of a field with the caret or the selection as `|`. */
const shown = (field: Locator): Promise<string> =>
  field.evaluate((node: HTMLInputElement) => {
    const { value, selectionStart: from, selectionEnd: to } = node;
    const marked = [value.slice(0, from ?? 0), value.slice(from ?? 0, to ?? 0), value.slice(to ?? 0)];
    return from === to ? `${marked[0]}|${marked[2]}` : marked.join("|");
  });

const select = (field: Locator, from: number, to = from): Promise<void> =>
  field.evaluate((node: HTMLInputElement, range) => node.setSelectionRange(range[0] ?? 0, range[1] ?? 0), [from, to]);

/** Pastes as a browser does, with a trusted event. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((one) => navigator.clipboard.writeText(one), text);
  await page.keyboard.press("ControlOrMeta+v");
}

test("digits get the literals of the mask, and the value has only what was typed", async () => {
  const { field, read, log } = await openMasks();
  await field("CPF").pressSequentially("12a3.45");
  expect(await shown(field("CPF"))).toBe("123.45|");
  expect(await read("person.value")).toBe("12345");
  await field("CPF").pressSequentially("6789-019");
  expect(await shown(field("CPF"))).toBe("123.456.789-01|");
  expect(await read("person.value")).toBe("12345678901");
  await field("Telefone").pressSequentially("11");
  await field("Telefone").press("Enter");
  expect((await log()).at(-1)).toBe('enter {"value":"11","number":null,"shiftKey":false}');
});

test("the first mask that fits is used: by length, or by letters and digits", async () => {
  const { field, read } = await openMasks();
  await field("Telefone").pressSequentially("1132654321");
  expect(await shown(field("Telefone"))).toBe("(11) 3265-4321|");
  await field("Telefone").press("0");
  expect(await shown(field("Telefone"))).toBe("(11) 32654-3210|");
  await field("Telefone").press("Backspace");
  expect(await shown(field("Telefone"))).toBe("(11) 3265-4321|");
  await field("Placa").pressSequentially("abc1234");
  expect(await shown(field("Placa"))).toBe("ABC-1234|");
  await field("Placa").fill("");
  await field("Placa").pressSequentially("abc1d23");
  expect(await shown(field("Placa"))).toBe("ABC1D23|");
  expect(await read("plate.value")).toBe("ABC1D23");
});

test("with `storeLiterals` the value is what the field shows; an escaped character is a literal", async () => {
  const { field, read } = await openMasks();
  expect(await field("Código").inputValue()).toBe("AB-12/X");
  await field("Código").fill("");
  expect(await read("code.value")).toBe("");
  await field("Código").pressSequentially("12x");
  expect(await shown(field("Código"))).toBe("AB-12/X|");
  expect(await read("code.value")).toBe("AB-12/X");
});

test("the caret stays where the text is edited, and no character behind it is lost", async () => {
  const { field, read } = await openMasks();
  const person = field("CPF");
  await person.pressSequentially("12345678901");
  await select(person, 5);
  await person.press("Backspace");
  expect(await shown(person)).toBe("123.|567.890-1");
  await person.press("9");
  expect(await shown(person)).toBe("123.9|56.789-01");
  // The mask is full.
  await person.press("9");
  expect(await shown(person)).toBe("123.9|56.789-01");
  await select(person, 4, 7);
  await person.pressSequentially("00");
  expect(await shown(person)).toBe("123.00|7.890-1");
  await select(person, 4);
  await person.press("Delete");
  expect(await shown(person)).toBe("123.|078.901");
  await person.press("Backspace");
  await person.press("Backspace");
  expect(await shown(person)).toBe("12|0.789.01");
  expect(await read("person.value")).toBe("12078901");
  // A deletion after which the rest does not fit keeps the rest.
  const plate = field("Placa");
  await plate.pressSequentially("abc1d23");
  await select(plate, 1);
  await plate.press("Backspace");
  expect(await shown(plate)).toBe("|BC1D23");
  expect(await read("plate.isValid")).toBe(false);
  await plate.press("x");
  expect(await shown(plate)).toBe("X|BC1D23");
  expect(await read("plate.isValid")).toBe(true);
});

test("undo and redo go back and forth", async () => {
  const { page, field, read } = await openMasks();
  await field("CPF").pressSequentially("1234");
  await page.keyboard.press("ControlOrMeta+z");
  expect(await shown(field("CPF"))).toBe("123|");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  expect(await shown(field("CPF"))).toBe("123.4|");
  await expect.poll(() => read("person.value")).toBe("1234");
});

test("text is pasted with any literals; what does not fit is kept, and is invalid", async () => {
  const { page, field, read } = await openMasks();
  await paste(page, field("CPF"), " 123.456.789-01 ");
  expect(await field("CPF").inputValue()).toBe("123.456.789-01");
  await field("CPF").fill("");
  await paste(page, field("CPF"), "12345678901");
  expect(await field("CPF").inputValue()).toBe("123.456.789-01");
  await paste(page, field("Telefone"), "11 98765 4321");
  expect(await field("Telefone").inputValue()).toBe("(11) 98765-4321");
  await field("Telefone").fill("");
  await paste(page, field("Telefone"), "+55 (11) 98765-4321");
  expect(await field("Telefone").inputValue()).toBe("+55 (11) 98765-4321");
  expect(await read("phone.value")).toBe("+55 (11) 98765-4321");
  expect(await read("phone.isValid")).toBe(false);
  await select(field("Telefone"), 0, 3);
  await page.keyboard.press("Delete");
  expect(await field("Telefone").inputValue()).toBe("(11) 98765-4321");
  expect(await read("phone.isValid")).toBe(true);
});

test("what the browser fills in is masked", async () => {
  const { field, read, log } = await openMasks();
  await field("Telefone").evaluate((node: HTMLInputElement) => {
    // As autofill does: the value, then an event without a type of input.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(node, "11987654321");
    node.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(await field("Telefone").inputValue()).toBe("(11) 98765-4321");
  expect(await read("phone.value")).toBe("11987654321");
  expect((await log()).at(-1)).toBe('telefone {"value":"11987654321","number":null}');
});

test("a composition, as of Android's keyboards, is masked when it ends", async () => {
  const { page, field, read } = await openMasks();
  await field("Placa").focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ["a", "ab", "abc", "abc1", "abc1d"])
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await keyboard.send("Input.insertText", { text: "abc1d23" });
  expect(await shown(field("Placa"))).toBe("ABC1D23|");
  expect(await read("plate.value")).toBe("ABC1D23");
});

test("keyboards fit the mask", async () => {
  const { field } = await openMasks();
  const modes = (label: string) =>
    field(label).evaluate((node) => [node.getAttribute("inputmode"), node.getAttribute("autocapitalize")]);
  expect(await modes("CPF")).toEqual(["numeric", null]);
  expect(await modes("Telefone")).toEqual([null, null]);
  expect(await modes("Placa")).toEqual([null, "characters"]);
  expect(await modes("Livre")).toEqual([null, null]);
});

test("an incomplete text is invalid, with the format in the language of the page", async () => {
  const { field, read } = await openMasks();
  const message = (label: string) => field(label).evaluate((node: HTMLInputElement) => node.validationMessage);
  await field("Placa").pressSequentially("abc");
  await expect.poll(() => read("plate.isValid")).toBe(false);
  expect(await message("Placa")).toBe("Use o formato AAA-0000 ou AAA0A00.");
  await field("Placa").pressSequentially("1234");
  await expect.poll(() => read("plate.isValid")).toBe(true);
  expect(await message("Placa")).toBe("");
});

test("a stored value is shown in its mask, or as it is, and stays as it was until somebody edits it", async () => {
  const app = await openScene("input-mask", "stored");
  const [phone, old] = [app.page.getByLabel("Telefone"), app.page.getByLabel("Antigo")];
  await expect.poll(() => phone.inputValue()).toBe("(11) 98765-4321");
  expect(await old.inputValue()).toBe("ramal 12 (matriz)");
  expect([await app.read("phone.value"), await app.read("old.value")]).toEqual(["11987654321", "ramal 12 (matriz)"]);
  for (const field of [phone, old]) {
    await field.focus();
    await field.blur();
  }
  await app.set({ value: "(11) 3265-4321" });
  await expect.poll(() => phone.inputValue()).toBe("(11) 32654-321");
  expect(await app.read("phone.value")).toBe("(11) 3265-4321");
  await app.set({ mask: "99 9999 9999" });
  await expect.poll(() => phone.inputValue()).toBe("11 3265 4321");
  expect(await app.read("phone.value")).toBe("(11) 3265-4321");
  expect((await app.log()).filter((line) => !line.startsWith("configurado"))).toEqual([]);
  await phone.press("End");
  await phone.press("Backspace");
  expect(await app.read("phone.value")).toBe("113265432");
  await old.fill("04538133");
  expect([await old.inputValue(), await app.read("old.value")]).toEqual(["04538-133", "04538133"]);
});

test("a text without a place to type is no mask", () => {
  for (const mask of [null, undefined, "", "(--)", [], ["-"]]) expect(maskFormat(mask)).toBeUndefined();
  expect(maskFormat(["-", "99"])?.show("1")).toBe("1");
});

test("what is stored is shown the same again, whatever was typed", () => {
  const sign = fc.constantFrom(..."0123456789abcXYZ-/.() +5");
  const mask = fc.constantFrom("(99) 99999-9999", "+55 (99) 99999", "AAA-9999", "***.***/99", "A9-\\9");
  fc.assert(
    fc.property(
      fc.array(mask, { minLength: 1, maxLength: 2 }),
      fc.string({ unit: sign, maxLength: 14 }),
      (texts, text) => {
        const one = maskFormat(texts);
        const first = one?.show(text) ?? "";
        expect(one?.show(first)).toBe(first);
        expect(one?.show(one.stored(first, true))).toBe(one?.stored(first, true));
      },
    ),
    { seed, numRuns: cases(2000, 100_000) },
  );
});
