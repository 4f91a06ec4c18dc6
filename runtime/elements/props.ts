// @generated from schema/elements by npm run codegen. Do not edit.
import type { ReactNode } from "react";
import type { PagedCollection } from "../data/collections.ts";
import type { TakenHandle } from "../react/element-handle.ts";
import type { CommonProps } from "../react/element-props.ts";
import type { Bind, ReadonlySignal } from "../react/signals.ts";
import type { Handler } from "../workflow/workflow.ts";

/** An icon: SVG elements with their attributes, on a grid of 24 by 24. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** The value of an option in a list: its field, or the option itself if it is not an object. */
export type OptionValue<Item, Field extends string> = Item extends object
  ? Field extends keyof Item
    ? Item[Field]
    : unknown
  : Item;

/** The payload of `change`. */
export type AccordionChangePayload = {
  readonly value: readonly string[];
  readonly id: string;
  readonly isOpen: boolean;
};

/** The payload of `initValueChange`. */
export type AccordionInitValueChangePayload = { readonly value: readonly string[] };

/** A stack of panels, each with a button that opens and closes it. */
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
  /** Ids of the panels that are open at first; bound values are applied again whenever they change. */
  readonly value?: Bind<readonly string[]>;
  /** Whether opening a panel closes the others. */
  readonly type?: "single" | "multiple" | undefined;
  /** With `single`, the visitor may also close the open panel. */
  readonly collapsible?: boolean | undefined;
  /** Whether the panels are below or beside each other. Arrow keys move the focus along it. */
  readonly orientation?: "vertical" | "horizontal" | undefined;
  /** The level of the heading around the button, for screen readers; `none` for no heading. */
  readonly heading?: "none" | "h2" | "h3" | "h4" | "h5" | "h6" | undefined;
  /** Closed panels keep their input. */
  readonly keepMounted?: boolean | undefined;
  /** The content of the panel of that id. */
  readonly panels?: Readonly<Record<string, ReactNode | undefined>> | undefined;
  /** The face of each panel instead of its label: texts, icons and images. The label stays the accessible name. */
  readonly face?:
    | ((
        item: ReadonlySignal<{ readonly id: string; readonly label: string; readonly isOpen: boolean }>,
        index: ReadonlySignal<number>,
      ) => ReactNode)
    | undefined;
  /** The visitor opened or closed a panel. */
  readonly onChange?: Handler<AccordionChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<AccordionInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<AccordionVariables, AccordionActions> | undefined;
}

/** The variables of the element accordion. */
export interface AccordionVariables {
  /** Ids of the open panels, in the order of the panels. */
  readonly value: readonly string[];
}

/** The actions of the element accordion. */
export interface AccordionActions {
  /** Toggles the panel. */
  readonly toggleAccordion: (args: { readonly id?: string | null | undefined }) => unknown;
  /** Opens the panel. */
  readonly openAccordion: (args: { readonly id?: string | null | undefined }) => unknown;
  /** Closes the panel. */
  readonly closeAccordion: (args: { readonly id?: string | null | undefined }) => unknown;
}

/** The payload of `chartClick`. */
export type ApexChartChartClickPayload = {
  readonly seriesIndex: number;
  readonly pointIndex: number;
  readonly datasetLabel: string;
  readonly label: string;
};

/** A chart of the library ApexCharts, for kinds that the other charts do not draw. Needs the optional packages `apexcharts` and `react-apexcharts`. */
export interface ApexChartProps extends CommonProps {
  /** The kind of chart. */
  readonly type?: Bind<
    | "line"
    | "area"
    | "bar"
    | "pie"
    | "donut"
    | "radialBar"
    | "scatter"
    | "bubble"
    | "heatmap"
    | "candlestick"
    | "boxPlot"
    | "radar"
    | "polarArea"
    | "rangeBar"
    | "rangeArea"
    | "treemap"
  >;
  /** The series of ApexCharts: records with `name` and `data`, or numbers for charts of parts. */
  readonly series?: Bind<readonly unknown[]>;
  /** The options of ApexCharts. Options that hold HTML or functions are not allowed; formulas such as `xAxisText` format the texts. The app sets fonts, colours, theme and language; `options` may override fonts and colours. */
  readonly options?: Bind<unknown>;
  /** The text of each label of the horizontal axis. `item.value` is the category or number there. */
  readonly xAxisText?: ((item: ReadonlySignal<{ readonly value: unknown }>) => string | null | undefined) | undefined;
  /** The text of each label of the vertical axis. `item.value` is the number there, or the name of the series in a heatmap. */
  readonly yAxisText?: ((item: ReadonlySignal<{ readonly value: unknown }>) => string | null | undefined) | undefined;
  /** The text of each data label, where `options.dataLabels` shows them. In a chart of parts, `item.value` is the number, not its percentage. */
  readonly dataLabelText?:
    | ((
        item: ReadonlySignal<{
          readonly value: unknown;
          readonly label: string;
          readonly datasetLabel: string;
          readonly seriesIndex: number;
          readonly pointIndex: number;
        }>,
      ) => string | null | undefined)
    | undefined;
  /** The text below the heading of the tooltip: name and value of the point when absent. */
  readonly tooltipText?:
    | ((
        item: ReadonlySignal<{
          readonly value: unknown;
          readonly label: string;
          readonly datasetLabel: string;
          readonly seriesIndex: number;
          readonly pointIndex: number;
        }>,
      ) => string | null | undefined)
    | undefined;
  /** The height of the chart, also while loading. A CSS value; `$token` refers to a token of the theme. */
  readonly height?: Bind<string>;
  /** The accessible name of the chart and the caption of its table. */
  readonly ariaLabel?: Bind<string>;
  /** Whether data is loading; the chart is dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** The text for an empty chart. */
  readonly emptyText?: Bind<string>;
  /** A point, bar or slice was clicked. */
  readonly onChartClick?: Handler<ApexChartChartClickPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ApexChartVariables, ApexChartActions> | undefined;
}

/** The variables of the element apex-chart. */
export type ApexChartVariables = Readonly<Record<never, never>>;

/** The actions of the element apex-chart. */
export type ApexChartActions = Readonly<Record<never, never>>;

/** The payload of `chartClick`. */
export type BarChartChartClickPayload = {
  readonly dataX: string;
  readonly dataY: number;
  readonly position: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly datasetLabel: string; readonly label: string; readonly value: number }[];
};

/** Values as bars, in one series or several, side by side or stacked. */
export interface BarChartProps extends CommonProps {
  /** The axis of the labels: `x` draws vertical bars, `y` horizontal ones. */
  readonly axis?: Bind<"x" | "y">;
  /** Stacks the bars of one label instead of placing them side by side. */
  readonly stacked?: Bind<boolean>;
  /** Starts the value axis at zero, else near the smallest value. */
  readonly startAtZero?: Bind<boolean>;
  /** `guided` builds the bars from the rows of `data`, `advanced` uses `labels` and `datasets`. */
  readonly dataType?: "guided" | "advanced" | undefined;
  /** With `advanced`, the label of each group of bars, in order. */
  readonly labels?: Bind<readonly unknown[]>;
  /** With `advanced`, the values of each series. */
  readonly datasets?: Bind<
    readonly {
      readonly label?: string | undefined;
      readonly data: readonly (number | null | undefined)[];
      readonly backgroundColor?: string | readonly string[] | undefined;
    }[]
  >;
  /** With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties. */
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
  /** With `guided`, the rows: records, or plain values to count. */
  readonly data?: Bind<readonly unknown[]>;
  /** With `guided`, the path of the label in a row. Rows with the same label form one bar; a list counts for each of its items. */
  readonly dataXField?: Bind<string>;
  /** The path of the label in an item, if `dataXField` is a list of records. */
  readonly dataXFieldProperty?: Bind<string>;
  /** With `guided`, the value of a bar: the number of its rows, or the `aggregate` of `dataYField`. */
  readonly yAxis?: Bind<"item-count" | "field-summary">;
  /** With `field-summary`, the path of the value in a row. */
  readonly dataYField?: Bind<string>;
  /** The path of the value in an item, if `dataYField` is a list of records. */
  readonly dataYFieldProperty?: Bind<string>;
  /** With `field-summary`, how the values of one bar are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else. */
  readonly aggregate?: Bind<"item-count" | "distinct" | "value" | "sum" | "average" | "median" | "min" | "max">;
  /** With `guided`, the path of the series in a row: one series for each value. */
  readonly groupBy?: Bind<string>;
  /** The path of the series in an item, if `groupBy` is a list of records. */
  readonly groupByProperty?: Bind<string>;
  /** With `guided`, how labels are ordered: as in the data, by label or by value. */
  readonly dataOrderBy?: Bind<"default" | "x" | "y">;
  /** Direction of that order. */
  readonly dataDirection?: Bind<"ASC" | "DESC">;
  /** With `guided`, keeps rows without a label, under the label `emptyLabel`. */
  readonly dataXEmpty?: Bind<boolean>;
  /** The label of rows without one. */
  readonly emptyLabel?: Bind<string>;
  /** The colours of the series, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme. */
  readonly colors?: Bind<readonly string[]>;
  /** The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme. */
  readonly height?: Bind<string>;
  /** Shows the legend, whose buttons hide and show series. */
  readonly isLegend?: Bind<boolean>;
  /** Side of the legend. */
  readonly legendPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** The alignment of the legend on its side. */
  readonly legendAlignment?: Bind<"start" | "center" | "end">;
  /** The size of the texts of legend and axes. A CSS value; `$token` refers to a token of the theme. */
  readonly legendSize?: Bind<string>;
  /** The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme. */
  readonly legendColor?: Bind<string>;
  /** The colour of the axis texts. A CSS value; `$token` refers to a token of the theme. */
  readonly labelColor?: Bind<string>;
  /** The colour of the lines. A CSS value; `$token` refers to a token of the theme. */
  readonly gridColor?: Bind<string>;
  /** Shows each value at its bar. */
  readonly showValues?: Bind<boolean>;
  /** The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent. */
  readonly labelFormat?: string | undefined;
  /** The number style of the values; the axis has short numbers without a currency. For a percentage, 1 is 100 %. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | undefined;
  /** The ISO code of the currency. */
  readonly currency?: Bind<string>;
  /** The number of decimals. By default two for money, and up to two for other numbers. */
  readonly fractionDigits?: Bind<number | null>;
  /** The accessible name of the chart and the caption of its table. */
  readonly ariaLabel?: Bind<string>;
  /** The heading of the labels in the table. */
  readonly labelsTitle?: Bind<string>;
  /** The heading of the values in the table, if the series has no name. */
  readonly valueTitle?: Bind<string>;
  /** How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it. */
  readonly table?: Bind<"hidden" | "toggle" | "shown">;
  /** The text of the button that opens the table. It defaults to the page's language, such as `View as table`. */
  readonly tableText?: Bind<string>;
  /** Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** The text for an empty chart. */
  readonly emptyText?: Bind<string>;
  /** A bar, or the space of one, was clicked, or chosen in the table. `position` is in pixels of the chart; `points` is the bar, or all bars of the label at that space. */
  readonly onChartClick?: Handler<BarChartChartClickPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<BarChartVariables, BarChartActions> | undefined;
}

/** The variables of the element bar-chart. */
export type BarChartVariables = Readonly<Record<never, never>>;

/** The actions of the element bar-chart. */
export type BarChartActions = Readonly<Record<never, never>>;

/** A plain box. Its children are stacked unless the style says otherwise. */
export interface BaseProps extends CommonProps {
  /** The HTML tag of the box. With a link the root is an `a`, which contains the tag if it is a heading. */
  readonly tag?:
    | "div"
    | "main"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "footer"
    | "nav"
    | "hgroup"
    | "search"
    | "ul"
    | "ol"
    | "menu"
    | "li"
    | "dl"
    | "dt"
    | "dd"
    | "figure"
    | "figcaption"
    | "address"
    | "fieldset"
    | "legend"
    | "details"
    | "summary"
    | "blockquote"
    | "p"
    | "pre"
    | "h1"
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "h6"
    | "span"
    | "strong"
    | "em"
    | "small"
    | "b"
    | "i"
    | "s"
    | "u"
    | "mark"
    | "q"
    | "cite"
    | "abbr"
    | "dfn"
    | "code"
    | "kbd"
    | "samp"
    | "var"
    | "sub"
    | "sup"
    | "ins"
    | "del"
    | "bdi"
    | "bdo"
    | "time"
    | "ruby"
    | "rt"
    | "rp"
    | "table"
    | "caption"
    | "colgroup"
    | "col"
    | "thead"
    | "tbody"
    | "tfoot"
    | "tr"
    | "th"
    | "td"
    | "hr"
    | "br"
    | "wbr"
    | undefined;
  /** The ARIA role, if the tag does not imply it. */
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
  /** The accessible name for screen readers, if the content does not provide it. */
  readonly ariaLabel?: Bind<string>;
  /** A video behind the content, without sound, over and over: an address, or a file under `assets/`. It rests for visitors who prefer less motion. */
  readonly backgroundVideo?: Bind<string>;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<BaseVariables, BaseActions> | undefined;
}

/** The variables of the element base. */
export type BaseVariables = Readonly<Record<never, never>>;

/** The actions of the element base. */
export type BaseActions = Readonly<Record<never, never>>;

/** A button, or a link that looks like one. */
export interface ButtonProps extends CommonProps {
  /** The label. */
  readonly text?: Bind<string>;
  /** The accessible name of a button that shows only an icon. */
  readonly ariaLabel?: Bind<string>;
  /** `submit` submits the enclosing form; `none` is not a button for the keyboard. */
  readonly buttonType?: Bind<"button" | "submit" | "reset" | "none">;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Shows a loader in place of its content and ignores clicks; keeps its size, name and focus. */
  readonly loading?: Bind<boolean>;
  /** The state of a toggle button; absent for a plain one. */
  readonly pressed?: Bind<boolean>;
  /** Marks the link to the current page. */
  readonly current?: Bind<boolean>;
  /** A short explanation on hover. */
  readonly tooltip?: Bind<string>;
  /** Before the label. */
  readonly leftIcon?: ReactNode | undefined;
  /** After the label. */
  readonly rightIcon?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ButtonVariables, ButtonActions> | undefined;
}

/** The variables of the element button. */
export type ButtonVariables = Readonly<Record<never, never>>;

/** The actions of the element button. */
export interface ButtonActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
}

/** The payload of `itemClick`. */
export type CalendarItemClickPayload<Item = unknown> = { readonly item: Item };

/** The payload of `slotSelect`. */
export type CalendarSlotSelectPayload = { readonly start: string; readonly end: string; readonly allDay: boolean };

/** The payload of `itemMoved`. */
export type CalendarItemMovedPayload<Item = unknown> = {
  readonly item: Item;
  readonly start: string;
  readonly end: string;
  readonly oldStart: string;
  readonly oldEnd: string;
};

/** The payload of `rangeChange`. */
export type CalendarRangeChangePayload = {
  readonly start: string;
  readonly end: string;
  readonly view: "day" | "week" | "month";
};

/** A day, a week or a month with its items, which are moved, resized and created by mouse, touch or keyboard. */
export interface CalendarProps<Item = unknown> extends CommonProps {
  /** The items: appointments, bookings, absences. When they change, they are shown where they belong. */
  readonly items?: Bind<readonly Item[]>;
  /** The path of the unique key in an item. */
  readonly itemKey?: string | undefined;
  /** The path of an item's name. */
  readonly labelField?: string | undefined;
  /** The path of the start of an item: a moment, or a day for an item of whole days. */
  readonly startField?: string | undefined;
  /** The path of the end of an item: the moment after it, or its last day. Without one, an item lasts an hour or a day. */
  readonly endField?: string | undefined;
  /** The path of whether an item is of whole days. An item whose start is a day is one in any case. */
  readonly allDayField?: string | undefined;
  /** The path of the colour of an item, such as `#0f7b4d`; without one, the accent colour. */
  readonly colorField?: string | undefined;
  /** What is shown. The visitor can choose another of `views`; a bound value is applied again whenever it changes. */
  readonly view?: Bind<"day" | "week" | "month">;
  /** What the visitor can choose to see, in order. */
  readonly views?: readonly ("day" | "week" | "month")[] | undefined;
  /** A day of the week or month that is shown; the current day by default. A bound value is applied again whenever it changes. */
  readonly date?: Bind<string>;
  /** The first day of the week, from 0 for Sunday. */
  readonly weekStart?: Bind<number>;
  /** The hour at the top when a day or week is opened. All hours can be scrolled to. */
  readonly firstHour?: Bind<number>;
  /** The length of a slot in minutes, and the step in which items are moved. */
  readonly slotMinutes?: Bind<number>;
  /** Items cannot be moved, and slots cannot be selected. */
  readonly readonly?: Bind<boolean>;
  /** Accessible name of the calendar. */
  readonly ariaLabel?: Bind<string>;
  /** The accessible name of the button that goes back. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English. */
  readonly previousLabel?: Bind<string>;
  /** The accessible name of the button that goes on. */
  readonly nextLabel?: Bind<string>;
  /** The button that shows the current day. */
  readonly todayLabel?: Bind<string>;
  /** The button that shows a day. */
  readonly dayLabel?: Bind<string>;
  /** The button that shows a week. */
  readonly weekLabel?: Bind<string>;
  /** The button that shows a month. */
  readonly monthLabel?: Bind<string>;
  /** The name of the row for items of whole days. */
  readonly allDayLabel?: Bind<string>;
  /** The button for items of a day that have no room in the month; `{count}` is their number. */
  readonly moreText?: Bind<string>;
  /** How to use the calendar by keyboard, announced when it gets the focus. */
  readonly instructionsText?: Bind<string>;
  /** Announced when an item is lifted; `{item}` and `{time}` are its name, and its days and times. */
  readonly liftedText?: Bind<string>;
  /** Announced at each place on the way, with the same placeholders. */
  readonly movedText?: Bind<string>;
  /** Announced when the item is dropped, with the same placeholders. */
  readonly droppedText?: Bind<string>;
  /** Announced when the move is cancelled, with the same placeholders. */
  readonly canceledText?: Bind<string>;
  /** What an item shows, instead of its name and time. It is inside a button, so it has no controls of its own. */
  readonly item?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The visitor opened an item: by a click, a tap or Enter. */
  readonly onItemClick?: Handler<CalendarItemClickPayload<Item>> | undefined;
  /** The visitor chose a free slot, or several by dragging or with Shift and the arrow keys. `start` and `end` are moments; with `allDay`, the first and the last day. */
  readonly onSlotSelect?: Handler<CalendarSlotSelectPayload> | undefined;
  /** The visitor moved an item or changed its end. `start` and `end` are of the kind that the item has: days, moments or times without a UTC offset. The item is shown there until `items` change. */
  readonly onItemMoved?: Handler<CalendarItemMovedPayload<Item>> | undefined;
  /** Other days are shown, also at the beginning. `start` is the moment at which the first day begins, `end` the one at which the last day ends. */
  readonly onRangeChange?: Handler<CalendarRangeChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<CalendarVariables, CalendarActions> | undefined;
}

