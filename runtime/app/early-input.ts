/** Type again what a visitor typed before the app hydrated the page; the app handles it like any input. */
export function typeAgain(container: Element): void {
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")) {
    if ("checked" in field && field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
    } else if (field.value !== field.defaultValue) {
      const typed = field.value;
      field.value = field.defaultValue;
      typeInto(field, typed);
    }
  }
}

/** Set the text of a field as if it was typed. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React overrides `value` on the field; setting it through the prototype lets React see a change.
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
