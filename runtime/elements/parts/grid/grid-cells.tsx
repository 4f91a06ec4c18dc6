import { type ReactNode, useMemo } from "react";
import { textOf } from "../../../react/bound-value.ts";
import { formatNumber, type NumberFormat, toNumber } from "../field/number-format.ts";
import { formatIso } from "../shared/date-format.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { GridColumn } from "./grid-columns.ts";

/** Renders a value of a column without a slot. */
export function drawValue(column: GridColumn, value: unknown, language: string): ReactNode {
  switch (column.type) {
    case "checkbox":
      return (
        <input type="checkbox" className="trama-grid-mark" aria-label={column.name} checked={value === true} disabled />
      );
    case "multiselect":
      return <Labels column={column} value={value} />;
    case "number": {
      const number = toNumber(value);
      return number === undefined ? textOf(value) : numberText(column, number, language);
    }
    case "date":
    case "datetime": {
      const format = column.format || (column.type === "date" ? "DD/MM/YYYY" : "DD/MM/YYYY HH:mm");
      return formatIso(textOf(value), format, language) || textOf(value);
    }
    default:
      return labelOf(column, value);
  }
}

function Labels({ column, value }: { readonly column: GridColumn; readonly value: unknown }): ReactNode {
  const labels = useMemo(() => listOf(value).map((one) => labelOf(column, one)), [column, value]);
  if (labels.length === 0) return null;
  return (
    <ul className="trama-tags">
      {labels.map((label, position) => (
        <li key={String(position)} className="trama-tag">
          <span className="trama-tag-text">{label}</span>
        </li>
      ))}
    </ul>
  );
}

const labelOf = ({ options }: GridColumn, value: unknown): string =>
  options.find((one) => isSameValue(one.value, value))?.label ?? textOf(value);

/** Returns the values of a column of several choices. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function numberText({ fractionDigits }: GridColumn, value: number, language: string): string {
  const decimals = String(value).split(".")[1]?.length ?? 0;
  return formatNumber(value, { ...plainNumber, fractionDigits: fractionDigits ?? Math.min(decimals, 3) }, language);
}

const plainNumber: Omit<NumberFormat, "fractionDigits"> = {
  numberStyle: "decimal",
  currency: "",
  currencyDisplay: "narrowSymbol",
  notation: "standard",
  unit: "",
  unitDisplay: "short",
  minimumIntegerDigits: 1,
  thousandsSeparator: true,
};
