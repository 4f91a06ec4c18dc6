import type { ReactNode } from "react";
import { total } from "./chart-data.ts";
import type { Drawing, Pick } from "./chart-drawing.ts";
import type { ChartSize } from "./chart-layout.ts";

export interface ChartTipProps {
  readonly drawing: Drawing;
  readonly pick: Pick;
  readonly size: ChartSize;
}

/** The values of the label under the pointer, next to the pointer and inside the chart. */
export function ChartTip({ drawing, pick, size }: ChartTipProps): ReactNode {
  const { labels, series, shape, texts, valueTitle } = drawing;
  const { labelIndex, position } = pick;
  const isPie = shape.kind === "pie";
  const sum = total(series, labelIndex);
  const all = isPie ? labels.reduce((parts, _, index) => parts + total(series, index), 0) : 0;
  const isStack = !isPie && shape.isStacked;
  const rows = series.flatMap(({ label, values, colors }, index) => {
    const value = values[labelIndex] ?? null;
    // Leave out zeros of a stack; show all if the whole stack is zero.
    if (value === null || (isStack && value === 0 && sum !== 0)) return [];
    return [{ key: index, label, value, color: colors[labelIndex] }];
  });
  const style = {
    ...(position.x > size.width / 2 ? { right: size.width - position.x + 12 } : { left: position.x + 12 }),
    ...(position.y > size.height / 2 ? { bottom: size.height - position.y } : { top: position.y }),
  };
  return (
    <div className="trama-chart-tip" style={style}>
      <strong>{labels[labelIndex]}</strong>
      {rows.map(({ key, label, value, color }) => (
        <div key={key}>
          <span className="trama-chart-mark" style={{ background: color }} />
          <span className="trama-chart-name">{label || valueTitle}</span>
          <span className="trama-chart-number">{texts.value(value)}</span>
          {isPie && all > 0 ? <span className="trama-chart-share">{texts.share(value / all)}</span> : null}
        </div>
      ))}
      {isStack && rows.length > 1 ? (
        <div className="trama-chart-sum">
          <span>{valueTitle}</span>
          <span className="trama-chart-number">{texts.value(sum)}</span>
        </div>
      ) : null}
    </div>
  );
}
