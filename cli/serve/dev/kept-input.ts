// What a visitor typed into a page, so that it can be typed again after a part of the page was made anew.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

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
  const fields = places(fieldsOfPage);
  const { activeElement } = document;
  const focused = [...places("*")].find(([, element]) => element === activeElement && element !== document.body);
  const selection = isTextField(activeElement) ? activeElement : undefined;
  return {
    fields: [...fields].flatMap(([place, field]) =>
      touched.has(field) ? [{ place, value: textIn(field), isChecked: isChecked(field) }] : [],
    ),
    focus: focused && {
      place: focused[0],
      from: selection?.selectionStart ?? null,
      to: selection?.selectionEnd ?? null,
    },
    scrolled: [...places("*")].flatMap(([place, { scrollTop: top, scrollLeft: left }]) =>
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
  const all = places("*");
  const found = places(fieldsOfPage);
  for (const one of fields) type(found.get(one.place), one);
  for (const { place, top, left } of scrolled) all.get(place)?.scrollTo({ top, left, behavior: "instant" });
  const focused = focus && all.get(focus.place);
  if (focused && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
    if (isTextField(focused) && focus.from !== null) focused.setSelectionRange(focus.from, focus.to);
  }
  const rest: KeptInput = {
    fields: fields.filter(({ place }) => !found.has(place)),
    focus: focused ? undefined : focus,
    scrolled: scrolled.filter(({ place }) => !all.has(place)),
  };
  return rest.fields.length + rest.scrolled.length > 0 || rest.focus ? rest : undefined;
}

function type(field: Field | undefined, { value, isChecked: wasChecked }: KeptField): void {
  if (field === undefined) return;
  if (isTick(field)) {
    if (field.checked !== wasChecked) field.click();
  } else if (textIn(field) !== value) {
    if ("value" in field) {
      // React overrides `value` on the field; setting it through the prototype lets React see a change.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    } else {
      field.focus();
      document.execCommand("selectAll");
      document.execCommand("insertHTML", false, value);
    }
  }
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const isChecked = (field: Field): boolean => isTick(field) && field.checked;

const textIn = (field: Field): string => ("value" in field ? field.value : field.innerHTML);

const isTextField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);

/**
 * Returns elements by a name of their place: what they are, the names of the elements around them, and their number among
 * those with the same. Another element elsewhere changes none of it.
 */
function places(selector: string): ReadonlyMap<string, HTMLElement> {
  const counts = new Map<string, number>();
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
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
