import type { ColumnWidth } from "./grid-widths.ts";

/** The texts of a grid; an empty one is the default in the page's language. */
export interface GridTexts {
  readonly selectAllLabel: string;
  readonly selectRowLabel: string;
  readonly actionsLabel: string;
  readonly editLabel: string;
  readonly deleteLabel: string;
  readonly saveLabel: string;
  readonly cancelLabel: string;
  readonly columnPickerLabel: string;
  readonly resizeLabel: string;
  readonly hintLabel: string;
}

export const gridTexts: Readonly<Record<string, GridTexts>> = {
  en: {
    selectAllLabel: "Select all",
    selectRowLabel: "Select row",
    actionsLabel: "Actions",
    editLabel: "Edit",
    deleteLabel: "Delete",
    saveLabel: "Save",
    cancelLabel: "Cancel",
    columnPickerLabel: "Columns",
    resizeLabel: "Width of {name}",
    hintLabel: "About {name}",
  },
  pt: {
    selectAllLabel: "Selecionar tudo",
    selectRowLabel: "Selecionar linha",
    actionsLabel: "Ações",
    editLabel: "Editar",
    deleteLabel: "Excluir",
    saveLabel: "Salvar",
    cancelLabel: "Cancelar",
    columnPickerLabel: "Colunas",
    resizeLabel: "Largura de {name}",
    hintLabel: "Sobre {name}",
  },
};

/** The bindable properties of a grid, with their current values. */
export interface GridState<Item> extends GridTexts {
  readonly data: readonly Item[];
  readonly ariaLabel: string;
  readonly selectable: boolean;
  readonly keepSelection: boolean;
  readonly inlineEditing: boolean;
  readonly columnPicker: boolean;
  readonly columnWidths: readonly ColumnWidth[];
  readonly displayHeader: boolean;
  readonly hasStickyHeader: boolean;
  readonly alternateBackground: boolean;
  readonly alternateColor: string;
  readonly verticalAlignment: "top" | "middle" | "bottom";
  readonly rowHeight: string;
  readonly headerBackgroundColor: string;
  readonly headerColor: string;
  readonly rowBackgroundColor: string;
  readonly rowHoverColor: string;
  readonly rowSelectedColor: string;
  readonly borders: "rows" | "columns" | "all" | "none";
  readonly borderColor: string;
  readonly borderWidth: string;
  readonly sortName: string | undefined;
  readonly sortOrder: "ASC" | "DESC" | undefined;
  readonly isFetching: boolean;
  readonly skeletonRows: number;
  readonly emptyText: string;
  readonly currentId: string | number | undefined;
  readonly nextRowKey: string;
  readonly previousRowKey: string;
}

export const gridDefaults: GridState<never> = {
  data: [],
  ariaLabel: "",
  selectable: false,
  keepSelection: false,
  selectAllLabel: "",
  selectRowLabel: "",
  inlineEditing: false,
  actionsLabel: "",
  editLabel: "",
  deleteLabel: "",
  saveLabel: "",
  cancelLabel: "",
  columnPicker: false,
  columnPickerLabel: "",
  columnWidths: [],
  resizeLabel: "",
  hintLabel: "",
  displayHeader: true,
  hasStickyHeader: false,
  alternateBackground: false,
  alternateColor: "",
  verticalAlignment: "middle",
  rowHeight: "44px",
  headerBackgroundColor: "",
  headerColor: "",
  rowBackgroundColor: "",
  rowHoverColor: "",
  rowSelectedColor: "",
  borders: "rows",
  borderColor: "",
  borderWidth: "1px",
  sortName: undefined,
  sortOrder: undefined,
  isFetching: false,
  skeletonRows: 5,
  emptyText: "",
  currentId: undefined,
  nextRowKey: "",
  previousRowKey: "",
};

/** Accessible names of the controls in a row. */
export interface GridLabels {
  readonly selectRow: string;
  readonly edit: string;
  readonly remove: string;
  readonly save: string;
  readonly cancel: string;
}

interface RowArgs {
  readonly id?: string | number | null | undefined;
}

/** The actions that a workflow can call on a grid. */
export interface GridActions {
  readonly clearSelection: () => void;
  readonly selectAll: (args: { readonly rows?: readonly unknown[] | null | undefined }) => void;
  readonly focusRow: (args: RowArgs) => void;
  readonly openNext: () => void;
  readonly openPrevious: () => void;
  readonly editRow: (args: RowArgs) => void;
  readonly restoreRow: (args: RowArgs) => void;
  readonly cancelUpdate: (args: { readonly cancel?: string | null | undefined }) => void;
  readonly setCell: (args: { readonly column: string; readonly value?: unknown }) => void;
}
