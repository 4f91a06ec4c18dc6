import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { lazyPart, renewParts } from "../../../app/reload.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import { arrowDown, arrowsUpDown, arrowUp } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { pinOf, roles, SelectBox } from "./grid-rows.tsx";
import type { GridSort } from "./grid-sort.ts";
import { type GridWidths, narrowest } from "./grid-widths.ts";

const GridHint = lazyPart("grid-hint", () => import("./grid-hint.tsx"));

const keyStep = 16;

/** The headings of the table. */
export function GridHeader({
  columns,
  sort,
  widths,
  resizeLabel,
  hintLabel,
  label,
  selectAll,
  actionsLabel,
  isStartPinned,
  isEndPinned,
  onSort,
}: {
  readonly columns: readonly GridColumn[];
  readonly sort: GridSort;
  readonly widths: GridWidths;
  readonly resizeLabel: string;
  readonly hintLabel: string;
  /** The place of the columns in the design, for the log. */
  readonly label: string;
  /** The box above the boxes of rows, if they can be selected. */
  readonly selectAll:
    | { readonly label: string; readonly state: "all" | "some" | "none"; readonly toggle: () => void }
    | undefined;
  /** The heading of the column of buttons, if there is one. */
  readonly actionsLabel: string | undefined;
  readonly isStartPinned: boolean;
  readonly isEndPinned: boolean;
  readonly onSort: (column: GridColumn) => void;
}): ReactNode {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {selectAll && (
          <th scope="col" {...roles.heading} className="trama-grid-select" {...pinOf("start", 0, isStartPinned)}>
            <SelectBox
              label={selectAll.label}
              isChecked={selectAll.state === "all"}
              isPartly={selectAll.state === "some"}
              onToggle={selectAll.toggle}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <Heading
            key={column.id}
            column={column}
            pin={pinOf(column.pin, index + 1)}
            order={sort.name === column.id ? sort.order : undefined}
            hint={
              column.hint && (
                <SoftPart label={label} waiting={<span className="trama-grid-hint" />} onMissing={renewParts}>
                  <GridHint column={column} label={hintLabel.replace("{name}", () => column.name)} />
                </SoftPart>
              )
            }
            onSort={() => onSort(column)}
          >
            {column.isResizable && (
              <ResizeEdge column={column} widths={widths} label={resizeLabel.replace("{name}", () => column.name)} />
            )}
          </Heading>
        ))}
        {actionsLabel !== undefined && (
          <th scope="col" {...roles.heading} {...pinOf("end", columns.length + 1, isEndPinned)}>
            <span className="trama-unseen">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Heading({
  column,
  pin,
  order,
  hint,
  onSort,
  children,
}: {
  readonly column: GridColumn;
  readonly pin: ReturnType<typeof pinOf>;
  readonly order: "ASC" | "DESC" | undefined;
  /** The help mark, if the column has a hint. */
  readonly hint: ReactNode;
  readonly onSort: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const ariaSort = order === "ASC" ? "ascending" : order === "DESC" ? "descending" : undefined;
  const icon = order === "ASC" ? arrowUp : order === "DESC" ? arrowDown : arrowsUpDown;
  const name = column.isSortable ? (
    <button type="button" className="trama-grid-sort" onClick={onSort}>
      {column.name}
      <Glyph icon={icon} />
    </button>
  ) : (
    column.name
  );
  return (
    <th
      scope="col"
      {...roles.heading}
      {...pin}
      data-align={column.align}
      aria-sort={ariaSort}
      // Without it, the name of the column would end with the name of the mark.
      aria-label={hint ? column.name : undefined}
    >
      {hint ? (
        <div className="trama-grid-hinted" data-align={column.align}>
          {name}
          {hint}
        </div>
      ) : (
        name
      )}
      {children}
    </th>
  );
}

/** The edge of a heading, which changes the width of its column by the pointer and by keys. */
function ResizeEdge({
  column: { id },
  widths,
  label,
}: {
  readonly column: GridColumn;
  readonly widths: GridWidths;
  readonly label: string;
}): ReactNode {
  const edge = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly x: number; readonly width: number; readonly sign: number }>(undefined);
  const width = widths.of(id);
  // Only the document knows the width of a column that has none of its own.
  useLayoutEffect(() => {
    edge.current?.setAttribute("aria-valuenow", String(Math.round(width ?? shownWidth(edge.current))));
  });
  const signOf = (node: Element) => (getComputedStyle(node).direction === "rtl" ? -1 : 1);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    const sign = signOf(event.currentTarget);
    drag.current = { x: event.clientX, width: shownWidth(event.currentTarget), sign };
  };
  const move = (event: PointerEvent) => {
    const start = drag.current;
    if (start) widths.show(id, start.width + (event.clientX - start.x) * start.sign);
  };
  const drop = (event: PointerEvent) => {
    const start = drag.current;
    drag.current = undefined;
    // A press alone, such as one of a double click, changes nothing.
    if (start && start.x !== event.clientX) widths.settle(id);
  };
  const reset = () => {
    widths.show(id, undefined);
    widths.settle(id);
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -keyStep, ArrowRight: keyStep };
    const step = steps[event.key];
    if (event.key === "Enter") reset();
    else if (step !== undefined) {
      widths.show(id, shownWidth(event.currentTarget) + step * signOf(event.currentTarget));
      widths.settle(id);
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line cannot have the focus, and this is one that moves
    <div
      ref={edge}
      className="trama-grid-edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={narrowest}
      aria-valuemin={narrowest}
      aria-valuemax={9999}
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onDoubleClick={reset}
      onKeyDown={key}
    />
  );
}

const shownWidth = (edge: Element | null): number => edge?.parentElement?.getBoundingClientRect().width ?? narrowest;
