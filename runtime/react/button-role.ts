const interactive = "a[href],button,input,select,textarea,summary,label,[tabindex],[contenteditable]";

/** Whether an element handles the keyboard itself, has another role, or contains controls, which handle the keys. */
export const isControl = (target: Element): boolean =>
  target.matches(interactive) || target.hasAttribute("role") || target.querySelector(interactive) !== null;

/** Set the role of a button on a box and add it to the tab order. */
export function markAsButton(target: HTMLElement | SVGElement): void {
  target.setAttribute("role", "button");
  target.tabIndex = 0;
}

/** Make a clickable box a button for the keyboard, unless it is a control; returns a function that ends it. */
export function takeButtonRole(target: HTMLElement | SVGElement): (() => void) | undefined {
  if (isControl(target)) return undefined;
  markAsButton(target);
  target.addEventListener("keydown", pressByKey);
  return () => {
    target.removeAttribute("role");
    target.removeAttribute("tabindex");
    target.removeEventListener("keydown", pressByKey);
  };
}

/** Click a box with the role of a button when Enter or the space bar is pressed on it. */
export function pressByKey(event: Event): void {
  const { currentTarget } = event;
  if (!(event instanceof KeyboardEvent) || currentTarget === null || event.target !== currentTarget) return;
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
