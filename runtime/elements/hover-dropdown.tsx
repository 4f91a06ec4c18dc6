import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useLatest } from "../react/use-latest.ts";
import { type Breakpoint, breakpoint } from "../screen/screen.ts";
import { useHistoryLayer } from "./parts/layer/history-layer.ts";
import { hoverListeners, useOpening } from "./parts/layer/opening.ts";
import { useTriggerRole } from "./parts/layer/trigger-role.ts";
import type { CustomProperties } from "./parts/look/css.ts";
import type { HoverDropdownProps, HoverDropdownVariables } from "./props.ts";

const HoverDropdownView = lazyPart("hover-dropdown.view", () => import("./hover-dropdown.view.tsx"));

export interface HoverDropdownState {
  readonly appearAnimation: "fade" | "slideY" | "slideX" | "scale" | "rotate";
  readonly slideOrigin: number;
  readonly rotationAngle: number;
  readonly animationDuration: number;
  readonly animationTimingFunction: string;
  readonly disabled: boolean;
  readonly ariaLabel: string;
}

const defaults: HoverDropdownState = {
  appearAnimation: "fade",
  slideOrigin: 20,
  rotationAngle: -35,
  animationDuration: 300,
  animationTimingFunction: "ease",
  disabled: false,
  ariaLabel: "",
};

/** The screens on which the content opens in place, by the widest of them. */
const inlineScreens: Readonly<Record<"laptop" | "tablet" | "mobile", readonly Breakpoint[]>> = {
  laptop: ["default", "tablet", "mobile"],
  tablet: ["tablet", "mobile"],
  mobile: ["mobile"],
};

/**
 * A panel under its opener that appears and disappears with an animation; on small screens it opens in place.
 *
 * The shell renders the opener; the panel and its positioning are loaded when it opens.
 */
export function HoverDropdown(props: HoverDropdownProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "hover-dropdown");
  const { attributes, node, label } = root;
  const state = root.values<HoverDropdownState>(props, defaults);
  /** The panel is rendered until it has disappeared. */
  const [isShown, setShown] = useState(false);
  const screen = useSignalValue(breakpoint);
  const isInline = (props.isMenuBreakpoint ?? true) && inlineScreens[props.menuBreakpoint ?? "mobile"].includes(screen);
  const opensByHover = props.trigger === "mouseenter" && !isInline;
  const variables = root.connect(HoverDropdown.spec, props.handle, {
    openDropdown: () => setOpen(true),
    closeDropdown: () => setOpen(false),
  });
  const { onOpen, onClose } = props;
  const opening = useOpening(root, variables.isOpen, { isDisabled: state.disabled, onOpen, onClose });
  const { panelId, isOpen, isByHover, setByHover, setOpen, hold } = opening;
  useHistoryLayer(props.history, isOpen && !isByHover, () => setOpen(false));
  if (isOpen && !isShown) setShown(true);

  const toggle = useLatest(() => {
    setByHover(false);
    setOpen(!isOpen);
  });
  const popup = isInline ? undefined : "dialog";
  useTriggerRole(node, { popup, isOpen, panelId, isActive: !opensByHover, toggle });

  const enter = () => {
    hold();
    if (!opensByHover || isOpen) return;
    setByHover(true);
    setOpen(true);
  };
  const leave = () => {
    if (opensByHover) opening.closeSoon();
  };
  return (
    <div
      {...attributes}
      data-open={isOpen || undefined}
      data-inline={isInline || undefined}
      {...hoverListeners(root, enter, leave)}
    >
      {props.opener}
      {isInline && isOpen && (
        <Inline
          id={panelId}
          state={state}
          closeOnClick={(props.closeOnClick ?? "always") === "always"}
          onClose={() => setOpen(false)}
        >
          {props.content}
        </Inline>
      )}
      {!isInline && isShown && (
        <SoftPart
          label={label("content")}
          onMissing={() => {
            renewParts();
            setOpen(false);
            setShown(false);
          }}
        >
          <HoverDropdownView
            state={state}
            opener={node}
            panelId={panelId}
            isOpen={isOpen}
            isByHover={isByHover}
            alignment={props.alignment ?? "center"}
            position={props.position ?? "bottom"}
            closeOnClick={(props.closeOnClick ?? "always") === "always"}
            onClose={() => setOpen(false)}
            onGone={() => setShown(false)}
            onEnter={hold}
            onLeave={leave}
          >
            {props.content}
          </HoverDropdownView>
        </SoftPart>
      )}
    </div>
  );
}

HoverDropdown.spec = elementSpec<HoverDropdownVariables>({
  type: "hover-dropdown",
  variables: { isOpen: false },
  actions: ["openDropdown", "closeDropdown"],
});

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Returns the settings of the animation for the style sheet, within their bounds. */
export const animationStyle = (state: HoverDropdownState): CustomProperties => ({
  "--trama-duration": `${clamp(state.animationDuration, 1, 5000)}ms`,
  "--trama-easing": state.animationTimingFunction,
  "--trama-slide": `${clamp(state.slideOrigin, -300, 300)}px`,
  "--trama-angle": `${clamp(state.rotationAngle, -180, 180)}deg`,
});

interface InlineProps {
  readonly id: string;
  readonly state: HoverDropdownState;
  readonly closeOnClick: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The content in place, below its opener. */
function Inline({ id, state, closeOnClick, onClose, children }: InlineProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const latest = useLatest(onClose);
  useEffect(() => {
    const opener = panel.current?.parentElement;
    if (!opener) return;
    const press = (event: MouseEvent) => {
      if (event.target instanceof Node && !opener.contains(event.target)) latest.current();
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [latest]);
  // The listener of the opener must not hear of clicks and keys inside.
  useEffect(() => {
    const node = panel.current;
    if (!node) return;
    const click = (event: Event) => {
      event.stopPropagation();
      if (closeOnClick) latest.current();
    };
    const keep = (event: Event) => event.stopPropagation();
    node.addEventListener("click", click);
    node.addEventListener("keydown", keep);
    return () => {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", keep);
    };
  }, [closeOnClick, latest]);
  return (
    <div ref={panel} id={id} className="trama-hover-inline" style={animationStyle(state)}>
      {children}
    </div>
  );
}
