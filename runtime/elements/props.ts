// @generated from schema/elements by npm run codegen. Do not edit.
import type { ReactNode } from "react";
import type { CommonProps, TakenHandle } from "../react/element.tsx";
import type { Bind, ReadonlySignal } from "../react/signals.ts";
import type { Handler } from "../workflow/workflow.ts";

/** A drawing: SVG elements with their attributes, on a grid of 24. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** What an option of a list stands for: its field, or the option itself where it is no record. */
export type OptionValue<Item, Field extends string> = Item extends object
  ? Field extends keyof Item
    ? Item[Field]
    : unknown
  : Item;

/** What `change` tells. */
export type AccordionChangePayload = {
  readonly value: readonly string[];
  readonly id: string;
  readonly isOpen: boolean;
};

/** What `initValueChange` tells. */
export type AccordionInitValueChangePayload = { readonly value: readonly string[] };

/** Panels under each other, each with a button that opens and closes it. */
export interface AccordionProps extends CommonProps {
  /** The panels, in order; the content of a panel is the slot of its id. */
  readonly items?:
    | readonly {
        readonly id: string;
        readonly label: Bind<string>;
        readonly display?: Bind<boolean>;
        readonly disabled?: Bind<boolean>;
      }[]
    | undefined;
  /** Ids of the panels that are open at first; bound ones are taken again whenever they change. */
  readonly value?: Bind<readonly string[]>;
  /** Whether opening a panel closes the others. */
  readonly type?: "single" | "multiple" | undefined;
  /** With `single`, the visitor may close the open panel too. */
  readonly collapsible?: boolean | undefined;
  /** Level of the heading around the button, so that readers of the screen find it; `none` for no heading. */
  readonly heading?: "none" | "h2" | "h3" | "h4" | "h5" | "h6" | undefined;
  /** Panels that are not shown keep what was typed in them. */
  readonly keepMounted?: boolean | undefined;
  /** The content of the panel of that id. */
  readonly panels?: Readonly<Record<string, ReactNode | undefined>> | undefined;
  /** The visitor opened or closed a panel. */
  readonly onChange?: Handler<AccordionChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<AccordionInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<AccordionVariables, AccordionActions> | undefined;
}

/** What formulas read of a accordion. */
export interface AccordionVariables {
  /** Ids of the open panels, in the order of the panels. */
  readonly value: readonly string[];
}

/** What workflows do with a accordion. */
export interface AccordionActions {
  /** Opens the panel when it is closed, closes it when it is open. */
  readonly toggleAccordion: (args: { readonly id?: string | null | undefined }) => unknown;
  /** Opens the panel. */
  readonly openAccordion: (args: { readonly id?: string | null | undefined }) => unknown;
  /** Closes the panel. */
  readonly closeAccordion: (args: { readonly id?: string | null | undefined }) => unknown;
}

/** What `chartClick` tells. */
export type BarChartChartClickPayload = {
  readonly dataX: string;
  readonly dataY: number;
  readonly position: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly datasetLabel: string; readonly label: string; readonly value: number }[];
};

/** Values as bars, in one series or several, side by side or stacked. */
export interface BarChartProps extends CommonProps {
  /** Axis of the labels: with `x` the bars stand, with `y` they lie. */
  readonly axis?: Bind<"x" | "y">;
  /** Bars of one label stand on each other instead of side by side. */
  readonly stacked?: Bind<boolean>;
  /** The axis of the values begins at zero, else near the smallest value. */
  readonly startAtZero?: Bind<boolean>;
  /** `guided` makes the bars from the rows of `data`, `advanced` takes `labels` and `datasets`. */
  readonly dataType?: "guided" | "advanced" | undefined;
  /** With `advanced`, the label of each group of bars, in order. */
  readonly labels?: Bind<readonly unknown[]>;
  /** With `advanced`, the values by series. */
  readonly datasets?: Bind<
    readonly {
      readonly label?: string | undefined;
      readonly data: readonly (number | null | undefined)[];
      readonly backgroundColor?: string | readonly string[] | undefined;
    }[]
  >;
  /** With `advanced`, the settings listed here, by the names that Chart.js gives them; they win over the properties of the element. */
  readonly options?: Bind<{
    readonly indexAxis?: "x" | "y" | undefined;
    readonly scales?:
      | {
          readonly x?:
            | {
                readonly title?:
                  | { readonly display?: boolean | undefined; readonly text?: string | undefined }
                  | undefined;
                readonly stacked?: boolean | undefined;
                readonly beginAtZero?: boolean | undefined;
                readonly min?: number | undefined;
                readonly max?: number | undefined;
                readonly grid?:
                  | { readonly display?: boolean | undefined; readonly color?: string | undefined }
                  | undefined;
                readonly ticks?: { readonly color?: string | undefined } | undefined;
              }
            | undefined;
          readonly y?:
            | {
                readonly title?:
                  | { readonly display?: boolean | undefined; readonly text?: string | undefined }
                  | undefined;
                readonly stacked?: boolean | undefined;
                readonly beginAtZero?: boolean | undefined;
                readonly min?: number | undefined;
                readonly max?: number | undefined;
                readonly grid?:
                  | { readonly display?: boolean | undefined; readonly color?: string | undefined }
                  | undefined;
                readonly ticks?: { readonly color?: string | undefined } | undefined;
              }
            | undefined;
        }
      | undefined;
    readonly plugins?:
      | {
          readonly legend?:
            | {
                readonly display?: boolean | undefined;
                readonly position?: "top" | "bottom" | "left" | "right" | undefined;
                readonly align?: "start" | "center" | "end" | undefined;
                readonly labels?:
                  | {
                      readonly color?: string | undefined;
                      readonly font?: { readonly size?: number | undefined } | undefined;
                    }
                  | undefined;
              }
            | undefined;
        }
      | undefined;
  }>;
  /** With `guided`, the rows: records, or plain values that are counted. */
  readonly data?: Bind<readonly unknown[]>;
  /** With `guided`, path of the label in a row. Rows of one label become one bar; a list counts for each of its items. */
  readonly dataXField?: Bind<string>;
  /** Path of the label in an item, where `dataXField` holds a list of records. */
  readonly dataXFieldProperty?: Bind<string>;
  /** With `guided`, how tall a bar is: as many rows as it stands for, or what `aggregate` makes of `dataYField`. */
  readonly yAxis?: Bind<"item-count" | "field-summary">;
  /** With `field-summary`, path of the value in a row. */
  readonly dataYField?: Bind<string>;
  /** Path of the value in an item, where `dataYField` holds a list of records. */
  readonly dataYFieldProperty?: Bind<string>;
  /** With `field-summary`, what becomes of the values of one bar: how many, how many different ones, the first, their sum and so on. When absent: `sum` of numbers in a list, `value` of other numbers, `distinct` of all else. */
  readonly aggregate?: Bind<"item-count" | "distinct" | "value" | "sum" | "average" | "median" | "min" | "max">;
  /** With `guided`, path of what makes the series: one for each value. */
  readonly groupBy?: Bind<string>;
  /** Path of the series in an item, where `groupBy` holds a list of records. */
  readonly groupByProperty?: Bind<string>;
  /** With `guided`, whether labels stand as they come, by themselves or by their values. */
  readonly dataOrderBy?: Bind<"default" | "x" | "y">;
  /** Direction of that order. */
  readonly dataDirection?: Bind<"ASC" | "DESC">;
  /** With `guided`, keeps the rows without a label, under the label `emptyLabel`. */
  readonly dataXEmpty?: Bind<boolean>;
  /** Label of the rows without one. */
  readonly emptyLabel?: Bind<string>;
  /** Colours of the series, in turn; those of the theme (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` stands for a token of the theme. */
  readonly colors?: Bind<readonly string[]>;
  /** Height of the chart with its legend, the same while it loads. A CSS value; `$token` stands for a token of the theme. */
  readonly height?: Bind<string>;
  /** Shows the legend, whose buttons hide and show series. */
  readonly isLegend?: Bind<boolean>;
  /** Side of the legend. */
  readonly legendPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** Place of the legend on its side. */
  readonly legendAlignment?: Bind<"start" | "center" | "end">;
  /** Size of the texts of legend and axes. A CSS value; `$token` stands for a token of the theme. */
  readonly legendSize?: Bind<string>;
  /** Colour of the texts of the legend. A CSS value; `$token` stands for a token of the theme. */
  readonly legendColor?: Bind<string>;
  /** Colour of the texts along the axes. A CSS value; `$token` stands for a token of the theme. */
  readonly labelColor?: Bind<string>;
  /** Colour of the lines. A CSS value; `$token` stands for a token of the theme. */
  readonly gridColor?: Bind<string>;
  /** Writes each value at its bar. */
  readonly showValues?: Bind<boolean>;
  /** Format of labels that are dates, such as `DD/MM`, by the tokens of the element date; as they are when absent. */
  readonly labelFormat?: string | undefined;
  /** What kind of number the values are. Of a percentage, 1 is 100 %. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | undefined;
  /** ISO code of the currency. */
  readonly currency?: Bind<string>;
  /** Digits after the decimal sign; when absent two of money, and of other numbers as many as they have, at most two. */
  readonly fractionDigits?: Bind<number | null>;
  /** Accessible name of the chart and caption of its table. */
  readonly ariaLabel?: Bind<string>;
  /** Heading of the labels in the table. */
  readonly labelsTitle?: Bind<string>;
  /** Heading of the values in the table, where the series has no name. */
  readonly valueTitle?: Bind<string>;
  /** The values as a table: for readers of the screen and the keyboard only, behind a button under the chart, or always under it. */
  readonly table?: Bind<"hidden" | "toggle" | "shown">;
  /** Text of the button that opens the table. */
  readonly tableText?: Bind<string>;
  /** Data is being loaded: the first time a placeholder stands for the chart, later it is dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** Shown when there is no data. */
  readonly emptyText?: Bind<string>;
  /** A bar, or the place of one, was clicked, or chosen in the table. `position` is in pixels of the chart; `points` are the bar, or all bars of the label beside one. */
  readonly onChartClick?: Handler<BarChartChartClickPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<BarChartVariables, BarChartActions> | undefined;
}

/** What formulas read of a bar-chart. */
export type BarChartVariables = Readonly<Record<never, never>>;

/** What workflows do with a bar-chart. */
export type BarChartActions = Readonly<Record<never, never>>;

/** A plain box. Children stand under each other unless the style says otherwise. */
export interface BaseProps extends CommonProps {
  /** HTML tag of the box. */
  readonly tag?:
    | "div"
    | "main"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "footer"
    | "nav"
    | "ul"
    | "ol"
    | "li"
    | "dl"
    | "figure"
    | "figcaption"
    | "address"
    | "fieldset"
    | "legend"
    | "details"
    | "summary"
    | "blockquote"
    | "span"
    | undefined;
  /** ARIA role, when the tag does not say it. */
  readonly role?: Bind<
    | "none"
    | "group"
    | "region"
    | "status"
    | "alert"
    | "list"
    | "listitem"
    | "toolbar"
    | "search"
    | "note"
    | "log"
    | "img"
  >;
  /** Accessible name, for readers of the screen, when the content does not say it. */
  readonly ariaLabel?: Bind<string>;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<BaseVariables, BaseActions> | undefined;
}

