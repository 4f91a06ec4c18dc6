import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useRuntime } from "../app/runtime-context.ts";
import { isFirstOf, useDialogOrder, useIsBelow, useReturn } from "../page/dialog-order.ts";
import { openPopups, usePopup } from "../page/popups.tsx";
import { useElement } from "../react/element.tsx";
import { FocusGuards } from "./parts/layer/focus-guards.tsx";
import { useInnerLayer } from "./parts/layer/inner-layer.ts";
import { useLeaving } from "./parts/layer/leaving.ts";
import { useLayer } from "./parts/layer/use-layer.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { ModalProps } from "./props.ts";

interface Resolved {
  readonly ariaLabel: string;
  readonly animation: string;
  readonly position: string;
  readonly positionLeft: string;
  readonly positionTop: string;
  readonly zIndex: number | undefined;
  readonly backdrop: boolean;
  readonly backdropColor: string | undefined;
  readonly replacesBelow: boolean;
  readonly transition: string;
  readonly closeOnBackdrop: boolean;
  readonly closeOnEscape: boolean;
}

const defaults: Resolved = {
  ariaLabel: "",
  animation: "fade",
  position: "middle",
  positionLeft: "0%",
  positionTop: "0%",
  zIndex: undefined,
  backdrop: true,
  backdropColor: undefined,
  replacesBelow: false,
  transition: "all .3s ease",
  closeOnBackdrop: true,
  closeOnEscape: true,
};

/** The layer itself: backdrop, position, focus trap, Escape, and returning the focus on close. */
export default function ModalView(props: ModalProps): ReactNode {
  const dismiss = useRef((_reason: string): void => {});
  const isLater = useLaterKeys();
  const runtime = useRuntime();
  // Only the upper one of two dialogs hides what is around it, whichever was mounted last.
  const isBelow = useIsBelow(usePopup());
  const panel = useRef<HTMLDivElement>(null);
  const isForInner = useInnerLayer(panel);
  return (
    <Dialog.Root
      open
      modal={!isBelow}
      disablePointerDismissal={isBelow}
      onOpenChange={(isOpen, details) => {
        if (isOpen) return;
        if (details.reason !== "escape-key" || isLater(details.event)) {
          if (!isBelow && !isForInner() && isFirstOf(runtime, details.event)) dismiss.current(details.reason);
        } else {
          details.cancel();
          details.allowPropagation();
        }
      }}
    >
      <Dialog.Portal container={useLayer()}>
        <Layer props={props} dismiss={dismiss} isBelow={isBelow} panel={panel} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The contents of the portal. A separate component, as the portal's container exists only after the first render. */
function Layer({
  props,
  dismiss,
  isBelow,
  panel,
}: {
  readonly props: ModalProps;
  readonly isBelow: boolean;
  readonly dismiss: RefObject<(reason: string) => void>;
  readonly panel: RefObject<HTMLDivElement | null>;
}): ReactNode {
  const root = useElement<HTMLDivElement>(props, "modal");
  const { attributes, node, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const popup = usePopup();
  const finalFocus = useReturn(popup);
  const runtime = useRuntime();
  const { isCovered, isCovering } = useDialogOrder(popup, node, state);
  useHeadingName(node, state.ariaLabel === "");
  useLeaving(node, state.animation !== "none");
  useLayoutEffect(() => {
    panel.current = node.current;
    dismiss.current = (reason) => {
      // Dismiss only the topmost layer; lower ones see a click in it as a click outside.
      if (openPopups(runtime).peek().at(-1) !== popup) return;
      if (reason === "outside-press") {
        emit(props.onBackdropClick, "backdropClick", undefined);
        if (state.closeOnBackdrop) popup?.dismiss();
      } else if (reason === "escape-key") {
        emit(props.onEscape, "escape", undefined);
        if (state.closeOnEscape) popup?.dismiss();
      }
    };
  });
  const layer: CustomProperties = {
    zIndex: state.zIndex,
    "--trama-left": css(state.positionLeft),
    "--trama-top": css(state.positionTop),
  };
  const cover: CustomProperties = { zIndex: state.zIndex, "--trama-backdrop": css(state.backdropColor) };
  const motion: CustomProperties = { "--trama-transition": css(state.transition) };
  const backdrop = useRef<HTMLDivElement>(null);
  useMotion(node, backdrop, state);
  return (
    <>
      {state.backdrop && (
        <Dialog.Backdrop
          ref={backdrop}
          className="trama-backdrop"
          style={cover}
          data-covered={isCovered || undefined}
          data-covering={isCovering || undefined}
          forceRender
        />
      )}
      <Dialog.Viewport
        className="trama-modal-viewport"
        data-position={state.position}
        data-covered={isCovered || undefined}
        style={layer}
      >
        <Dialog.Popup
          {...attributes}
          {...(finalFocus && { finalFocus })}
          {...(isBelow && { initialFocus: false })}
          aria-label={state.ariaLabel || undefined}
          data-animation={state.animation}
          style={motion}
        >
          {props.children}
          <FocusGuards />
        </Dialog.Popup>
      </Dialog.Viewport>
    </>
  );
}

/**
 * Returns whether a key was pressed after the dialog was mounted. An Escape that opened it is still on its way up, and
 * would close it.
 */
function useLaterKeys(): (event: Event) => boolean {
  const last = useRef<Event>(undefined);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      last.current = event;
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, []);
  return (event) => event === last.current;
}

/**
 * Let the dialog and its backdrop appear in the time and with the easing of the transition: an animation has its own.
 * The browser reads them from the transition; of several, the first counts.
 */
function useMotion(
  dialog: RefObject<HTMLElement | null>,
  backdrop: RefObject<HTMLElement | null>,
  { transition, backdrop: hasBackdrop }: Resolved,
): void {
  useLayoutEffect(() => {
    if (transition === "" || !dialog.current) return;
    const { transitionDelay, transitionDuration, transitionTimingFunction } = getComputedStyle(dialog.current);
    const parts = [transitionDuration, transitionTimingFunction, transitionDelay];
    const motion = parts.map((list) => list.split(/,(?![^(]*\))/)[0]).join(" ");
    for (const one of [dialog.current, hasBackdrop ? backdrop.current : null])
      one?.style.setProperty("--trama-motion", motion);
  }, [dialog, backdrop, transition, hasBackdrop]);
}

/** Name the dialog by its first heading when the design has no name. */
function useHeadingName(node: { readonly current: HTMLElement | null }, isWanted: boolean): void {
  const id = useId();
  useEffect(() => {
    const dialog = node.current;
    const heading = dialog?.querySelector("h1, h2, h3, h4, h5, h6");
    if (!isWanted || !dialog || !heading) return;
    if (heading.id === "") heading.id = id;
    dialog.setAttribute("aria-labelledby", heading.id);
  }, [node, isWanted, id]);
}
