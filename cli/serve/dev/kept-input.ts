import { typeInto } from "../../../runtime/app/early-input.ts";

// What a visitor typed into a page, so that it can be typed again after a part of the page was made anew.

/** What was typed into a field; `place` finds the field again. */
interface KeptField {
  readonly place: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/** Plain data, so that it can wait in the storage of the window while the page loads again. */
export interface KeptInput {
  readonly fields: readonly KeptField[];
  readonly focus: { readonly place: string; readonly from: number | null; readonly to: number | null } | undefined;
  readonly scrolled: readonly { readonly place: string; readonly top: number; readonly left: number }[];
}

const fieldsOfPage = "input:not([type=hidden]),textarea,[contenteditable=true]";

const touched = new WeakSet<EventTarget>();
let isComposing = false;

/** Follow what is typed. */
export function watchInput(): void {
  for (const name of ["input", "change"])
    addEventListener(name, ({ target }) => target && touched.add(target), { capture: true });
  addEventListener("compositionstart", () => {
    isComposing = true;
  });
  addEventListener("compositionend", () => {
    isComposing = false;
  });
}

/** Resolves when no character is half typed, as with an input method. */
export async function typedWhole(): Promise<void> {
  while (isComposing) await new Promise((done) => addEventListener("compositionend", done, { once: true }));
}

/** Returns what was typed, where the focus is and what was scrolled. */
export function keptInput(): KeptInput {
  const all = [...places()];
  const { activeElement } = document;
  const focused = all.find(([, element]) => element === activeElement && element !== document.body);
  const selection = isTextField(activeElement) ? activeElement : undefined;
  return {
    fields: all.flatMap(([place, element]) =>
      touched.has(element) && element.matches(fieldsOfPage)
        ? [{ place, value: textIn(element), isChecked: isChecked(element) }]
        : [],
    ),
    focus: focused && {
      place: focused[0],
      from: selection?.selectionStart ?? null,
      to: selection?.selectionEnd ?? null,
    },
    scrolled: all.flatMap(([place, { scrollTop: top, scrollLeft: left }]) =>
      top > 0 || left > 0 ? [{ place, top, left }] : [],
    ),
  };
}

/** Type it again, and once more for fields that appear within `waitMs`. */
export async function typeAgain(kept: KeptInput, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs;
  let waiting: KeptInput | undefined = kept;
  while (waiting) {
    waiting = typeOnce(waiting);
    if (performance.now() > end) return;
    if (waiting) await new Promise((done) => requestAnimationFrame(done));
  }
}

/** Returns what found no place yet. */
function typeOnce({ fields, focus, scrolled }: KeptInput): KeptInput | undefined {
  const all = places();
  for (const one of fields) type(all.get(one.place), one);
  for (const { place, top, left } of scrolled) all.get(place)?.scrollTo({ top, left, behavior: "instant" });
  const focused = focus && all.get(focus.place);
  if (focused && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
    if (isTextField(focused) && focus.from !== null) focused.setSelectionRange(focus.from, focus.to);
  }
  const rest: KeptInput = {
    fields: fields.filter(({ place }) => !all.has(place)),
    focus: focused ? undefined : focus,
    scrolled: scrolled.filter(({ place }) => !all.has(place)),
  };
  return rest.fields.length + rest.scrolled.length > 0 || rest.focus ? rest : undefined;
}

function type(field: HTMLElement | undefined, { value, isChecked: wasChecked }: KeptField): void {
  if (field === undefined) return;
  if (isTick(field)) {
    if (field.checked !== wasChecked) field.click();
  } else if (textIn(field) !== value) {
    if (isField(field)) typeInto(field, value);
    else {
      field.focus();
      document.execCommand("selectAll");
      document.execCommand("insertHTML", false, value);
    }
  }
}

const isTick = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const isChecked = (field: HTMLElement): boolean => isTick(field) && field.checked;

const textIn = (field: HTMLElement): string => (isField(field) ? field.value : field.innerHTML);

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isTextField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isField(element) && element.selectionStart !== null;

/**
 * Returns all elements by a name of their place: what they are, the names of the elements around them, and their number among
 * those with the same. Another element elsewhere changes none of it.
 */
function places(): ReadonlyMap<string, HTMLElement> {
  const counts = new Map<string, number>();
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>("*")) {
    const name = nameOf(element);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    found.set(`${name} ${count}`, element);
  }
  return found;
}

function nameOf(element: HTMLElement): string {
  const around = element.parentElement?.closest<HTMLElement>("[name],[data-section],form,[role=dialog],dialog");
  return `${around ? `${nameOf(around)} ` : ""}${element.tagName}.${element.className}#${element.getAttribute("name") ?? element.id}`;
}
