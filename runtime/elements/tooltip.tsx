import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useOpening } from "./parts/layer/opening.ts";
import type { TooltipProps, TooltipVariables } from "./props.ts";

const TooltipView = lazyPart("tooltip.view", () => import("./tooltip.view.tsx"));

export interface TooltipState {
  readonly text: string;
  readonly offset: string;
  readonly delay: number;
  readonly zIndex: number | undefined;
  readonly disabled: boolean;
}

const defaults: TooltipState = { text: "", offset: "8px", delay: 500, zIndex: undefined, disabled: false };

/** How long a finger must rest on the trigger. */
const longPressMs = 500;
/** How far a resting finger may move. */
const longPressPx = 10;

const control = "a[href],:is(button,input,textarea,select):not(:disabled),[role=button],[tabindex]";

/** A short explanation next to its trigger. The shell renders the trigger; what opens is loaded when it opens. */
export function Tooltip(props: TooltipProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "tooltip");
  const { attributes, node, label } = root;
  const state = root.values<TooltipState>(props, defaults);
  const variables = root.connect(Tooltip.spec, props.handle, {
    openTooltip: () => setOpen(true),
    closeTooltip: () => close(),
  });
  const { onOpen, onClose } = props;
  const isDisabled = state.disabled || (props.content === undefined && state.text === "");
  const { panelId, isOpen, setOpen, hold, closeSoon } = useOpening(root, variables.isOpen, {
    isDisabled,
    onOpen,
    onClose,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  /** Where a finger was put on the trigger. */
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isLongPress = useRef(false);
  const press = (event: PointerEvent) => {
    isLongPress.current = false;
    if (event.pointerType !== "touch") return close();
    touch.current = { x: event.clientX, y: event.clientY };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isLongPress.current = true;
      setOpen(true);
    }, longPressMs);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = touch.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > longPressPx) lift();
  };
  const lift = () => {
    if (!touch.current) return;
    touch.current = undefined;
    clearTimeout(timer.current);
  };

  useLayoutEffect(() => {
    const trigger = node.current;
    if (trigger?.querySelector(control)) trigger.removeAttribute("tabindex");
    else if (trigger) trigger.tabIndex = 0;
  });
  useDescription(node, panelId, isOpen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside takes the keys
    <div
      {...attributes}
      data-open={isOpen || undefined}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === "touch") return;
        hold();
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(true), state.delay);
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === "touch") return;
        clearTimeout(timer.current);
        closeSoon();
      }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onClickCapture={(event) => {
        // The finger that opened it does not press the trigger too.
        if (!isLongPress.current) return;
        isLongPress.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
      onContextMenu={(event) => {
        if (touch.current) event.preventDefault();
        else attributes.onContextMenu?.(event);
      }}
      onFocus={(event) => {
        attributes.onFocus?.(event);
        if (event.target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={(event) => {
        attributes.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {props.trigger}
      {isOpen && (
        <SoftPart
          label={label("content")}
          onMissing={() => {
            renewParts();
            close();
          }}
        >
          <TooltipView
            id={panelId}
            state={state}
            trigger={node}
            position={props.position ?? "top"}
            alignment={props.alignment ?? "center"}
            onClose={close}
          >
            {props.content ?? state.text}
          </TooltipView>
        </SoftPart>
      )}
    </div>
  );
}

Tooltip.spec = elementSpec<TooltipVariables>({
  type: "tooltip",
  variables: { isOpen: false },
  actions: ["openTooltip", "closeTooltip"],
});

/** Describe the first control inside a trigger, or the trigger, by the open tooltip. */
function useDescription(node: { readonly current: HTMLElement | null }, id: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    const described = node.current?.querySelector(control) ?? node.current;
    if (!isOpen || !described) return;
    const before = described.getAttribute("aria-describedby");
    described.setAttribute("aria-describedby", before ? `${before} ${id}` : id);
    return () => {
      if (before) described.setAttribute("aria-describedby", before);
      else described.removeAttribute("aria-describedby");
    };
  }, [node, id, isOpen]);
}
