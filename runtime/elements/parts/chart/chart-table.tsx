import type { ReactNode } from "react";
import { useTexts } from "../shared/texts.ts";
import { type ChartData, total } from "./chart-data.ts";
import type { Pick } from "./chart-drawing.ts";
import type { ChartTexts } from "./chart-format.ts";
import type { ChartState } from "./chart-state.ts";

export interface ChartTableProps {
  readonly state: ChartState;
  readonly data: ChartData;
  readonly texts: ChartTexts;
  readonly onPick: ((pick: Pick, data: ChartData) => void) | undefined;
}

const defaults = { en: { tableText: "View as table" }, pt: { tableText: "Ver como tabela" } };

/**
 * The values of a chart as a table, for those who cannot see or point at the drawing.
 *
 * Where a click on the drawing has an effect, the label of each row is a button with the same effect. A hidden table
 * becomes visible while one of these has the focus.
 */
export function ChartTable({ state, data, texts, onPick }: ChartTableProps): ReactNode {
  const { table, ariaLabel, labelsTitle, valueTitle } = state;
  const { tableText } = useTexts(state, defaults);
  const rows = (
    <table>
      {ariaLabel === "" ? null : <caption>{ariaLabel}</caption>}
      <thead>
        <tr>
          {labelsTitle === "" ? <td /> : <th scope="col">{labelsTitle}</th>}
          {data.series.map(({ label }, position) => (
            // Two series may have the same name, and their order never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Heading key={position} text={label || valueTitle} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data.labels.map((label, labelIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may have equal labels, and keep no state
          <tr key={labelIndex}>
            <th scope="row">
              {onPick === undefined ? (
                texts.label(label)
              ) : (
                <button type="button" onClick={() => onPick(pickOf(data, labelIndex), data)}>
                  {texts.label(label)}
                </button>
              )}
            </th>
            {data.series.map(({ values }, position) => {
              const value = values[labelIndex] ?? null;
              // biome-ignore lint/suspicious/noArrayIndexKey: as in the heading
              return <td key={position}>{value === null ? "—" : texts.value(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (table === "hidden") return <div className="trama-chart-table trama-chart-unseen">{rows}</div>;
  const box = (
    // A table wider than its box scrolls, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    // biome-ignore lint/a11y/useSemanticElements: it is not a fieldset
    <div className="trama-chart-table" role="group" aria-label={ariaLabel || tableText} tabIndex={0}>
      {rows}
    </div>
  );
  if (table === "shown") return box;
  return (
    <details className="trama-chart-details">
      <summary>{tableText}</summary>
      {box}
    </details>
  );
}

function Heading({ text }: { readonly text: string }): ReactNode {
  return text === "" ? <td /> : <th scope="col">{text}</th>;
}

const pickOf = ({ series }: ChartData, labelIndex: number): Pick => ({
  labelIndex,
  seriesIndexes: series.map((_, position) => position),
  value: total(series, labelIndex),
  position: { x: 0, y: 0 },
});
