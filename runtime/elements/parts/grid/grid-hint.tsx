import { type ReactNode, useMemo } from "react";
import { handle } from "../../../react/element-handle.ts";
import { Tooltip } from "../../tooltip.tsx";
import { helpGlyph } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";
import type { GridColumn } from "./grid-columns.ts";

/** The help mark of a heading. Unlike other tooltips, a tap opens its explanation, as the mark does nothing else. */
export default function GridHint({
  column,
  label,
}: {
  readonly column: GridColumn;
  readonly label: string;
}): ReactNode {
  const tooltip = useMemo(() => handle(Tooltip), []);
  return (
    <Tooltip
      id={`grid-hint-${column.id}`}
      handle={tooltip}
      text={column.hint}
      delay={150}
      trigger={
        <button
          type="button"
          className="trama-grid-hint"
          aria-label={label}
          onClick={() => tooltip.actions.openTooltip()}
        >
          <Glyph icon={helpGlyph} />
        </button>
      }
    />
  );
}