/** What formulas read of a base. */
export type BaseVariables = Readonly<Record<never, never>>;

/** What workflows do with a base. */
export type BaseActions = Readonly<Record<never, never>>;

/** A button, or with a link a link that looks like one. */
export interface ButtonProps extends CommonProps {
  /** Label. */
  readonly text?: Bind<string>;
  /** Accessible name of a button that shows only an icon. */
  readonly ariaLabel?: Bind<string>;
  /** `submit` sends the form it stands in; `none` is no button for the keyboard. */
  readonly buttonType?: Bind<"button" | "submit" | "reset" | "none">;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Shows a loader in place of the left icon and takes no clicks; it keeps its size and its focus. */
  readonly loading?: Bind<boolean>;
  /** State of a toggle button; absent for a plain one. */
  readonly pressed?: Bind<boolean>;
  /** Marks the link to the page shown. */
  readonly current?: Bind<boolean>;
  /** Short explanation on hover. */
  readonly tooltip?: Bind<string>;
  /** Before the label. */
  readonly leftIcon?: ReactNode | undefined;
  /** After the label. */
  readonly rightIcon?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ButtonVariables, ButtonActions> | undefined;
}

/** What formulas read of a button. */
export type ButtonVariables = Readonly<Record<never, never>>;

/** What workflows do with a button. */
export interface ButtonActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
}

/** What `change` tells. */
export type CheckboxChangePayload = { readonly value: boolean };

/** What `initValueChange` tells. */
export type CheckboxInitValueChangePayload = { readonly value: boolean };

/** A box to tick, or a switch. */
export interface CheckboxProps extends CommonProps {
  /** Initial value; a bound one is taken again whenever it changes. */
  readonly value?: Bind<boolean>;
  /** Visible label beside the box. */
  readonly label?: Bind<string>;
  /** Accessible name when there is no visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help under the control, part of its accessible description. */
  readonly hint?: Bind<string>;
  /** Error under the control; while it is not empty the control is marked invalid. */
  readonly error?: Bind<string>;
  /** A box or a switch. */
  readonly appearance?: "checkbox" | "switch" | undefined;
  /** Must be ticked. */
  readonly required?: Bind<boolean>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Neither on nor off, such as a part of a list. */
  readonly indeterminate?: Bind<boolean>;
  /** Width and height of the box. A CSS value; `$token` stands for a token of the theme. */
  readonly size?: Bind<string>;
  /** Colour of the ticked box. A CSS value; `$token` stands for a token of the theme. */
  readonly color?: Bind<string>;
  /** Icon of the ticked box; a tick when absent. */
  readonly icon?: IconDrawing | undefined;
  /** Where label and children stand beside the box. */
  readonly containerPosition?: Bind<"right" | "left" | "top" | "bottom">;
  /** Ticked or unticked by the visitor. */
  readonly onChange?: Handler<CheckboxChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<CheckboxInitValueChangePayload> | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<CheckboxVariables, CheckboxActions> | undefined;
}

/** What formulas read of a checkbox. */
export interface CheckboxVariables {
  /** Whether it is ticked. */
  readonly value: boolean;
}

/** What workflows do with a checkbox. */
export interface CheckboxActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: boolean | null | undefined }) => unknown;
  /** Back to the initial value. */
  readonly reset: () => unknown;
}

/** Lays out its children on a grid of units: as columns, as rows, or as a mosaic that wraps. */
export interface ColumnsProps extends CommonProps {
  /** HTML tag of the box. */
  readonly tag?:
    | "div"
    | "main"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "footer"
    | "nav"
    | "ul"
    | "ol"
    | "li"
    | "dl"
    | "figure"
    | "figcaption"
    | "address"
    | "fieldset"
    | "legend"
    | "details"
    | "summary"
    | "blockquote"
    | "span"
    | undefined;
  /** ARIA role, when the tag does not say it. */
  readonly role?: Bind<
    | "none"
    | "group"
    | "region"
    | "status"
    | "alert"
    | "list"
    | "listitem"
    | "toolbar"
    | "search"
    | "note"
    | "log"
    | "img"
  >;
  /** Accessible name, for readers of the screen, when the content does not say it. */
  readonly ariaLabel?: Bind<string>;
  /** `columns` beside each other, `rows` under each other, `mosaic` wraps by units. */
  readonly type?: Bind<"columns" | "rows" | "mosaic">;
  /** How many units one line of a mosaic has. */
  readonly lengthInUnit?: Bind<number>;
  /** Units of each child, repeated when there are more children; empty gives equal ones. */
  readonly grid?: Bind<readonly number[]>;
  /** Placement along the main axis. */
  readonly justifyContent?: Bind<
    "flex-start" | "center" | "flex-end" | "space-between" | "space-around" | "space-evenly" | "stretch"
  >;
  /** Placement across the main axis. */
  readonly alignItems?: Bind<"flex-start" | "center" | "flex-end" | "stretch" | "baseline">;
  /** Gap between rows. A CSS value; `$token` stands for a token of the theme. */
  readonly rowGap?: Bind<string>;
  /** Gap between columns. A CSS value; `$token` stands for a token of the theme. */
  readonly columnGap?: Bind<string>;
  /** Reverses the visual order. */
  readonly reverse?: Bind<boolean>;
  /** Pushes the last child to the far end. */
  readonly pushLast?: Bind<boolean>;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ColumnsVariables, ColumnsActions> | undefined;
}

/** What formulas read of a columns. */
export type ColumnsVariables = Readonly<Record<never, never>>;

/** What workflows do with a columns. */
export type ColumnsActions = Readonly<Record<never, never>>;

/** What `sort` tells. */
export type DataGridSortPayload = { readonly name: string; readonly key: string; readonly order: "ASC" | "DESC" };

/** What `rowClick` tells. */
export type DataGridRowClickPayload<Item = unknown> = {
  readonly id: string;
  readonly value: Item;
  readonly index: number;
};

/** What `selectionChange` tells. */
export type DataGridSelectionChangePayload<Item = unknown> = {
  readonly selectedRows: readonly { readonly id: string; readonly value: Item }[];
};

/** What `updateRow` tells. */
export type DataGridUpdateRowPayload<Item = unknown> = {
  readonly id: string;
  readonly value: Item;
  readonly index: number;
};

/** What `deleteRow` tells. */
export type DataGridDeleteRowPayload<Item = unknown> = {
  readonly id: string;
  readonly value: Item;
  readonly index: number;
};

/** A table of rows that the server sorts and pages, with selection, editing in place and the keyboard. */
export interface DataGridProps<Item = unknown> extends CommonProps {
  /** The rows. */
  readonly data?: Bind<readonly Item[]>;
  /** Path of the unique id in a row; the position when absent. */
  readonly dataIdPath?: string | undefined;
  /** The columns, in order. */
  readonly columns?:
    | readonly {
        readonly id: string;
        readonly name?: Bind<string>;
        readonly type?: "value" | "custom" | undefined;
        readonly path?: string | undefined;
        readonly sortKey?: string | undefined;
        readonly width?: string | undefined;
        readonly display?: Bind<boolean>;
        readonly sortable?: boolean | undefined;
        readonly align?: "start" | "center" | "end" | undefined;
        readonly hideOn?: readonly ("tablet" | "mobile")[] | undefined;
        readonly editable?: Bind<boolean>;
        readonly editableType?: "text" | "email" | "tel" | "number" | "date" | "checkbox" | "select" | undefined;
        readonly required?: boolean | undefined;
        readonly options?: Bind<readonly unknown[]>;
      }[]
    | undefined;
  /** Ids of the columns shown, in their order; all of them when it is nothing. Ids of no column are left out. */
  readonly visibleColumns?: Bind<readonly string[] | null>;
  /** Accessible name of the table. */
  readonly ariaLabel?: Bind<string>;
  /** A column of boxes selects rows. */
  readonly selectable?: Bind<boolean>;
  /** Accessible name of the box that selects all. */
  readonly selectAllLabel?: Bind<string>;
  /** Accessible name of the box of a row. */
  readonly selectRowLabel?: Bind<string>;
  /** Width of that column. A CSS value; `$token` stands for a token of the theme. */
  readonly selectColumnWidth?: string | undefined;
  /** A column of buttons edits rows in place, one at a time; F2 does the same. */
  readonly inlineEditing?: Bind<boolean>;
  /** Width of that column. A CSS value; `$token` stands for a token of the theme. */
  readonly actionColumnWidth?: string | undefined;
  /** Heading of that column, for readers of the screen. */
  readonly actionsLabel?: Bind<string>;
  /** Accessible name of the button that begins to edit a row. */
  readonly editLabel?: Bind<string>;
  /** Accessible name of the button that deletes a row; it is there when a workflow runs on `deleteRow`. */
  readonly deleteLabel?: Bind<string>;
  /** Accessible name of the button that sends the edited row. */
  readonly saveLabel?: Bind<string>;
  /** Accessible name of the button that gives up the edit. */
  readonly cancelLabel?: Bind<string>;
  /** Shows the headings. */
  readonly displayHeader?: Bind<boolean>;
  /** Headings stay in view while scrolling. */
  readonly hasStickyHeader?: Bind<boolean>;
  /** Every other row has another background. */
  readonly alternateBackground?: Bind<boolean>;
  /** Vertical place in the cells. */
  readonly verticalAlignment?: Bind<"top" | "middle" | "bottom">;
  /** Least height of a row. A CSS value; `$token` stands for a token of the theme. */
  readonly rowHeight?: Bind<string>;
  /** Id of the column sorted by, when the design keeps it; else the grid does. */
  readonly sortName?: Bind<string | null>;
  /** Order of that column. */
  readonly sortOrder?: Bind<"ASC" | "DESC" | null>;
  /** Rows are being loaded: the first time placeholders stand for them, later they are dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** How many placeholders. */
  readonly skeletonRows?: Bind<number>;
  /** Shown when there are no rows and no slot `empty`. */
  readonly emptyText?: Bind<string>;
  /** Id of the row whose details are open. */
  readonly currentId?: Bind<string | number | null>;
  /** Cells of the column of that id. */
  readonly cells?:
    | Readonly<Record<string, ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined>>
    | undefined;
  /** A whole row on mobile. */
  readonly card?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode | undefined;
  /** A heading was chosen: ASC first, DESC when it was ASC. */
  readonly onSort?: Handler<DataGridSortPayload> | undefined;
  /** A row was clicked, or Enter pressed on it. */
  readonly onRowClick?: Handler<DataGridRowClickPayload<Item>> | undefined;
  /** The selection changed. */
  readonly onSelectionChange?: Handler<DataGridSelectionChangePayload<Item>> | undefined;
  /** An edited row was sent, and the browser found its fields valid: `value` is the row with the new values. The grid shows it until `data` brings another one; `restoreRow` takes it back. */
  readonly onUpdateRow?: Handler<DataGridUpdateRowPayload<Item>> | undefined;
  /** The button that deletes a row was pressed. */
  readonly onDeleteRow?: Handler<DataGridDeleteRowPayload<Item>> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DataGridVariables<Item>, DataGridActions> | undefined;
}