/** The variables of the element calendar. */
export interface CalendarVariables {
  /** What is shown. */
  readonly view: "day" | "week" | "month";
  /** A day of what is shown. */
  readonly date: string;
  /** The moment at which the first day begins; empty before the calendar is there. */
  readonly start: string;
  /** The moment at which the last day ends; empty before the calendar is there. */
  readonly end: string;
  /** An item is being moved. */
  readonly isDragging: boolean;
}

/** The actions of the element calendar. */
export interface CalendarActions {
  /** Shows the day, week or month of a date. */
  readonly showDate: (args: { readonly date?: string | null | undefined }) => unknown;
  /** Shows a day, a week or a month. */
  readonly setView: (args: { readonly view?: "day" | "week" | "month" | null | undefined }) => unknown;
  /** Shows the items where they belong, such as after a rejected change. */
  readonly reset: () => unknown;
}

/** The payload of `change`. */
export type CheckboxChangePayload = { readonly value: boolean };

/** The payload of `initValueChange`. */
export type CheckboxInitValueChangePayload = { readonly value: boolean };

/** A checkbox or a switch. */
export interface CheckboxProps extends CommonProps {
  /** The initial value; a bound value is applied again whenever it changes. */
  readonly value?: Bind<boolean>;
  /** The visible label next to the box. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** A checkbox or a switch. */
  readonly appearance?: "checkbox" | "switch" | undefined;
  /** Must be checked. */
  readonly required?: Bind<boolean>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Neither on nor off, such as for a partial selection. */
  readonly indeterminate?: Bind<boolean>;
  /** The width and height of the box. A CSS value; `$token` refers to a token of the theme. */
  readonly size?: Bind<string>;
  /** The colour of the checked box. A CSS value; `$token` refers to a token of the theme. */
  readonly color?: Bind<string>;
  /** The icon of the checked box; a check mark when absent. */
  readonly icon?: IconDrawing | undefined;
  /** The side of the label and children. */
  readonly containerPosition?: Bind<"right" | "left" | "top" | "bottom">;
  /** Checked or unchecked by the visitor. */
  readonly onChange?: Handler<CheckboxChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<CheckboxInitValueChangePayload> | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<CheckboxVariables, CheckboxActions> | undefined;
}

/** The variables of the element checkbox. */
export interface CheckboxVariables {
  /** Whether it is checked. */
  readonly value: boolean;
}

/** The actions of the element checkbox. */
export interface CheckboxActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: boolean | null | undefined }) => unknown;
  /** Resets to the initial value. */
  readonly reset: () => unknown;
}

/** Lays out its children on a grid of units: as columns, as rows, or as a mosaic that wraps. */
export interface ColumnsProps extends CommonProps {
  /** The HTML tag of the box. */
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
  /** The ARIA role, if the tag does not imply it. */
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
  /** The accessible name for screen readers, if the content does not provide it. */
  readonly ariaLabel?: Bind<string>;
  /** `columns` side by side, `rows` stacked, `mosaic` wraps by units. */
  readonly type?: Bind<"columns" | "rows" | "mosaic">;
  /** The number of units in a line of a mosaic. */
  readonly lengthInUnit?: Bind<number>;
  /** The units of each child, repeated for further children; equal units when empty. */
  readonly grid?: Bind<readonly number[]>;
  /** Alignment along the main axis. */
  readonly justifyContent?: Bind<
    "flex-start" | "center" | "flex-end" | "space-between" | "space-around" | "space-evenly" | "stretch"
  >;
  /** Alignment across the main axis. */
  readonly alignItems?: Bind<"flex-start" | "center" | "flex-end" | "stretch" | "baseline">;
  /** The gap between rows. A CSS value; `$token` refers to a token of the theme. */
  readonly rowGap?: Bind<string>;
  /** The gap between columns. A CSS value; `$token` refers to a token of the theme. */
  readonly columnGap?: Bind<string>;
  /** Reverses the visual order. */
  readonly reverse?: Bind<boolean>;
  /** Pushes the last child to the far end. */
  readonly pushLast?: Bind<boolean>;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ColumnsVariables, ColumnsActions> | undefined;
}

/** The variables of the element columns. */
export type ColumnsVariables = Readonly<Record<never, never>>;

/** The actions of the element columns. */
export type ColumnsActions = Readonly<Record<never, never>>;

/** The payload of `sort`. */
export type DataGridSortPayload = { readonly name: string; readonly key: string; readonly order: "ASC" | "DESC" };

/** The payload of `rowClick`. */
export type DataGridRowClickPayload<Item = unknown> = {
  readonly id: string;
  readonly value: Item;
  readonly index: number;
};

/** The payload of `selectionChange`. */
export type DataGridSelectionChangePayload<Item = unknown> = {
  readonly selectedRows: readonly { readonly id: string; readonly value: Item }[];
};

/** The payload of `updateRow`. */
export type DataGridUpdateRowPayload<Item = unknown> = {
  readonly id: string;
  readonly value: Item;
  readonly changes: Partial<Item>;
  readonly index: number;
  readonly cancel: string;
};

/** The payload of `deleteRow`. */
export type DataGridDeleteRowPayload<Item = unknown> = {
  readonly id: string;
  readonly value: Item;
  readonly index: number;
};

/** The payload of `columnsChange`. */
export type DataGridColumnsChangePayload = { readonly columns: readonly string[] };

/** The payload of `columnResize`. */
export type DataGridColumnResizePayload = {
  readonly id: string;
  readonly width: number | null;
  readonly widths: readonly { readonly id: string; readonly width: number }[];
};

/** A table of rows sorted and paged by the server, with selection, inline editing and keyboard control. Of more than 100 rows, only those near the visible part are in the document: the browser's own search finds no others, and columns without a width share the space evenly. */
export interface DataGridProps<Item = unknown> extends CommonProps {
  /** The rows. */
  readonly data?: Bind<readonly Item[]>;
  /** The path of the unique id in a row; the index when absent. */
  readonly dataIdPath?: string | undefined;
  /** The columns, in order. */
  readonly columns?:
    | readonly {
        readonly id: string;
        readonly name?: Bind<string>;
        readonly hint?: Bind<string>;
        readonly type?:
          | "value"
          | "number"
          | "date"
          | "datetime"
          | "checkbox"
          | "select"
          | "multiselect"
          | "custom"
          | undefined;
        readonly path?: string | undefined;
        readonly format?: string | undefined;
        readonly fractionDigits?: number | undefined;
        readonly sortKey?: string | undefined;
        readonly width?: string | undefined;
        readonly resizable?: boolean | undefined;
        readonly pin?: "none" | "start" | "end" | undefined;
        readonly pickable?: boolean | undefined;
        readonly display?: Bind<boolean>;
        readonly sortable?: boolean | undefined;
        readonly align?: "start" | "center" | "end" | undefined;
        readonly hideOn?: readonly ("tablet" | "mobile")[] | undefined;
        readonly editable?: Bind<boolean>;
        readonly editableType?:
          | "text"
          | "textarea"
          | "email"
          | "tel"
          | "number"
          | "date"
          | "datetime"
          | "time"
          | "checkbox"
          | "select"
          | "multiselect"
          | undefined;
        readonly required?: boolean | undefined;
        readonly options?: Bind<readonly unknown[]>;
      }[]
    | undefined;
  /** The ids of the visible columns in order; all columns when null. Unknown ids are ignored. */
  readonly visibleColumns?: Bind<readonly string[] | null>;
  /** Shows a button above the table that opens a list of the columns, to show or hide them. With `visibleColumns` the grid only emits `columnsChange`. */
  readonly columnPicker?: Bind<boolean>;
  /** The text of that button. It defaults to the page's language, such as `Columns`. */
  readonly columnPickerLabel?: Bind<string>;
  /** Widths in pixels that replace the columns' own, such as `widths` of an earlier `columnResize`. */
  readonly columnWidths?: Bind<readonly { readonly id: string; readonly width: number }[]>;
  /** The accessible name of the edge that changes the width of a column. It defaults to the page's language, such as `Width of {name}`. */
  readonly resizeLabel?: Bind<string>;
  /** The accessible name of the help mark of a column with `hint`. It defaults to the page's language, such as `About {name}`. */
  readonly hintLabel?: Bind<string>;
  /** The accessible name of the table. */
  readonly ariaLabel?: Bind<string>;
  /** Shows a column of checkboxes that select rows. With Shift, a click on a box, Space or the arrow keys selects all rows from the last one. */
  readonly selectable?: Bind<boolean>;
  /** Selected rows stay selected after they leave `data`, as on another page. Without it they are deselected, so that an action never affects rows that are not shown. */
  readonly keepSelection?: Bind<boolean>;
  /** The accessible name of the checkbox that selects all rows. It defaults to the page's language, such as `Select all`. */
  readonly selectAllLabel?: Bind<string>;
  /** The accessible name of a row's checkbox. It defaults to the page's language, such as `Select row`. */
  readonly selectRowLabel?: Bind<string>;
  /** The width of that column. A CSS value; `$token` refers to a token of the theme. */
  readonly selectColumnWidth?: string | undefined;
  /** Shows a column of buttons that edit rows inline, one at a time; F2 does the same. */
  readonly inlineEditing?: Bind<boolean>;
  /** The width of that column. A CSS value; `$token` refers to a token of the theme. */
  readonly actionColumnWidth?: string | undefined;
  /** The heading of that column, for screen readers. It defaults to the page's language, such as `Actions`. */
  readonly actionsLabel?: Bind<string>;
  /** The accessible name of the button that starts editing a row. It defaults to the page's language, such as `Edit`. */
  readonly editLabel?: Bind<string>;
  /** The accessible name of the button that deletes a row; shown if a workflow runs on `deleteRow`. It defaults to the page's language, such as `Delete`. */
  readonly deleteLabel?: Bind<string>;
  /** The accessible name of the button that saves the edited row. It defaults to the page's language, such as `Save`. */
  readonly saveLabel?: Bind<string>;
  /** The accessible name of the button that cancels editing. It defaults to the page's language, such as `Cancel`. */
  readonly cancelLabel?: Bind<string>;
  /** Shows the headings. */
  readonly displayHeader?: Bind<boolean>;
  /** Keeps the headings visible while scrolling. */
  readonly hasStickyHeader?: Bind<boolean>;
  /** Every other row has another background. */
  readonly alternateBackground?: Bind<boolean>;
  /** The other background. A CSS value; `$token` refers to a token of the theme. */
  readonly alternateColor?: Bind<string>;
  /** The vertical alignment in the cells. */
  readonly verticalAlignment?: Bind<"top" | "middle" | "bottom">;
  /** The minimum height of a row. A CSS value; `$token` refers to a token of the theme. */
  readonly rowHeight?: Bind<string>;
  /** The background of the headings; the one of the grid when absent. A CSS value; `$token` refers to a token of the theme. */
  readonly headerBackgroundColor?: Bind<string>;
  /** The text color of the headings. A CSS value; `$token` refers to a token of the theme. */
  readonly headerColor?: Bind<string>;
  /** The background of the rows; the one of the grid when absent. A CSS value; `$token` refers to a token of the theme. */
  readonly rowBackgroundColor?: Bind<string>;
  /** The background of a row under the pointer, if rows can be opened or selected. A CSS value; `$token` refers to a token of the theme. */
  readonly rowHoverColor?: Bind<string>;
  /** The background of selected rows and of the current one. A CSS value; `$token` refers to a token of the theme. */
  readonly rowSelectedColor?: Bind<string>;
  /** The lines between rows and columns. */
  readonly borders?: Bind<"rows" | "columns" | "all" | "none">;
  /** The color of those lines. A CSS value; `$token` refers to a token of the theme. */
  readonly borderColor?: Bind<string>;
  /** The width of those lines. A CSS value; `$token` refers to a token of the theme. */
  readonly borderWidth?: Bind<string>;
  /** The id of the sorted column, if the design controls it; otherwise the grid does. */
  readonly sortName?: Bind<string | null>;
  /** The order of that column. */
  readonly sortOrder?: Bind<"ASC" | "DESC" | null>;
  /** Whether rows are loading: at first placeholders are shown, later the rows are dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** The number of placeholders. */
  readonly skeletonRows?: Bind<number>;
  /** The text for an empty table without the slot `empty`. */
  readonly emptyText?: Bind<string>;
  /** The id of the row whose details are open. */
  readonly currentId?: Bind<string | number | null>;
  /** A key that moves the focus to the next row from anywhere outside a text field, such as `j`, while no dialog is open. */
  readonly nextRowKey?: Bind<string>;
  /** The same for the previous row, such as `k`. */
  readonly previousRowKey?: Bind<string>;
  /** The cells of the column of that id. */
  readonly cells?:
    | Readonly<Record<string, ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined>>
    | undefined;
  /** A whole row on mobile: the row is a card, with the box of `selectable` and the buttons of `inlineEditing`. It has neither headings to sort by nor the box that selects all rows. */
  readonly card?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** Shown in an empty table. */
  readonly empty?: ReactNode | undefined;
  /** A heading was clicked: ASC first, then DESC. */
  readonly onSort?: Handler<DataGridSortPayload> | undefined;
  /** A row was clicked, or Enter pressed on it. */
  readonly onRowClick?: Handler<DataGridRowClickPayload<Item>> | undefined;
  /** The selection changed. */
  readonly onSelectionChange?: Handler<DataGridSelectionChangePayload<Item>> | undefined;
  /** An edited row was saved, and its fields are valid: `value` is the newest row with the values that someone has changed, and `changes` has only these. The grid shows it until `data` has a new row. If the server rejects it, call `cancelUpdate` with `event.cancel`. */
  readonly onUpdateRow?: Handler<DataGridUpdateRowPayload<Item>> | undefined;
  /** The delete button of a row was pressed. */
  readonly onDeleteRow?: Handler<DataGridDeleteRowPayload<Item>> | undefined;
  /** The visitor showed or hid a column: `columns` are the ids of the visible ones, in order. */
  readonly onColumnsChange?: Handler<DataGridColumnsChangePayload> | undefined;
  /** The visitor changed the width of a column, or reset it: then `width` is null. `widths` has all changed columns, for `columnWidths`. */
  readonly onColumnResize?: Handler<DataGridColumnResizePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DataGridVariables<Item>, DataGridActions> | undefined;
}

/** The variables of the element data-grid. */
export interface DataGridVariables<Item = unknown> {
  /** The selected rows. */
  readonly selectedRows: readonly { readonly id: string; readonly value: Item }[];
  /** The sorting chosen by the visitor; `name` is null before that. */
  readonly sort: { readonly name: string | null; readonly key: string | null; readonly order: "ASC" | "DESC" };
  /** The current row: the one whose details are open, else the last one with the focus; null before that. */
  readonly activeRow: { readonly id: string; readonly value: Item; readonly index: number } | null;
  /** The id of the row being edited, or null. */
  readonly editingId: string | null;
}

/** The actions of the element data-grid. */
export interface DataGridActions {
  /** Clears the selection. */
  readonly clearSelection: () => unknown;
  /** Selects all rows, or `rows`, which with `keepSelection` may be of other pages. */
  readonly selectAll: (args: { readonly rows?: readonly unknown[] | null | undefined }) => unknown;
  /** Moves the keyboard focus to a row and scrolls it into view. */
  readonly focusRow: (args: { readonly id?: string | number | null | null | undefined }) => unknown;
  /** Opens the row after `activeRow`, or the first one without an active row, as a click does, and scrolls it into view; does nothing after the last row. */
  readonly openNext: () => unknown;
  /** Opens the row before `activeRow`, if any, and scrolls it into view. */
  readonly openPrevious: () => unknown;
  /** Starts editing a row. */
  readonly editRow: (args: { readonly id?: string | number | null | null | undefined }) => unknown;
  /** Shows the row of `data` again, without any edit that was sent. */
  readonly restoreRow: (args: { readonly id?: string | number | null | null | undefined }) => unknown;
  /** Sets the new value of a column in the edited row, from the slot of a custom column. Saving the row sends it, canceling drops it. */
  readonly setCell: (args: {
    readonly column?: string | null | undefined;
    readonly value?: unknown | null | undefined;
  }) => unknown;
  /** Shows the values before an edit again, such as after the server rejected it: `cancel` is `event.cancel` of `updateRow`. Does nothing once `data` has a new row. */
  readonly cancelUpdate: (args: { readonly cancel?: string | null | null | undefined }) => unknown;
}

/** The payload of `change`. */
export type DatePickerChangePayload = {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly values: readonly string[];
};

/** The payload of `initValueChange`. */
export type DatePickerInitValueChangePayload = {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly values: readonly string[];
};

/** The payload of `invalidFixedRange`. */
export type DatePickerInvalidFixedRangePayload = { readonly start: string; readonly end: string };

/** The payload of `flowStep`. */
export type DatePickerFlowStepPayload = {
  readonly step: "month" | "year" | "calendar" | "time" | "minutes" | "hours" | "seconds";
};

