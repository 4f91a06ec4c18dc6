import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from "react";
import { animationStyle, type HoverDropdownState } from "./hover-dropdown.tsx";
import { FocusGuards } from "./parts/layer/focus-guards.tsx";
import { isDismissal, useInnerLayer } from "./parts/layer/inner-layer.ts";
import { useLayer } from "./parts/layer/use-layer.ts";

export interface HoverDropdownViewProps {
  readonly state: HoverDropdownState;
  readonly opener: RefObject<HTMLElement | null>;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly isByHover: boolean;
  readonly alignment: "start" | "center" | "end";
  readonly position: "top" | "right" | "bottom" | "left";
  readonly closeOnClick: boolean;
  readonly onClose: () => void;
  /** Called when the panel has disappeared. */
  readonly onGone: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const focusable = "button,a[href],[role=button],[tabindex]";

/** The panel: its position, focus and animation. */
export default function HoverDropdownView(props: HoverDropdownViewProps): ReactNode {
  const { state, opener, isByHover } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isForInner = useInnerLayer(panel);
  const close = (event: Event | undefined, reason: string) => {
    const target = event?.target;
    if (isDismissal(reason) && isForInner()) return;
    // The opener itself toggles; closing here too would reopen it.
    if (reason === "outside-press" && target instanceof Node && opener.current?.contains(target)) return;
    props.onClose();
  };
  return (
    <Popover.Root
      open={props.isOpen}
      onOpenChange={(isOpen, details) => !isOpen && close(details.event, details.reason)}
      onOpenChangeComplete={(isOpen) => !isOpen && props.onGone()}
    >
      <Popover.Portal container={useLayer()}>
        <Popover.Positioner
          className="trama-layer"
          anchor={opener}
          side={props.position}
          align={props.alignment}
          sideOffset={4}
        >
          <Popover.Popup
            ref={panel}
            id={props.panelId}
            className="trama-panel trama-hover-panel"
            aria-label={state.ariaLabel || (opener.current?.textContent?.trim() ?? "") || undefined}
            data-animation={state.appearAnimation}
            style={animationStyle(state)}
            initialFocus={isByHover ? false : undefined}
            finalFocus={
              isByHover ? false : () => opener.current?.querySelector<HTMLElement>(focusable) ?? opener.current
            }
            onClick={(event: MouseEvent) => {
              // React bubbles events of a portal to the opener in the component tree, where they do not belong.
              event.stopPropagation();
              if (props.closeOnClick) props.onClose();
            }}
            onKeyDown={(event: KeyboardEvent) => event.key !== "Escape" && event.stopPropagation()}
            onMouseEnter={props.onEnter}
            onMouseLeave={props.onLeave}
          >
            {props.children}
            <FocusGuards />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
