/**
 * Save what a visitor typed before the app hydrated the page, and reset the fields to their prerendered values.
 * Returns a function that types it again, which the app handles like any input.
 */
export function takeTyped(container: Element): () => void {
  const again: (() => void)[] = [];
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")) {
    if ("checked" in field && field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      again.push(() => field.click());
    } else if (field.value !== field.defaultValue) {
      const typed = field.value;
      field.value = field.defaultValue;
      again.push(() => {
        // React overrides `value` on the field; setting it through the prototype lets React see a change.
        Reflect.set(Object.getPrototypeOf(field), "value", typed, field);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
  }
  return () => {
    for (const type of again) type();
  };
}