/** Days, moments, times, months or years, chosen in a calendar: one, a range, or several. The value of `datetime` is an ISO moment, of `date` a day `YYYY-MM-DD`, of `time` `HH:mm:ss`, of `month` `YYYY-MM`, of `year` `YYYY`. Its style can set the custom properties of `docs/date-picker.md`. */
export interface DatePickerProps extends CommonProps {
  /** `single` for one value, `range` for the two ends of a range, `multi` for any number of days or moments. */
  readonly selectionMode?: "single" | "range" | "multi" | undefined;
  /** What is chosen. `time`, `month` and `year` cannot be used with `multi`. */
  readonly dateMode?: "datetime" | "date" | "time" | "month" | "year" | undefined;
  /** The time zone of days and times: `locale` for the app's (`timeZone` of design.json, else the browser's), or an IANA name. */
  readonly timezone?: Bind<string>;
  /** With `datetime` and `time`, times have seconds. */
  readonly enableSeconds?: Bind<boolean>;
  /** Times have 24 hours; otherwise 12 with AM and PM. */
  readonly use24?: Bind<boolean>;
  /** The step of the list of minutes and of the arrow keys. Others can be typed. */
  readonly minuteIncrement?: Bind<number>;
  /** The step of the list of seconds and of the arrow keys. Others can be typed. */
  readonly secondIncrement?: Bind<number>;
  /** The first time of day that can be chosen, such as `08:00`. */
  readonly minTime?: Bind<string>;
  /** The last time of day that can be chosen, such as `18:00`. */
  readonly maxTime?: Bind<string>;
  /** Only these hours can be chosen, from 0 to 23; all when empty. */
  readonly allowedHours?: Bind<readonly number[]>;
  /** `minDate` and `maxDate` count as whole days, whatever their times. */
  readonly ignoreTimeValidation?: Bind<boolean>;
  /** The initial value with `single`; a bound value is applied again whenever it changes. */
  readonly initValueSingle?: Bind<string>;
  /** The initial start with `range`; a bound value is applied again whenever it changes. */
  readonly initValueRangeStart?: Bind<string>;
  /** The initial end with `range`; a bound value is applied again whenever it changes. */
  readonly initValueRangeEnd?: Bind<string>;
  /** The initial values with `multi`; a bound value is applied again whenever it changes. */
  readonly initValueMulti?: Bind<readonly string[] | null>;
  /** The maximum number of values with `multi`; 0 for any. */
  readonly multiDatesLimit?: Bind<number>;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** The text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** The date can be typed: the text of the control is a field, beside the button of the calendar. It is taken after a second, by Enter and when the field is left. It is read in the order of the format, with any signs between the parts or none, with two digits of the year, and with names of months. A text that is unclear stays, and the form is not sent. */
  readonly textInput?: boolean | undefined;
  /** The format of the closed control: by default `DD/MM/YYYY`, with `time` the hours of `use24`, with `month` `MMMM YYYY`, with `year` `YYYY`. */
  readonly format?:
    | "DD/MM/YYYY"
    | "DD/MM/YY"
    | "DD/MM/YYYY HH:mm"
    | "DD/MM/YY HH:mm"
    | "MMMM D, YYYY"
    | "MMM D, YYYY"
    | "MMM D, YYYY h:mm A"
    | "HH:mm"
    | "HH:mm:ss"
    | "h:mm A"
    | "h:mm:ss A"
    | "MMMM YYYY"
    | "MM/YYYY"
    | "YYYY"
    | "custom"
    | undefined;
  /** The format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets. */
  readonly customFormat?: Bind<string>;
  /** The language of the calendar: `pageLang` for the page's, or a language tag such as `pt-BR`. */
  readonly lang?: Bind<string>;
  /** Values or ranges chosen with one press, listed next to the calendar. They are applied at once. */
  readonly presets?:
    | readonly { readonly label: Bind<string>; readonly start: Bind<string>; readonly end?: Bind<string> }[]
    | undefined;
  /** The accessible name of the list of presets. */
  readonly presetsLabel?: Bind<string>;
  /** `auto` chooses a range of fixed length with one press, `minmax` limits its length. Lengths are in days, or in months or years with these modes. */
  readonly rangeMode?: Bind<"free" | "auto" | "minmax">;
  /** How many days, months or years after its start a range with `auto` ends: 6 is a week of days. */
  readonly autoRange?: Bind<number>;
  /** The minimum length of a range with `minmax`. */
  readonly minRange?: Bind<number>;
  /** The maximum length of a range with `minmax`. */
  readonly maxRange?: Bind<number>;
  /** A range may have only a start. */
  readonly enablePartialRange?: Bind<boolean>;
  /** A range may not include a disabled day. */
  readonly noDisabledRange?: Bind<boolean>;
  /** The first day that can be chosen, or the first moment if it has a time. With `month` and `year`, its month or year. */
  readonly minDate?: Bind<string>;
  /** The last day that can be chosen, or the last moment if it has a time. With `month` and `year`, its month or year. */
  readonly maxDate?: Bind<string>;
  /** Months outside `minDate` and `maxDate` cannot be shown. */
  readonly preventMinMaxNavigation?: Bind<boolean>;
  /** The calendar opens at this day while nothing is chosen. */
  readonly startDate?: Bind<string>;
  /** Only these days can be chosen, or their months or years; all when empty. */
  readonly allowedDates?: Bind<readonly string[]>;
  /** Days that cannot be chosen. Months and years ignore them. */
  readonly disabledDates?: Bind<readonly string[]>;
  /** Days of the week that cannot be chosen, from 0 for Sunday. Months and years ignore them. */
  readonly disabledWeekDays?: Bind<readonly number[]>;
  /** The first day of the week, from 0 for Sunday. */
  readonly weekStart?: Bind<number>;
  /** Week numbers: `local` by `weekStart`, `iso` by ISO 8601. */
  readonly weekNumbers?: Bind<"none" | "local" | "iso">;
  /** Hides the days of adjacent months. */
  readonly hideOffsetDates?: Bind<boolean>;
  /** Shows only the weeks of the month, instead of always six rows. */
  readonly trimWeeks?: Bind<boolean>;
  /** Shows month and year as text instead of lists to choose from. */
  readonly disableMonthYearSelect?: Bind<boolean>;
  /** Guides through the steps of `flowSteps` when the calendar opens. */
  readonly enableFlow?: boolean | undefined;
  /** The steps of `enableFlow`, in their order. `hours`, `minutes` and `seconds` are lists, `time` has the fields; in a range both ends have their lists. */
  readonly flowSteps?:
    | readonly ("month" | "year" | "calendar" | "time" | "minutes" | "hours" | "seconds")[]
    | undefined;
  /** Shows the calendar itself, always open, instead of a control that opens it. */
  readonly enableCalendarOnly?: boolean | undefined;
  /** With `enableCalendarOnly`, whether the calendar fills the width or is centred. */
  readonly calendarOnlyFit?: "stretch" | "center" | undefined;
  /** Shows several months side by side; one at a time on mobile. */
  readonly enableMultiCalendars?: boolean | undefined;
  /** The number of months with `enableMultiCalendars`. */
  readonly multiCalendars?: number | undefined;
  /** With `enableMultiCalendars`, each month has its own buttons. */
  readonly multiCalendarsSolo?: boolean | undefined;
  /** With `enableMultiCalendars`, months are side by side or below each other. */
  readonly orientation?: "horizontal" | "vertical" | undefined;
  /** How many months the buttons and a swipe move; 0 for the number of visible months. */
  readonly navigationStep?: Bind<number>;
  /** How the calendar changes its month: the slides go left or right, or up or down. */
  readonly transition?: Bind<"none" | "fade" | "slide-h" | "slide-v">;
  /** The position of the calendar. */
  readonly menuPosition?: "center" | "left" | "right" | undefined;
  /** Applies a choice at once, without `Select` and `Cancel`. */
  readonly autoApply?: Bind<boolean>;
  /** With `autoApply`, closes the calendar when the choice is complete. */
  readonly closeOnAutoApply?: Bind<boolean>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** A choice is required; the visitor cannot clear it. */
  readonly required?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Shows a clear button. */
  readonly clearIcon?: Bind<boolean>;
  /** Shows a button that chooses the present day or moment. */
  readonly nowButton?: Bind<boolean>;
  /** The accessible name of the clear button; by default in the page's language, if that is English or Portuguese. */
  readonly clearLabel?: Bind<string>;
  /** The text of the button that applies the choice; default as for `clearLabel`. */
  readonly selectText?: Bind<string>;
  /** The text of the button that cancels the choice; default as for `clearLabel`. */
  readonly cancelText?: Bind<string>;
  /** The text of the button of `nowButton`; default as for `clearLabel`. */
  readonly nowText?: Bind<string>;
  /** The accessible name of the button for the previous month; default as for `clearLabel`. */
  readonly previousLabel?: Bind<string>;
  /** The accessible name of the button for the next month; default as for `clearLabel`. */
  readonly nextLabel?: Bind<string>;
  /** The label of the time; default as for `clearLabel`. */
  readonly timeLabel?: Bind<string>;
  /** The label of the time of the first day; default as for `clearLabel`. */
  readonly startTimeLabel?: Bind<string>;
  /** The label of the time of the last day; default as for `clearLabel`. */
  readonly endTimeLabel?: Bind<string>;
  /** Content before the calendar, in place of the presets. */
  readonly leftSidebar?: ReactNode | undefined;
  /** Content after the calendar. */
  readonly rightSidebar?: ReactNode | undefined;
  /** The visitor chose another value. */
  readonly onChange?: Handler<DatePickerChangePayload> | undefined;
  /** The configured value changed and was applied. */
  readonly onInitValueChange?: Handler<DatePickerInitValueChangePayload> | undefined;
  /** The visitor tried to apply an incomplete choice, or one out of range. */
  readonly onInvalidSelect?: Handler | undefined;
  /** With `auto`, the range from this day, month or year would include some that cannot be chosen. */
  readonly onInvalidFixedRange?: Handler<DatePickerInvalidFixedRangePayload> | undefined;
  /** A further step of `enableFlow` began. */
  readonly onFlowStep?: Handler<DatePickerFlowStepPayload> | undefined;
  /** The calendar opened. */
  readonly onOpen?: Handler | undefined;
  /** The calendar closed. */
  readonly onClose?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DatePickerVariables, DatePickerActions> | undefined;
}

/** The variables of the element date-picker. */
export interface DatePickerVariables {
  /** The chosen value with `single`, or null. */
  readonly value: string | null;
  /** The start of the chosen range, or null. */
  readonly start: string | null;
  /** The end of the chosen range, or null. */
  readonly end: string | null;
  /** The chosen values with `multi`, in chronological order. */
  readonly values: readonly string[];
  /** The calendar is open. */
  readonly isOpen: boolean;
}

/** The actions of the element date-picker. */
export interface DatePickerActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value, the range, or the values of `multi`. */
  readonly setValue: (args: {
    readonly value?: string | null | undefined;
    readonly start?: string | null | undefined;
    readonly end?: string | null | undefined;
    readonly values?: readonly string[] | null | undefined;
  }) => unknown;
  /** Clears the choice. */
  readonly clear: () => unknown;
  /** Opens the calendar. */
  readonly open: () => unknown;
  /** Closes the calendar and discards a choice that was not applied. */
  readonly close: () => unknown;
}

/** The payload of `change`. */
export type DateTimePickerChangePayload = {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** The payload of `initValueChange`. */
export type DateTimePickerInitValueChangePayload = {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** The payload of `dayClick`. */
export type DateTimePickerDayClickPayload = {
  readonly day: string;
  readonly keys: readonly string[];
  readonly customData: readonly unknown[];
};

/** The payload of `pagesChange`. */
export type DateTimePickerPagesChangePayload = {
  readonly pages: readonly {
    readonly key: string;
    readonly month: number;
    readonly year: number;
    readonly weeks: number;
    readonly title: string;
    readonly monthLabel: string;
    readonly yearLabel: string;
    readonly days: readonly string[];
  }[];
};

/** The older date picker, for imported designs: a day, a moment, a time, or a range of them, applied as soon as it is chosen. New designs use `date-picker`. */
export interface DateTimePickerProps extends CommonProps {
  /** `date` for days, `datetime` for moments, `time` for times. */
  readonly mode?: "date" | "datetime" | "time" | undefined;
  /** The mode is `datetime`. */
  readonly selectAlsoTime?: boolean | undefined;
  /** The mode is `time`. */
  readonly onlyTime?: boolean | undefined;
  /** A range is chosen, with `initValueStart` and `initValueEnd`. */
  readonly isRange?: boolean | undefined;
  /** The initial value; a bound value is applied again whenever it changes. More than 1000 characters are invalid. */
  readonly initValue?: Bind<string>;
  /** The initial start with `isRange`. */
  readonly initValueStart?: Bind<string>;
  /** The initial end with `isRange`. */
  readonly initValueEnd?: Bind<string>;
  /** When the calendar is visible: always, while the pointer or the focus is on the control, or after a click. */
  readonly showOn?: "alwaysVisible" | "hover" | "click" | undefined;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control. */
  readonly error?: Bind<string>;
  /** The text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** The date can be typed: the text of the control is a field, beside the button of the calendar. It is taken after a second, by Enter and when the field is left. It is read in the order of the format, with any signs between the parts or none, with two digits of the year, and with names of months. A text that is unclear stays, and the form is not sent. */
  readonly textInput?: boolean | undefined;
  /** The format of the value, as for `customFormat` of `date-picker`. */
  readonly mask?: Bind<string>;
  /** The formats of texts in the calendar, as for `customFormat` of `date-picker`; `W` to `WWWW` is a weekday, from its first letter to the whole name. Without a mask a text has the usual form of the language. */
  readonly masks?:
    | {
        readonly title?: string | undefined;
        readonly weekdays?: string | undefined;
        readonly navMonths?: string | undefined;
        readonly dayPopover?: string | undefined;
      }
    | undefined;
  /** The language of the calendar: `pageLang` for the page's, or a language tag. */
  readonly lang?: Bind<string>;
  /** The time zone, as for `date-picker`. */
  readonly timezone?: Bind<string>;
  /** The colour of chosen days. */
  readonly color?: Bind<
    "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "indigo" | "purple" | "pink"
  >;
  /** The calendar is dark, whatever the theme of the app. */
  readonly isDarkMode?: Bind<boolean>;
  /** The number of rows of months; 1 on mobile. */
  readonly rows?: Bind<number>;
  /** The number of months in a row; 1 on mobile. */
  readonly columns?: Bind<number>;
  /** How many months the buttons move; 0 for the number of visible months. */
  readonly step?: Bind<number>;
  /** How the calendar changes its month. */
  readonly transition?: Bind<"none" | "fade" | "slide-h" | "slide-v">;
  /** Shows only the weeks of the month, instead of always six rows. */
  readonly trimWeeks?: Bind<boolean>;
  /** The first day of the week, from 1 for Sunday to 7; 0 for the day that is usual in the language. */
  readonly firstDayOfWeek?: Bind<number>;
  /** The first day that can be chosen; earlier months are not shown. */
  readonly minDate?: Bind<string>;
  /** The last day that can be chosen; later months are not shown. */
  readonly maxDate?: Bind<string>;
  /** Days that cannot be chosen. */
  readonly disabledDates?: Bind<readonly string[]>;
  /** The step of the list of minutes. */
  readonly minuteIncrement?: Bind<number>;
  /** Only these hours can be chosen; all when empty. */
  readonly validHours?: Bind<readonly number[]>;
  /** Times have 24 hours; otherwise 12 with AM and PM. */
  readonly is24hr?: Bind<boolean>;
  /** The visitor cannot clear the value. */
  readonly isRequired?: Bind<boolean>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Marks on days. */
  readonly attributes?:
    | readonly {
        readonly key: string;
        readonly dates: Bind<readonly string[]>;
        readonly highlight?: boolean | undefined;
        readonly dot?: boolean | undefined;
        readonly bar?: boolean | undefined;
        readonly color?:
          | "gray"
          | "red"
          | "orange"
          | "yellow"
          | "green"
          | "teal"
          | "blue"
          | "indigo"
          | "purple"
          | "pink"
          | undefined;
        readonly popover?: Bind<string>;
        readonly order?: number | undefined;
        readonly customData?: Bind<unknown>;
        readonly pinPage?: boolean | undefined;
      }[]
    | undefined;
  /** The content of the control, in place of the formatted value. */
  readonly dateElement?: ReactNode | undefined;
  /** The visitor chose another value. */
  readonly onChange?: Handler<DateTimePickerChangePayload> | undefined;
  /** The configured value changed and was applied. */
  readonly onInitValueChange?: Handler<DateTimePickerInitValueChangePayload> | undefined;
  /** The visitor pressed a marked day. */
  readonly onDayClick?: Handler<DateTimePickerDayClickPayload> | undefined;
  /** The visible months changed. */
  readonly onPagesChange?: Handler<DateTimePickerPagesChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DateTimePickerVariables, DateTimePickerActions> | undefined;
}

/** The variables of the element date-time-picker. */
export interface DateTimePickerVariables {
  /** The chosen value, or null. */
  readonly value: string | null;
  /** The start of the chosen range, or null. */
  readonly start: string | null;
  /** The end of the chosen range, or null. */
  readonly end: string | null;
  /** The time of day of the value; `isValid` is false without one. */
  readonly valueParts: {
    readonly hours: number;
    readonly minutes: number;
    readonly seconds: number;
    readonly milliseconds: number;
    readonly isValid: boolean;
  };
  /** The time of day of the start. */
  readonly startParts: {
    readonly hours: number;
    readonly minutes: number;
    readonly seconds: number;
    readonly milliseconds: number;
    readonly isValid: boolean;
  };
  /** The time of day of the end. */
  readonly endParts: {
    readonly hours: number;
    readonly minutes: number;
    readonly seconds: number;
    readonly milliseconds: number;
    readonly isValid: boolean;
  };
  /** The calendar is open. */
  readonly isOpen: boolean;
}

/** The actions of the element date-time-picker. */
export interface DateTimePickerActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value, or the range. */
  readonly setValue: (args: {
    readonly value?: string | null | undefined;
    readonly start?: string | null | undefined;
    readonly end?: string | null | undefined;
  }) => unknown;
  /** Clears the value. */
  readonly clear: () => unknown;
  /** Opens the calendar. */
  readonly open: () => unknown;
  /** Closes the calendar. */
  readonly close: () => unknown;
  /** Shows the month of a day; fails while the calendar is not visible, and outside `minDate` and `maxDate`. */
  readonly move: (args: { readonly to?: string | null | undefined }) => unknown;
}

/** A formatted date. */
export interface DateProps extends CommonProps {
  /** An ISO string. */
  readonly date?: Bind<string>;
  /** The format. */
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
  /** The format with `custom`: YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, text in brackets. */
  readonly customFormat?: string | undefined;
  /** The HTML tag. A link replaces `span`, `p` and `div` with an `a`, and puts an `a` inside other tags. */
  readonly tag?: "time" | "span" | "p" | "div" | undefined;
  /** The text shown without a date. */
  readonly emptyText?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DateVariables, DateActions> | undefined;
}

/** The variables of the element date. */
export type DateVariables = Readonly<Record<never, never>>;

/** The actions of the element date. */
export type DateActions = Readonly<Record<never, never>>;

/** The payload of `itemMoved`. */
export type DraggableListItemMovedPayload<Item = unknown> = {
  readonly item: Item;
  readonly oldIndex: number;
  readonly newIndex: number;
  readonly updatedList: readonly Item[];
};

/** A list whose items can be reordered by mouse, touch or keyboard. */
export interface DraggableListProps<Item = unknown> extends CommonProps {
  /** The items. When they change, their order is shown. */
  readonly items?: Bind<readonly Item[]>;
  /** The path of the unique key in an item; plain values are their own key. */
  readonly itemKey?: string | undefined;
  /** The path of an item's name, for screen readers. */
  readonly labelField?: string | undefined;
  /** Accessible name of the list. */
  readonly ariaLabel?: Bind<string>;
  /** Where the pointer can drag an item. The keyboard always uses the handle. */
  readonly dragFrom?: "handle" | "item" | undefined;
  /** The side of the handle. */
  readonly handlePosition?: Bind<"start" | "end">;
  /** The space between items. A CSS value; `$token` refers to a token of the theme. */
  readonly gap?: Bind<string>;
  /** Disables reordering and hides the handles. */
  readonly disabled?: Bind<boolean>;
  /** The accessible name of a handle; `{item}` is the name of the item. Like all texts of this list, it defaults to the page's language: Portuguese, otherwise English. */
  readonly handleLabel?: Bind<string>;
  /** How to move an item by keyboard, announced with its handle. */
  readonly instructionsText?: Bind<string>;
  /** Announced when an item is lifted; `{item}`, `{position}` and `{count}` are its name, its position and the number of items. */
  readonly liftedText?: Bind<string>;
  /** Announced at each position on the way, with the same placeholders. */
  readonly movedText?: Bind<string>;
  /** Announced when the item is dropped, with the same placeholders. */
  readonly droppedText?: Bind<string>;
  /** Announced when the move is cancelled, with the same placeholders. */
  readonly canceledText?: Bind<string>;
  /** One item. */
  readonly item?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The visitor dropped an item at another position. */
  readonly onItemMoved?: Handler<DraggableListItemMovedPayload<Item>> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<DraggableListVariables<Item>, DraggableListActions> | undefined;
}

/** The variables of the element draggable-list. */
export interface DraggableListVariables<Item = unknown> {
  /** The items in the order shown. */
  readonly value: readonly Item[];
  /** An item is being moved. */
  readonly isDragging: boolean;
}

/** The actions of the element draggable-list. */
export interface DraggableListActions {
  /** Shows the order of `items` again, such as after a rejected change. */
  readonly reset: () => unknown;
}

/** A panel that opens next to its trigger. */
export interface DropdownProps extends CommonProps {
  /** What opens the panel. */
  readonly triggerType?: "click" | "hover" | "right-click" | undefined;
  /** `menu` adds the keyboard control and roles of a menu to the buttons inside. */
  readonly kind?: "panel" | "menu" | undefined;
  /** The side of the trigger. */
  readonly position?: "top" | "right" | "bottom" | "left" | undefined;
  /** Alignment along that side. */
  readonly alignment?: "start" | "center" | "end" | undefined;
  /** The offset along the side. A CSS value; `$token` refers to a token of the theme. */
  readonly offsetX?: Bind<string>;
  /** The distance from the trigger. A CSS value; `$token` refers to a token of the theme. */
  readonly offsetY?: Bind<string>;
  /** The stacking order among layers. */
  readonly zIndex?: Bind<number>;
  /** Cannot be opened. */
  readonly disabled?: Bind<boolean>;
  /** Opens with a short animation. */
  readonly animated?: Bind<boolean>;
  /** A click on a button or link inside closes it. */
  readonly closeOnClick?: boolean | undefined;
  /** At least as wide as its trigger. */
  readonly matchWidth?: boolean | undefined;
  /** Accessible name of the panel. */
  readonly ariaLabel?: Bind<string>;
  /** Opening the panel adds an entry to the browser history, and Back closes the panel before it leaves the page. Closing it in any other way removes the entry. Opening it by hover adds none. */
  readonly history?: "push" | undefined;
  /** The trigger; a button inside it gets the ARIA attributes. */
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

/** The variables of the element dropdown. */
export interface DropdownVariables {
  /** It is open. */
  readonly isOpen: boolean;
}

/** The actions of the element dropdown. */
export interface DropdownActions {
  /** Opens it. */
  readonly openDropdown: () => unknown;
  /** Closes it. */
  readonly closeDropdown: () => unknown;
}

/** The payload of `change`. */
export type ExpandableSectionChangePayload = { readonly value: boolean };

/** The payload of `initValueChange`. */
export type ExpandableSectionInitValueChangePayload = { readonly value: boolean };

/** Content that the button above it opens and closes. */
export interface ExpandableSectionProps extends CommonProps {
  /** Whether it is open at first; a bound value is applied again whenever it changes. */
  readonly value?: Bind<boolean>;
  /** The text of the button; replaced by the slots `toggle` and `activeToggle`. */
  readonly text?: Bind<string>;
  /** The accessible name of the button, if its content does not provide it. */
  readonly ariaLabel?: Bind<string>;
  /** The level of the heading around the button, for screen readers; `none` for no heading. */
  readonly heading?: "none" | "h2" | "h3" | "h4" | "h5" | "h6" | undefined;
  /** Shows the caret. */
  readonly caretIcon?: Bind<boolean>;
  /** Cannot be opened or closed by the visitor. */
  readonly disabled?: Bind<boolean>;
  /** Closed content keeps its input. */
  readonly keepMounted?: boolean | undefined;
  /** Inside the button, instead of the text; no controls. */
  readonly toggle?: ReactNode | undefined;
  /** Inside the button while open, instead of `toggle`; no controls. */
  readonly activeToggle?: ReactNode | undefined;
  /** Opened or closed by the visitor. */
  readonly onChange?: Handler<ExpandableSectionChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<ExpandableSectionInitValueChangePayload> | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ExpandableSectionVariables, ExpandableSectionActions> | undefined;
}

/** The variables of the element expandable-section. */
export interface ExpandableSectionVariables {
  /** Whether it is open. */
  readonly value: boolean;
}

/** The actions of the element expandable-section. */
export interface ExpandableSectionActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Opens or closes it. */
  readonly setValue: (args: { readonly value?: boolean | null | undefined }) => unknown;
  /** Toggles it. */
  readonly toggle: () => unknown;
}

/** The payload of `change`. */
export type FilePickerChangePayload = { readonly value: File | null; readonly files: readonly File[] };

/** The payload of `reject`. */
export type FilePickerRejectPayload = { readonly code: "type" | "size"; readonly name: string };

/** Lets the visitor choose or drop files. Files of a wrong type or size are rejected with a message. */
export interface FilePickerProps extends CommonProps {
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** The instruction in the control; by default in the page's language, such as `Choose a file or drop it here`. */
  readonly text?: Bind<string>;
  /** A wide area, or a button with an icon and, if it is not empty, `text` next to it. */
  readonly appearance?: "area" | "button" | undefined;
  /** The icon in the control; by default an arrow in an area, a paper clip on a button. */
  readonly icon?: IconDrawing | undefined;
  /** The accepted extensions and types, such as `.csv,image/*`; all when empty. */
  readonly accept?: Bind<string>;
  /** Allows several files; otherwise a new file replaces the previous one. */
  readonly multiple?: Bind<boolean>;
  /** The maximum size of each file in MB of 1,048,576 bytes. */
  readonly maxMb?: Bind<number>;
  /** The error for a file of the wrong type; by default a sentence in the page's language with `accept`. */
  readonly typeError?: Bind<string>;
  /** The error for a file that is too large; by default a sentence in the page's language with the limit. */
  readonly sizeError?: Bind<string>;
  /** The accessible name of the button that removes a file, before the file's name; by default in the page's language. */
  readonly removeLabel?: Bind<string>;
  /** Lists the chosen files with their sizes and a remove button each. */
  readonly showFiles?: boolean | undefined;
  /** A file is required. */
  readonly required?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** The visitor chose or removed files. */
  readonly onChange?: Handler<FilePickerChangePayload> | undefined;
  /** A file was rejected: wrong type, or too large. */
  readonly onReject?: Handler<FilePickerRejectPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FilePickerVariables, FilePickerActions> | undefined;
}

/** The variables of the element file-picker. */
export interface FilePickerVariables {
  /** The chosen file, the first of several; null without one. */
  readonly value: File | null;
  /** All chosen files. */
  readonly files: readonly File[];
  /** Why the last file was rejected: wrong type, or too large; otherwise empty. */
  readonly problem: "" | "type" | "size";
  /** A file is held over it. */
  readonly isDragging: boolean;
}

/** The actions of the element file-picker. */
export interface FilePickerActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Opens the browser's file dialog; only in response to a click or a key. */
  readonly open: () => unknown;
  /** Clears the chosen files. */
  readonly reset: () => unknown;
}

