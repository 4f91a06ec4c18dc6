import type { KeyboardEvent, ReactNode } from "react";
import { lazyPart, renewParts } from "../../../app/reload.ts";
import type { Runtime } from "../../../app/runtime.ts";
import { useRuntime } from "../../../app/runtime-context.ts";
import { writePath } from "../../../data/value-path.ts";
import { momentOf } from "../../../dates/zoned-time.ts";
import { readZonedTime } from "../../../helpers/date-value.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import { textOf } from "../../../react/bound-value.ts";
import { writtenLanguage } from "../../../screen/language.ts";
import { decimalText, parseDecimal, unclearNumber } from "../field/decimal.ts";
import { toNumber } from "../field/number-format.ts";
import { cross, pencil, trash } from "../look/glyphs.ts";
import { check, Glyph } from "../look/svg.tsx";
import { member } from "../select/options.ts";
import { isSameValue } from "../shared/same-value.ts";
import { listOf } from "./grid-cells.tsx";
import type { GridColumn } from "./grid-columns.ts";
import type { GridRow, RowCalls } from "./grid-row.ts";
import type { GridLabels } from "./grid-state.ts";

/**
 * `off` if rows are not edited in place; otherwise `active` is the one edited row, and `blocked` are the others
 * meanwhile.
 */
export type RowEditing = "off" | "idle" | "active" | "blocked";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const MultiselectEditor = lazyPart("grid-multiselect", () => import("./grid-multiselect.tsx"));

/**
 * The control that edits a value of a row.
 *
 * It keeps its own state, so that leaving without saving restores the old values. It belongs to no form, even if the
 * grid is in one.
 */
