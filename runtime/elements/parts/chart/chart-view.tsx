import { least } from "d3-array";
import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Drawing, Pick } from "./chart-drawing.ts";
import { type BarLayout, barLayout, type ChartRoom } from "./chart-layout.ts";
import { type LineLayout, lineLayout } from "./chart-lines.ts";
import { slicesOf } from "./chart-slices.ts";
import { BarDrawing, LineDrawing, PieDrawing } from "./chart-svg.tsx";
import { ChartTip } from "./chart-tip.tsx";

export interface ChartViewProps {
  readonly drawing: Drawing;
  readonly onPick: ((pick: Pick) => void) | undefined;
}

/** The drawing of a chart and its pointer interaction. Screen readers use the table instead. */
export default function ChartView({ drawing, onPick }: ChartViewProps): ReactNode {
  const { shape, labels, series } = drawing;
  const view = useRef<HTMLDivElement>(null);
  const room = useRoom(view);
  const [hover, setHover] = useState<Pick>();
  const layout = useMemo(() => {
    if (!room || shape.kind === "pie") return undefined;
    return shape.kind === "bar" ? barLayout(drawing, shape, room) : lineLayout(drawing, shape, room);
  }, [drawing, shape, room]);
  const slices = useMemo(
    () => (room && shape.kind === "pie" ? slicesOf(drawing, shape, room) : undefined),
    [drawing, shape, room],
  );
  const pickAt = (event: MouseEvent<HTMLDivElement>): Pick | undefined => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const position = { x: Math.round(event.clientX - left), y: Math.round(event.clientY - top) };
    if (shape.kind === "pie") return sliceAt(event.target, position);
    if (!layout) return undefined;
    const labelIndex = layout.labelAt(shape.isHorizontal ? position.y : position.x);
    if (labelIndex === undefined) return undefined;
    const seriesIndex =
      layout.kind === "bar"
        ? indexOf(event.target, ".trama-chart-bar", "data-series")
        : pointAt(layout, labelIndex, position);
    const seriesIndexes = seriesIndex === undefined ? series.map((_, index) => index) : [seriesIndex];
    return { labelIndex, seriesIndexes, value: layout.valueAt(shape.isHorizontal ? position.x : position.y), position };
  };
  const pointed = hover && hover.labelIndex < labels.length ? hover : undefined;
  return (
    <div
      className="trama-chart-view"
      ref={view}
      aria-hidden="true"
      data-kind={shape.kind}
      data-clickable={onPick !== undefined || undefined}
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => setHover(pickAt(event))}
      onPointerLeave={() => setHover(undefined)}
      onClick={(event) => {
        const pick = pickAt(event);
        if (pick) onPick?.(pick);
      }}
    >
      {pointed && layout?.kind === "bar" && shape.kind === "bar" ? (
        <div
          className="trama-chart-band"
          style={bandOf(shape.isHorizontal, layout, labels.length, pointed.labelIndex)}
        />
      ) : null}
      {layout?.kind === "bar" ? <BarDrawing layout={layout} series={series} /> : null}
      {layout?.kind === "line" ? <LineDrawing layout={layout} series={series} /> : null}
      {pointed && layout?.kind === "line" ? <Marks layout={layout} drawing={drawing} pick={pointed} /> : null}
      {slices && room ? <PieDrawing slices={slices} width={room.width} height={room.height} /> : null}
      {room && pointed ? <ChartTip drawing={drawing} pick={pointed} size={room} /> : null}
    </div>
  );
}

/** Returns the space in a box, updated on resize; undefined while the box has no size. */
function useRoom(node: { readonly current: HTMLElement | null }): ChartRoom | undefined {
  const [room, setRoom] = useState<ChartRoom>();
  useLayoutEffect(() => {
    const target = node.current;
    if (!target) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width === 0 || height === 0) return;
      setRoom((known) => (known?.width === width && known.height === height ? known : roomOf(target)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [node]);
  return room;
}

/** Wider than any chart; longer texts are not measured. */
const widestText = 1000;

/** Returns the size of a box, and a function that measures text in its font. */
function roomOf(box: HTMLElement): ChartRoom {
  const { clientWidth: width, clientHeight: height } = box;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(box);
  const textSize = Number.parseFloat(fontSize);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return { width, height, textSize, widthOf: (text) => text.length * textSize * 0.6 };
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return { width, height, textSize, widthOf: (text) => context.measureText(text.slice(0, widestText)).width };
}

/** Returns the stripe behind the bars of the label under the pointer. */
function bandOf(isHorizontal: boolean, { left, top, width, height }: BarLayout, labelCount: number, position: number) {
  const length = (isHorizontal ? height : width) / labelCount;
  return isHorizontal
    ? { left, top: top + position * length, width, height: length }
    : { left: left + position * length, top, width: length, height };
}

type Position = Pick["position"];

/** Returns the series whose point of a label is at a position, if one is near. */
function pointAt({ points }: LineLayout, labelIndex: number, { x, y }: Position): number | undefined {
  const distance = (point: Position) => Math.hypot(point.x - x, point.y - y);
  const nearest = least(
    points.filter((point) => point.labelIndex === labelIndex),
    distance,
  );
  return nearest && distance(nearest) <= reach ? nearest.seriesIndex : undefined;
}

const reach = 10;

interface MarksProps {
  readonly layout: LineLayout;
  readonly drawing: Drawing;
  readonly pick: Pick;
}

/** A line through the label under the pointer, and its points in front of it. */
function Marks({ layout, drawing: { series }, pick }: MarksProps): ReactNode {
  const { top, height } = layout;
  const points = layout.points.filter(({ labelIndex }) => labelIndex === pick.labelIndex);
  const [first] = points;
  if (!first) return null;
  return (
    <>
      <div className="trama-chart-guide" style={{ left: first.x, top, height }} />
      {points.map(({ seriesIndex, x, y }) => (
        <div
          key={seriesIndex}
          className="trama-chart-dot"
          style={{ left: x, top: y, background: series[seriesIndex]?.colors[0] }}
        />
      ))}
    </>
  );
}

function sliceAt(target: EventTarget, position: Position): Pick | undefined {
  const labelIndex = indexOf(target, ".trama-chart-slice", "data-label");
  return labelIndex === undefined ? undefined : { labelIndex, seriesIndexes: [0], value: 0, position };
}

/** Returns the number in an attribute of the drawn part under the pointer. */
function indexOf(target: EventTarget, selector: string, attribute: string): number | undefined {
  const text = target instanceof Element ? target.closest(selector)?.getAttribute(attribute) : undefined;
  return text === undefined || text === null ? undefined : Number(text);
}
