import { createElement, type ReactNode, type RefObject, useId } from "react";
import { chevronDown } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";

export type HeadingLevel = "none" | "h2" | "h3" | "h4" | "h5" | "h6";

/**
 * A button and the content that it opens and closes.
 *
 * Closed content stays in the DOM, hidden from everyone, unless `isMounted` is false.
 */
export function Disclosure({
  heading,
  face,
  ariaLabel,
  hasCaret,
  isOpen,
  isDisabled,
  isLocked = false,
  isMounted,
  isRegion,
  button,
  onToggle,
  children,
}: {
  readonly heading: HeadingLevel;
  readonly face: ReactNode;
  readonly ariaLabel?: string | undefined;
  readonly hasCaret: boolean;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  /** It is open and cannot be closed for now. */
  readonly isLocked?: boolean;
  readonly isMounted: boolean;
  /** The content is a landmark for screen readers. */
  readonly isRegion: boolean;
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  const toggle = (
    <button
      ref={button}
      type="button"
      className="trama-disclosure-button"
      id={id}
      aria-label={ariaLabel}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      aria-disabled={isDisabled || isLocked || undefined}
      data-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled && !isLocked) onToggle();
      }}
    >
      <span className="trama-disclosure-face">{face}</span>
      {hasCaret && <Glyph icon={chevronDown} className="trama-glyph trama-disclosure-caret" />}
    </button>
  );
  return (
    <>
      {heading === "none" ? toggle : createElement(heading, { className: "trama-disclosure-heading" }, toggle)}
      <div
        className="trama-disclosure-panel"
        id={`${id}-panel`}
        data-open={isOpen || undefined}
        {...(isRegion ? { role: "region", "aria-labelledby": id } : {})}
      >
        <div className="trama-disclosure-content">{isMounted || isOpen ? children : null}</div>
      </div>
    </>
  );
}