/** What formulas read of a data-grid. */
export interface DataGridVariables<Item = unknown> {
  /** The selected rows. */
  readonly selectedRows: readonly { readonly id: string; readonly value: Item }[];
  /** The sorting chosen by the visitor; `name` is nothing before. */
  readonly sort: { readonly name: string | null; readonly key: string | null; readonly order: "ASC" | "DESC" };
  /** The row that the visitor is at: the one whose details are open, else the one that had the focus last; nothing before. */
  readonly activeRow: { readonly id: string; readonly value: Item; readonly index: number } | null;
  /** Id of the row that is being edited, or nothing. */
  readonly editingId: string | null;
}

/** What workflows do with a data-grid. */
export interface DataGridActions {
  /** Selects no row. */
  readonly clearSelection: () => unknown;
  /** Selects all rows. */
  readonly selectAll: () => unknown;
  /** Gives a row the keyboard focus and scrolls it into view. */
  readonly focusRow: (args: { readonly id?: string | number | null | null | undefined }) => unknown;
  /** Opens the row after `activeRow` as a click does, the first one when there is none, and scrolls it into view; after the last row it does nothing. */
  readonly openNext: () => unknown;
  /** Opens the row before `activeRow`, if there is one, and scrolls it into view. */
  readonly openPrevious: () => unknown;
  /** Begins to edit a row. */
  readonly editRow: (args: { readonly id?: string | number | null | null | undefined }) => unknown;
  /** Shows what `data` says of a row again, as after an edit that was refused. */
  readonly restoreRow: (args: { readonly id?: string | number | null | null | undefined }) => unknown;
}

/** What `change` tells. */
export type DatePickerChangePayload = {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** What `initValueChange` tells. */
export type DatePickerInitValueChangePayload = {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** What `invalidFixedRange` tells. */
export type DatePickerInvalidFixedRangePayload = { readonly start: string; readonly end: string };

/** A day or a range of days, with times if wanted, chosen in a calendar. Values are moments in ISO, with `date` days `YYYY-MM-DD`. */
export interface DatePickerProps extends CommonProps {
  /** `single` for a day, `range` for the first and the last day of a range. */
  readonly selectionMode?: "single" | "range" | undefined;
  /** `datetime` for moments, with fields for the time; `date` for days. */
  readonly dateMode?: "datetime" | "date" | undefined;
  /** The time zone of days and times: `locale` for that of the app (`timeZone` of design.json, else the browser's), or an IANA name. */
  readonly timezone?: Bind<string>;
  /** With `datetime`, times have seconds. */
  readonly enableSeconds?: Bind<boolean>;
  /** Initial value with `single`; a bound one is taken again whenever it changes. */
  readonly initValueSingle?: Bind<string>;
  /** Initial start with `range`; a bound one is taken again whenever it changes. */
  readonly initValueRangeStart?: Bind<string>;
  /** Initial end with `range`; a bound one is taken again whenever it changes. */
  readonly initValueRangeEnd?: Bind<string>;
  /** Visible label; it names the control for readers of the screen. */
  readonly label?: Bind<string>;
  /** Accessible name when there is no visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help under the control, part of its accessible description. */
  readonly hint?: Bind<string>;
  /** Error under the control; while it is not empty the control is marked invalid. */
  readonly error?: Bind<string>;
  /** Text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** How the closed control shows a value. */
  readonly format?:
    | "DD/MM/YYYY"
    | "DD/MM/YY"
    | "DD/MM/YYYY HH:mm"
    | "DD/MM/YY HH:mm"
    | "MMMM D, YYYY"
    | "MMM D, YYYY"
    | "MMM D, YYYY h:mm A"
    | "custom"
    | undefined;
  /** Format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets. */
  readonly customFormat?: Bind<string>;
  /** Language of the calendar: `pageLang` for that of the page, or a language tag such as `pt-BR`. */
  readonly lang?: Bind<string>;
  /** Values or ranges that one press chooses, listed beside the calendar. They are taken at once. */
  readonly presets?:
    | readonly { readonly label: Bind<string>; readonly start: Bind<string>; readonly end?: Bind<string> }[]
    | undefined;
  /** Accessible name of the list of presets. */
  readonly presetsLabel?: Bind<string>;
  /** `auto` makes a range of fixed length from one press, `minmax` bounds its length. */
  readonly rangeMode?: Bind<"free" | "auto" | "minmax">;
  /** Days from the first to the last with `auto`. */
  readonly autoRange?: Bind<number>;
  /** Fewest days from the first to the last with `minmax`. */
  readonly minRange?: Bind<number>;
  /** Most days from the first to the last with `minmax`. */
  readonly maxRange?: Bind<number>;
  /** A range may have only its first day. */
  readonly enablePartialRange?: Bind<boolean>;
  /** A range may not hold a disabled day. */
  readonly noDisabledRange?: Bind<boolean>;
  /** First day that can be chosen, or first moment if it has a time. */
  readonly minDate?: Bind<string>;
  /** Last day that can be chosen, or last moment if it has a time. */
  readonly maxDate?: Bind<string>;
  /** Months outside of `minDate` and `maxDate` cannot be shown. */
  readonly preventMinMaxNavigation?: Bind<boolean>;
  /** The calendar opens at this day while nothing is chosen. */
  readonly startDate?: Bind<string>;
  /** Only these days can be chosen; all when empty. */
  readonly allowedDates?: Bind<readonly string[]>;
  /** Days that cannot be chosen. */
  readonly disabledDates?: Bind<readonly string[]>;
  /** Days of the week that cannot be chosen, from 0 for Sunday. */
  readonly disabledWeekDays?: Bind<readonly number[]>;
  /** The day that weeks begin with, from 0 for Sunday. */
  readonly weekStart?: Bind<number>;
  /** Numbers of the weeks: `local` by `weekStart`, `iso` by ISO 8601. */
  readonly weekNumbers?: Bind<"none" | "local" | "iso">;
  /** Hides the days of other months around a month. */
  readonly hideOffsetDates?: Bind<boolean>;
  /** Month and year are a text rather than lists to choose from. */
  readonly disableMonthYearSelect?: Bind<boolean>;
  /** Shows several months beside each other; one at a time on mobile. */
  readonly enableMultiCalendars?: boolean | undefined;
  /** How many months with `enableMultiCalendars`. */
  readonly multiCalendars?: number | undefined;
  /** Where the calendar opens. */
  readonly menuPosition?: "center" | "left" | "right" | undefined;
  /** A choice is taken at once, without `Select` and `Cancel`. */
  readonly autoApply?: Bind<boolean>;
  /** With `autoApply`, the calendar closes when the choice is complete. */
  readonly closeOnAutoApply?: Bind<boolean>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Must be chosen; the visitor cannot clear it. */
  readonly required?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Shows a button that clears. */
  readonly clearIcon?: Bind<boolean>;
  /** Accessible name of the button that clears; by default in the language of the page, where that is English or Portuguese. */
  readonly clearLabel?: Bind<string>;
  /** Text of the button that takes the choice; default as for `clearLabel`. */
  readonly selectText?: Bind<string>;
  /** Text of the button that leaves the choice; default as for `clearLabel`. */
  readonly cancelText?: Bind<string>;
  /** Accessible name of the button to the month before; default as for `clearLabel`. */
  readonly previousLabel?: Bind<string>;
  /** Accessible name of the button to the month after; default as for `clearLabel`. */
  readonly nextLabel?: Bind<string>;
  /** Label of the time; default as for `clearLabel`. */
  readonly timeLabel?: Bind<string>;
  /** Label of the time of the first day; default as for `clearLabel`. */
  readonly startTimeLabel?: Bind<string>;
  /** Label of the time of the last day; default as for `clearLabel`. */
  readonly endTimeLabel?: Bind<string>;
  /** Content before the calendar, in place of the presets. */
  readonly leftSidebar?: ReactNode | undefined;
  /** Content after the calendar. */
  readonly rightSidebar?: ReactNode | undefined;
  /** The visitor took another value. */
  readonly onChange?: Handler<DatePickerChangePayload> | undefined;
  /** The configured value changed and the element took it. */
  readonly onInitValueChange?: Handler<DatePickerInitValueChangePayload> | undefined;
  /** The visitor wanted to take what is not complete, or out of bounds. */
  readonly onInvalidSelect?: Handler | undefined;
  /** With `auto`, the range from this day would hold days that cannot be chosen. */
  readonly onInvalidFixedRange?: Handler<DatePickerInvalidFixedRangePayload> | undefined;
  /** The calendar opened. */
  readonly onOpen?: Handler | undefined;
  /** The calendar closed. */
  readonly onClose?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DatePickerVariables, DatePickerActions> | undefined;
}

/** What formulas read of a date-picker. */
export interface DatePickerVariables {
  /** The chosen day or moment with `single`, or nothing. */
  readonly value: string | null;
  /** Start of the chosen range, or nothing. */
  readonly start: string | null;
  /** End of the chosen range, or nothing. */
  readonly end: string | null;
  /** The calendar is open. */
  readonly isOpen: boolean;
}

/** What workflows do with a date-picker. */
export interface DatePickerActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Sets the day, or the range. */
  readonly setValue: (args: {
    readonly value?: string | null | undefined;
    readonly start?: string | null | undefined;
    readonly end?: string | null | undefined;
  }) => unknown;
  /** Chooses nothing. */
  readonly clear: () => unknown;
  /** Opens the calendar. */
  readonly open: () => unknown;
  /** Closes the calendar; what was not taken is left. */
  readonly close: () => unknown;
}

/** Shows a date in a format. */
export interface DateProps extends CommonProps {
  /** ISO text. */
  readonly date?: Bind<string>;
  /** How it is shown. */
  readonly format?:
    | "DD/MM/YYYY"
    | "DD/MM/YY"
    | "DD/MM/YY HH:mm"
    | "DD/MM/YY HH:mm:ss"
    | "HH:mm"
    | "MMMM D, YYYY"
    | "MMM D, YYYY"
    | "h:mm A"
    | "h:mm:ss A"
    | "MMM D, YYYY h:mm A"
    | "ddd, MMM D, YYYY h:mm A"
    | "custom"
    | undefined;
  /** Format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets. */
  readonly customFormat?: string | undefined;
  /** HTML tag. */
  readonly tag?: "time" | "span" | "p" | "div" | undefined;
  /** Shown when there is no date. */
  readonly emptyText?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DateVariables, DateActions> | undefined;
}

/** What formulas read of a date. */
export type DateVariables = Readonly<Record<never, never>>;

/** What workflows do with a date. */
export type DateActions = Readonly<Record<never, never>>;

/** What `itemMoved` tells. */
export type DraggableListItemMovedPayload<Item = unknown> = {
  readonly item: Item;
  readonly oldIndex: number;
  readonly newIndex: number;
  readonly updatedList: readonly Item[];
};

/** A list whose items are put in order by mouse, touch or keyboard. */
export interface DraggableListProps<Item = unknown> extends CommonProps {
  /** The items. When they change, their order is shown. */
  readonly items?: Bind<readonly Item[]>;
  /** Path of the unique key in an item; items that are plain values are their own key. */
  readonly itemKey?: string | undefined;
  /** Path of the name of an item, by which readers of the screen know it. */
  readonly labelField?: string | undefined;
  /** Accessible name of the list. */
  readonly ariaLabel?: Bind<string>;
  /** Where the pointer takes hold of an item. The keyboard always does at the handle. */
  readonly dragFrom?: "handle" | "item" | undefined;
  /** Side of the item that the handle is on. */
  readonly handlePosition?: Bind<"start" | "end">;
  /** Space between items. A CSS value; `$token` stands for a token of the theme. */
  readonly gap?: Bind<string>;
  /** The items stay as they are, and no handle is shown. */
  readonly disabled?: Bind<boolean>;
  /** Accessible name of a handle; `{item}` is the name of the item. As all texts of this list, one in the language of the page when empty, which is Portuguese or else English. */
  readonly handleLabel?: Bind<string>;
  /** How to move an item by keyboard, read aloud with its handle. */
  readonly instructionsText?: Bind<string>;
  /** Read aloud when an item is lifted; `{item}`, `{position}` and `{count}` are its name, its place and how many there are. */
  readonly liftedText?: Bind<string>;
  /** Read aloud at each place on the way, with the same. */
  readonly movedText?: Bind<string>;
  /** Read aloud when the item is dropped, with the same. */
  readonly droppedText?: Bind<string>;
  /** Read aloud when the item goes back, with the same. */
  readonly canceledText?: Bind<string>;
  /** One item. */
  readonly item?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The visitor dropped an item at another place. */
  readonly onItemMoved?: Handler<DraggableListItemMovedPayload<Item>> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DraggableListVariables<Item>, DraggableListActions> | undefined;
}

/** What formulas read of a draggable-list. */
export interface DraggableListVariables<Item = unknown> {
  /** The items in the order shown. */
  readonly value: readonly Item[];
  /** An item is being moved. */
  readonly isDragging: boolean;
}

/** What workflows do with a draggable-list. */
export interface DraggableListActions {
  /** Shows the order of `items` again, as after a change that was refused. */
  readonly reset: () => unknown;
}

/** A panel that opens beside its trigger. */
export interface DropdownProps extends CommonProps {
  /** What opens it. */
  readonly triggerType?: "click" | "hover" | "right-click" | undefined;
  /** `menu` gives the buttons inside the keys and roles of a menu. */
  readonly kind?: "panel" | "menu" | undefined;
  /** Side of the trigger. */
  readonly position?: "top" | "right" | "bottom" | "left" | undefined;
  /** Alignment along that side. */
  readonly alignment?: "start" | "center" | "end" | undefined;
  /** Shift along the side. A CSS value; `$token` stands for a token of the theme. */
  readonly offsetX?: Bind<string>;
  /** Distance from the trigger. A CSS value; `$token` stands for a token of the theme. */
  readonly offsetY?: Bind<string>;
  /** Order among layers. */
  readonly zIndex?: Bind<number>;
  /** Does not open. */
  readonly disabled?: Bind<boolean>;
  /** Comes with a short animation. */
  readonly animated?: Bind<boolean>;
  /** A click on a button or link inside closes it. */
  readonly closeOnClick?: boolean | undefined;
  /** At least as wide as its trigger. */
  readonly matchWidth?: boolean | undefined;
  /** Accessible name of the panel. */
  readonly ariaLabel?: Bind<string>;
  /** What opens it; a button inside it carries the roles. */
  readonly trigger?: ReactNode | undefined;
  /** The panel. */
  readonly content?: ReactNode | undefined;
  /** It opened. */
  readonly onOpen?: Handler | undefined;
  /** It closed. */
  readonly onClose?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DropdownVariables, DropdownActions> | undefined;
}

/** What formulas read of a dropdown. */
export interface DropdownVariables {
  /** It is open. */
  readonly isOpen: boolean;
}

/** What workflows do with a dropdown. */
export interface DropdownActions {
  /** Opens it. */
  readonly openDropdown: () => unknown;
  /** Closes it. */
  readonly closeDropdown: () => unknown;
}

/** What `change` tells. */
export type ExpandableSectionChangePayload = { readonly value: boolean };

/** What `initValueChange` tells. */
export type ExpandableSectionInitValueChangePayload = { readonly value: boolean };

/** Content that a button above it opens and closes. */
export interface ExpandableSectionProps extends CommonProps {
  /** Whether it is open at first; a bound one is taken again whenever it changes. */
  readonly value?: Bind<boolean>;
  /** Text of the button; the slots `toggle` and `activeToggle` draw it freely. */
  readonly text?: Bind<string>;
  /** Accessible name of the button, when what it shows does not say it. */
  readonly ariaLabel?: Bind<string>;
  /** Level of the heading around the button, so that readers of the screen find it; `none` for no heading. */
  readonly heading?: "none" | "h2" | "h3" | "h4" | "h5" | "h6" | undefined;
  /** Shows the caret. */
  readonly caretIcon?: Bind<boolean>;
  /** Cannot be opened or closed by the visitor. */
  readonly disabled?: Bind<boolean>;
  /** Content that is not shown keeps what was typed in it. */
  readonly keepMounted?: boolean | undefined;
  /** Inside the button, in place of the text; no controls. */
  readonly toggle?: ReactNode | undefined;
  /** Inside the button while it is open, in place of `toggle`; no controls. */
  readonly activeToggle?: ReactNode | undefined;
  /** Opened or closed by the visitor. */
  readonly onChange?: Handler<ExpandableSectionChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<ExpandableSectionInitValueChangePayload> | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ExpandableSectionVariables, ExpandableSectionActions> | undefined;
}

/** What formulas read of a expandable-section. */
export interface ExpandableSectionVariables {
  /** Whether it is open. */
  readonly value: boolean;
}

/** What workflows do with a expandable-section. */
export interface ExpandableSectionActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Opens or closes it. */
  readonly setValue: (args: { readonly value?: boolean | null | undefined }) => unknown;
  /** Opens it when it is closed, closes it when it is open. */
  readonly toggle: () => unknown;
}

