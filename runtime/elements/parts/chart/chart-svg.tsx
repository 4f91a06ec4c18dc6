import { memo, type ReactNode } from "react";
import type { DrawnSeries } from "./chart-drawing.ts";
import type { AxesLayout, AxisLine, Bar, BarLayout, ChartSize, PlacedText } from "./chart-layout.ts";
import type { LineLayout } from "./chart-lines.ts";
import type { Slice } from "./chart-slices.ts";

export interface BarDrawingProps {
  readonly layout: BarLayout;
  readonly series: readonly DrawnSeries[];
}

/** The bars of a chart. */
export const BarDrawing = memo(function BarDrawing({ layout, series }: BarDrawingProps): ReactNode {
  return (
    <AxesDrawing layout={layout}>
      {layout.bars.map((bar) => (
        <path
          key={`${bar.seriesIndex} ${bar.labelIndex}`}
          className="trama-chart-bar"
          data-series={bar.seriesIndex}
          data-label={bar.labelIndex}
          style={{ fill: series[bar.seriesIndex]?.colors[bar.labelIndex] }}
          d={barPath(bar)}
        />
      ))}
    </AxesDrawing>
  );
});

export interface LineDrawingProps {
  readonly layout: LineLayout;
  readonly series: readonly DrawnSeries[];
}

/** The lines of a chart: areas behind lines behind points. */
export const LineDrawing = memo(function LineDrawing({ layout, series }: LineDrawingProps): ReactNode {
  const { curves, points, hasRoom } = layout;
  const colorOf = (seriesIndex: number) => series[seriesIndex]?.colors[0];
  return (
    <AxesDrawing layout={layout}>
      {curves.map(({ seriesIndex, area }) =>
        area === "" ? null : (
          <path
            key={`area ${seriesIndex}`}
            className="trama-chart-area"
            data-series={seriesIndex}
            data-own={series[seriesIndex]?.areaColor !== undefined || undefined}
            style={{ fill: series[seriesIndex]?.areaColor ?? colorOf(seriesIndex) }}
            d={area}
          />
        ),
      )}
      {curves.map(({ seriesIndex, line }) => (
        <path
          key={`line ${seriesIndex}`}
          className="trama-chart-curve"
          data-series={seriesIndex}
          style={{ stroke: colorOf(seriesIndex) }}
          d={line}
        />
      ))}
      {points.map(({ seriesIndex, labelIndex, x, y, isAlone }) =>
        hasRoom || isAlone ? (
          <circle
            key={`${seriesIndex} ${labelIndex}`}
            className="trama-chart-point"
            data-series={seriesIndex}
            data-label={labelIndex}
            style={{ fill: colorOf(seriesIndex) }}
            cx={x}
            cy={y}
            r={3}
          />
        ) : null,
      )}
    </AxesDrawing>
  );
});

interface AxesDrawingProps {
  readonly layout: AxesLayout;
  readonly children: ReactNode;
}

/** The lines and texts of axes. The style sheet sets the colours that are not in the data. */
function AxesDrawing({ layout, children }: AxesDrawingProps): ReactNode {
  const { room, lines, texts } = layout;
  return (
    <svg className="trama-chart-box" width={room.width} height={room.height} aria-hidden="true">
      {lines.map((line) => (
        <path
          key={`${line.axis} ${line.position}`}
          className="trama-chart-line"
          data-axis={line.axis}
          data-zero={line.isZero || undefined}
          d={linePath(line, layout)}
        />
      ))}
      {children}
      {texts.map(({ kind, axis, text, x, y, anchor }, position) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: texts keep no state, and two may be alike
          key={position}
          className={`trama-chart-${kind}`}
          data-axis={axis}
          x={x}
          y={y}
          textAnchor={anchor}
          transform={turnOf({ kind, axis, x, y })}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

export interface PieDrawingProps extends ChartSize {
  readonly slices: readonly Slice[];
}

/** The slices of a chart. */
export const PieDrawing = memo(function PieDrawing({ slices, width, height }: PieDrawingProps): ReactNode {
  return (
    <svg className="trama-chart-box" width={width} height={height} aria-hidden="true">
      <g transform={`translate(${width / 2} ${height / 2})`}>
        {slices.map(({ labelIndex, color, path }) => (
          <path
            key={labelIndex}
            className="trama-chart-slice"
            data-label={labelIndex}
            style={{ fill: color }}
            d={path}
          />
        ))}
      </g>
    </svg>
  );
});

/** A line of one pixel is sharp at half-pixel positions. */
const linePath = ({ axis, position }: AxisLine, { left, top, width, height }: AxesLayout): string =>
  axis === "x" ? `M${position + 0.5} ${top}v${height}` : `M${left} ${position + 0.5}h${width}`;

/** Rotate the title of the vertical axis to read upwards. */
const turnOf = ({ kind, axis, x, y }: Pick<PlacedText, "kind" | "axis" | "x" | "y">): string | undefined =>
  kind === "title" && axis === "y" ? `rotate(-90 ${x} ${y})` : undefined;

const roundness = 3;

/** Returns the path of a box with round corners at its end. */
function barPath({ left, top, width, height, end }: Bar): string {
  const isHorizontal = end === "left" || end === "right";
  const most = Math.min(roundness, isHorizontal ? width : height, (isHorizontal ? height : width) / 2);
  const corner = (...sides: readonly Bar["end"][]) => (end !== undefined && sides.includes(end) ? most : 0);
  const [topLeft, topRight] = [corner("top", "left"), corner("top", "right")];
  const [bottomLeft, bottomRight] = [corner("bottom", "left"), corner("bottom", "right")];
  const arc = (radius: number, x: number, y: number) =>
    radius === 0 ? "" : `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return [
    `M${left + topLeft} ${top}`,
    `H${left + width - topRight}${arc(topRight, 1, 1)}`,
    `V${top + height - bottomRight}${arc(bottomRight, -1, 1)}`,
    `H${left + bottomLeft}${arc(bottomLeft, -1, -1)}`,
    `V${top + topLeft}${arc(topLeft, 1, -1)}Z`,
  ].join("");
}
