/** Type again what a visitor typed before the app hydrated the page; the app handles it like any input. */
export function typeAgain(container: Element): void {
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")) {
    if ("checked" in field && field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
      continue;
    }
    const [before, typed] = [untouched(field), field.value];
    if (typed !== before) {
      field.value = before;
      // React overrides `value` on the field; setting it through the prototype lets React see a change.
      Reflect.set(Object.getPrototypeOf(field), "value", typed, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

/** Returns what a field has before anybody types: the browser replaces an empty colour and an unset range. */
function untouched(field: HTMLInputElement | HTMLTextAreaElement): string {
  if (!(field instanceof HTMLInputElement)) return field.defaultValue;
  const fresh = document.createElement("input");
  for (const name of ["type", "min", "max", "step", "value"]) {
    const given = field.getAttribute(name);
    if (given !== null) fresh.setAttribute(name, given);
  }
  return fresh.value;
}