/** A box that lays out its children in a row or a column. Classes and styles win over its properties: `flexDirection` of a class replaces `direction`. */
export interface FlexboxProps extends CommonProps {
  /** The HTML tag of the box. With a link the root is an `a`, which contains the tag if it is a heading. */
  readonly tag?:
    | "div"
    | "main"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "footer"
    | "nav"
    | "hgroup"
    | "search"
    | "ul"
    | "ol"
    | "menu"
    | "li"
    | "dl"
    | "dt"
    | "dd"
    | "figure"
    | "figcaption"
    | "address"
    | "fieldset"
    | "legend"
    | "details"
    | "summary"
    | "blockquote"
    | "p"
    | "pre"
    | "h1"
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "h6"
    | "span"
    | "strong"
    | "em"
    | "small"
    | "b"
    | "i"
    | "s"
    | "u"
    | "mark"
    | "q"
    | "cite"
    | "abbr"
    | "dfn"
    | "code"
    | "kbd"
    | "samp"
    | "var"
    | "sub"
    | "sup"
    | "ins"
    | "del"
    | "bdi"
    | "bdo"
    | "time"
    | "ruby"
    | "rt"
    | "rp"
    | "table"
    | "caption"
    | "colgroup"
    | "col"
    | "thead"
    | "tbody"
    | "tfoot"
    | "tr"
    | "th"
    | "td"
    | "hr"
    | "br"
    | "wbr"
    | undefined;
  /** The ARIA role, if the tag does not imply it. */
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
  /** The accessible name for screen readers, if the content does not provide it. */
  readonly ariaLabel?: Bind<string>;
  /** The main axis. */
  readonly direction?: Bind<"row" | "column">;
  /** Wraps children that do not fit on a line. */
  readonly wrap?: Bind<boolean>;
  /** Alignment along the main axis. */
  readonly justifyContent?: Bind<
    "flex-start" | "center" | "flex-end" | "space-between" | "space-around" | "space-evenly" | "stretch"
  >;
  /** Alignment across the main axis. */
  readonly alignItems?: Bind<"flex-start" | "center" | "flex-end" | "stretch" | "baseline">;
  /** The gap between rows. A CSS value; `$token` refers to a token of the theme. */
  readonly rowGap?: Bind<string>;
  /** The gap between columns. A CSS value; `$token` refers to a token of the theme. */
  readonly columnGap?: Bind<string>;
  /** Reverses the visual order. */
  readonly reverse?: Bind<boolean>;
  /** Pushes the last child to the far end. */
  readonly pushLast?: Bind<boolean>;
  /** The arrow keys of the main axis move the focus among the links, buttons and fields inside; Home and End move it to the first and the last. */
  readonly arrowKeys?: boolean | undefined;
  /** A video behind the content, without sound, over and over: an address, or a file under `assets/`. It rests for visitors who prefer less motion. */
  readonly backgroundVideo?: Bind<string>;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FlexboxVariables, FlexboxActions> | undefined;
}

/** The variables of the element flexbox. */
export type FlexboxVariables = Readonly<Record<never, never>>;

/** The actions of the element flexbox. */
export type FlexboxActions = Readonly<Record<never, never>>;

/** The payload of `submit`. */
export type FormContainerSubmitPayload = { readonly values: { readonly [name: string]: unknown } };

/** A form. Needs a submit button inside; Enter in a field submits. */
export interface FormContainerProps extends CommonProps {
  /** Allows the browser to autofill fields. */
  readonly autocomplete?: Bind<boolean>;
  /** The browser validates required fields, patterns and ranges before `submit`. */
  readonly validate?: Bind<boolean>;
  /** Disables every control inside. */
  readonly disabled?: Bind<boolean>;
  /** A submit also starts while an earlier one still runs, as in a chat whose messages are sent one after the other. Without it, a submit meanwhile does nothing, and the submit button shows that it is busy. */
  readonly repeatable?: boolean | undefined;
  /** The accessible name for screen readers, if the content does not provide it. */
  readonly ariaLabel?: Bind<string>;
  /** A valid form was submitted: by its submit button, by Enter in a single-line field, or by Ctrl or ⌘ with Enter in a multi-line field. */
  readonly onSubmit?: Handler<FormContainerSubmitPayload> | undefined;
  /** The browser found an invalid field; the first one has the focus. */
  readonly onInvalid?: Handler | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FormContainerVariables, FormContainerActions> | undefined;
}

/** The variables of the element form-container. */
export interface FormContainerVariables {
  /** A field differs from its configured value, or from the value last marked as saved. */
  readonly isDirty: boolean;
  /** Every field inside is valid. */
  readonly isValid: boolean;
  /** The values of the fields inside, by element id; fields in a repeat share one entry. */
  readonly values: { readonly [name: string]: unknown };
}

/** The actions of the element form-container. */
export interface FormContainerActions {
  /** Submits after the browser's validation. */
  readonly submitForm: () => unknown;
  /** Resets every field to its initial value, or to the one that `initialValues` has under the id of the field. */
  readonly resetForm: (args: {
    readonly initialValues?: { readonly [name: string]: unknown } | null | undefined;
  }) => unknown;
  /** Marks the current values as saved, so that `isDirty` is false. */
  readonly markSaved: () => unknown;
  /** Shows these errors under their fields, by field id or column, and focuses the first; an empty string is not an error: `customer_id` belongs to the field `customerId`. The code of a constraint is shown as a sentence. An error stays until its field changes or the form is submitted; a field's own `error` comes first. */
  readonly showErrors: (args: { readonly errors?: { readonly [name: string]: string } | null | undefined }) => unknown;
}

/** The payload of `change`. */
export type FormInputChangePayload = { readonly value: string; readonly number: number | null };

/** The payload of `initValueChange`. */
export type FormInputInitValueChangePayload = { readonly value: string };

/** The payload of `enterKey`. */
export type FormInputEnterKeyPayload = {
  readonly value: string;
  readonly number: number | null;
  readonly shiftKey: boolean;
};

/** One field of a form: text, textarea, e-mail, search, password, number, decimal, date, time, telephone or colour. */
export interface FormInputProps extends CommonProps {
  /** The kind of field. */
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
  /** The initial value; a bound value is applied again whenever it changes. */
  readonly value?: Bind<string | number | null>;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** The placeholder. */
  readonly placeholder?: Bind<string>;
  /** Read-only. */
  readonly readonly?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Required. */
  readonly required?: Bind<boolean>;
  /** The precision of a decimal field. Text with more decimals is refused; a value from elsewhere is rounded on blur. */
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
  /** The step of a number field. */
  readonly step?: Bind<number>;
  /** The smallest unit of a time field in seconds; a more precise value is truncated. */
  readonly timePrecision?: Bind<number>;
  /** The number of lines of a textarea. */
  readonly rows?: Bind<number>;
  /** The visitor can resize a textarea. */
  readonly resize?: boolean | undefined;
  /** A textarea grows with its text, from `rows` on. */
  readonly autoGrow?: boolean | undefined;
  /** The number of lines at which a textarea stops growing and scrolls. */
  readonly maxRows?: Bind<number>;
  /** The minimum. */
  readonly min?: Bind<number>;
  /** The maximum. */
  readonly max?: Bind<number>;
  /** The earliest date or time, ISO. */
  readonly minDate?: Bind<string>;
  /** The latest date or time, ISO. */
  readonly maxDate?: Bind<string>;
  /** The minimum number of characters. */
  readonly minLength?: Bind<number>;
  /** The maximum number of characters. */
  readonly maxLength?: Bind<number>;
  /** A regular expression that the whole value must match. */
  readonly pattern?: Bind<string>;
  /** The format of the text, such as `(99) 99999-9999`: `9` is a digit, `A` a letter from A to Z and `*` a letter or digit, both made capitals; a backslash before one of them makes it a literal, as all else is. Of a list, the first mask that the text fits is used. Only for the types `text`, `tel`, `search` and `password`. */
  readonly mask?: Bind<string | readonly string[]>;
  /** The value has the literals of the mask too, such as the hyphen of a product code. Otherwise it has only what was typed. */
  readonly storeLiterals?: boolean | undefined;
  /** Hides the arrows of a number field. */
  readonly hideArrows?: boolean | undefined;
  /** Shows the password in plain text. */
  readonly displayPassword?: Bind<boolean>;
  /** Debounces `change` until typing pauses. */
  readonly debounce?: boolean | undefined;
  /** The pause in milliseconds. */
  readonly debounceDelay?: number | undefined;
  /** Whether the browser may autofill it, or under which autofill name. */
  readonly autocomplete?: Bind<boolean | string>;
  /** The keyboard of a touch screen. */
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search" | "none" | undefined;
  /** Has the focus when the page opens. */
  readonly autofocus?: boolean | undefined;
  /** Inside the field, before the text. */
  readonly leading?: ReactNode | undefined;
  /** Inside the field, after the text. */
  readonly trailing?: ReactNode | undefined;
  /** The visitor changed the value; debounced if so configured. */
  readonly onChange?: Handler<FormInputChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<FormInputInitValueChangePayload> | undefined;
  /** Enter was pressed. */
  readonly onEnterKey?: Handler<FormInputEnterKeyPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<FormInputVariables, FormInputActions> | undefined;
}

/** The variables of the element form-input. */
export interface FormInputVariables {
  /** The text in the field; numbers use a decimal point, and a text with a mask has no literals unless `storeLiterals`. */
  readonly value: string;
  /** The value of a number or decimal field, null if it is not a number. */
  readonly number: number | null;
  /** The field is valid. */
  readonly isValid: boolean;
}

/** The actions of the element form-input. */
export interface FormInputActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: string | number | null | null | undefined }) => unknown;
  /** Resets to the initial value. */
  readonly reset: () => unknown;
  /** Selects the text. */
  readonly select: () => unknown;
}

/** A panel under its opener, with a choice of animations; on small screens it opens in place. */
export interface HoverDropdownProps extends CommonProps {
  /** What opens the panel. With `mouseenter` it also opens when its opener gets the focus by keyboard, and closes 200 ms after the pointer left. */
  readonly trigger?: "mouseenter" | "click" | undefined;
  /** Which clicks close it: all, or only those outside of it. */
  readonly closeOnClick?: "always" | "outside" | undefined;
  /** How it appears and disappears. */
  readonly appearAnimation?: Bind<"fade" | "slideY" | "slideX" | "scale" | "rotate">;
  /** Where `slideY` and `slideX` start, in pixels from its place. */
  readonly slideOrigin?: Bind<number>;
  /** Where `rotate` starts, in degrees. */
  readonly rotationAngle?: Bind<number>;
  /** The duration of the animation, in milliseconds. */
  readonly animationDuration?: Bind<number>;
  /** The pace of the animation. */
  readonly animationTimingFunction?: Bind<"ease" | "ease-in" | "ease-out" | "ease-in-out" | "linear">;
  /** Alignment with its opener. */
  readonly alignment?: "start" | "center" | "end" | undefined;
  /** The side of the opener. */
  readonly position?: "top" | "right" | "bottom" | "left" | undefined;
  /** On the screens of `menuBreakpoint` it opens in place, below its opener, by a click. */
  readonly isMenuBreakpoint?: boolean | undefined;
  /** The widest screens on which it opens in place: `laptop` means all. */
  readonly menuBreakpoint?: "laptop" | "tablet" | "mobile" | undefined;
  /** Cannot be opened. */
  readonly disabled?: Bind<boolean>;
  /** Accessible name of the panel. */
  readonly ariaLabel?: Bind<string>;
  /** Opening the content adds an entry to the browser history, and Back closes the content before it leaves the page. Closing it in any other way removes the entry. Opening it by hover adds none. */
  readonly history?: "push" | undefined;
  /** What opens the panel; a button inside it gets the ARIA attributes. */
  readonly opener?: ReactNode | undefined;
  /** The panel. */
  readonly content?: ReactNode | undefined;
  /** It opened. */
  readonly onOpen?: Handler | undefined;
  /** It closed. */
  readonly onClose?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<HoverDropdownVariables, HoverDropdownActions> | undefined;
}