/** What `change` tells. */
export type FilePickerChangePayload = { readonly value: File | null; readonly files: readonly File[] };

/** What `reject` tells. */
export type FilePickerRejectPayload = { readonly code: "type" | "size"; readonly name: string };

/** Lets the visitor choose files, or drop them. What is of another kind or too large is not taken, and says so. */
export interface FilePickerProps extends CommonProps {
  /** Visible label; it names the control for readers of the screen. */
  readonly label?: Bind<string>;
  /** Accessible name when there is no visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help under the control, part of its accessible description. */
  readonly hint?: Bind<string>;
  /** Error under the control; while it is not empty the control is marked invalid. */
  readonly error?: Bind<string>;
  /** What to do, in the control; default in the language of the page, such as `Choose a file or drop it here`. */
  readonly text?: Bind<string>;
  /** A wide area, or a button with an icon, and `text` beside it where it is not empty. */
  readonly appearance?: "area" | "button" | undefined;
  /** Icon in the control; when absent an arrow in an area, a paper clip on a button. */
  readonly icon?: IconDrawing | undefined;
  /** What is taken: endings and types, such as `.csv,image/*`; everything when empty. */
  readonly accept?: Bind<string>;
  /** Several files; else a new one takes the place of the one before. */
  readonly multiple?: Bind<boolean>;
  /** Greatest size of each file in MB of 1,048,576 bytes. */
  readonly maxMb?: Bind<number>;
  /** Said when a file is of another kind. */
  readonly typeError?: Bind<string>;
  /** Said when a file is too large. */
  readonly sizeError?: Bind<string>;
  /** Accessible name of the button that takes a file back, before the name of the file; default in the language of the page. */
  readonly removeLabel?: Bind<string>;
  /** Lists the chosen files with their sizes and a button each to take them back. */
  readonly showFiles?: boolean | undefined;
  /** A file must be chosen. */
  readonly required?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** The visitor chose files, or took one back. */
  readonly onChange?: Handler<FilePickerChangePayload> | undefined;
  /** A file was not taken: it is of another kind, or too large. */
  readonly onReject?: Handler<FilePickerRejectPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FilePickerVariables, FilePickerActions> | undefined;
}

/** What formulas read of a file-picker. */
export interface FilePickerVariables {
  /** The chosen file, the first of several; nothing while there is none. */
  readonly value: File | null;
  /** All chosen files. */
  readonly files: readonly File[];
  /** Why the last file was not taken: it is of another kind, or too large; else empty. */
  readonly problem: "" | "type" | "size";
  /** A file is held over it. */
  readonly isDragging: boolean;
}

/** What workflows do with a file-picker. */
export interface FilePickerActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Opens the dialog of the browser; only in answer to a click or a key. */
  readonly open: () => unknown;
  /** Forgets the chosen files. */
  readonly reset: () => unknown;
}

/** A box that lays out its children in a row or a column. */
export interface FlexboxProps extends CommonProps {
  /** HTML tag of the box. */
  readonly tag?:
    | "div"
    | "main"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "footer"
    | "nav"
    | "ul"
    | "ol"
    | "li"
    | "dl"
    | "figure"
    | "figcaption"
    | "address"
    | "fieldset"
    | "legend"
    | "details"
    | "summary"
    | "blockquote"
    | "span"
    | undefined;
  /** ARIA role, when the tag does not say it. */
  readonly role?: Bind<
    | "none"
    | "group"
    | "region"
    | "status"
    | "alert"
    | "list"
    | "listitem"
    | "toolbar"
    | "search"
    | "note"
    | "log"
    | "img"
  >;
  /** Accessible name, for readers of the screen, when the content does not say it. */
  readonly ariaLabel?: Bind<string>;
  /** Main axis. */
  readonly direction?: Bind<"row" | "column">;
  /** Children go on in a new line when there is no room. */
  readonly wrap?: Bind<boolean>;
  /** Placement along the main axis. */
  readonly justifyContent?: Bind<
    "flex-start" | "center" | "flex-end" | "space-between" | "space-around" | "space-evenly" | "stretch"
  >;
  /** Placement across the main axis. */
  readonly alignItems?: Bind<"flex-start" | "center" | "flex-end" | "stretch" | "baseline">;
  /** Gap between rows. A CSS value; `$token` stands for a token of the theme. */
  readonly rowGap?: Bind<string>;
  /** Gap between columns. A CSS value; `$token` stands for a token of the theme. */
  readonly columnGap?: Bind<string>;
  /** Reverses the visual order. */
  readonly reverse?: Bind<boolean>;
  /** Pushes the last child to the far end. */
  readonly pushLast?: Bind<boolean>;
  /** The arrow keys of the main axis move the focus among the links, buttons and fields inside; Home and End go to the first and the last. */
  readonly arrowKeys?: boolean | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FlexboxVariables, FlexboxActions> | undefined;
}

