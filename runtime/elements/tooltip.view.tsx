import { Tooltip } from "@base-ui/react/tooltip";
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { useLatest } from "../react/use-latest.ts";
import { useLeaving } from "./parts/layer/leaving.ts";
import { useLayer } from "./parts/layer/use-layer.ts";
import type { CustomProperties } from "./parts/look/css.ts";
import { usePixels } from "./parts/look/pixels.ts";
import type { TooltipState } from "./tooltip.tsx";

export interface TooltipViewProps {
  readonly id: string;
  readonly state: TooltipState;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly position: "top" | "right" | "bottom" | "left";
  readonly alignment: "start" | "center" | "end";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The open tooltip. The pointer may move onto it; a press elsewhere and Escape close it. */
export default function TooltipView(props: TooltipViewProps): ReactNode {
  const { state } = props;
  const popup = useRef<HTMLDivElement>(null);
  const close = useLatest(props.onClose);
  useLeaving(popup, true);
  const offset = usePixels(state.offset, props.trigger);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && popup.current?.contains(target))) close.current();
    };
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, [close]);
  const style: CustomProperties = { zIndex: state.zIndex };
  return (
    <Tooltip.Root open onOpenChange={(isOpen, { reason }) => !isOpen && reason === "escape-key" && props.onClose()}>
      <Tooltip.Portal container={useLayer()}>
        <Tooltip.Positioner
          className="trama-layer"
          style={style}
          anchor={props.trigger}
          side={props.position}
          align={props.alignment}
          sideOffset={offset}
          collisionPadding={8}
        >
          {/* Events of a portal bubble to the trigger in the component tree, where they do not belong. */}
          <Tooltip.Popup
            ref={popup}
            id={props.id}
            role="tooltip"
            className="trama-tooltip-popup"
            onClick={stop}
            onPointerDown={stop}
          >
            {props.children}
            <Tooltip.Arrow className="trama-tooltip-arrow" />
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
