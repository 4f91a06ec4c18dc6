import { type MouseEvent, type ReactNode, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useLatest } from "../react/use-latest.ts";
import { useHistoryLayer } from "./parts/layer/history-layer.ts";
import { hoverListeners, useOpening } from "./parts/layer/opening.ts";
import { useTriggerRole } from "./parts/layer/trigger-role.ts";
import type { DropdownProps, DropdownVariables } from "./props.ts";

const DropdownView = lazyPart("dropdown.view", () => import("./dropdown.view.tsx"));

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
  const { attributes, node, label } = root;
  const state = root.values<DropdownState>(props, defaults);
  const [point, setPoint] = useState<Point>();
  const variables = root.connect(Dropdown.spec, props.handle, {
    openDropdown: () => setOpen(true),
    closeDropdown: () => setOpen(false),
  });
  const { onOpen, onClose } = props;
  const opening = useOpening(root, variables.isOpen, { isDisabled: state.disabled, onOpen, onClose });
  const { panelId, isOpen, isByHover, setByHover, setOpen, hold } = opening;
  useHistoryLayer(props.history, isOpen && !isByHover, () => setOpen(false));
  const trigger = props.triggerType ?? "click";

  const closeUnloaded = () => {
    renewParts();
    setOpen(false);
  };
  const toggle = useLatest(() => {
    if (trigger !== "click") return;
    setByHover(false);
    setOpen(!isOpen);
  });
  useTriggerRole(node, {
    popup: props.kind === "menu" ? "menu" : "dialog",
    isOpen,
    panelId,
    isActive: trigger === "click",
    toggle,
  });

  const enter = () => {
    hold();
    if (trigger !== "hover") return;
    setByHover(true);
    setOpen(true);
  };
  const leave = () => {
    if (trigger === "hover") opening.closeSoon();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside takes the keys, see useTriggerRole
    <div
      {...attributes}
      data-open={isOpen || undefined}
      {...hoverListeners(root, enter, leave)}
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
            onEnter={hold}
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