/** What formulas read of a flexbox. */
export type FlexboxVariables = Readonly<Record<never, never>>;

/** What workflows do with a flexbox. */
export type FlexboxActions = Readonly<Record<never, never>>;

/** What `submit` tells. */
export type FormContainerSubmitPayload = { readonly values: { readonly [name: string]: unknown } };

/** A form. Needs a submit button inside; Enter in a field submits. */
export interface FormContainerProps extends CommonProps {
  /** The browser may fill in fields. */
  readonly autocomplete?: Bind<boolean>;
  /** The browser checks required fields, patterns and bounds before `submit`. */
  readonly validate?: Bind<boolean>;
  /** Switches every control inside off. */
  readonly disabled?: Bind<boolean>;
  /** Accessible name, for readers of the screen, when the content does not say it. */
  readonly ariaLabel?: Bind<string>;
  /** A valid form was sent: by its submit button, by Enter in a field of one line, or by Ctrl or ⌘ with Enter in one of several. */
  readonly onSubmit?: Handler<FormContainerSubmitPayload> | undefined;
  /** The browser found a field that is not valid; the first one has the focus. */
  readonly onInvalid?: Handler | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FormContainerVariables, FormContainerActions> | undefined;
}

/** What formulas read of a form-container. */
export interface FormContainerVariables {
  /** A field holds something else than what was configured or last marked as saved. */
  readonly isDirty: boolean;
  /** Every field inside is valid for the browser. */
  readonly isValid: boolean;
}

/** What workflows do with a form-container. */
export interface FormContainerActions {
  /** Submits, with the browser's checks. */
  readonly submitForm: () => unknown;
  /** Gives every field its initial value. */
  readonly resetForm: () => unknown;
  /** What the fields hold counts as saved, so that `isDirty` is false. */
  readonly markSaved: () => unknown;
}

/** What `change` tells. */
export type FormInputChangePayload = { readonly value: string; readonly number: number | null };

/** What `initValueChange` tells. */
export type FormInputInitValueChangePayload = { readonly value: string };

/** What `enterKey` tells. */
export type FormInputEnterKeyPayload = {
  readonly value: string;
  readonly number: number | null;
  readonly shiftKey: boolean;
};

/** One field of a form: text, textarea, e-mail, search, password, number, decimal, date, time, telephone or colour. */
export interface FormInputProps extends CommonProps {
  /** Kind of field. */
  readonly type?:
    | "text"
    | "textarea"
    | "email"
    | "search"
    | "password"
    | "number"
    | "decimal"
    | "date"
    | "time"
    | "tel"
    | "color"
    | "url"
    | "datetime-local"
    | "month"
    | undefined;
  /** Initial value; a bound one is taken again whenever it changes. */
  readonly value?: Bind<string | number | null>;
  /** Visible label; it names the control for readers of the screen. */
  readonly label?: Bind<string>;
  /** Accessible name when there is no visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help under the control, part of its accessible description. */
  readonly hint?: Bind<string>;
  /** Error under the control; while it is not empty the control is marked invalid. */
  readonly error?: Bind<string>;
  /** Text of an empty field. */
  readonly placeholder?: Bind<string>;
  /** Cannot be edited. */
  readonly readonly?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Must be filled in. */
  readonly required?: Bind<boolean>;
  /** Decimals of a decimal field; the value is rounded when the field is left. */
  readonly precision?:
    | "1"
    | "0.1"
    | "0.01"
    | "0.001"
    | "0.0001"
    | "0.00001"
    | "0.000001"
    | "0.0000001"
    | "0.00000001"
    | undefined;
  /** Step of a number field. */
  readonly step?: Bind<number>;
  /** Seconds of the smallest unit of a time field; a longer value is cut. */
  readonly timePrecision?: Bind<3600 | 60 | 1 | 0.1>;
  /** Lines of a textarea. */
  readonly rows?: Bind<number>;
  /** The visitor may resize a textarea. */
  readonly resize?: boolean | undefined;
  /** A textarea grows with its text, from `rows` on. */
  readonly autoGrow?: boolean | undefined;
  /** Lines at which a textarea stops growing and scrolls. */
  readonly maxRows?: Bind<number>;
  /** Least number. */
  readonly min?: Bind<number>;
  /** Greatest number. */
  readonly max?: Bind<number>;
  /** First date or time allowed, ISO. */
  readonly minDate?: Bind<string>;
  /** Last date or time allowed, ISO. */
  readonly maxDate?: Bind<string>;
  /** Least number of characters. */
  readonly minLength?: Bind<number>;
  /** Greatest number of characters. */
  readonly maxLength?: Bind<number>;
  /** Regular expression that the whole value must match. */
  readonly pattern?: Bind<string>;
  /** Hides the arrows of a number field. */
  readonly hideArrows?: boolean | undefined;
  /** Shows the password in clear. */
  readonly displayPassword?: Bind<boolean>;
  /** `change` waits until typing pauses. */
  readonly debounce?: boolean | undefined;
  /** Pause in milliseconds. */
  readonly debounceDelay?: number | undefined;
  /** Whether, or under which autofill name, the browser may fill it in. */
  readonly autocomplete?: Bind<boolean | string>;
  /** Keyboard of a touch screen. */
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search" | "none" | undefined;
  /** Has the focus when the page opens. */
  readonly autofocus?: boolean | undefined;
  /** Inside the field, before the text. */
  readonly leading?: ReactNode | undefined;
  /** Inside the field, after the text. */
  readonly trailing?: ReactNode | undefined;
  /** The value changed by the visitor, debounced if so set. */
  readonly onChange?: Handler<FormInputChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<FormInputInitValueChangePayload> | undefined;
  /** Enter was pressed. */
  readonly onEnterKey?: Handler<FormInputEnterKeyPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FormInputVariables, FormInputActions> | undefined;
}

/** What formulas read of a form-input. */
export interface FormInputVariables {
  /** The text in the field; a number with a point. */
  readonly value: string;
  /** The value of a number or decimal field, nothing when it is none. */
  readonly number: number | null;
  /** The field is valid for the browser. */
  readonly isValid: boolean;
}

/** What workflows do with a form-input. */
export interface FormInputActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: string | number | null | null | undefined }) => unknown;
  /** Back to the initial value. */
  readonly reset: () => unknown;
  /** Selects the text. */
  readonly select: () => unknown;
}

