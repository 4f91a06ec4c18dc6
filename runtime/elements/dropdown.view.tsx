import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import type { DropdownState, Point } from "./dropdown.tsx";
import { FocusGuards } from "./parts/layer/focus-guards.tsx";
import { isDismissal, useInnerLayer } from "./parts/layer/inner-layer.ts";
import { useLeaving } from "./parts/layer/leaving.ts";
import { useLayer } from "./parts/layer/use-layer.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { usePixels } from "./parts/look/pixels.ts";

export interface DropdownViewProps {
  readonly state: DropdownState;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly point: Point | undefined;
  readonly panelId: string;
  readonly isMenu: boolean;
  readonly isByHover: boolean;
  readonly position: "top" | "right" | "bottom" | "left";
  readonly alignment: "start" | "center" | "end";
  readonly closeOnClick: boolean;
  readonly matchWidth: boolean;
  readonly onClose: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const items = "button:not([disabled]),a[href],[role=menuitem]";

/** The open panel: its position, focus and keys. */
export default function DropdownView(props: DropdownViewProps): ReactNode {
  const { state, trigger, point, isMenu, isByHover } = props;
  const panel = useRef<HTMLDivElement>(null);
  useLeaving(panel, state.animated);
  const anchor = useMemo(
    () => (point === undefined ? trigger : { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) }),
    [point, trigger],
  );
  const isVertical = props.position === "left" || props.position === "right";
  const isForInner = useInnerLayer(panel);
  const close = (event: Event | undefined, reason: string) => {
    const target = event?.target;
    if (isDismissal(reason) && isForInner()) return;
    // The trigger itself toggles; closing here too would reopen it.
    if (reason === "outside-press" && target instanceof Node && trigger.current?.contains(target) && !point) return;
    props.onClose();
  };
  const click = (event: MouseEvent) => {
    // React bubbles events of a portal to the trigger in the component tree, where they do not belong.
    event.stopPropagation();
    if (!props.closeOnClick || !(event.target instanceof Element)) return;
    const control = event.target.closest("button,a[href],[role=menuitem]");
    if (control && panel.current?.contains(control) && !control.hasAttribute("aria-haspopup")) props.onClose();
  };
  const style: CustomProperties = { zIndex: state.zIndex };
  const offset = usePixels(isVertical ? state.offsetX : state.offsetY, trigger);
  const shift = usePixels(isVertical ? state.offsetY : state.offsetX, trigger);
  return (
    <Popover.Root open onOpenChange={(isOpen, details) => !isOpen && close(details.event, details.reason)}>
      <Popover.Portal container={useLayer()}>
        <Popover.Positioner
          className="trama-layer"
          style={style}
          anchor={anchor}
          side={props.position}
          align={props.alignment}
          sideOffset={offset}
          alignOffset={shift}
        >
          <Popover.Popup
            ref={panel}
            id={props.panelId}
            className="trama-panel"
            role={isMenu ? "menu" : "dialog"}
            aria-label={state.ariaLabel || (trigger.current?.textContent?.trim() ?? "") || undefined}
            data-animated={state.animated || undefined}
            data-match-width={props.matchWidth || undefined}
            style={{ "--trama-origin": css("var(--transform-origin)") } as CustomProperties}
            initialFocus={isByHover ? false : undefined}
            finalFocus={
              isByHover ? false : () => trigger.current?.querySelector<HTMLElement>(focusable) ?? trigger.current
            }
            onClick={click}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Escape") event.stopPropagation();
              if (isMenu) moveInMenu(event, panel.current, props.onClose);
            }}
            onMouseEnter={props.onEnter}
            onMouseLeave={props.onLeave}
          >
            {props.children}
            {isMenu && <MenuItems panel={panel} />}
            <FocusGuards />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const focusable = "button,a[href],[role=button],[tabindex]";

/** Set the role of a menu's buttons and links, including later ones; one of them is in the tab order. */
function MenuItems({ panel }: { readonly panel: RefObject<HTMLElement | null> }): ReactNode {
  useEffect(() => {
    const menu = panel.current;
    if (!menu) return;
    const mark = () => {
      for (const [position, item] of menu.querySelectorAll<HTMLElement>(items).entries()) {
        item.setAttribute("role", "menuitem");
        item.tabIndex = position === 0 ? 0 : -1;
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(menu, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);
  return null;
}

/**
 * Arrow keys, Home and End cycle through the items; a letter moves to the next item that starts with it; Tab leaves.
 */
function moveInMenu(event: KeyboardEvent, panel: HTMLElement | null, close: () => void): void {
  if (event.key === "Tab") {
    close();
    return;
  }
  const all = Array.from(panel?.querySelectorAll<HTMLElement>(items) ?? []);
  const now = all.findIndex((item) => item.matches(":focus"));
  const next = nextItem(event.key, all, now);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

function nextItem(key: string, all: readonly HTMLElement[], now: number): number | undefined {
  if (key === "ArrowDown") return (now + 1) % all.length;
  if (key === "ArrowUp") return (now <= 0 ? all.length : now) - 1;
  if (key === "Home") return 0;
  if (key === "End") return all.length - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const order = [...all.keys()].map((position) => (now + 1 + position) % all.length);
  return order.find((position) => all[position]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