export function EditControl<Item>({
  column,
  row,
  calls,
}: {
  readonly column: GridColumn;
  readonly row: GridRow<Item>;
  readonly calls: RowCalls;
}): ReactNode {
  const runtime = useRuntime();
  const value = member(row.value, column.path);
  if (column.editor === "multiselect") {
    return (
      <SoftPart label={`columns.${column.id}`} onMissing={renewParts}>
        <MultiselectEditor column={column} value={listOf(value)} onChange={(next) => calls.set(column.id, next)} />
      </SoftPart>
    );
  }
  const before = controlText(runtime, column, value);
  const shared = {
    className: "trama-input",
    "data-edit": column.id,
    "aria-label": column.name,
    form: "",
    required: column.isRequired,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      // In a text of several lines, Enter is a line.
      if (column.editor === "textarea" && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      calls.save(row.id);
    },
  };
  if (column.editor === "checkbox") {
    return <input {...shared} className="trama-grid-mark" type="checkbox" defaultChecked={before === "true"} />;
  }
  return (
    <span className="trama-control">
      {column.editor === "textarea" ? (
        <textarea {...shared} rows={2} defaultValue={before} />
      ) : column.editor === "select" ? (
        <select {...shared} defaultValue={before}>
          {(before === "" || !column.isRequired) && <option value="">{"\u00a0"}</option>}
          {column.options.map((option, position) => (
            <option key={String(position)} value={position}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={controlType(column.editor)}
          inputMode={column.editor === "number" ? "decimal" : undefined}
          defaultValue={before}
          autoComplete="off"
        />
      )}
    </span>
  );
}

/** A number is a text in the language of the page: browsers read their own fields of numbers in theirs. */
const controlType = (editor: GridColumn["editor"]): string =>
  editor === "datetime" ? "datetime-local" : editor === "number" ? "text" : editor;

/** The buttons of a row: edit and delete, or save and cancel. */
export function RowButtons<Item>({
  row,
  calls,
  labels,
  editing,
  canDelete,
}: {
  readonly row: GridRow<Item>;
  readonly calls: RowCalls;
  readonly labels: GridLabels;
  readonly editing: RowEditing;
  readonly canDelete: boolean;
}): ReactNode {
  const button = (label: string, icon: typeof check, onClick: () => void, mark?: "edit") => (
    <button
      type="button"
      className="trama-icon-button"
      aria-label={label}
      disabled={editing === "blocked"}
      data-button={mark}
      onClick={onClick}
    >
      <Glyph icon={icon} />
    </button>
  );
  return (
    <span className="trama-grid-buttons">
      {editing === "active" ? (
        <>
          {button(labels.save, check, () => calls.save(row.id))}
          {button(labels.cancel, cross, calls.cancel)}
        </>
      ) : (
        <>
          {button(labels.edit, pencil, () => calls.edit(row.id), "edit")}
          {canDelete && button(labels.remove, trash, () => calls.remove(row.id))}
        </>
      )}
    </span>
  );
}

/**
 * Returns the row with the values of its controls, or undefined when the browser reports one as invalid.
 *
 * Writes only changed values, each into a copy at the path of its column.
 */
export function editedRow<Item>(
  runtime: Runtime,
  node: Element,
  value: Item,
  columns: readonly GridColumn[],
): Item | undefined {
  const controlOf = ({ id }: GridColumn) => node.querySelector<Control>(`[data-edit="${id}"]`);
  const textBefore = (column: GridColumn) => controlText(runtime, column, member(value, column.path));
  for (const column of columns.filter(({ editor }) => editor === "number")) {
    const control = controlOf(column);
    const isUnclear =
      control && ![textBefore(column), ""].includes(control.value) && numberIn(runtime, column, control.value) === null;
    control?.setCustomValidity(isUnclear ? unclearNumber(runtime, column.fractionDigits ?? 1) : "");
  }
  const invalid = [...node.querySelectorAll<Control>("input,select,textarea")].find((one) => !one.checkValidity());
  if (invalid) {
    invalid.reportValidity();
    return undefined;
  }
  let edited: unknown = value;
  for (const column of columns) {
    if (column.type === "custom") continue;
    const control = controlOf(column);
    if (!control) continue;
    const text = column.editor === "checkbox" ? String(Reflect.get(control, "checked")) : control.value;
    if (text === textBefore(column)) continue;
    edited = writePath(edited, column.path, controlValue(runtime, column, text));
  }
  // A copy of the row with other values at existing paths.
  return edited as Item;
}

/**
 * Returns the control's text of a value: for a choice its index, for a moment its day, or its wall-clock time in the
 * app's zone.
 */
function controlText(runtime: Runtime, { editor, options }: GridColumn, value: unknown): string {
  if (editor === "checkbox") return String(value === true);
  if (editor === "date") return textOf(value).slice(0, 10);
  if (editor === "datetime") return readZonedTime(value)?.toISOString().slice(0, 16) ?? "";
  if (editor === "number") {
    const number = toNumber(value);
    return number === undefined ? textOf(value) : decimalText(number, 0, writtenLanguage(runtime));
  }
  if (editor !== "select") return textOf(value);
  const position = options.findIndex((option) => isSameValue(option.value, value));
  return position === -1 ? "" : String(position);
}

function controlValue(runtime: Runtime, column: GridColumn, text: string): unknown {
  const { editor, options } = column;
  if (editor === "checkbox") return text === "true";
  if (editor === "select") return (text === "" ? undefined : options[Number(text)]?.value) ?? null;
  if (text === "" && clearable.has(editor)) return null;
  if (editor === "number") return numberIn(runtime, column, text);
  const zoned = editor === "datetime" ? readZonedTime(text) : undefined;
  return zoned ? new Date(momentOf(zoned)).toISOString() : text;
}

/** Returns the number that someone wrote; null if it is unclear, or has more decimals than the column. */
const numberIn = (runtime: Runtime, { fractionDigits }: GridColumn, text: string): number | null =>
  parseDecimal(text, writtenLanguage(runtime), fractionDigits);

const clearable: ReadonlySet<string> = new Set(["number", "date", "datetime", "time"]);