/** HTML as it is written, put in by the browser and never by the build. Unless it is `trusted` it is sanitised: text, tables, lists, links, pictures, films and SVG pass; scripts, handlers such as `onclick`, style sheets, forms and their fields, and addresses that run code do not. `style` attributes pass, but nothing leaves the box of the element. `id` and `name` get the prefix `user-content-`, and what refers to them inside gets it too. Frames show `https` addresses, files of the app and object URLs; one of another site is sandboxed: it runs its own scripts, but cannot lead the page away, and browsers show no PDF there, so give a PDF an object URL. */
export interface HtmlEmbedProps extends CommonProps {
  /** The HTML. */
  readonly source?: Bind<string>;
  /** Puts the HTML in as it is and runs its scripts, one after the other, as code of the app. The content policy lets written scripts and style sheets through, and origins that `src` and `href` of written ones name; those of bound HTML only where `trama serve` sends the page. What the policy stops: attributes such as `onclick`, `javascript:` addresses, and requests to origins that `plugins` does not name. `document.write` does not work. */
  readonly trusted?: boolean | undefined;
  /** Puts the HTML in anew, and runs its scripts again, when the window has another width. */
  readonly refreshOnResize?: boolean | undefined;
  /** Accessible name: what it shows. Frames inside that have no `title` get it too. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<HtmlEmbedVariables, HtmlEmbedActions> | undefined;
}

/** What formulas read of a html-embed. */
export type HtmlEmbedVariables = Readonly<Record<never, never>>;

/** What workflows do with a html-embed. */
export type HtmlEmbedActions = Readonly<Record<never, never>>;

/** A line icon of the set, drawn in the colour of the text. */
export interface IconProps extends CommonProps {
  /** Name of the icon, or a formula that gives one: `icons['circle-check']`. */
  readonly icon?: Bind<IconDrawing>;
  /** Width and height. A CSS value; `$token` stands for a token of the theme. */
  readonly size?: Bind<string>;
  /** Colour; the text colour when absent. A CSS value; `$token` stands for a token of the theme. */
  readonly color?: Bind<string>;
  /** Width of the lines. */
  readonly strokeWidth?: Bind<number>;
  /** Accessible name; without it the icon is decoration. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<IconVariables, IconActions> | undefined;
}

/** What formulas read of a icon. */
export type IconVariables = Readonly<Record<never, never>>;

/** What workflows do with a icon. */
export type IconActions = Readonly<Record<never, never>>;

/** A picture. */
export interface ImageProps extends CommonProps {
  /** Address of the picture, or a file under `assets/`. */
  readonly url?: Bind<string>;
  /** What the picture shows, for those who do not see it; empty for decoration. */
  readonly alt?: Bind<string>;
  /** How the picture fills its box. */
  readonly objectFit?: Bind<"fill" | "cover" | "contain">;
  /** Colour or gradient over the picture. A CSS value; `$token` stands for a token of the theme. */
  readonly overlay?: Bind<string>;
  /** CSS filter. A CSS value; `$token` stands for a token of the theme. */
  readonly filter?: Bind<string>;
  /** `lazy` loads it when it comes near. */
  readonly loading?: "lazy" | "eager" | undefined;
  /** Width of the file in pixels; with `height` it keeps the place free while loading. */
  readonly width?: Bind<number>;
  /** Height of the file in pixels. */
  readonly height?: Bind<number>;
  /** The picture has loaded. */
  readonly onLoad?: Handler | undefined;
  /** The picture could not be loaded. */
  readonly onError?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ImageVariables, ImageActions> | undefined;
}

/** What formulas read of a image. */
export type ImageVariables = Readonly<Record<never, never>>;

/** What workflows do with a image. */
export type ImageActions = Readonly<Record<never, never>>;

/** A small animation that says: wait. */
export interface LoaderProps extends CommonProps {
  /** Kind of animation. */
  readonly spinner?:
    | "plane"
    | "chase"
    | "bounce"
    | "wave"
    | "pulse"
    | "flow"
    | "swing"
    | "circle"
    | "circle-fade"
    | "grid"
    | "fold"
    | "wander"
    | undefined;
  /** Colour; the text colour when absent. A CSS value; `$token` stands for a token of the theme. */
  readonly color?: Bind<string>;
  /** Width and height, up to 2000px. A CSS value; `$token` stands for a token of the theme. */
  readonly size?: Bind<string>;
  /** What readers of the screen hear; without it the loader is decoration. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<LoaderVariables, LoaderActions> | undefined;
}

/** What formulas read of a loader. */
export type LoaderVariables = Readonly<Record<never, never>>;

/** What workflows do with a loader. */
export type LoaderActions = Readonly<Record<never, never>>;

/** A layer above the page that keeps the focus until it is closed; the root of a popup. */
export interface ModalProps extends CommonProps {
  /** Whether it is shown. */
  readonly display?: Bind<boolean>;
  /** Accessible name; without one the first heading inside names it. */
  readonly ariaLabel?: Bind<string>;
  /** How it comes and goes. */
  readonly animation?: Bind<
    "none" | "fade" | "fromTop" | "fromRight" | "fromLeft" | "fromBottom" | "zoomIn" | "zoomOut"
  >;
  /** Where it stands on the screen. */
  readonly position?: Bind<
    | "topLeft"
    | "topMiddle"
    | "topRight"
    | "middleLeft"
    | "middle"
    | "middleRight"
    | "bottomLeft"
    | "bottomMiddle"
    | "bottomRight"
    | "custom"
  >;
  /** Distance from the left with `custom`. A CSS value; `$token` stands for a token of the theme. */
  readonly positionLeft?: Bind<string>;
  /** Distance from the top with `custom`. A CSS value; `$token` stands for a token of the theme. */
  readonly positionTop?: Bind<string>;
  /** Order among layers. */
  readonly zIndex?: Bind<number>;
  /** Covers the page behind. */
  readonly backdrop?: Bind<boolean>;
  /** Colour of the cover. A CSS value; `$token` stands for a token of the theme. */
  readonly backdropColor?: Bind<string>;
  /** CSS transition. A CSS value; `$token` stands for a token of the theme. */
  readonly transition?: Bind<string>;
  /** A click beside it closes the popup it is the root of. */
  readonly closeOnBackdrop?: Bind<boolean>;
  /** Escape closes the popup it is the root of. */
  readonly closeOnEscape?: Bind<boolean>;
  /** The visitor clicked beside it. */
  readonly onBackdropClick?: Handler | undefined;
  /** The visitor pressed Escape. */
  readonly onEscape?: Handler | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ModalVariables, ModalActions> | undefined;
}

/** What formulas read of a modal. */
export type ModalVariables = Readonly<Record<never, never>>;

/** What workflows do with a modal. */
export type ModalActions = Readonly<Record<never, never>>;

/** What `change` tells. */
export type MultiselectChangePayload = { readonly value: readonly unknown[] };

/** What `initValueChange` tells. */
export type MultiselectInitValueChangePayload = { readonly value: readonly unknown[] };

/** What `search` tells. */
export type MultiselectSearchPayload = { readonly value: string };

/** What `create` tells. */
export type MultiselectCreatePayload = { readonly value: string };

/** Several choices out of a list, with search. */
export interface MultiselectProps<Item = unknown> extends CommonProps {
  /** Records with label, value and image, or plain values. */
  readonly options?: Bind<readonly Item[]>;
  /** Path of the label in an option. */
  readonly labelField?: string | undefined;
  /** Path of the value in an option. */
  readonly valueField?: string | undefined;
  /** Path of the image in an option. */
  readonly imageField?: string | undefined;
  /** Values chosen at first; bound ones are taken again whenever they change. */
  readonly value?: Bind<readonly unknown[]>;
  /** Visible label; it names the control for readers of the screen. */
  readonly label?: Bind<string>;
  /** Accessible name when there is no visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help under the control, part of its accessible description. */
  readonly hint?: Bind<string>;
  /** Error under the control; while it is not empty the control is marked invalid. */
  readonly error?: Bind<string>;
  /** Shows each choice as a tag with a button that takes it back, or only how many there are. */
  readonly mode?: Bind<"tags" | "multiple">;
  /** Text with mode `multiple`; `{count}` is how many are chosen. */
  readonly multipleLabel?: Bind<string>;
  /** `text` shows labels, `free` draws the slot `option`. */
  readonly layoutType?: "text" | "free" | undefined;
  /** Text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** Text of an empty list. */
  readonly noOptionsText?: Bind<string>;
  /** Text when the search finds nothing. */
  readonly noResultsText?: Bind<string>;
  /** Text of the empty search field. */
  readonly searchPlaceholder?: Bind<string>;
  /** Accessible name of the button that clears. */
  readonly clearLabel?: Bind<string>;
  /** Accessible name of the button that takes a choice back, before the name of the choice. */
  readonly removeLabel?: Bind<string>;
  /** What was searched for and is no option can be chosen too. */
  readonly allowCreation?: Bind<boolean>;
  /** Option that chooses what was searched for; `{text}` is that. */
  readonly createLabel?: Bind<string>;
  /** With mode `tags`, what is chosen leaves the list. */
  readonly hideSelected?: Bind<boolean>;
  /** At most `max` can be chosen. */
  readonly maxSelection?: Bind<boolean>;
  /** How many can be chosen. */
  readonly max?: Bind<number>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Must be chosen. */
  readonly required?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Has a search field. */
  readonly searchable?: Bind<boolean>;
  /** Closes when an option is chosen. */
  readonly closeOnSelect?: Bind<boolean>;
  /** `loadMore` fires at the end of the list. */
  readonly infiniteScroll?: Bind<boolean>;
  /** Shows that more options are being loaded. */
  readonly isFetching?: Bind<boolean>;
  /** Colour of the ring. A CSS value; `$token` stands for a token of the theme. */
  readonly loadingRingColor?: Bind<string>;
  /** Shows only the first `limit` options. */
  readonly limitedOptions?: boolean | undefined;
  /** How many options are shown. */
  readonly limit?: Bind<number>;
  /** Shows a button that clears. */
  readonly clearIcon?: Bind<boolean>;
  /** Shows the caret. */
  readonly caretIcon?: Bind<boolean>;
  /** Greatest height of the open list. A CSS value; `$token` stands for a token of the theme. */
  readonly maxHeight?: Bind<string>;
  /** One option, with layout `free`. */
  readonly option?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** Inside the tag of a choice; no controls. */
  readonly tag?: ((item: ReadonlySignal<Item>) => ReactNode) | undefined;
  /** The visitor chose, or took a choice back. */
  readonly onChange?: Handler<MultiselectChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<MultiselectInitValueChangePayload> | undefined;
  /** The search text changed. */
  readonly onSearch?: Handler<MultiselectSearchPayload> | undefined;
  /** The end of the list was reached. */
  readonly onLoadMore?: Handler | undefined;
  /** The list opened. */
  readonly onOpen?: Handler | undefined;
  /** The list closed. */
  readonly onClose?: Handler | undefined;
  /** The visitor chose what is no option; it is in the value already. */
  readonly onCreate?: Handler<MultiselectCreatePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<MultiselectVariables, MultiselectActions> | undefined;
}

/** What formulas read of a multiselect. */
export interface MultiselectVariables {
  /** Values of what is chosen, in the order of choosing. */
  readonly value: readonly unknown[];
  /** Text of the search field. */
  readonly search: string;
  /** The list is open. */
  readonly isOpen: boolean;
}

/** What workflows do with a multiselect. */
export interface MultiselectActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Sets the values. */
  readonly setValue: (args: { readonly value?: readonly unknown[] | null | undefined }) => unknown;
  /** Chooses nothing. */
  readonly clear: () => unknown;
  /** Opens the list. */
  readonly open: () => unknown;
  /** Closes the list. */
  readonly close: () => unknown;
}

/** Shows a number as the language writes it: plain, as money, as a percentage or with a unit. */
export interface NumberDisplayProps extends CommonProps {
  /** The number, or text of one. Of a percentage, 1 is 100 %. */
  readonly value?: Bind<number | string | null>;
  /** Language and region such as `pt-BR`; without one, that of the page. */
  readonly locale?: Bind<string>;
  /** What kind of number it is. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | "unit" | undefined;
  /** ISO code of the currency; one that is none is shown as USD. */
  readonly currency?: Bind<string>;
  /** How the currency is written. */
  readonly currencyDisplay?: "narrowSymbol" | "code" | "name" | undefined;
  /** Whether large numbers are cut short. */
  readonly notation?: "standard" | "scientific" | "compact" | undefined;
  /** Unit such as `kilometer-per-hour`; one that is none is shown as celsius. */
  readonly unit?: Bind<string>;
  /** How the unit is written. */
  readonly unitDisplay?: "long" | "short" | "narrow" | undefined;
  /** Digits before the decimal sign, at least; zeros fill them up. */
  readonly minimumIntegerDigits?: Bind<number>;
  /** Digits after the decimal sign. */
  readonly fractionDigits?: Bind<number>;
  /** Separates groups of digits. */
  readonly thousandsSeparator?: Bind<boolean>;
  /** Shown when there is no number. */
  readonly emptyText?: Bind<string>;
  /** HTML tag. */
  readonly tag?: "data" | "span" | "p" | "div" | "strong" | "em" | "small" | "dd" | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<NumberDisplayVariables, NumberDisplayActions> | undefined;
}

/** What formulas read of a number-display. */
export type NumberDisplayVariables = Readonly<Record<never, never>>;

/** What workflows do with a number-display. */
export type NumberDisplayActions = Readonly<Record<never, never>>;

/** What `change` tells. */
export type PaginatorChangePayload = {
  readonly page: number;
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
};

/** Page numbers: first, last, neighbours of the current page, and gaps. */
export interface PaginatorProps extends CommonProps {
  /** Number of rows. */
  readonly total?: Bind<number | null>;
  /** Rows per page. */
  readonly limit?: Bind<number | null>;
  /** Rows before the page shown. */
  readonly offset?: Bind<number | null>;
  /** Accessible name of the navigation. */
  readonly ariaLabel?: Bind<string>;
  /** Accessible name of the back button. */
  readonly previousLabel?: Bind<string>;
  /** Accessible name of the forward button. */
  readonly nextLabel?: Bind<string>;
  /** Accessible name of a page button; `{page}` is its number. */
  readonly pageLabel?: Bind<string>;
  /** Neighbours shown on each side of the current page. */
  readonly siblings?: Bind<number>;
  /** Shows `2 / 14` in place of the numbers. */
  readonly compact?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** In the back button. */
  readonly previous?: ReactNode | undefined;
  /** In the forward button. */
  readonly next?: ReactNode | undefined;
  /** The visitor chose a page. */
  readonly onChange?: Handler<PaginatorChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<PaginatorVariables, PaginatorActions> | undefined;
}

/** What formulas read of a paginator. */
export interface PaginatorVariables {
  /** Number of the page shown, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pageCount: number;
}

/** What workflows do with a paginator. */
export type PaginatorActions = Readonly<Record<never, never>>;

/** What `chartClick` tells. */
export type PieChartChartClickPayload = {
  readonly position: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly datasetLabel: string; readonly label: string; readonly value: number }[];
};

/** Parts of a whole as slices of a circle or ring. */
export interface PieChartProps extends CommonProps {
  /** A full circle, or a ring. */
  readonly displayType?: Bind<"pie" | "doughnut">;
  /** `guided` makes the slices from the rows of `data`, `advanced` takes `labels` and `datasets`. */
  readonly dataType?: "guided" | "advanced" | undefined;
  /** With `advanced`, the label of each slice, in order. */
  readonly labels?: Bind<readonly unknown[]>;
  /** With `advanced`, the values: the slices of a label are the sum of its values in all series. */
  readonly datasets?: Bind<
    readonly {
      readonly label?: string | undefined;
      readonly data: readonly (number | null | undefined)[];
      readonly backgroundColor?: string | readonly string[] | undefined;
    }[]
  >;
  /** With `advanced`, the settings listed here, by the names that Chart.js gives them; they win over the properties of the element. */
  readonly options?: Bind<{
    readonly cutout?: string | undefined;
    readonly plugins?:
      | {
          readonly legend?:
            | {
                readonly display?: boolean | undefined;
                readonly position?: "top" | "bottom" | "left" | "right" | undefined;
                readonly align?: "start" | "center" | "end" | undefined;
                readonly labels?:
                  | {
                      readonly color?: string | undefined;
                      readonly font?: { readonly size?: number | undefined } | undefined;
                    }
                  | undefined;
              }
            | undefined;
        }
      | undefined;
  }>;
  /** With `guided`, the rows: records, or plain values that are counted. */
  readonly data?: Bind<readonly unknown[]>;
  /** With `guided`, path of the label in a row. Rows of one label become one slice; a list counts for each of its items. */
  readonly dataXField?: Bind<string>;
  /** Path of the label in an item, where `dataXField` holds a list of records. */
  readonly dataXFieldProperty?: Bind<string>;
  /** With `guided`, whether labels stand as they come, by themselves or by their values. */
  readonly dataOrderBy?: Bind<"default" | "x" | "y">;
  /** Direction of that order. */
  readonly dataDirection?: Bind<"ASC" | "DESC">;
  /** With `guided`, keeps the rows without a label, under the label `emptyLabel`. */
  readonly dataXEmpty?: Bind<boolean>;
  /** Label of the rows without one. */
  readonly emptyLabel?: Bind<string>;
  /** Colours of the slices, in turn; those of the theme (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` stands for a token of the theme. */
  readonly colors?: Bind<readonly string[]>;
  /** Height of the chart with its legend, the same while it loads. A CSS value; `$token` stands for a token of the theme. */
  readonly height?: Bind<string>;
  /** Shows the legend, whose buttons hide and show slices. */
  readonly isLegend?: Bind<boolean>;
  /** Side of the legend. */
  readonly legendPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** Place of the legend on its side. */
  readonly legendAlignment?: Bind<"start" | "center" | "end">;
  /** Size of the texts of the legend. A CSS value; `$token` stands for a token of the theme. */
  readonly legendSize?: Bind<string>;
  /** Colour of the texts of the legend. A CSS value; `$token` stands for a token of the theme. */
  readonly legendColor?: Bind<string>;
  /** Writes the share of each slice into the legend. */
  readonly showValues?: Bind<boolean>;
  /** Format of labels that are dates, such as `DD/MM`, by the tokens of the element date; as they are when absent. */
  readonly labelFormat?: string | undefined;
  /** What kind of number the values are. Of a percentage, 1 is 100 %. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | undefined;
  /** ISO code of the currency. */
  readonly currency?: Bind<string>;
  /** Digits after the decimal sign; when absent two of money, and of other numbers as many as they have, at most two. */
  readonly fractionDigits?: Bind<number | null>;
  /** Accessible name of the chart and caption of its table. */
  readonly ariaLabel?: Bind<string>;
  /** Heading of the labels in the table. */
  readonly labelsTitle?: Bind<string>;
  /** Heading of the values in the table, where the series has no name. */
  readonly valueTitle?: Bind<string>;
  /** The values as a table: for readers of the screen and the keyboard only, behind a button under the chart, or always under it. */
  readonly table?: Bind<"hidden" | "toggle" | "shown">;
  /** Text of the button that opens the table. */
  readonly tableText?: Bind<string>;
  /** Data is being loaded: the first time a placeholder stands for the chart, later it is dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** Shown when there is no data. */
  readonly emptyText?: Bind<string>;
  /** A slice was clicked, or chosen in the table. `position` is in pixels of the chart; `points` are the slice. */
  readonly onChartClick?: Handler<PieChartChartClickPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<PieChartVariables, PieChartActions> | undefined;
}

/** What formulas read of a pie-chart. */
export type PieChartVariables = Readonly<Record<never, never>>;

/** What workflows do with a pie-chart. */
export type PieChartActions = Readonly<Record<never, never>>;

/** What `change` tells. */
export type ProgressBarChangePayload = { readonly value: number };

/** Shows how far something has come, from 0 to 100. */
export interface ProgressBarProps extends CommonProps {
  /** Percentage done, cut to a whole number from 0 to 100; what is no number is 0. */
  readonly value?: Bind<number | string | null>;
  /** What stands beside the bar: the percentage, the slot `progressLabel`, or nothing. */
  readonly label?: Bind<"element" | "progress" | "none">;
  /** Colour of the part that is done. A CSS value; `$token` stands for a token of the theme. */
  readonly progressBarColor?: Bind<string>;
  /** Accessible name: what it is that progresses. */
  readonly ariaLabel?: Bind<string>;
  /** Beside the bar, with label `element`. */
  readonly progressLabel?: ReactNode | undefined;
  /** The value changed. */
  readonly onChange?: Handler<ProgressBarChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ProgressBarVariables, ProgressBarActions> | undefined;
}

/** What formulas read of a progress-bar. */
export interface ProgressBarVariables {
  /** The percentage shown. */
  readonly value: number;
}

/** What workflows do with a progress-bar. */
export type ProgressBarActions = Readonly<Record<never, never>>;

/** A box that scrolls. What is read stays in place when something is added before it, and who is at the end may stay there as more comes. */
export interface ScrollAreaProps extends CommonProps {
  /** ARIA role. */
  readonly role?: Bind<"group" | "region" | "log" | "list">;
  /** Accessible name: what it holds. */
  readonly ariaLabel?: Bind<string>;
  /** Begins at the end, and stays there as content is added, for as long as the visitor has not scrolled away. */
  readonly stickToEnd?: boolean | undefined;
  /** How near, in pixels, `reachStart` and `reachEnd` come. */
  readonly threshold?: Bind<number>;
  /** The start came near; told again when content was added and it is near still. */
  readonly onReachStart?: Handler | undefined;
  /** The end came near; told again when content was added and it is near still. */
  readonly onReachEnd?: Handler | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ScrollAreaVariables, ScrollAreaActions> | undefined;
}

/** What formulas read of a scroll-area. */
export interface ScrollAreaVariables {
  /** It is scrolled to its start. */
  readonly isAtStart: boolean;
  /** It is scrolled to its end. */
  readonly isAtEnd: boolean;
}

/** What workflows do with a scroll-area. */
export interface ScrollAreaActions {
  /** Goes to the start. */
  readonly scrollToStart: () => unknown;
  /** Goes to the end, and stays there with `stickToEnd`. */
  readonly scrollToEnd: () => unknown;
  /** Gives it the keyboard focus. */
  readonly focus: () => unknown;
}

/** What `submit` tells. */
export type SearchBarSubmitPayload = { readonly value: string };

/** What `change` tells. */
export type SearchBarChangePayload = { readonly value: string };

/** What `initValueChange` tells. */
export type SearchBarInitValueChangePayload = { readonly value: string };

/** A search field, with a button if wanted. */
export interface SearchBarProps extends CommonProps {
  /** Initial value; a bound one is taken again whenever it changes. */
  readonly value?: Bind<string>;
  /** Text of the empty field. */
  readonly placeholder?: Bind<string>;
  /** Accessible name; the placeholder when absent. */
  readonly ariaLabel?: Bind<string>;
  /** Accessible name of the button that clears. */
  readonly clearLabel?: Bind<string>;
  /** Shows a submit button. */
  readonly useSubmitButton?: Bind<boolean>;
  /** Label of the submit button. */
  readonly submitText?: Bind<string>;
  /** Shows the icon inside the field. */
  readonly isEmbedIcon?: Bind<boolean>;
  /** Side of the icon. */
  readonly iconPosition?: Bind<"right" | "left">;
  /** Side of the button. */
  readonly buttonPosition?: Bind<"right" | "left" | "top" | "bottom">;
  /** Width of the field. A CSS value; `$token` stands for a token of the theme. */
  readonly inputWidth?: Bind<string>;
  /** `change` waits this many milliseconds after the last key. */
  readonly debounceDelay?: number | undefined;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** One key that focuses the field from anywhere outside of a text field, such as `/`. */
  readonly shortcut?: string | undefined;
  /** In place of the plain submit button; a submit button of its own. */
  readonly submitButton?: ReactNode | undefined;
  /** In place of the plain icon. */
  readonly embedIcon?: ReactNode | undefined;
  /** Enter or the button. */
  readonly onSubmit?: Handler<SearchBarSubmitPayload> | undefined;
  /** The text changed, after the pause. */
  readonly onChange?: Handler<SearchBarChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<SearchBarInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SearchBarVariables, SearchBarActions> | undefined;
}

/** What formulas read of a search-bar. */
export interface SearchBarVariables {
  /** The text in the field. */
  readonly value: string;
}

/** What workflows do with a search-bar. */
export interface SearchBarActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Empties the field. */
  readonly clear: () => unknown;
}

/** What `change` tells. */
export type SelectChangePayload<Item = unknown, Field extends string = "value"> = {
  readonly value: OptionValue<Item, Field> | null;
};

/** What `initValueChange` tells. */
export type SelectInitValueChangePayload<Item = unknown, Field extends string = "value"> = {
  readonly value: OptionValue<Item, Field> | null;
};

/** What `search` tells. */
export type SelectSearchPayload = { readonly value: string };

/** One choice out of a list, with search. */
export interface SelectProps<Item = unknown, Field extends string = "value"> extends CommonProps {
  /** Records with label, value and image, or plain values. */
  readonly options?: Bind<readonly Item[]>;
  /** Path of the label in an option. */
  readonly labelField?: string | undefined;
  /** Path of the value in an option. */
  readonly valueField?: Field | undefined;
  /** Path of the image in an option. */
  readonly imageField?: string | undefined;
  /** Initial value; a bound one is taken again whenever it changes. */
  readonly value?: Bind<unknown>;
  /** Visible label; it names the control for readers of the screen. */
  readonly label?: Bind<string>;
  /** Accessible name when there is no visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help under the control, part of its accessible description. */
  readonly hint?: Bind<string>;
  /** Error under the control; while it is not empty the control is marked invalid. */
  readonly error?: Bind<string>;
  /** `text` shows labels, `free` draws the slot `option`. */
  readonly layoutType?: "text" | "free" | undefined;
  /** Text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** Text of an empty list. */
  readonly noOptionsText?: Bind<string>;
  /** Text when the search finds nothing. */
  readonly noResultsText?: Bind<string>;
  /** Text of the empty search field. */
  readonly searchPlaceholder?: Bind<string>;
  /** Accessible name of the button that clears. */
  readonly clearLabel?: Bind<string>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Must be chosen. */
  readonly required?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Choosing the chosen option clears. */
  readonly canDeselect?: Bind<boolean>;
  /** Has a search field. */
  readonly searchable?: Bind<boolean>;
  /** Closes when an option is chosen. */
  readonly closeOnSelect?: Bind<boolean>;
  /** `loadMore` fires at the end of the list. */
  readonly infiniteScroll?: Bind<boolean>;
  /** Shows that more options are being loaded. */
  readonly isFetching?: Bind<boolean>;
  /** Colour of the ring. A CSS value; `$token` stands for a token of the theme. */
  readonly loadingRingColor?: Bind<string>;
  /** Shows only the first `limit` options. */
  readonly limitedOptions?: boolean | undefined;
  /** How many options are shown. */
  readonly limit?: Bind<number>;
  /** Shows a button that clears. */
  readonly clearIcon?: Bind<boolean>;
  /** Shows the caret. */
  readonly caretIcon?: Bind<boolean>;
  /** Greatest height of the open list. A CSS value; `$token` stands for a token of the theme. */
  readonly maxHeight?: Bind<string>;
  /** One option, with layout `free`. */
  readonly option?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The chosen option in the closed select. */
  readonly selected?: ((item: ReadonlySignal<Item>) => ReactNode) | undefined;
  /** The visitor chose. */
  readonly onChange?: Handler<SelectChangePayload<Item, Field>> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<SelectInitValueChangePayload<Item, Field>> | undefined;
  /** The search text changed. */
  readonly onSearch?: Handler<SelectSearchPayload> | undefined;
  /** The end of the list was reached. */
  readonly onLoadMore?: Handler | undefined;
  /** The list opened. */
  readonly onOpen?: Handler | undefined;
  /** The list closed. */
  readonly onClose?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SelectVariables<Item, Field>, SelectActions> | undefined;
}

/** What formulas read of a select. */
export interface SelectVariables<Item = unknown, Field extends string = "value"> {
  /** Value of the chosen option, or nothing. */
  readonly value: OptionValue<Item, Field> | null;
  /** Text of the search field. */
  readonly search: string;
  /** The list is open. */
  readonly isOpen: boolean;
}

/** What workflows do with a select. */
export interface SelectActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: unknown | null | undefined }) => unknown;
  /** Chooses nothing. */
  readonly clear: () => unknown;
  /** Opens the list. */
  readonly open: () => unknown;
  /** Closes the list. */
  readonly close: () => unknown;
}