/** The variables of the element hover-dropdown. */
export interface HoverDropdownVariables {
  /** It is open. */
  readonly isOpen: boolean;
}

/** The actions of the element hover-dropdown. */
export interface HoverDropdownActions {
  /** Opens it. */
  readonly openDropdown: () => unknown;
  /** Closes it. */
  readonly closeDropdown: () => unknown;
}

/** HTML, rendered by the browser and never by the build. Unless it is `trusted` it is sanitised. Allowed are text, tables, lists, links, pictures, videos and SVG. Removed are scripts, handlers such as `onclick`, style sheets, forms and their fields, and addresses that run code. `style` attributes are kept, but nothing is drawn outside the element. `id` and `name` get the prefix `user-content-`, and so do references to them inside. Frames may show `https` addresses, files of the app and object URLs. A frame of another site is sandboxed: it runs its own scripts but cannot navigate the page. Browsers show no PDF in a sandbox, so use an object URL for a PDF. */
export interface HtmlEmbedProps extends CommonProps {
  /** The HTML. */
  readonly source?: Bind<string>;
  /** Inserts the HTML unchanged and runs its scripts in order, as code of the app. The content policy allows the scripts and style sheets of literal HTML, and the origins of its `src` and `href`; for bound HTML only if `trama serve` serves the page. The policy blocks attributes such as `onclick`, `javascript:` addresses, and requests to origins that `plugins` does not list. `document.write` does not work. */
  readonly trusted?: boolean | undefined;
  /** Renders the HTML again, and runs its scripts again, when the window width changes. */
  readonly refreshOnResize?: boolean | undefined;
  /** The accessible name: what it shows. Also the name of frames inside without a `title`. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<HtmlEmbedVariables, HtmlEmbedActions> | undefined;
}

/** The variables of the element html-embed. */
export type HtmlEmbedVariables = Readonly<Record<never, never>>;

/** The actions of the element html-embed. */
export type HtmlEmbedActions = Readonly<Record<never, never>>;

/** A line icon of the icon set, in the colour of the text. */
export interface IconProps extends CommonProps {
  /** The name of the icon, or a formula that returns one: `icons['circle-check']`. */
  readonly icon?: Bind<IconDrawing>;
  /** The width and height. A CSS value; `$token` refers to a token of the theme. */
  readonly size?: Bind<string>;
  /** The colour; the text colour when absent. A CSS value; `$token` refers to a token of the theme. */
  readonly color?: Bind<string>;
  /** The width of the lines. */
  readonly strokeWidth?: Bind<number>;
  /** The accessible name; the icon is decorative without it. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<IconVariables, IconActions> | undefined;
}

/** The variables of the element icon. */
export type IconVariables = Readonly<Record<never, never>>;

/** The actions of the element icon. */
export type IconActions = Readonly<Record<never, never>>;

/** A picture. */
export interface ImageProps extends CommonProps {
  /** The address of the picture, or a file such as `assets/room.svg`; a bound value, such as a column, may be either too. */
  readonly url?: Bind<string>;
  /** What the picture shows, for those who cannot see it; empty for decoration. */
  readonly alt?: Bind<string>;
  /** How the picture fills its box. */
  readonly objectFit?: Bind<"fill" | "cover" | "contain">;
  /** A colour or gradient over the picture. A CSS value; `$token` refers to a token of the theme. */
  readonly overlay?: Bind<string>;
  /** The CSS filter. A CSS value; `$token` refers to a token of the theme. */
  readonly filter?: Bind<string>;
  /** `lazy` loads it when it comes near the viewport. */
  readonly loading?: "lazy" | "eager" | undefined;
  /** The width of the file in pixels; with `height` it reserves the space while loading. */
  readonly width?: Bind<number>;
  /** The height of the file in pixels. */
  readonly height?: Bind<number>;
  /** The picture has loaded. */
  readonly onLoad?: Handler | undefined;
  /** Loading the picture failed. */
  readonly onError?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ImageVariables, ImageActions> | undefined;
}

/** The variables of the element image. */
export type ImageVariables = Readonly<Record<never, never>>;

/** The actions of the element image. */
export type ImageActions = Readonly<Record<never, never>>;

/** The payload of `itemMoved`. */
export type KanbanItemMovedPayload<Item = unknown> = {
  readonly item: Item;
  readonly from: unknown;
  readonly to: unknown;
  readonly oldIndex: number;
  readonly newIndex: number;
  readonly updatedList: readonly Item[];
};

/** A board of stacks whose cards are moved within a stack and between stacks, by mouse, touch or keyboard. */
export interface KanbanProps<Item = unknown> extends CommonProps {
  /** The items of all stacks. When they change, they are shown where they belong. */
  readonly items?: Bind<readonly Item[]>;
  /** The path of the unique key in an item. */
  readonly itemKey?: string | undefined;
  /** The path of an item's name, for screen readers, and for cards without the slot `item`. */
  readonly labelField?: string | undefined;
  /** The path of the value in an item that equals the value of its stack. */
  readonly stackedBy?: string | undefined;
  /** The stacks, in order: records with label and value, or plain values. The labels of the default stacks are in the page's language. */
  readonly stacks?: Bind<readonly unknown[]>;
  /** The path of the label in a stack. */
  readonly stackLabel?: string | undefined;
  /** The path of the value in a stack. */
  readonly stackValue?: string | undefined;
  /** Shows items of no stack in a stack of their own, before the others; its value is null. Without it they are not shown. */
  readonly uncategorizedStack?: Bind<boolean>;
  /** The label of that stack. It defaults to the page's language: `Sem categoria` in Portuguese, otherwise `Uncategorized`. */
  readonly uncategorizedLabel?: Bind<string>;
  /** The path of the value in an item that orders each stack; without it, items keep the order of `items`. */
  readonly sortedBy?: string | undefined;
  /** The direction of `sortedBy`. */
  readonly sortOrder?: Bind<"asc" | "desc">;
  /** Items can be reordered within a stack. If not, they can only be moved to another stack. */
  readonly sortable?: Bind<boolean>;
  /** Disables dragging and hides the handles. */
  readonly readonly?: Bind<boolean>;
  /** The pointer drags an item only by the parts of it that have the class `handleClass`, instead of anywhere on it. The keyboard uses the handle that each item has. */
  readonly customDragHandle?: Bind<boolean>;
  /** The class of the parts that the pointer drags by, with `customDragHandle`. */
  readonly handleClass?: Bind<string>;
  /** The pointer while an item is moved. A CSS value; `$token` refers to a token of the theme. */
  readonly draggingCursor?: Bind<string>;
  /** Stacks that do not fit are on the next line; if not, the board scrolls. */
  readonly wrapStacks?: Bind<boolean>;
  /** The space between cards. A CSS value; `$token` refers to a token of the theme. */
  readonly gap?: Bind<string>;
  /** Accessible name of the board. */
  readonly ariaLabel?: Bind<string>;
  /** The accessible name of a handle; `{item}` is the name of the item. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English. */
  readonly handleLabel?: Bind<string>;
  /** How to move an item by keyboard, announced with its handle. */
  readonly instructionsText?: Bind<string>;
  /** Announced when an item is lifted; `{item}`, `{position}`, `{count}` and `{stack}` are its name, its position, the number of positions and the name of the stack. */
  readonly liftedText?: Bind<string>;
  /** Announced at each position on the way, with the same placeholders. */
  readonly movedText?: Bind<string>;
  /** Announced when the item is dropped, with the same placeholders. */
  readonly droppedText?: Bind<string>;
  /** Announced when the move is cancelled, with the same placeholders. */
  readonly canceledText?: Bind<string>;
  /** The card of an item. */
  readonly item?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The head of a stack, instead of its label and the number of its items. `item` is the stack. */
  readonly header?:
    | ((
        item: ReadonlySignal<{ readonly label: string; readonly value: unknown; readonly items: readonly Item[] }>,
        index: ReadonlySignal<number>,
      ) => ReactNode)
    | undefined;
  /** The foot of a stack, such as a button that adds an item. `item` is the stack. */
  readonly footer?:
    | ((
        item: ReadonlySignal<{ readonly label: string; readonly value: unknown; readonly items: readonly Item[] }>,
        index: ReadonlySignal<number>,
      ) => ReactNode)
    | undefined;
  /** The visitor dropped an item at another position or in another stack. `from` and `to` are the values of the stacks, `oldIndex` and `newIndex` the positions in them, and `updatedList` has the items that are now in the stack `to`. The item is shown there until `items` change. */
  readonly onItemMoved?: Handler<KanbanItemMovedPayload<Item>> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<KanbanVariables<Item>, KanbanActions> | undefined;
}

/** The variables of the element kanban. */
export interface KanbanVariables<Item = unknown> {
  /** The stacks as shown, with their items in order. */
  readonly stacks: readonly { readonly label: string; readonly value: unknown; readonly items: readonly Item[] }[];
  /** An item is being moved. */
  readonly isDragging: boolean;
}

/** The actions of the element kanban. */
export interface KanbanActions {
  /** Shows the items where they belong, such as after a rejected change. */
  readonly reset: () => unknown;
}

/** The payload of `chartClick`. */
export type LineChartChartClickPayload = {
  readonly dataX: string;
  readonly dataY: number;
  readonly position: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly datasetLabel: string; readonly label: string; readonly value: number }[];
};

/** Values as lines over the labels, in one series or several, with or without the area below them. */
export interface LineChartProps extends CommonProps {
  /** The shape of the lines: straight from point to point, or curved without going above or below the points. */
  readonly cubicInterpolationMode?: Bind<"default" | "monotone">;
  /** Stacks the lines: each starts at the sum of those before it. */
  readonly stacked?: Bind<boolean>;
  /** Fills the area below the lines. */
  readonly area?: Bind<boolean>;
  /** Continues the line where a value is missing; otherwise it has a gap there. */
  readonly spanGaps?: Bind<boolean>;
  /** Starts the value axis at zero, else near the smallest value. */
  readonly startAtZero?: Bind<boolean>;
  /** `guided` builds the lines from the rows of `data`, `advanced` uses `labels` and `datasets`. */
  readonly dataType?: "guided" | "advanced" | undefined;
  /** With `advanced`, the label of each point, in order. */
  readonly labels?: Bind<readonly unknown[]>;
  /** With `advanced`, the values of each series. */
  readonly datasets?: Bind<
    readonly {
      readonly label?: string | undefined;
      readonly data: readonly (number | null | undefined)[];
      readonly borderColor?: string | undefined;
      readonly backgroundColor?: string | undefined;
      readonly fill?: boolean | undefined;
    }[]
  >;
  /** With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties. */
  readonly options?: Bind<{
    readonly scales?:
      | {
          readonly x?:
            | {
                readonly title?:
                  | { readonly display?: boolean | undefined; readonly text?: string | undefined }
                  | undefined;
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
    readonly spanGaps?: boolean | undefined;
  }>;
  /** With `guided`, the rows: records, or plain values to count. */
  readonly data?: Bind<readonly unknown[]>;
  /** With `guided`, the path of the label in a row. Rows with the same label form one point; a list counts for each of its items. */
  readonly dataXField?: Bind<string>;
  /** The path of the label in an item, if `dataXField` is a list of records. */
  readonly dataXFieldProperty?: Bind<string>;
  /** With `guided`, the value of a point: the number of its rows, or the `aggregate` of `dataYField`. */
  readonly yAxis?: Bind<"item-count" | "field-summary">;
  /** With `field-summary`, the path of the value in a row. */
  readonly dataYField?: Bind<string>;
  /** The path of the value in an item, if `dataYField` is a list of records. */
  readonly dataYFieldProperty?: Bind<string>;
  /** With `field-summary`, how the values of one point are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else. */
  readonly aggregate?: Bind<"item-count" | "distinct" | "value" | "sum" | "average" | "median" | "min" | "max">;
  /** With `guided`, the path of the series in a row: one series for each value. */
  readonly groupBy?: Bind<string>;
  /** The path of the series in an item, if `groupBy` is a list of records. */
  readonly groupByProperty?: Bind<string>;
  /** With `guided`, how labels are ordered: as in the data, by label or by value. */
  readonly dataOrderBy?: Bind<"default" | "x" | "y">;
  /** Direction of that order. */
  readonly dataDirection?: Bind<"ASC" | "DESC">;
  /** With `guided`, keeps rows without a label, under the label `emptyLabel`. */
  readonly dataXEmpty?: Bind<boolean>;
  /** The label of rows without one. */
  readonly emptyLabel?: Bind<string>;
  /** The colours of the series, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme. */
  readonly colors?: Bind<readonly string[]>;
  /** The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme. */
  readonly height?: Bind<string>;
  /** Shows the legend, whose buttons hide and show series. */
  readonly isLegend?: Bind<boolean>;
  /** Side of the legend. */
  readonly legendPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** The alignment of the legend on its side. */
  readonly legendAlignment?: Bind<"start" | "center" | "end">;
  /** The size of the texts of legend and axes. A CSS value; `$token` refers to a token of the theme. */
  readonly legendSize?: Bind<string>;
  /** The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme. */
  readonly legendColor?: Bind<string>;
  /** The colour of the axis texts. A CSS value; `$token` refers to a token of the theme. */
  readonly labelColor?: Bind<string>;
  /** The colour of the lines. A CSS value; `$token` refers to a token of the theme. */
  readonly gridColor?: Bind<string>;
  /** The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent. */
  readonly labelFormat?: string | undefined;
  /** The number style of the values; the axis has short numbers without a currency. For a percentage, 1 is 100 %. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | undefined;
  /** The ISO code of the currency. */
  readonly currency?: Bind<string>;
  /** The number of decimals. By default two for money, and up to two for other numbers. */
  readonly fractionDigits?: Bind<number | null>;
  /** The accessible name of the chart and the caption of its table. */
  readonly ariaLabel?: Bind<string>;
  /** The heading of the labels in the table. */
  readonly labelsTitle?: Bind<string>;
  /** The heading of the values in the table, if the series has no name. */
  readonly valueTitle?: Bind<string>;
  /** How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it. */
  readonly table?: Bind<"hidden" | "toggle" | "shown">;
  /** The text of the button that opens the table. It defaults to the page's language, such as `View as table`. */
  readonly tableText?: Bind<string>;
  /** Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** The text for an empty chart. */
  readonly emptyText?: Bind<string>;
  /** A point, or the space around one, was clicked, or a label chosen in the table. `position` is in pixels of the chart; `points` is the point, or all points of the nearest label. */
  readonly onChartClick?: Handler<LineChartChartClickPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<LineChartVariables, LineChartActions> | undefined;
}

/** The variables of the element line-chart. */
export type LineChartVariables = Readonly<Record<never, never>>;

/** The actions of the element line-chart. */
export type LineChartActions = Readonly<Record<never, never>>;

/** A small animation that indicates waiting. */
export interface LoaderProps extends CommonProps {
  /** The kind of animation. */
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
  /** The colour; the text colour when absent. A CSS value; `$token` refers to a token of the theme. */
  readonly color?: Bind<string>;
  /** The width and height, up to 2000px. A CSS value; `$token` refers to a token of the theme. */
  readonly size?: Bind<string>;
  /** The text for screen readers; the loader is decorative without it. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<LoaderVariables, LoaderActions> | undefined;
}

/** The variables of the element loader. */
export type LoaderVariables = Readonly<Record<never, never>>;

/** The actions of the element loader. */
export type LoaderActions = Readonly<Record<never, never>>;

/** A layer above the page that traps the focus until it is closed; the root of a popup. It draws its own surface, with 24px of padding and rounded corners, so put the content directly in it, without a card. `display: flex`, `flexDirection: column` and `gap` in its style set its children apart. */
export interface ModalProps extends CommonProps {
  /** Whether it is shown. */
  readonly display?: Bind<boolean>;
  /** The accessible name; by default the first heading inside. */
  readonly ariaLabel?: Bind<string>;
  /** The transition of opening and closing. */
  readonly animation?: Bind<
    "none" | "fade" | "fromTop" | "fromRight" | "fromLeft" | "fromBottom" | "zoomIn" | "zoomOut"
  >;
  /** The position on the screen. */
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
  /** The distance from the left with `custom`, from 0 to the width of the page. A CSS value; `$token` refers to a token of the theme. */
  readonly positionLeft?: Bind<string>;
  /** The distance from the top with `custom`, from 0 to the height of the page. A CSS value; `$token` refers to a token of the theme. */
  readonly positionTop?: Bind<string>;
  /** The stacking order among layers. */
  readonly zIndex?: Bind<number>;
  /** Shows a backdrop over the page. */
  readonly backdrop?: Bind<boolean>;
  /** The colour of the backdrop. A CSS value; `$token` refers to a token of the theme. */
  readonly backdropColor?: Bind<string>;
  /** Takes the place of the dialogs below it: they and their backdrops are hidden until it closes, and keep what was written in them. Layers without a backdrop stay. */
  readonly replacesBelow?: Bind<boolean>;
  /** The CSS transition. A CSS value; `$token` refers to a token of the theme. */
  readonly transition?: Bind<string>;
  /** A click outside closes the popup whose root it is. */
  readonly closeOnBackdrop?: Bind<boolean>;
  /** Escape closes the popup whose root it is. */
  readonly closeOnEscape?: Bind<boolean>;
  /** The visitor clicked outside. */
  readonly onBackdropClick?: Handler | undefined;
  /** The visitor pressed Escape. */
  readonly onEscape?: Handler | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ModalVariables, ModalActions> | undefined;
}

/** The variables of the element modal. */
export type ModalVariables = Readonly<Record<never, never>>;

/** The actions of the element modal. */
export type ModalActions = Readonly<Record<never, never>>;

/** The payload of `change`. */
export type MultiselectChangePayload = { readonly value: readonly unknown[] };

/** The payload of `initValueChange`. */
export type MultiselectInitValueChangePayload = { readonly value: readonly unknown[] };

/** The payload of `search`. */
export type MultiselectSearchPayload = { readonly value: string };

/** The payload of `create`. */
export type MultiselectCreatePayload = { readonly value: string };

/** Several choices from a list, with search. */
export interface MultiselectProps<Item = unknown> extends CommonProps {
  /** Records with label, value and image, or plain values. */
  readonly options?: Bind<readonly Item[]>;
  /** The path of the label in an option. */
  readonly labelField?: string | undefined;
  /** The path of the value in an option. */
  readonly valueField?: string | undefined;
  /** The path of the image in an option. */
  readonly imageField?: string | undefined;
  /** The initial values; bound values are applied again whenever they change. */
  readonly value?: Bind<readonly unknown[]>;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** Shows each choice as a tag with a remove button, or only the number of choices. */
  readonly mode?: Bind<"tags" | "multiple">;
  /** The text with mode `multiple`; `{count}` is the number of choices. It defaults to the page's language, such as `{count} option(s) selected`. */
  readonly multipleLabel?: Bind<string>;
  /** `text` shows labels, `free` shows the slot `option`. */
  readonly layoutType?: "text" | "free" | undefined;
  /** The text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** The text of an empty list, in place of `No options` in the language of the page. */
  readonly noOptionsText?: Bind<string>;
  /** The text when the search finds nothing, in place of `No results` in the language of the page. */
  readonly noResultsText?: Bind<string>;
  /** The placeholder of the search field. */
  readonly searchPlaceholder?: Bind<string>;
  /** The accessible name of the clear button; default "Clear" in the language of the page. */
  readonly clearLabel?: Bind<string>;
  /** The accessible name of the button that removes a choice, before the name of the choice; default "Remove" in the language of the page. */
  readonly removeLabel?: Bind<string>;
  /** A search text that matches no option can be chosen too. */
  readonly allowCreation?: Bind<boolean>;
  /** The option that chooses the search text; `{text}` is the search text. */
  readonly createLabel?: Bind<string>;
  /** With mode `tags`, hides chosen options in the list. */
  readonly hideSelected?: Bind<boolean>;
  /** Limits the number of choices to `max`. */
  readonly maxSelection?: Bind<boolean>;
  /** The maximum number of choices. */
  readonly max?: Bind<number>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** A choice is required. */
  readonly required?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Has a search field. */
  readonly searchable?: Bind<boolean>;
  /** Closes when an option is chosen. */
  readonly closeOnSelect?: Bind<boolean>;
  /** `loadMore` fires at the end of the list. */
  readonly infiniteScroll?: Bind<boolean>;
  /** Shows that more options are loading. */
  readonly isFetching?: Bind<boolean>;
  /** The colour of the spinner. A CSS value; `$token` refers to a token of the theme. */
  readonly loadingRingColor?: Bind<string>;
  /** Shows only the first `limit` options. */
  readonly limitedOptions?: boolean | undefined;
  /** The number of options shown. */
  readonly limit?: Bind<number>;
  /** Shows a clear button. */
  readonly clearIcon?: Bind<boolean>;
  /** Shows the caret. */
  readonly caretIcon?: Bind<boolean>;
  /** The maximum height of the open list: by default 10rem, or the token `trama-list-height`. A CSS value; `$token` refers to a token of the theme. */
  readonly maxHeight?: Bind<string>;
  /** With `tags`, the background of the chosen values. A CSS value; `$token` refers to a token of the theme. */
  readonly tagBackgroundColor?: Bind<string>;
  /** With `tags`, the text color of the chosen values. A CSS value; `$token` refers to a token of the theme. */
  readonly tagColor?: Bind<string>;
  /** The text color of the options. A CSS value; `$token` refers to a token of the theme. */
  readonly optionColor?: Bind<string>;
  /** The background of the option under the pointer, or chosen by keys. A CSS value; `$token` refers to a token of the theme. */
  readonly optionHoverColor?: Bind<string>;
  /** The background of chosen options. A CSS value; `$token` refers to a token of the theme. */
  readonly optionSelectedColor?: Bind<string>;
  /** The background of the open list. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBackgroundColor?: Bind<string>;
  /** The color of the border of the open list. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBorderColor?: Bind<string>;
  /** The width of that border. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBorderWidth?: Bind<string>;
  /** The radius of its corners. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBorderRadius?: Bind<string>;
  /** Opening the list adds an entry to the browser history, and Back closes the list before it leaves the page. Closing it in any other way removes the entry. */
  readonly history?: "push" | undefined;
  /** One option, with layout `free`. */
  readonly option?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** Inside the tag of a choice; no controls. */
  readonly tag?: ((item: ReadonlySignal<Item>) => ReactNode) | undefined;
  /** The visitor added or removed a choice. */
  readonly onChange?: Handler<MultiselectChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<MultiselectInitValueChangePayload> | undefined;
  /** The search text changed. With a workflow for this event the element shows all its options: filter them by the text, in their formula or in the collection's query. */
  readonly onSearch?: Handler<MultiselectSearchPayload> | undefined;
  /** The end of the list was reached. */
  readonly onLoadMore?: Handler | undefined;
  /** The list opened. */
  readonly onOpen?: Handler | undefined;
  /** The list closed. */
  readonly onClose?: Handler | undefined;
  /** The visitor chose a text that is not an option; the value already includes it. */
  readonly onCreate?: Handler<MultiselectCreatePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<MultiselectVariables, MultiselectActions> | undefined;
}

/** The variables of the element multiselect. */
export interface MultiselectVariables {
  /** The values of the choices, in the order they were chosen. */
  readonly value: readonly unknown[];
  /** The text of the search field. */
  readonly search: string;
  /** The list is open. */
  readonly isOpen: boolean;
}

/** The actions of the element multiselect. */
export interface MultiselectActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the values. */
  readonly setValue: (args: { readonly value?: readonly unknown[] | null | undefined }) => unknown;
  /** Clears the choice. */
  readonly clear: () => unknown;
  /** Opens the list. */
  readonly open: () => unknown;
  /** Closes the list. */
  readonly close: () => unknown;
}

/** A number in the format of the language: plain, as money, as a percentage or with a unit. */
export interface NumberDisplayProps extends CommonProps {
  /** The number, or a string with one. For a percentage, 1 is 100 %. */
  readonly value?: Bind<number | string | null>;
  /** The language and region, such as `pt-BR`; the page's by default. */
  readonly locale?: Bind<string>;
  /** The number style. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | "unit" | undefined;
  /** The ISO code of the currency; USD if it is unknown. */
  readonly currency?: Bind<string>;
  /** The style of the currency. */
  readonly currencyDisplay?: "narrowSymbol" | "code" | "name" | undefined;
  /** Whether large numbers are abbreviated. */
  readonly notation?: "standard" | "scientific" | "compact" | undefined;
  /** The unit, such as `kilometer-per-hour`; celsius if it is unknown. */
  readonly unit?: Bind<string>;
  /** The style of the unit. */
  readonly unitDisplay?: "long" | "short" | "narrow" | undefined;
  /** The minimum number of integer digits, filled up with zeros. */
  readonly minimumIntegerDigits?: Bind<number>;
  /** The number of decimals. */
  readonly fractionDigits?: Bind<number>;
  /** Shows thousands separators. */
  readonly thousandsSeparator?: Bind<boolean>;
  /** The text shown without a number. */
  readonly emptyText?: Bind<string>;
  /** The HTML tag. A link replaces `span`, `p` and `div` with an `a`, and puts an `a` inside other tags. */
  readonly tag?: "data" | "span" | "p" | "div" | "strong" | "em" | "small" | "dd" | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<NumberDisplayVariables, NumberDisplayActions> | undefined;
}

/** The variables of the element number-display. */
export type NumberDisplayVariables = Readonly<Record<never, never>>;

/** The actions of the element number-display. */
export type NumberDisplayActions = Readonly<Record<never, never>>;

/** The payload of `change`. */
export type PaginatorChangePayload = {
  readonly page: number;
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
};

/** Page numbers: first, last, the current page with its neighbours, and gaps. */
export interface PaginatorProps extends CommonProps {
  /** A collection to page through, in place of `total`, `limit` and `offset`: a press fetches another page of it. Later fetches with `again` keep the page, others begin at the first one. */
  readonly collection?: PagedCollection | undefined;
  /** The number of rows. */
  readonly total?: Bind<number | null>;
  /** Rows per page. */
  readonly limit?: Bind<number | null>;
  /** The number of rows before the current page. */
  readonly offset?: Bind<number | null>;
  /** The accessible name of the navigation. */
  readonly ariaLabel?: Bind<string>;
  /** The accessible name of the back button. It defaults to the page's language, such as `Previous page`. */
  readonly previousLabel?: Bind<string>;
  /** The accessible name of the forward button. It defaults to the page's language, such as `Next page`. */
  readonly nextLabel?: Bind<string>;
  /** The accessible name of a page button; `{page}` is its number. It defaults to the page's language, such as `Page {page}`. */
  readonly pageLabel?: Bind<string>;
  /** The number of pages shown on each side of the current one. */
  readonly siblings?: Bind<number>;
  /** Shows `2 / 14` instead of the page numbers. */
  readonly compact?: Bind<boolean>;
  /** Disabled. */
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

/** The variables of the element paginator. */
export interface PaginatorVariables {
  /** The number of the current page, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pageCount: number;
}

/** The actions of the element paginator. */
export type PaginatorActions = Readonly<Record<never, never>>;

/** The payload of `chartClick`. */
export type PieChartChartClickPayload = {
  readonly position: { readonly x: number; readonly y: number };
  readonly points: readonly { readonly datasetLabel: string; readonly label: string; readonly value: number }[];
};

/** Parts of a whole as slices of a circle or ring. */
export interface PieChartProps extends CommonProps {
  /** A full circle, or a ring. */
  readonly displayType?: Bind<"pie" | "doughnut">;
  /** `guided` builds the slices from the rows of `data`, `advanced` uses `labels` and `datasets`. */
  readonly dataType?: "guided" | "advanced" | undefined;
  /** With `advanced`, the label of each slice, in order. */
  readonly labels?: Bind<readonly unknown[]>;
  /** With `advanced`, the values: each slice is the sum of its label's values in all series. */
  readonly datasets?: Bind<
    readonly {
      readonly label?: string | undefined;
      readonly data: readonly (number | null | undefined)[];
      readonly backgroundColor?: string | readonly string[] | undefined;
    }[]
  >;
  /** With `advanced`, the settings listed here, with the names of Chart.js; they override the element's own properties. */
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
  /** With `guided`, the rows: records, or plain values to count. */
  readonly data?: Bind<readonly unknown[]>;
  /** With `guided`, the path of the label in a row. Rows with the same label form one slice; a list counts for each of its items. */
  readonly dataXField?: Bind<string>;
  /** The path of the label in an item, if `dataXField` is a list of records. */
  readonly dataXFieldProperty?: Bind<string>;
  /** With `guided`, the value of a slice: the number of its rows, or the `aggregate` of `dataYField`. */
  readonly yAxis?: Bind<"item-count" | "field-summary">;
  /** With `field-summary`, the path of the value in a row. */
  readonly dataYField?: Bind<string>;
  /** The path of the value in an item, if `dataYField` is a list of records. */
  readonly dataYFieldProperty?: Bind<string>;
  /** With `field-summary`, how the values of one slice are combined: their count, the count of distinct ones, the first, their sum and so on. By default `sum` for numbers in a list, `value` for other numbers, `distinct` for everything else. */
  readonly aggregate?: Bind<"item-count" | "distinct" | "value" | "sum" | "average" | "median" | "min" | "max">;
  /** With `guided`, how labels are ordered: as in the data, by label or by value. */
  readonly dataOrderBy?: Bind<"default" | "x" | "y">;
  /** Direction of that order. */
  readonly dataDirection?: Bind<"ASC" | "DESC">;
  /** With `guided`, keeps rows without a label, under the label `emptyLabel`. */
  readonly dataXEmpty?: Bind<boolean>;
  /** The label of rows without one. */
  readonly emptyLabel?: Bind<string>;
  /** The colours of the slices, used in turn; the theme's (`trama-series-1` to `trama-series-7`) when absent. CSS values; `$token` refers to a token of the theme. */
  readonly colors?: Bind<readonly string[]>;
  /** The height of the chart with its legend, also while loading. A CSS value; `$token` refers to a token of the theme. */
  readonly height?: Bind<string>;
  /** Shows the legend, whose buttons hide and show slices. */
  readonly isLegend?: Bind<boolean>;
  /** Side of the legend. */
  readonly legendPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** The alignment of the legend on its side. */
  readonly legendAlignment?: Bind<"start" | "center" | "end">;
  /** The size of the legend's texts. A CSS value; `$token` refers to a token of the theme. */
  readonly legendSize?: Bind<string>;
  /** The colour of the legend's texts. A CSS value; `$token` refers to a token of the theme. */
  readonly legendColor?: Bind<string>;
  /** Shows the share of each slice in the legend. */
  readonly showValues?: Bind<boolean>;
  /** The format of date labels, such as `DD/MM`, with the tokens of the element date; unformatted when absent. */
  readonly labelFormat?: string | undefined;
  /** The number style of the values. For a percentage, 1 is 100 %. */
  readonly numberStyle?: "decimal" | "currency" | "percent" | undefined;
  /** The ISO code of the currency. */
  readonly currency?: Bind<string>;
  /** The number of decimals. By default two for money, and up to two for other numbers. */
  readonly fractionDigits?: Bind<number | null>;
  /** The accessible name of the chart and the caption of its table. */
  readonly ariaLabel?: Bind<string>;
  /** The heading of the labels in the table. */
  readonly labelsTitle?: Bind<string>;
  /** The heading of the values in the table, if the series has no name. */
  readonly valueTitle?: Bind<string>;
  /** How the values are shown as a table: only to screen readers and the keyboard, behind a button below the chart, or always below it. */
  readonly table?: Bind<"hidden" | "toggle" | "shown">;
  /** The text of the button that opens the table. It defaults to the page's language, such as `View as table`. */
  readonly tableText?: Bind<string>;
  /** Whether data is loading: at first a placeholder is shown in place of the chart, later the chart is dimmed. */
  readonly isFetching?: Bind<boolean>;
  /** The text for an empty chart. */
  readonly emptyText?: Bind<string>;
  /** A slice was clicked, or chosen in the table. `position` is in pixels of the chart; `points` is the slice. */
  readonly onChartClick?: Handler<PieChartChartClickPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<PieChartVariables, PieChartActions> | undefined;
}

/** The variables of the element pie-chart. */
export type PieChartVariables = Readonly<Record<never, never>>;

/** The actions of the element pie-chart. */
export type PieChartActions = Readonly<Record<never, never>>;

/** The payload of `change`. */
export type ProgressBarChangePayload = { readonly value: number };

/** A progress bar from 0 to 100. */
export interface ProgressBarProps extends CommonProps {
  /** The percentage, truncated to a whole number from 0 to 100; anything but a number is 0. */
  readonly value?: Bind<number | string | null>;
  /** What is shown next to the bar: the percentage, the slot `progressLabel`, or nothing. */
  readonly label?: Bind<"element" | "progress" | "none">;
  /** The colour of the completed part. A CSS value; `$token` refers to a token of the theme. */
  readonly progressBarColor?: Bind<string>;
  /** The accessible name: what is progressing. */
  readonly ariaLabel?: Bind<string>;
  /** Next to the bar, with label `element`. */
  readonly progressLabel?: ReactNode | undefined;
  /** The value changed. */
  readonly onChange?: Handler<ProgressBarChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ProgressBarVariables, ProgressBarActions> | undefined;
}

/** The variables of the element progress-bar. */
export interface ProgressBarVariables {
  /** The percentage shown. */
  readonly value: number;
}

/** The actions of the element progress-bar. */
export type ProgressBarActions = Readonly<Record<never, never>>;

/** The payload of `change`. */
export type RadioGroupChangePayload<Item = unknown, Field extends string = "value"> = {
  readonly value: OptionValue<Item, Field> | null;
};

/** The payload of `initValueChange`. */
export type RadioGroupInitValueChangePayload<Item = unknown, Field extends string = "value"> = {
  readonly value: OptionValue<Item, Field> | null;
};

/** One choice among options that are all visible. */
export interface RadioGroupProps<Item = unknown, Field extends string = "value"> extends CommonProps {
  /** Records with label and value, or plain values. */
  readonly options?: Bind<readonly Item[]>;
  /** The path of the label in an option. */
  readonly labelField?: string | undefined;
  /** The path of the value in an option. */
  readonly valueField?: Field | undefined;
  /** The initial value; a bound value is applied again whenever it changes. */
  readonly value?: Bind<unknown>;
  /** The visible label, which names the group for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the options, part of the accessible description of the group; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the options; while it is not empty, the group is marked invalid. */
  readonly error?: Bind<string>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** A choice is required. */
  readonly required?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** How the options are arranged. */
  readonly direction?: Bind<"column" | "row">;
  /** The space between options. A CSS value; `$token` refers to a token of the theme. */
  readonly gap?: Bind<string>;
  /** The face of an option, instead of its label. */
  readonly option?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The visitor chose an option. */
  readonly onChange?: Handler<RadioGroupChangePayload<Item, Field>> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<RadioGroupInitValueChangePayload<Item, Field>> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<RadioGroupVariables<Item, Field>, RadioGroupActions> | undefined;
}

/** The variables of the element radio-group. */
export interface RadioGroupVariables<Item = unknown, Field extends string = "value"> {
  /** The value of the chosen option, or null. */
  readonly value: OptionValue<Item, Field> | null;
}

/** The actions of the element radio-group. */
export interface RadioGroupActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: unknown | null | undefined }) => unknown;
  /** Resets to the initial value. */
  readonly reset: () => unknown;
}

/** The payload of `change`. */
export type RangeSliderChangePayload = { readonly value: number; readonly start: number; readonly end: number };

/** The payload of `commit`. */
export type RangeSliderCommitPayload = { readonly value: number; readonly start: number; readonly end: number };

/** The payload of `initValueChange`. */
export type RangeSliderInitValueChangePayload = {
  readonly value: number;
  readonly start: number;
  readonly end: number;
};

/** A number, or a range of numbers, chosen by moving a thumb along a track. Arrow keys move it by a step, Page Up and Page Down by a large step, Home and End to the ends. */
export interface RangeSliderProps extends CommonProps {
  /** Has two thumbs: `start` and `end` instead of `value`. */
  readonly range?: boolean | undefined;
  /** The initial value; a bound value is applied again whenever it changes. `min` without one. */
  readonly value?: Bind<number | null>;
  /** The initial start of a range, applied again like `value`. `min` without one. */
  readonly start?: Bind<number | null>;
  /** The initial end of a range, applied again like `value`. `max` without one. */
  readonly end?: Bind<number | null>;
  /** The minimum. */
  readonly min?: Bind<number>;
  /** The maximum. */
  readonly max?: Bind<number>;
  /** The distance between two values. */
  readonly step?: Bind<number>;
  /** The distance for Page Up, Page Down and Shift with an arrow key. */
  readonly largeStep?: Bind<number>;
  /** The minimum number of steps between the two thumbs. */
  readonly minDistance?: Bind<number>;
  /** The direction of the track. */
  readonly orientation?: Bind<"horizontal" | "vertical">;
  /** The length of a vertical track. A CSS value; `$token` refers to a token of the theme. */
  readonly length?: Bind<string>;
  /** Marks along the track: numbers, or records with `value` and `label`. */
  readonly marks?: Bind<readonly unknown[]>;
  /** Shows the value next to the label. */
  readonly showValue?: Bind<boolean>;
  /** The number style of the shown value; with `percent`, 1 is 100 %. */
  readonly numberStyle?: Bind<"decimal" | "currency" | "percent" | "unit">;
  /** The ISO code of the currency; USD if it is unknown. */
  readonly currency?: Bind<string>;
  /** The unit, such as `kilometer`; celsius if it is unknown. */
  readonly unit?: Bind<string>;
  /** The number of decimals of the shown value; as many as `step` has if absent. */
  readonly fractionDigits?: Bind<number>;
  /** The colour of the chosen part of the track. A CSS value; `$token` refers to a token of the theme. */
  readonly color?: Bind<string>;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** The accessible name of the first thumb of a range; `Minimum` in the language of the page if empty. */
  readonly startLabel?: Bind<string>;
  /** The accessible name of the second thumb of a range; `Maximum` in the language of the page if empty. */
  readonly endLabel?: Bind<string>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Debounces `change` until the thumb rests. */
  readonly debounce?: boolean | undefined;
  /** The pause in milliseconds. */
  readonly debounceDelay?: number | undefined;
  /** The visitor moved a thumb, also while it is dragged; debounced if so configured. Without `range`, `start` and `end` are `value`; with it, `value` is `start`. */
  readonly onChange?: Handler<RangeSliderChangePayload> | undefined;
  /** The visitor released a thumb at another value, or moved it by keyboard. */
  readonly onCommit?: Handler<RangeSliderCommitPayload> | undefined;
  /** The configured value changed and was applied. */
  readonly onInitValueChange?: Handler<RangeSliderInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<RangeSliderVariables, RangeSliderActions> | undefined;
}

/** The variables of the element range-slider. */
export interface RangeSliderVariables {
  /** The value; the start of a range. */
  readonly value: number;
  /** The start of the range, or the value. */
  readonly start: number;
  /** The end of the range, or the value. */
  readonly end: number;
  /** The visitor is moving a thumb. */
  readonly isDragging: boolean;
}

/** The actions of the element range-slider. */
export interface RangeSliderActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value, or the range. */
  readonly setValue: (args: {
    readonly value?: number | null | null | undefined;
    readonly start?: number | null | null | undefined;
    readonly end?: number | null | null | undefined;
  }) => unknown;
  /** Resets to the initial value. */
  readonly reset: () => unknown;
}

/** The payload of `change`. */
export type RichTextChangePayload = { readonly value: string; readonly text: string };

/** The payload of `initValueChange`. */
export type RichTextInitValueChangePayload = { readonly value: string };

/** Formatted text: to read, or to edit with a toolbar and the usual shortcuts. The value is HTML with paragraphs, headings, lists, quotes, code, links and emphasis; everything else is removed when it is read and when it is written. */
export interface RichTextProps extends CommonProps {
  /** The initial HTML; a bound value is applied again whenever it changes. */
  readonly value?: Bind<string | null>;
  /** `read` only shows the text, without the editor's code. */
  readonly mode?: Bind<"edit" | "read">;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** Shown while it is empty. */
  readonly placeholder?: Bind<string>;
  /** The buttons of the toolbar, in this order; an empty list hides it. Shortcuts work without their button. */
  readonly tools?:
    | readonly (
        | "bold"
        | "italic"
        | "underline"
        | "strike"
        | "heading"
        | "bulletList"
        | "orderedList"
        | "link"
        | "quote"
        | "code"
        | "codeBlock"
        | "undo"
        | "redo"
      )[]
    | undefined;
  /** The minimum height of the text. A CSS value; `$token` refers to a token of the theme. */
  readonly minHeight?: Bind<string>;
  /** The height at which the text scrolls. A CSS value; `$token` refers to a token of the theme. */
  readonly maxHeight?: Bind<string>;
  /** The maximum number of characters, without formatting. */
  readonly maxLength?: Bind<number>;
  /** Text is required. */
  readonly required?: Bind<boolean>;
  /** Cannot be changed; it can be selected and copied. */
  readonly readonly?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Debounces `change` until typing pauses. */
  readonly debounce?: boolean | undefined;
  /** The pause in milliseconds. */
  readonly debounceDelay?: number | undefined;
  /** Has the focus when the page opens. */
  readonly autofocus?: boolean | undefined;
  /** The visitor changed the text; debounced if so configured. */
  readonly onChange?: Handler<RichTextChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<RichTextInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<RichTextVariables, RichTextActions> | undefined;
}

/** The variables of the element rich-text. */
export interface RichTextVariables {
  /** The HTML; an empty string without text. */
  readonly value: string;
  /** The text without formatting. */
  readonly text: string;
  /** The number of characters of the text. */
  readonly length: number;
}

/** The actions of the element rich-text. */
export interface RichTextActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the HTML. */
  readonly setValue: (args: { readonly value?: string | null | null | undefined }) => unknown;
  /** Inserts text without formatting at the cursor. */
  readonly insertText: (args: { readonly text?: string | null | undefined }) => unknown;
  /** Removes all text. */
  readonly clear: () => unknown;
  /** Resets to the initial value. */
  readonly reset: () => unknown;
}

