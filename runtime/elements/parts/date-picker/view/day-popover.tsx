import { Tooltip } from "@base-ui/react/tooltip";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLayer } from "../../layer/use-layer.ts";
import type { DayMarks } from "../day-marks.ts";

/** How long the popover stays after the pointer has left, so that it can be reached. */
const hideDelayMs = 110;

/** The day under the pointer or with the focus, if a mark of it has a popover. */
export function useDayPopover(marks: Readonly<Record<string, DayMarks>>) {
  const [shown, setShown] = useState<{ readonly day: string; readonly anchor: Element }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  const close = () => {
    stay();
    setShown(undefined);
  };
  return {
    shown,
    show: (day: string, anchor: Element) => {
      stay();
      setShown((marks[day]?.popovers.length ?? 0) > 0 ? { day, anchor } : undefined);
    },
    /** Keep it open: the pointer is on it. */
    stay,
    hide: () => {
      stay();
      timer.current = setTimeout(() => setShown(undefined), hideDelayMs);
    },
    close,
  };
}

/** The texts of the marks of a day. The name of the day has them too, for screen readers. */
export function DayPopover({
  anchor,
  title,
  texts,
  noContent,
  onStay,
  onHide,
  onClose,
}: {
  readonly anchor: Element;
  readonly title: string;
  readonly texts: readonly string[];
  /** In place of an empty text. */
  readonly noContent: string;
  readonly onStay: () => void;
  readonly onHide: () => void;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Tooltip.Root open onOpenChange={(isOpen, { reason }) => !isOpen && reason === "escape-key" && onClose()}>
      <Tooltip.Portal container={useLayer()}>
        <Tooltip.Positioner className="trama-layer" anchor={anchor} side="top" sideOffset={6} collisionPadding={8}>
          <Tooltip.Popup className="trama-tooltip-popup trama-day-popover" onMouseEnter={onStay} onMouseLeave={onHide}>
            <span className="trama-day-popover-title">{title}</span>
            {texts.map((text, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two marks may have the same text.
              <span key={position}>{text || noContent}</span>
            ))}
            <Tooltip.Arrow className="trama-tooltip-arrow" />
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