/** What `change` tells. */
export type TabsChangePayload = { readonly value: number; readonly id: string };

/** What `initValueChange` tells. */
export type TabsInitValueChangePayload = { readonly value: number };

/** Panels of which one is shown, with a list of tabs. */
export interface TabsProps extends CommonProps {
  /** The tabs, in order; the panel of a tab is the slot of its id. */
  readonly tabs?:
    | readonly {
        readonly id: string;
        readonly label: Bind<string>;
        readonly display?: Bind<boolean>;
        readonly disabled?: Bind<boolean>;
      }[]
    | undefined;
  /** Position of the open tab, from 0, kept between the first and the last; a bound one is taken again whenever it changes. */
  readonly value?: Bind<number>;
  /** Side of the list. */
  readonly tabsPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** Alignment of the tabs in a horizontal list. */
  readonly horizontalAlignment?: Bind<"start" | "center" | "end" | "stretch">;
  /** Alignment of the tabs in a vertical list. */
  readonly verticalAlignment?: Bind<"start" | "center" | "end" | "stretch">;
  /** How panels change. */
  readonly transition?: Bind<"none" | "fade" | "fadeTopBottom" | "fadeLeftRight">;
  /** Seconds. */
  readonly transitionDuration?: Bind<number>;
  /** Panels that are not shown keep what was typed in them. */
  readonly keepMounted?: boolean | undefined;
  /** Accessible name of the list. */
  readonly ariaLabel?: Bind<string>;
  /** The panel of the tab of that id. */
  readonly panels?: Readonly<Record<string, ReactNode | undefined>> | undefined;
  /** The visitor chose a tab. */
  readonly onChange?: Handler<TabsChangePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<TabsInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TabsVariables, TabsActions> | undefined;
}