/** A scrolling box. The visible content stays in place when content is added before it, and the box can stay at the end as content is appended. */
export interface ScrollAreaProps extends CommonProps {
  /** The ARIA role. */
  readonly role?: Bind<"group" | "region" | "log" | "list">;
  /** The accessible name: what it contains. */
  readonly ariaLabel?: Bind<string>;
  /** Starts at the end, and stays there as content is added, until the visitor scrolls away. */
  readonly stickToEnd?: boolean | undefined;
  /** The distance in pixels at which `reachStart` and `reachEnd` fire. */
  readonly threshold?: Bind<number>;
  /** The start came near; fires again if it is still near after content was added. */
  readonly onReachStart?: Handler | undefined;
  /** The end came near; fires again if it is still near after content was added. */
  readonly onReachEnd?: Handler | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<ScrollAreaVariables, ScrollAreaActions> | undefined;
}

/** The variables of the element scroll-area. */
export interface ScrollAreaVariables {
  /** It is scrolled to its start. */
  readonly isAtStart: boolean;
  /** It is scrolled to its end. */
  readonly isAtEnd: boolean;
}

/** The actions of the element scroll-area. */
export interface ScrollAreaActions {
  /** Scrolls to the start. */
  readonly scrollToStart: () => unknown;
  /** Scrolls to the end, and stays there with `stickToEnd`. */
  readonly scrollToEnd: () => unknown;
  /** Moves the keyboard focus to it. */
  readonly focus: () => unknown;
}

