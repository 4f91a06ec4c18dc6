import {
  type CSSProperties,
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { lazyPart, renewParts } from "../../../app/reload.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import { type GridRow, type RowPlace, type ShownRows, usualHeight } from "./grid-row.ts";
import { useControlStops } from "./grid-stops.ts";

const GridWindow = lazyPart("grid-window", () => import("./grid-window.tsx"));

/** Up to this many rows are all in the document, where the browser's search finds them. */
const fullCount = 100;
const firstCount = 30;
const retryDelayMs = 3000;

export const isWindowed = (rows: readonly unknown[]): boolean => rows.length > fullCount;

/**
 * The rows of a grid. Of many rows only those near the visible part are in the document, between paddings of the height
 * of the others.
 *
 * It renders alone while the visitor scrolls.
 */
export function GridBody<Item>({
  tag,
  attributes,
  body,
  rows,
  gap,
  kept,
  stops,
  rowHeight,
  label,
  draw,
  onRender,
}: {
  readonly tag: "tbody" | "ul";
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly GridRow<Item>[];
  readonly gap: number;
  readonly kept: readonly number[];
  /** The rows with controls that Tab reaches; all when absent. */
  readonly stops: readonly (string | undefined)[] | undefined;
  readonly rowHeight: string;
  /** The place of the rows in the design, for the log. */
  readonly label: string;
  readonly draw: (row: GridRow<Item>, position: number, place: RowPlace | undefined) => ReactNode;
  /** Called after the rows in the document have changed. */
  readonly onRender: () => void;
}): ReactNode {
  const [reported, report] = useState<ShownRows>();
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Until its code is loaded, only the first rows are shown.
  const tryAgain = () => {
    timer.current = setTimeout(() => {
      renewParts();
      setAttempt((count) => count + 1);
    }, retryDelayMs);
  };
  useLayoutEffect(onRender);
  useControlStops(body, stops);
  const windowed = isWindowed(rows) ? windowOf(rows, gap, reported ?? firstRows(rows.length, gap)) : undefined;
  const drawn = windowed
    ? windowed.places.map(([row, place]) => draw(row, place.index, place))
    : rows.map((row, position) => draw(row, position, undefined));
  return (
    <>
      {createElement(tag, { ...attributes, ref: body, style: windowed?.style }, drawn)}
      {windowed && (
        <SoftPart key={attempt} label={label} onMissing={tryAgain}>
          <GridWindow rows={rows} body={body} gap={gap} kept={kept} rowHeight={rowHeight} onChange={report} />
        </SoftPart>
      )}
    </>
  );
}

/** Returns the places of the rows in the document, and the paddings around them. */
function windowOf<Item>(rows: readonly GridRow<Item>[], gap: number, { items, margin, size, measure }: ShownRows) {
  const places: (readonly [GridRow<Item>, RowPlace])[] = [];
  let end: number | undefined;
  for (const item of items) {
    const row = rows[item.index];
    // Fewer rows came since they were counted.
    if (!row) break;
    const space = end === undefined ? 0 : item.start - end - gap;
    places.push([row, { index: item.index, space: space > 0.5 ? space : 0, measure }]);
    end = item.end;
  }
  const style: CSSProperties = {
    paddingTop: (items[0]?.start ?? margin) - margin,
    paddingBottom: Math.max(0, size - ((end ?? margin) - margin)),
    overflowAnchor: "none",
  };
  return { places, style };
}

/** Returns the first rows, shown until the part that follows the scrolling is loaded. */
function firstRows(count: number, gap: number): ShownRows {
  const step = usualHeight + gap;
  const items = Array.from({ length: firstCount }, (_, index) => ({
    index,
    start: index * step,
    end: index * step + usualHeight,
  }));
  return { items, margin: 0, size: count * step - gap, measure: () => {} };
}