/** What formulas read of a tabs. */
export interface TabsVariables {
  /** Position of the open tab. */
  readonly value: number;
  /** Id of the open tab. */
  readonly currentTab: string;
}

/** What workflows do with a tabs. */
export interface TabsActions {
  /** Opens the tab at that position. */
  readonly setValue: (args: { readonly value?: number | null | undefined }) => unknown;
}

/** What `change` tells. */
export type TextInputChangePayload = { readonly value: string; readonly number: number | null };

/** What `debounce` tells. */
export type TextInputDebouncePayload = { readonly value: string; readonly number: number | null };

/** What `initValueChange` tells. */
export type TextInputInitValueChangePayload = { readonly value: string };

/** What `enterKey` tells. */
export type TextInputEnterKeyPayload = { readonly value: string; readonly number: number | null };

/** A single field without label and notes of its own, for short texts in place. */
export interface TextInputProps extends CommonProps {
  /** Kind of field. */
  readonly type?: "text" | "textarea" | "password" | "number" | "decimal" | "date" | "time" | undefined;
  /** Initial value; a bound one is taken again whenever it changes. */
  readonly value?: Bind<string | number | null>;
  /** Text of an empty field; the accessible name when there is no other. */
  readonly placeholder?: Bind<string>;
  /** Accessible name. */
  readonly ariaLabel?: Bind<string>;
  /** Colour of the text. A CSS value; `$token` stands for a token of the theme. */
  readonly color?: Bind<string>;
  /** Font of the text. A CSS value; `$token` stands for a token of the theme. */
  readonly fontFamily?: Bind<string>;
  /** Size of the text. A CSS value; `$token` stands for a token of the theme. */
  readonly fontSize?: Bind<string>;
  /** Cannot be edited. */
  readonly readonly?: Bind<boolean>;
  /** Switched off. */
  readonly disabled?: Bind<boolean>;
  /** Must be filled in. */
  readonly required?: Bind<boolean>;
  /** Decimals of a decimal field; the value is rounded when the field is left. */
  readonly precision?: "1" | "0.1" | "0.01" | "0.001" | "0.0001" | undefined;
  /** Step of a number field. */
  readonly step?: Bind<number>;
  /** Greatest number of characters. */
  readonly maxLength?: Bind<number>;
  /** Pause in milliseconds before `debounce`. */
  readonly debounceDelay?: number | undefined;
  /** Has the focus when the page opens. */
  readonly autofocus?: boolean | undefined;
  /** The value was changed by the visitor; at once. */
  readonly onChange?: Handler<TextInputChangePayload> | undefined;
  /** The value was changed by the visitor, and typing has paused. */
  readonly onDebounce?: Handler<TextInputDebouncePayload> | undefined;
  /** The configured `value` changed and the element took it. */
  readonly onInitValueChange?: Handler<TextInputInitValueChangePayload> | undefined;
  /** Enter was pressed. */
  readonly onEnterKey?: Handler<TextInputEnterKeyPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TextInputVariables, TextInputActions> | undefined;
}

/** What formulas read of a text-input. */
export interface TextInputVariables {
  /** The text in the field; a number with a point. */
  readonly value: string;
  /** The value of a number or decimal field, nothing when it is none. */
  readonly number: number | null;
}

/** What workflows do with a text-input. */
export interface TextInputActions {
  /** Gives the element the keyboard focus. */
  readonly focus: () => unknown;
  /** Selects the text. */
  readonly select: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: string | number | null | null | undefined }) => unknown;
  /** Back to the initial value. */
  readonly reset: () => unknown;
}

/** A piece of text. A bound text is written straight into the page, nothing is rendered again. */
export interface TextProps extends CommonProps {
  /** The text. */
  readonly text?: Bind<string>;
  /** HTML tag. */
  readonly tag?:
    | "p"
    | "h1"
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "h6"
    | "button"
    | "div"
    | "span"
    | "strong"
    | "em"
    | "small"
    | "label"
    | "li"
    | "dt"
    | "dd"
    | "legend"
    | "summary"
    | "time"
    | "code"
    | "pre"
    | undefined;
  /** ARIA role; `status` and `alert` are read aloud when the text changes. */
  readonly role?: Bind<"none" | "status" | "alert" | "note">;
  /** Accessible name, for readers of the screen, when the content does not say it. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TextVariables, TextActions> | undefined;
}

/** What formulas read of a text. */
export type TextVariables = Readonly<Record<never, never>>;

/** What workflows do with a text. */
export type TextActions = Readonly<Record<never, never>>;

/** What `play` tells. */
export type VideoPlayPayload = { readonly value: number };

/** What `pause` tells. */
export type VideoPausePayload = { readonly value: number };

/** What `end` tells. */
export type VideoEndPayload = { readonly value: number };

/** A film with the controls of the browser. */
export interface VideoProps extends CommonProps {
  /** Address of the film, or a file under `assets/`. */
  readonly file?: Bind<string>;
  /** Picture until it is played. */
  readonly previewImage?: Bind<string>;
  /** Second at which it begins. */
  readonly videoStartTime?: Bind<number>;
  /** Plays by itself; it is muted then, since browsers play nothing loud unasked. */
  readonly autoplay?: Bind<boolean>;
  /** Without sound. */
  readonly muted?: Bind<boolean>;
  /** Begins again at its end. */
  readonly loop?: Bind<boolean>;
  /** Shows the controls of the browser. */
  readonly controls?: Bind<boolean>;
  /** Loads it before it is played; else only how long it is. */
  readonly preload?: Bind<boolean>;
  /** Accessible name: what it shows. */
  readonly ariaLabel?: Bind<string>;
  /** It plays; `value` is the second it is at. */
  readonly onPlay?: Handler<VideoPlayPayload> | undefined;
  /** It was stopped before its end. */
  readonly onPause?: Handler<VideoPausePayload> | undefined;
  /** It came to its end. */
  readonly onEnd?: Handler<VideoEndPayload> | undefined;
  /** It could not be loaded. */
  readonly onError?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<VideoVariables, VideoActions> | undefined;
}

/** What formulas read of a video. */
export interface VideoVariables {
  /** It plays. */
  readonly isPlaying: boolean;
  /** The second it is at. */
  readonly currentTime: number;
}

/** What workflows do with a video. */
export interface VideoActions {
  /** Plays it. */
  readonly playVideo: () => unknown;
  /** Stops it where it is. */
  readonly pauseVideo: () => unknown;
  /** Goes to a second. */
  readonly seekTo: (args: { readonly time?: number | null | undefined }) => unknown;
}
