import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../app/soft-part.tsx";
import { elementSpec, useElement, useLatest, useProps, useSignalValue, useVariables } from "../react/element.tsx";
import type { DropdownProps, DropdownVariables } from "./props.ts";

const DropdownView = lazyPart("dropdown.view", () => import("./dropdown.view.tsx"));

/** How long the panel stays after the pointer has left, so that the pointer can reach it. */
export const hoverCloseDelayMs = 200;

export interface DropdownState {
  readonly offsetX: string;
  readonly offsetY: string;
  readonly zIndex: number | undefined;
  readonly disabled: boolean;
  readonly animated: boolean;
  readonly ariaLabel: string;
}

const defaults: DropdownState = {
  offsetX: "0px",
  offsetY: "4px",
  zIndex: undefined,
  disabled: false,
  animated: true,
  ariaLabel: "",
};

/** The position of a right click, for a panel that opens there. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A panel next to its trigger. The shell renders the trigger; the panel and its positioning are loaded when it opens.
 */
export function Dropdown(props: DropdownProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "dropdown");
  const { node, label, emit } = root;
  const state = useProps<DropdownState>(props, defaults, label);
  const [point, setPoint] = useState<Point>();
  const [isByHover, setByHover] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const variables = useVariables(Dropdown.spec, props.handle, {
    openDropdown: () => setOpen(true),
    closeDropdown: () => setOpen(false),
  });
  const isOpen = useSignalValue(variables.isOpen) === true && !state.disabled;
  const trigger = props.triggerType ?? "click";
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    if (next === variables.isOpen.peek() || (next && state.disabled)) return;
    variables.isOpen.value = next;
    emit(next ? props.onOpen : props.onClose, next ? "open" : "close", undefined);
  };
  const closeUnloaded = () => {
    renewParts();
    setOpen(false);
  };
  const toggle = useLatest(() => {
    if (trigger !== "click") return;
    setByHover(false);
    setOpen(!isOpen);
  });
  useTriggerRole(node, { isMenu: props.kind === "menu", isOpen, panelId, isActive: trigger === "click", toggle });

  const enter = () => {
    clearTimeout(timer.current);
    if (trigger !== "hover") return;
    setByHover(true);
    setOpen(true);
  };
  const leave = () => {
    if (trigger !== "hover") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), hoverCloseDelayMs);
  };
  const { attributes } = root;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside takes the keys, see useTriggerRole
    <div
      {...attributes}
      data-open={isOpen || undefined}
      onMouseEnter={(event) => {
        attributes.onMouseEnter?.(event);
        enter();
      }}
      onMouseLeave={(event) => {
        attributes.onMouseLeave?.(event);
        leave();
      }}
      onFocus={(event) => {
        attributes.onFocus?.(event);
        if (event.target.matches(":focus-visible") && node.current?.contains(event.target)) enter();
      }}
      onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
        attributes.onContextMenu?.(event);
        if (trigger !== "right-click" || !node.current?.contains(event.target as Node)) return;
        event.preventDefault();
        setByHover(false);
        setPoint({ x: event.clientX, y: event.clientY });
        setOpen(true);
      }}
    >
      {props.trigger}
      {isOpen && (
        <SoftPart label={label("content")} onMissing={closeUnloaded}>
          <DropdownView
            state={state}
            trigger={node}
            point={trigger === "right-click" ? point : undefined}
            panelId={panelId}
            isMenu={props.kind === "menu"}
            isByHover={isByHover}
            position={props.position ?? "bottom"}
            alignment={props.alignment ?? "start"}
            closeOnClick={props.closeOnClick ?? true}
            matchWidth={props.matchWidth ?? false}
            onClose={() => setOpen(false)}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={leave}
          >
            {props.content}
          </DropdownView>
        </SoftPart>
      )}
    </div>
  );
}

Dropdown.spec = elementSpec<DropdownVariables>({
  type: "dropdown",
  variables: { isOpen: false },
  actions: ["openDropdown", "closeDropdown"],
});

interface TriggerRole {
  readonly isMenu: boolean;
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
function useTriggerRole(
  node: { readonly current: HTMLElement | null },
  { isMenu, isOpen, panelId, isActive, toggle }: TriggerRole,
): void {
  useEffect(() => {
    const root = node.current;
    if (!root || !isActive) return;
    const click = () => toggle.current();
    const press = (event: KeyboardEvent) => {
      const isOwn = event.target === root && (event.key === "Enter" || event.key === " ");
      if (!isOwn && event.key !== "ArrowDown") return;
      if (event.key === "ArrowDown" && !isMenu) return;
      event.preventDefault();
      toggle.current();
    };
    root.addEventListener("click", click);
    root.addEventListener("keydown", press);
    return () => {
      root.removeEventListener("click", click);
      root.removeEventListener("keydown", press);
    };
  }, [node, isActive, isMenu, toggle]);
  useLayoutEffect(() => {
    const root = node.current;
    if (!root) return;
    const button = root.querySelector<HTMLElement>("button,a[href],[role=button],[tabindex]") ?? root;
    if (button === root) {
      root.setAttribute("role", "button");
      root.tabIndex = 0;
    }
    button.setAttribute("aria-haspopup", isMenu ? "menu" : "dialog");
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) button.setAttribute("aria-controls", panelId);
    else button.removeAttribute("aria-controls");
  });
}
