import { useEffect, useLayoutEffect } from "react";
import { markAsButton } from "../../../react/button-role.ts";

interface TriggerRole {
  /** What opens; undefined for content that opens in place. */
  readonly popup: "menu" | "dialog" | undefined;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly isActive: boolean;
  readonly toggle: { readonly current: () => void };
}

/**
 * Make the trigger open the panel: the button inside gets the ARIA attributes, or the trigger becomes a button itself.
 *
 * The panel is not its child in the DOM, so clicks in the panel are not clicks on the trigger.
 */
export function useTriggerRole(
  node: { readonly current: HTMLElement | null },
  { popup, isOpen, panelId, isActive, toggle }: TriggerRole,
): void {
  useEffect(() => {
    const root = node.current;
    if (!root || !isActive) return;
    const click = () => toggle.current();
    const press = (event: KeyboardEvent) => {
      const isOwn = event.target === root && (event.key === "Enter" || event.key === " ");
      if (!isOwn && event.key !== "ArrowDown") return;
      if (event.key === "ArrowDown" && popup !== "menu") return;
      event.preventDefault();
      toggle.current();
    };
    root.addEventListener("click", click);
    root.addEventListener("keydown", press);
    return () => {
      root.removeEventListener("click", click);
      root.removeEventListener("keydown", press);
    };
  }, [node, isActive, popup, toggle]);
  useLayoutEffect(() => {
    const root = node.current;
    if (!root) return;
    const button = root.querySelector<HTMLElement>("button,a[href],[role=button],[tabindex]") ?? root;
    if (button === root) markAsButton(root);
    if (popup) button.setAttribute("aria-haspopup", popup);
    else button.removeAttribute("aria-haspopup");
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) button.setAttribute("aria-controls", panelId);
    else button.removeAttribute("aria-controls");
  });
}