/** The payload of `submit`. */
export type SearchBarSubmitPayload = { readonly value: string };

/** The payload of `change`. */
export type SearchBarChangePayload = { readonly value: string };

/** The payload of `initValueChange`. */
export type SearchBarInitValueChangePayload = { readonly value: string };

/** A search field, optionally with a button. */
export interface SearchBarProps extends CommonProps {
  /** The initial value; a bound value is applied again whenever it changes. */
  readonly value?: Bind<string>;
  /** The placeholder. */
  readonly placeholder?: Bind<string>;
  /** The accessible name; the placeholder when absent. */
  readonly ariaLabel?: Bind<string>;
  /** The accessible name of the clear button. */
  readonly clearLabel?: Bind<string>;
  /** Shows a submit button. */
  readonly useSubmitButton?: Bind<boolean>;
  /** The label of the submit button. */
  readonly submitText?: Bind<string>;
  /** Shows an icon inside the field. */
  readonly isEmbedIcon?: Bind<boolean>;
  /** The side of the icon. */
  readonly iconPosition?: Bind<"right" | "left">;
  /** The side of the button. */
  readonly buttonPosition?: Bind<"right" | "left" | "top" | "bottom">;
  /** The width of the field. A CSS value; `$token` refers to a token of the theme. */
  readonly inputWidth?: Bind<string>;
  /** The delay of `change` after the last key, in milliseconds. */
  readonly debounceDelay?: number | undefined;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** A key that focuses the field from anywhere outside a text field, such as `/`, while no dialog is open. */
  readonly shortcut?: Bind<string>;
  /** Instead of the default submit button; must contain a submit button. */
  readonly submitButton?: ReactNode | undefined;
  /** Instead of the default icon. */
  readonly embedIcon?: ReactNode | undefined;
  /** Submitted by Enter or the button. */
  readonly onSubmit?: Handler<SearchBarSubmitPayload> | undefined;
  /** The text changed, after the pause. */
  readonly onChange?: Handler<SearchBarChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<SearchBarInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SearchBarVariables, SearchBarActions> | undefined;
}

/** The variables of the element search-bar. */
export interface SearchBarVariables {
  /** The text in the field. */
  readonly value: string;
}

/** The actions of the element search-bar. */
export interface SearchBarActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Clears the field. */
  readonly clear: () => unknown;
}

/** The payload of `change`. */
export type SelectChangePayload<Item = unknown, Field extends string = "value"> = {
  readonly value: OptionValue<Item, Field> | null;
};

/** The payload of `initValueChange`. */
export type SelectInitValueChangePayload<Item = unknown, Field extends string = "value"> = {
  readonly value: OptionValue<Item, Field> | null;
};

/** The payload of `search`. */
export type SelectSearchPayload = { readonly value: string };

/** One choice from a list, with search. */
export interface SelectProps<Item = unknown, Field extends string = "value"> extends CommonProps {
  /** Records with label, value and image, or plain values. */
  readonly options?: Bind<readonly Item[]>;
  /** The path of the label in an option. */
  readonly labelField?: string | undefined;
  /** The path of the value in an option. */
  readonly valueField?: Field | undefined;
  /** The path of the image in an option. */
  readonly imageField?: string | undefined;
  /** The initial value; a bound value is applied again whenever it changes. */
  readonly value?: Bind<unknown>;
  /** The visible label, which names the control for screen readers. */
  readonly label?: Bind<string>;
  /** The accessible name; used without a visible label. */
  readonly ariaLabel?: Bind<string>;
  /** Help text below the control, part of its accessible description; an error takes its place. */
  readonly hint?: Bind<string>;
  /** Error text below the control; while it is not empty, the control is marked invalid. */
  readonly error?: Bind<string>;
  /** `text` shows labels, `free` shows the slot `option`. */
  readonly layoutType?: "text" | "free" | undefined;
  /** The text while nothing is chosen. */
  readonly placeholder?: Bind<string>;
  /** The text of an empty list, in place of `No options` in the language of the page. */
  readonly noOptionsText?: Bind<string>;
  /** The text when the search finds nothing, in place of `No results` in the language of the page. */
  readonly noResultsText?: Bind<string>;
  /** The placeholder of the search field. */
  readonly searchPlaceholder?: Bind<string>;
  /** The accessible name of the clear button; default "Clear" in the language of the page. */
  readonly clearLabel?: Bind<string>;
  /** Cannot be changed. */
  readonly readonly?: Bind<boolean>;
  /** A choice is required. */
  readonly required?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Choosing the chosen option again clears the choice. */
  readonly canDeselect?: Bind<boolean>;
  /** Has a search field. */
  readonly searchable?: Bind<boolean>;
  /** Closes when an option is chosen. */
  readonly closeOnSelect?: Bind<boolean>;
  /** `loadMore` fires at the end of the list. */
  readonly infiniteScroll?: Bind<boolean>;
  /** Shows that more options are loading. */
  readonly isFetching?: Bind<boolean>;
  /** The colour of the spinner. A CSS value; `$token` refers to a token of the theme. */
  readonly loadingRingColor?: Bind<string>;
  /** Shows only the first `limit` options. */
  readonly limitedOptions?: boolean | undefined;
  /** The number of options shown. */
  readonly limit?: Bind<number>;
  /** Shows a clear button. */
  readonly clearIcon?: Bind<boolean>;
  /** Shows the caret. */
  readonly caretIcon?: Bind<boolean>;
  /** The maximum height of the open list: by default 10rem, or the token `trama-list-height`. A CSS value; `$token` refers to a token of the theme. */
  readonly maxHeight?: Bind<string>;
  /** The text color of the options. A CSS value; `$token` refers to a token of the theme. */
  readonly optionColor?: Bind<string>;
  /** The background of the option under the pointer, or chosen by keys. A CSS value; `$token` refers to a token of the theme. */
  readonly optionHoverColor?: Bind<string>;
  /** The background of chosen options. A CSS value; `$token` refers to a token of the theme. */
  readonly optionSelectedColor?: Bind<string>;
  /** The background of the open list. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBackgroundColor?: Bind<string>;
  /** The color of the border of the open list. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBorderColor?: Bind<string>;
  /** The width of that border. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBorderWidth?: Bind<string>;
  /** The radius of its corners. A CSS value; `$token` refers to a token of the theme. */
  readonly dropdownBorderRadius?: Bind<string>;
  /** Opening the list adds an entry to the browser history, and Back closes the list before it leaves the page. Closing it in any other way removes the entry. */
  readonly history?: "push" | undefined;
  /** One option, with layout `free`. */
  readonly option?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The chosen option in the closed select. */
  readonly selected?: ((item: ReadonlySignal<Item>) => ReactNode) | undefined;
  /** The visitor chose an option. */
  readonly onChange?: Handler<SelectChangePayload<Item, Field>> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<SelectInitValueChangePayload<Item, Field>> | undefined;
  /** The search text changed. With a workflow for this event the element shows all its options: filter them by the text, in their formula or in the collection's query. */
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

/** The variables of the element select. */
export interface SelectVariables<Item = unknown, Field extends string = "value"> {
  /** The value of the chosen option, or null. */
  readonly value: OptionValue<Item, Field> | null;
  /** The text of the search field. */
  readonly search: string;
  /** The list is open. */
  readonly isOpen: boolean;
}

/** The actions of the element select. */
export interface SelectActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: unknown | null | undefined }) => unknown;
  /** Clears the choice. */
  readonly clear: () => unknown;
  /** Opens the list. */
  readonly open: () => unknown;
  /** Closes the list. */
  readonly close: () => unknown;
}

/** The payload of `change`. */
export type SidePanelChangePayload = { readonly value: boolean };

/** The payload of `initValueChange`. */
export type SidePanelInitValueChangePayload = { readonly value: boolean };

/** The payload of `resize`. */
export type SidePanelResizePayload = { readonly width: number };

/** A panel docked beside the content, as one of the children of a row. It has no backdrop: the content stays usable. Its width can be changed with the mouse, a finger or the arrow keys, and is remembered in this browser. On phones it covers the page. Bind it to a variable of the query with `"history": "push"` so that Back closes it. */
export interface SidePanelProps extends CommonProps {
  /** Whether it is open at first; a bound value is applied again whenever it changes. */
  readonly value?: Bind<boolean | null>;
  /** The side of the content that it is docked to: the edge with the handle is the opposite one. */
  readonly side?: "start" | "end" | undefined;
  /** The width in pixels, until the visitor changes it. */
  readonly width?: Bind<number>;
  /** The minimum width in pixels. */
  readonly minWidth?: Bind<number>;
  /** The maximum width in pixels. */
  readonly maxWidth?: Bind<number>;
  /** The visitor can change the width. */
  readonly resizable?: Bind<boolean>;
  /** The name under which this browser remembers the width; the page and the id of the element if absent. Empty: it is not remembered. */
  readonly rememberAs?: string | undefined;
  /** Escape closes it: on phones, or while the focus is inside. */
  readonly closeOnEscape?: Bind<boolean>;
  /** Shows a button that closes it. */
  readonly closeButton?: Bind<boolean>;
  /** The title in its head, which also names it. */
  readonly title?: Bind<string>;
  /** The accessible name; used without a title. */
  readonly ariaLabel?: Bind<string>;
  /** The accessible name of the close button; `Close` in the language of the page if empty. */
  readonly closeLabel?: Bind<string>;
  /** The accessible name of the handle; `Panel width` in the language of the page if empty. */
  readonly resizeLabel?: Bind<string>;
  /** Keeps the content mounted while it is closed. */
  readonly keepMounted?: boolean | undefined;
  /** Its head, beside the close button, instead of the title. */
  readonly header?: ReactNode | undefined;
  /** Below the content, always visible. */
  readonly footer?: ReactNode | undefined;
  /** The visitor or an action opened or closed it. */
  readonly onChange?: Handler<SidePanelChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<SidePanelInitValueChangePayload> | undefined;
  /** The visitor changed the width. */
  readonly onResize?: Handler<SidePanelResizePayload> | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SidePanelVariables, SidePanelActions> | undefined;
}

/** The variables of the element side-panel. */
export interface SidePanelVariables {
  /** It is open. */
  readonly value: boolean;
  /** The width in pixels. */
  readonly width: number;
  /** It covers the page, as on phones. */
  readonly isFullScreen: boolean;
}

/** The actions of the element side-panel. */
export interface SidePanelActions {
  /** Opens it. */
  readonly openPanel: () => unknown;
  /** Closes it. */
  readonly closePanel: () => unknown;
  /** Returns to the configured width. */
  readonly resetWidth: () => unknown;
  /** Moves the keyboard focus to the panel. */
  readonly focus: () => unknown;
}

/** The payload of `itemMoved`. */
export type StackItemMovedPayload<Item = unknown> = {
  readonly item: Item;
  readonly oldIndex: number;
  readonly newIndex: number;
  readonly updatedList: readonly Item[];
};

/** The payload of `itemAdded`. */
export type StackItemAddedPayload<Item = unknown> = {
  readonly item: Item;
  readonly newIndex: number;
  readonly updatedList: readonly Item[];
};

/** The payload of `itemRemoved`. */
export type StackItemRemovedPayload<Item = unknown> = {
  readonly item: Item;
  readonly oldIndex: number;
  readonly updatedList: readonly Item[];
};

