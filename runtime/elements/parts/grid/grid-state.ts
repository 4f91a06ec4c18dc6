/** The bindable properties of a grid, with their current values. */
export interface GridState<Item> {
  readonly data: readonly Item[];
  readonly ariaLabel: string;
  readonly selectable: boolean;
  readonly selectAllLabel: string;
  readonly selectRowLabel: string;
  readonly inlineEditing: boolean;
  readonly actionsLabel: string;
  readonly editLabel: string;
  readonly deleteLabel: string;
  readonly saveLabel: string;
  readonly cancelLabel: string;
  readonly displayHeader: boolean;
  readonly hasStickyHeader: boolean;
  readonly alternateBackground: boolean;
  readonly verticalAlignment: "top" | "middle" | "bottom";
  readonly rowHeight: string;
  readonly sortName: string | undefined;
  readonly sortOrder: "ASC" | "DESC" | undefined;
  readonly isFetching: boolean;
  readonly skeletonRows: number;
  readonly emptyText: string;
  readonly currentId: string | number | undefined;
}

export const gridDefaults: GridState<never> = {
  data: [],
  ariaLabel: "",
  selectable: false,
  selectAllLabel: "Select all",
  selectRowLabel: "Select row",
  inlineEditing: false,
  actionsLabel: "Actions",
  editLabel: "Edit",
  deleteLabel: "Delete",
  saveLabel: "Save",
  cancelLabel: "Cancel",
  displayHeader: true,
  hasStickyHeader: false,
  alternateBackground: false,
  verticalAlignment: "middle",
  rowHeight: "44px",
  sortName: undefined,
  sortOrder: undefined,
  isFetching: false,
  skeletonRows: 5,
  emptyText: "",
  currentId: undefined,
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
  readonly selectAll: () => void;
  readonly focusRow: (args: RowArgs) => void;
  readonly openNext: () => void;
  readonly openPrevious: () => void;
  readonly editRow: (args: RowArgs) => void;
  readonly restoreRow: (args: RowArgs) => void;
}
