/**
 * Keep what a visitor typed before the app took over the page: fields are put back to how the build rendered them.
 * Gives the function that types it again, which the app then hears as any typing.
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
        // React sets up the field's own `value`; that of its kind goes past it, so that it sees a change.
        Reflect.set(Object.getPrototypeOf(field), "value", typed, field);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
  }
  return () => {
    for (const type of again) type();
  };
}
