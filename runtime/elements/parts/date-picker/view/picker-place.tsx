import { Dialog } from "@base-ui/react/dialog";
import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { useSignalValue } from "../../../../react/bound-value.ts";
import { breakpoint } from "../../../../screen/screen.ts";
import { FocusGuards } from "../../layer/focus-guards.tsx";
import { useLayer } from "../../layer/use-layer.ts";
import { useControlLook } from "../look.ts";
import type { CalendarPlace, PickerView } from "../picker-view.ts";
import { PickerContent, pickerStop } from "./picker.tsx";

/** An open calendar: next to its control, a sheet at the bottom of a small screen, or in place of the control. */
export function PickerPlace({ view }: { readonly view: PickerView }): ReactNode {
  const isMobile = useSignalValue(breakpoint) === "mobile";
  const { place } = view;
  if (place.kind === "inline") return <InlinePicker view={view} isMobile={isMobile} place={place} />;
  // On hover, a sheet would cover the control.
  return isMobile && !view.onLeave ? <Sheet view={view} place={place} /> : <Panel view={view} place={place} />;
}

function InlinePicker({
  view,
  isMobile,
  place: { fit, describedBy },
}: {
  readonly view: PickerView;
  readonly isMobile: boolean;
  readonly place: Extract<CalendarPlace, { readonly kind: "inline" }>;
}): ReactNode {
  const look = useControlLook(view.anchor);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a column.
    <div
      className="trama-date-inline"
      data-fit={fit}
      data-look={view.look}
      style={look}
      role="group"
      aria-label={view.name || undefined}
      aria-describedby={describedBy}
    >
      <PickerContent view={view} isMobile={isMobile} />
    </div>
  );
}

interface PanelProps {
  readonly view: PickerView;
  readonly place: Extract<CalendarPlace, { readonly kind: "panel" }>;
}

/** The attributes that a panel and a sheet share. */
function usePopup({ view, place }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const look = useControlLook(view.anchor);
  return {
    ref: panel,
    id: place.id,
    style: look,
    "aria-label": view.name || undefined,
    initialFocus: () => panel.current?.querySelector<HTMLElement>(pickerStop) ?? true,
    finalFocus: () => view.anchor.current?.querySelector("button") ?? null,
    // React bubbles events of a portal through the component tree, where they do not belong.
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => event.key !== "Escape" && event.stopPropagation(),
  };
}

function Sheet(props: PanelProps): ReactNode {
  const { view } = props;
  const popup = usePopup(props);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && view.onClose()}>
      <Dialog.Portal container={useLayer()}>
        <Dialog.Backdrop className="trama-backdrop" forceRender />
        <Dialog.Popup {...popup} className="trama-date-sheet" data-look={view.look}>
          <PickerContent view={view} isMobile />
          <FocusGuards />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Panel(props: PanelProps): ReactNode {
  const { view, place } = props;
  const popup = usePopup(props);
  const close = (target: EventTarget | null | undefined, reason: string) => {
    // The control itself toggles; closing here too would reopen it.
    if (reason === "outside-press" && target instanceof Node && view.anchor.current?.contains(target)) return;
    view.onClose();
  };
  const isByHover = view.onLeave !== undefined;
  return (
    <Popover.Root
      open
      modal={isByHover ? false : "trap-focus"}
      onOpenChange={(isOpen, { event, reason }) => !isOpen && close(event.target, reason)}
    >
      <Popover.Portal container={useLayer()}>
        <Popover.Positioner
          className="trama-layer"
          anchor={view.anchor}
          align={place.align}
          sideOffset={place.offset}
          data-hover={isByHover || undefined}
        >
          <Popover.Popup
            {...popup}
            {...(isByHover && { initialFocus: false, finalFocus: false })}
            className="trama-panel trama-date-panel"
            data-look={view.look}
            onPointerEnter={view.onEnter}
            onPointerLeave={view.onLeave}
          >
            <PickerContent view={view} isMobile={false} />
            <FocusGuards />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
