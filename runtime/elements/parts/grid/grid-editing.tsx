import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { lazyPart, renewParts } from "../../../app/reload.ts";
import type { Runtime } from "../../../app/runtime.ts";
import { useRuntime } from "../../../app/runtime-context.ts";
import { writePath } from "../../../data/value-path.ts";
import { momentOf } from "../../../dates/zoned-time.ts";
import { isDay, readZonedTime } from "../../../helpers/date-value.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import { textOf } from "../../../react/bound-value.ts";
import { writtenLanguage } from "../../../screen/language.ts";
import { decimalText, parseDecimal, unclearNumber } from "../field/decimal.ts";
import { toNumber } from "../field/number-format.ts";
import { cross, pencil, trash } from "../look/glyphs.ts";
import { check, Glyph } from "../look/svg.tsx";
import { member } from "../select/options.ts";
import { listOf } from "./grid-cells.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { type GridRow, type RowCalls, withName } from "./grid-row.ts";
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
 * It shows the newest value until someone changes it, and only then has one of its own: leaving without saving restores
 * the row, and saving writes what was changed. It belongs to no form, even if the grid is in one.
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
  const [typed, setTyped] = useState<Typed>();
  const value = member(row.value, column.path);
  if (column.editor === "multiselect") {
    return (
      <SoftPart label={`columns.${column.id}`} onMissing={renewParts}>
        <MultiselectEditor column={column} value={listOf(value)} onChange={(next) => calls.set(column.id, next)} />
      </SoftPart>
    );
  }
  const newest = controlText(runtime, column, value);
  const given = typed?.text ?? newest;
  // A choice that is no longer among the options is shown as none.
  const text = column.editor === "select" && !hasOption(column, given) ? "" : given;
  const isChanged = typed !== undefined && text !== typed.of;
  const shared = {
    className: "trama-input",
    "data-edit": column.id,
    "data-changed": isChanged || undefined,
    "aria-label": column.name,
    form: "",
    required: column.isRequired,
    onChange: ({ target }: ChangeEvent<Control>) => setTyped({ text: textIn(column, target), of: typed?.of ?? newest }),
    // A text that was typed back changes nothing: a newer value shows again.
    onBlur: () => isChanged || setTyped(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      // In a text of several lines, Enter is a line.
      if (column.editor === "textarea" && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      calls.save(row.id);
    },
  };
  if (column.editor === "checkbox") {
    return <input {...shared} className="trama-grid-mark" type="checkbox" checked={text === "true"} />;
  }
  return (
    <span className="trama-control">
      {column.editor === "textarea" ? (
        <textarea {...shared} rows={2} value={text} />
      ) : column.editor === "select" ? (
        <select {...shared} value={text}>
          {(text === "" || !column.isRequired) && <option value="">{"\u00a0"}</option>}
          {column.options.map((option) => (
            <option key={keyOf(option.value)} value={keyOf(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={controlType(column.editor)}
          inputMode={column.editor === "number" ? "decimal" : undefined}
          value={text}
          autoComplete="off"
        />
      )}
    </span>
  );
}

/** The text of a control that someone has changed, and the text that it showed before. */
interface Typed {
  readonly text: string;
  readonly of: string;
}

const textIn = ({ editor }: GridColumn, control: Control): string =>
  editor === "checkbox" ? String(Reflect.get(control, "checked")) : control.value;

/** Returns the key of a choice. Its position would name another choice as soon as the options change. */
const keyOf = (value: unknown): string => JSON.stringify(value ?? null);

const optionOf = ({ options }: GridColumn, key: string) => options.find(({ value }) => keyOf(value) === key);

const hasOption = (column: GridColumn, key: string): boolean => optionOf(column, key) !== undefined;

/** A number is a text in the language of the page: browsers read their own fields of numbers in theirs. */
const controlType = (editor: GridColumn["editor"]): string =>
  editor === "datetime" ? "datetime-local" : editor === "number" ? "text" : editor;

/** The buttons of a row: edit and delete, or save and cancel. */
export function RowButtons<Item>({
  row,
  name,
  calls,
  labels,
  editing,
  canDelete,
}: {
  readonly row: GridRow<Item>;
  readonly name: string;
  readonly calls: RowCalls;
  readonly labels: GridLabels;
  readonly editing: RowEditing;
  readonly canDelete: boolean;
}): ReactNode {
  const button = (label: string, icon: typeof check, onClick: () => void, mark?: "edit") => (
    <button
      type="button"
      className="trama-icon-button"
      aria-label={withName(label, name)}
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
 * Writes only what someone has changed, each value into a copy at the path of its column. `rows` are all rows: they show
 * what values a column without one in this row has.
 */
export function editedRow<Item>(
  runtime: Runtime,
  node: Element,
  value: Item,
  columns: readonly GridColumn[],
  rows: readonly GridRow<Item>[],
): Item | undefined {
  const controlOf = ({ id }: GridColumn) => node.querySelector<Control>(`[data-edit="${CSS.escape(id)}"]`);
  const changed = columns.flatMap((column) => {
    const control = column.type === "custom" ? null : controlOf(column);
    return control && "changed" in control.dataset ? [{ column, control }] : [];
  });
  for (const column of columns.filter(({ editor }) => editor === "number")) controlOf(column)?.setCustomValidity("");
  for (const { column, control } of changed) {
    if (column.editor !== "number" || control.value === "" || numberIn(runtime, column, control.value) !== null)
      continue;
    control.setCustomValidity(unclearNumber(runtime, column.fractionDigits ?? 1));
  }
  const invalid = [...node.querySelectorAll<Control>("input,select,textarea")].find((one) => !one.checkValidity());
  if (invalid) {
    invalid.reportValidity();
    return undefined;
  }
  let edited: unknown = value;
  for (const { column, control } of changed) {
    const before = member(value, column.path);
    const alike = before ?? rows.map((row) => member(row.value, column.path)).find((one) => (one ?? "") !== "");
    edited = writePath(edited, column.path, controlValue(runtime, column, textIn(column, control), alike));
  }
  // A copy of the row with other values at existing paths.
  return edited as Item;
}

/**
 * Returns the control's text of a value: for a choice its key, for a moment its day, its time or both on the clocks of
 * the app's zone.
 */
function controlText(runtime: Runtime, column: GridColumn, value: unknown): string {
  const { editor } = column;
  if (editor === "checkbox") return String(value === true);
  if (editor === "date") return clockOf(value)?.slice(0, 10) ?? textOf(value);
  if (editor === "time") return isMoment(value) ? (clockOf(value)?.slice(11, 16) ?? "") : textOf(value);
  if (editor === "datetime") return clockOf(value)?.slice(0, 16) ?? "";
  if (editor === "number") {
    const number = toNumber(value);
    return number === undefined ? textOf(value) : decimalText(number, 0, writtenLanguage(runtime));
  }
  if (editor !== "select") return textOf(value);
  return hasOption(column, keyOf(value)) ? keyOf(value) : "";
}

/** Returns the value of a control's text, of the kind of a value `alike`. */
function controlValue(runtime: Runtime, column: GridColumn, text: string, alike: unknown): unknown {
  const { editor } = column;
  if (editor === "checkbox") return text === "true";
  if (editor === "select") return optionOf(column, text)?.value ?? null;
  if (text === "" && clearable.has(editor)) return null;
  if (editor === "number") return numberIn(runtime, column, text);
  const clock = editor === "datetime" ? text : isMoment(alike) ? wholeClock(editor, text, alike) : undefined;
  const zoned = clock === undefined ? undefined : readZonedTime(clock);
  return zoned ? new Date(momentOf(zoned)).toISOString() : text;
}

/** Returns a value's day and time on the clocks of the app's zone, such as `2026-03-01T08:30:00.000Z`. */
const clockOf = (value: unknown): string | undefined => readZonedTime(value)?.toISOString();

/** Whether a value is a day with a time, as a column of moments has, rather than one of both. */
const isMoment = (value: unknown): boolean =>
  !isDay(value) && (typeof value !== "string" || /\d[T ]\d/.test(value)) && readZonedTime(value) !== undefined;

/** Returns a chosen day with the time of a moment, or a chosen time on its day; undefined for another editor. */
function wholeClock(editor: GridColumn["editor"], text: string, moment: unknown): string | undefined {
  const clock = clockOf(moment) ?? "";
  if (editor === "date") return text + clock.slice(10, -1);
  return editor === "time" ? `${clock.slice(0, 11)}${text}` : undefined;
}

/** Returns the number that someone wrote; null if it is unclear, or has more decimals than the column. */
const numberIn = (runtime: Runtime, { fractionDigits }: GridColumn, text: string): number | null =>
  parseDecimal(text, writtenLanguage(runtime), fractionDigits);

const clearable: ReadonlySet<string> = new Set(["number", "date", "datetime", "time"]);