/** A list of cards that are reordered in it and moved to other stacks of its group, by mouse, touch or keyboard. */
export interface StackProps<Item = unknown> extends CommonProps {
  /** The items. When they change, their order is shown. */
  readonly items?: Bind<readonly Item[]>;
  /** The path of the unique key in an item; plain values are their own key. */
  readonly itemKey?: string | undefined;
  /** The path of an item's name, for screen readers, and for cards without the slot `item`. */
  readonly labelField?: string | undefined;
  /** Items move between stacks of the same group on the page. */
  readonly group?: Bind<string>;
  /** Items can be reordered within the stack. If not, they can only be moved to another stack. */
  readonly sortable?: Bind<boolean>;
  /** Disables dragging and hides the handles. */
  readonly readonly?: Bind<boolean>;
  /** The pointer drags an item only by the parts of it that have the class `handleClass`, instead of anywhere on it. The keyboard uses the handle that each item has. */
  readonly customDragHandle?: Bind<boolean>;
  /** The class of the parts that the pointer drags by, with `customDragHandle`. */
  readonly handleClass?: Bind<string>;
  /** The pointer while an item is moved. A CSS value; `$token` refers to a token of the theme. */
  readonly draggingCursor?: Bind<string>;
  /** The space between cards. A CSS value; `$token` refers to a token of the theme. */
  readonly gap?: Bind<string>;
  /** Accessible name of the stack; without it, the text of the slot `header`. */
  readonly ariaLabel?: Bind<string>;
  /** The accessible name of a handle; `{item}` is the name of the item. Like all texts of this element, it defaults to the page's language: Portuguese, otherwise English. */
  readonly handleLabel?: Bind<string>;
  /** How to move an item by keyboard, announced with its handle. */
  readonly instructionsText?: Bind<string>;
  /** Announced when an item is lifted; `{item}`, `{position}`, `{count}` and `{stack}` are its name, its position, the number of positions and the name of the stack. */
  readonly liftedText?: Bind<string>;
  /** Announced at each position on the way, with the same placeholders. */
  readonly movedText?: Bind<string>;
  /** Announced when the item is dropped, with the same placeholders. */
  readonly droppedText?: Bind<string>;
  /** Announced when the move is cancelled, with the same placeholders. */
  readonly canceledText?: Bind<string>;
  /** The card of an item. */
  readonly item?: ((item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode) | undefined;
  /** The head of the stack. */
  readonly header?: ReactNode | undefined;
  /** The foot of the stack, such as a button that adds an item. */
  readonly footer?: ReactNode | undefined;
  /** The visitor dropped an item at another position of the stack. */
  readonly onItemMoved?: Handler<StackItemMovedPayload<Item>> | undefined;
  /** The visitor moved an item of another stack into this one. */
  readonly onItemAdded?: Handler<StackItemAddedPayload<Item>> | undefined;
  /** The visitor moved an item of this stack into another one. */
  readonly onItemRemoved?: Handler<StackItemRemovedPayload<Item>> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<StackVariables<Item>, StackActions> | undefined;
}

/** The variables of the element stack. */
export interface StackVariables<Item = unknown> {
  /** The items in the order shown. */
  readonly value: readonly Item[];
  /** An item is being moved. */
  readonly isDragging: boolean;
}

/** The actions of the element stack. */
export interface StackActions {
  /** Shows the order of `items` again, such as after a rejected change. */
  readonly reset: () => unknown;
}

/** A circle in an `svg`. */
export interface SvgCircleProps extends CommonProps {
  /** The centre from the left. */
  readonly cx?: Bind<number>;
  /** The centre from above. */
  readonly cy?: Bind<number>;
  /** The radius. */
  readonly r?: Bind<number>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgCircleVariables, SvgCircleActions> | undefined;
}

/** The variables of the element svg-circle. */
export type SvgCircleVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-circle. */
export type SvgCircleActions = Readonly<Record<never, never>>;

/** An ellipse in an `svg`. */
export interface SvgEllipseProps extends CommonProps {
  /** The centre from the left. */
  readonly cx?: Bind<number>;
  /** The centre from above. */
  readonly cy?: Bind<number>;
  /** The horizontal radius. */
  readonly rx?: Bind<number>;
  /** The vertical radius. */
  readonly ry?: Bind<number>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgEllipseVariables, SvgEllipseActions> | undefined;
}

/** The variables of the element svg-ellipse. */
export type SvgEllipseVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-ellipse. */
export type SvgEllipseActions = Readonly<Record<never, never>>;

/** A straight line in an `svg`. */
export interface SvgLineProps extends CommonProps {
  /** The start from the left. */
  readonly x1?: Bind<number>;
  /** The start from above. */
  readonly y1?: Bind<number>;
  /** The end from the left. */
  readonly x2?: Bind<number>;
  /** The end from above. */
  readonly y2?: Bind<number>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgLineVariables, SvgLineActions> | undefined;
}

/** The variables of the element svg-line. */
export type SvgLineVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-line. */
export type SvgLineActions = Readonly<Record<never, never>>;

/** A path in an `svg`. */
export interface SvgPathProps extends CommonProps {
  /** The commands of the path, as in SVG. */
  readonly d?: Bind<string>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgPathVariables, SvgPathActions> | undefined;
}

/** The variables of the element svg-path. */
export type SvgPathVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-path. */
export type SvgPathActions = Readonly<Record<never, never>>;

/** A closed shape with straight sides in an `svg`. */
export interface SvgPolygonProps extends CommonProps {
  /** The corners: a string such as `0,0 50,20 100,0`, or a list of records with `x` and `y`. */
  readonly points?: Bind<string | readonly unknown[]>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgPolygonVariables, SvgPolygonActions> | undefined;
}

/** The variables of the element svg-polygon. */
export type SvgPolygonVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-polygon. */
export type SvgPolygonActions = Readonly<Record<never, never>>;

/** Connected lines in an `svg`. */
export interface SvgPolylineProps extends CommonProps {
  /** The corners: a string such as `0,0 50,20 100,0`, or a list of records with `x` and `y`. */
  readonly points?: Bind<string | readonly unknown[]>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgPolylineVariables, SvgPolylineActions> | undefined;
}

/** The variables of the element svg-polyline. */
export type SvgPolylineVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-polyline. */
export type SvgPolylineActions = Readonly<Record<never, never>>;

/** A rectangle in an `svg`. */
export interface SvgRectProps extends CommonProps {
  /** The left edge. */
  readonly x?: Bind<number>;
  /** The upper edge. */
  readonly y?: Bind<number>;
  /** The width. */
  readonly width?: Bind<number>;
  /** The height. */
  readonly height?: Bind<number>;
  /** The radius of the corners. */
  readonly rx?: Bind<number>;
  /** The colour inside; `none` for no colour. A CSS value; `$token` refers to a token of the theme. */
  readonly fill?: Bind<string>;
  /** The colour of the line; `none` for no line. A CSS value; `$token` refers to a token of the theme. */
  readonly stroke?: Bind<string>;
  /** The width of the line, in units of the drawing. */
  readonly strokeWidth?: Bind<number>;
  /** Lengths of dashes and gaps, such as `4 2`; empty for a solid line. */
  readonly dashes?: Bind<string>;
  /** The ends of the line. */
  readonly lineCap?: Bind<"butt" | "round" | "square">;
  /** The corners of the line. */
  readonly lineJoin?: Bind<"miter" | "round" | "bevel">;
  /** The line keeps its width in pixels, however large the drawing is. */
  readonly fixedStroke?: Bind<boolean>;
  /** The opacity, from 0 to 1. */
  readonly opacity?: Bind<number>;
  /** Transformations of SVG, such as `rotate(45 50 50)`. */
  readonly transform?: Bind<string>;
  /** What the shape is: its name for screen readers and its tooltip. */
  readonly title?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgRectVariables, SvgRectActions> | undefined;
}

/** The variables of the element svg-rect. */
export type SvgRectVariables = Readonly<Record<never, never>>;

/** The actions of the element svg-rect. */
export type SvgRectActions = Readonly<Record<never, never>>;

/** A drawing of shapes, which scales with its box. Shapes are its children; they can be repeated, hidden, styled and clicked like other elements. */
export interface SvgProps extends CommonProps {
  /** The coordinates of the drawing: left, top, width and height. */
  readonly viewBox?: Bind<string>;
  /** The width. A CSS value; `$token` refers to a token of the theme. */
  readonly width?: Bind<string>;
  /** The height. A CSS value; `$token` refers to a token of the theme. */
  readonly height?: Bind<string>;
  /** How the drawing fits its box: all of it visible, the box covered, or distorted to both sides. */
  readonly preserveAspectRatio?: Bind<"meet" | "slice" | "stretch">;
  /** What the drawing shows, for screen readers; a picture without a name is decorative. */
  readonly ariaLabel?: Bind<string>;
  /** `img`: one picture with a name. `group`: screen readers read the titles of its shapes one by one; use it when shapes can be clicked. */
  readonly role?: "img" | "group" | undefined;
  readonly children?: ReactNode | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<SvgVariables, SvgActions> | undefined;
}

/** The variables of the element svg. */
export type SvgVariables = Readonly<Record<never, never>>;

/** The actions of the element svg. */
export type SvgActions = Readonly<Record<never, never>>;

/** The payload of `change`. */
export type TabsChangePayload = { readonly value: number; readonly id: string };

/** The payload of `initValueChange`. */
export type TabsInitValueChangePayload = { readonly value: number };

/** Panels of which one is shown, with a list of tabs. */
export interface TabsProps extends CommonProps {
  /** The tabs, in order; the panel of a tab is the slot of its id. A tab without one has an empty panel. */
  readonly tabs?:
    | readonly {
        readonly id: string;
        readonly label: Bind<string>;
        readonly display?: Bind<boolean>;
        readonly disabled?: Bind<boolean>;
      }[]
    | undefined;
  /** The index of the open tab, from 0, clamped to the tabs; a bound value is applied again whenever it changes. */
  readonly value?: Bind<number>;
  /** The side of the list. */
  readonly tabsPosition?: Bind<"top" | "bottom" | "left" | "right">;
  /** Alignment of the tabs in a horizontal list. */
  readonly horizontalAlignment?: Bind<"start" | "center" | "end" | "stretch">;
  /** Alignment of the tabs in a vertical list. */
  readonly verticalAlignment?: Bind<"start" | "center" | "end" | "stretch">;
  /** The transition between panels. */
  readonly transition?: Bind<"none" | "fade" | "fadeTopBottom" | "fadeLeftRight">;
  /** The duration of the transition, in seconds. */
  readonly transitionDuration?: Bind<number>;
  /** Closed panels keep their input. */
  readonly keepMounted?: boolean | undefined;
  /** Accessible name of the list. */
  readonly ariaLabel?: Bind<string>;
  /** The panel of the tab of that id. */
  readonly panels?: Readonly<Record<string, ReactNode | undefined>> | undefined;
  /** The face of each tab instead of its label: texts, icons and images. The label stays the accessible name. */
  readonly face?:
    | ((
        item: ReadonlySignal<{ readonly id: string; readonly label: string; readonly isSelected: boolean }>,
        index: ReadonlySignal<number>,
      ) => ReactNode)
    | undefined;
  /** The visitor chose a tab. */
  readonly onChange?: Handler<TabsChangePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<TabsInitValueChangePayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TabsVariables, TabsActions> | undefined;
}

/** The variables of the element tabs. */
export interface TabsVariables {
  /** The index of the open tab. */
  readonly value: number;
  /** The id of the open tab. */
  readonly currentTab: string;
}

/** The actions of the element tabs. */
export interface TabsActions {
  /** Opens the tab at that index. */
  readonly setValue: (args: { readonly value?: number | null | undefined }) => unknown;
}

/** The payload of `change`. */
export type TextInputChangePayload = { readonly value: string; readonly number: number | null };

/** The payload of `debounce`. */
export type TextInputDebouncePayload = { readonly value: string; readonly number: number | null };

/** The payload of `initValueChange`. */
export type TextInputInitValueChangePayload = { readonly value: string };

/** The payload of `enterKey`. */
export type TextInputEnterKeyPayload = { readonly value: string; readonly number: number | null };

/** A bare input without label and notes, for short texts in place. */
export interface TextInputProps extends CommonProps {
  /** The kind of field. */
  readonly type?: "text" | "textarea" | "password" | "number" | "decimal" | "date" | "time" | undefined;
  /** The initial value; a bound value is applied again whenever it changes. */
  readonly value?: Bind<string | number | null>;
  /** The placeholder; also the accessible name without any other. */
  readonly placeholder?: Bind<string>;
  /** The accessible name. */
  readonly ariaLabel?: Bind<string>;
  /** The colour of the text. A CSS value; `$token` refers to a token of the theme. */
  readonly color?: Bind<string>;
  /** The font of the text. A CSS value; `$token` refers to a token of the theme. */
  readonly fontFamily?: Bind<string>;
  /** The size of the text. A CSS value; `$token` refers to a token of the theme. */
  readonly fontSize?: Bind<string>;
  /** Read-only. */
  readonly readonly?: Bind<boolean>;
  /** Disabled. */
  readonly disabled?: Bind<boolean>;
  /** Required. */
  readonly required?: Bind<boolean>;
  /** The precision of a decimal field. Text with more decimals is refused; a value from elsewhere is rounded on blur. */
  readonly precision?: "1" | "0.1" | "0.01" | "0.001" | "0.0001" | undefined;
  /** The step of a number field. */
  readonly step?: Bind<number>;
  /** The maximum number of characters. */
  readonly maxLength?: Bind<number>;
  /** The pause before `debounce`, in milliseconds. */
  readonly debounceDelay?: number | undefined;
  /** Has the focus when the page opens. */
  readonly autofocus?: boolean | undefined;
  /** The visitor changed the value; fires at once. */
  readonly onChange?: Handler<TextInputChangePayload> | undefined;
  /** The visitor changed the value, and typing has paused. */
  readonly onDebounce?: Handler<TextInputDebouncePayload> | undefined;
  /** The configured `value` changed and was applied. */
  readonly onInitValueChange?: Handler<TextInputInitValueChangePayload> | undefined;
  /** Enter was pressed. */
  readonly onEnterKey?: Handler<TextInputEnterKeyPayload> | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TextInputVariables, TextInputActions> | undefined;
}

/** The variables of the element text-input. */
export interface TextInputVariables {
  /** The text in the field; numbers use a decimal point. */
  readonly value: string;
  /** The value of a number or decimal field, null if it is not a number. */
  readonly number: number | null;
}

/** The actions of the element text-input. */
export interface TextInputActions {
  /** Moves the keyboard focus to the element. */
  readonly focus: () => unknown;
  /** Selects the text. */
  readonly select: () => unknown;
  /** Sets the value. */
  readonly setValue: (args: { readonly value?: string | number | null | null | undefined }) => unknown;
  /** Resets to the initial value. */
  readonly reset: () => unknown;
}

/** A piece of text. A bound text is written directly into the page, without a rerender. */
export interface TextProps extends CommonProps {
  /** The text. */
  readonly text?: Bind<string>;
  /** The HTML tag. A link replaces `p`, `div`, `span` and `button` with an `a`, and puts an `a` inside other tags. */
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
    | "b"
    | "i"
    | "s"
    | "u"
    | "mark"
    | "q"
    | "cite"
    | "abbr"
    | "dfn"
    | "code"
    | "kbd"
    | "samp"
    | "var"
    | "sub"
    | "sup"
    | "ins"
    | "del"
    | "bdi"
    | "bdo"
    | "rt"
    | "rp"
    | "label"
    | "li"
    | "dt"
    | "dd"
    | "legend"
    | "summary"
    | "figcaption"
    | "caption"
    | "th"
    | "td"
    | "blockquote"
    | "address"
    | "time"
    | "pre"
    | undefined;
  /** The ARIA role; `status` and `alert` are announced when the text changes. */
  readonly role?: Bind<"none" | "status" | "alert" | "note">;
  /** The accessible name for screen readers, if the content does not provide it. */
  readonly ariaLabel?: Bind<string>;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TextVariables, TextActions> | undefined;
}

/** The variables of the element text. */
export type TextVariables = Readonly<Record<never, never>>;

/** The actions of the element text. */
export type TextActions = Readonly<Record<never, never>>;

/** A short explanation that appears next to its trigger: while the pointer is over it, while it has the keyboard focus, or after a long press of a finger. Escape closes it. */
export interface TooltipProps extends CommonProps {
  /** The explanation, without formatting. */
  readonly text?: Bind<string>;
  /** The side of the trigger; the opposite one without enough space. */
  readonly position?: "top" | "right" | "bottom" | "left" | undefined;
  /** Alignment along that side. */
  readonly alignment?: "start" | "center" | "end" | undefined;
  /** The distance from the trigger. A CSS value; `$token` refers to a token of the theme. */
  readonly offset?: Bind<string>;
  /** How long the pointer must rest on the trigger, in milliseconds. */
  readonly delay?: Bind<number>;
  /** The stacking order among layers. */
  readonly zIndex?: Bind<number>;
  /** Does not open. */
  readonly disabled?: Bind<boolean>;
  /** What is explained. The explanation describes the first control inside it; without one, the trigger gets a place in the tab order. */
  readonly trigger?: ReactNode | undefined;
  /** The explanation, instead of `text`. It contains no controls: it disappears when the trigger loses the focus. */
  readonly content?: ReactNode | undefined;
  /** It opened. */
  readonly onOpen?: Handler | undefined;
  /** It closed. */
  readonly onClose?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<TooltipVariables, TooltipActions> | undefined;
}

/** The variables of the element tooltip. */
export interface TooltipVariables {
  /** It is open. */
  readonly isOpen: boolean;
}

/** The actions of the element tooltip. */
export interface TooltipActions {
  /** Opens it. */
  readonly openTooltip: () => unknown;
  /** Closes it. */
  readonly closeTooltip: () => unknown;
}

/** The payload of `play`. */
export type VideoPlayPayload = { readonly value: number };

/** The payload of `pause`. */
export type VideoPausePayload = { readonly value: number };

/** The payload of `end`. */
export type VideoEndPayload = { readonly value: number };

/** A video with the browser's controls. */
export interface VideoProps extends CommonProps {
  /** The address of the video, or a file under `assets/`. */
  readonly file?: Bind<string>;
  /** The poster, shown before playback. */
  readonly previewImage?: Bind<string>;
  /** The address of captions in the WebVTT format, or a file under `assets/`, for people who do not hear the sound. Visitors switch them on in the controls. */
  readonly captions?: Bind<string>;
  /** The name of the captions in the controls, in place of `Captions` in the language of the page. */
  readonly captionsLabel?: Bind<string>;
  /** The start position, in seconds. */
  readonly videoStartTime?: Bind<number>;
  /** Plays automatically; muted then, as browsers block autoplay with sound. */
  readonly autoplay?: Bind<boolean>;
  /** Muted. */
  readonly muted?: Bind<boolean>;
  /** Begins again at its end. */
  readonly loop?: Bind<boolean>;
  /** Shows the browser's controls. */
  readonly controls?: Bind<boolean>;
  /** Loads the video before playback; otherwise only its metadata. */
  readonly preload?: Bind<boolean>;
  /** The accessible name: what it shows. */
  readonly ariaLabel?: Bind<string>;
  /** Playback started; `value` is the position in seconds. */
  readonly onPlay?: Handler<VideoPlayPayload> | undefined;
  /** Playback was paused before the end. */
  readonly onPause?: Handler<VideoPausePayload> | undefined;
  /** Playback ended. */
  readonly onEnd?: Handler<VideoEndPayload> | undefined;
  /** Loading the video failed. */
  readonly onError?: Handler | undefined;
  /** Its variables and actions, for the code around it. */
  readonly handle?: TakenHandle<VideoVariables, VideoActions> | undefined;
}

/** The variables of the element video. */
export interface VideoVariables {
  /** It is playing. */
  readonly isPlaying: boolean;
  /** The position in seconds. */
  readonly currentTime: number;
}

/** The actions of the element video. */
export interface VideoActions {
  /** Plays it. */
  readonly playVideo: () => unknown;
  /** Pauses it. */
  readonly pauseVideo: () => unknown;
  /** Seeks to a position in seconds. */
  readonly seekTo: (args: { readonly time?: number | null | undefined }) => unknown;
}
