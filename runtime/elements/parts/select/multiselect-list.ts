import { isSameValue } from "../shared/same-value.ts";
import type { SelectOption } from "./options.ts";
import type { ListViewProps } from "./select-shell.tsx";

/** Passed from the shell to the loaded view. The options are already filtered by the search. */
export interface MultiselectViewProps extends ListViewProps {
  readonly chosen: readonly SelectOption[];
  readonly search: string;
  readonly onChoose: (options: readonly SelectOption[]) => void;
}

/** Returns the list parts of a multiselect, with or without a search field. */
export const multiselectList = (view: MultiselectViewProps) => ({
  multiple: true as const,
  items: view.options,
  value: [...view.chosen],
  onValueChange: view.onChoose,
  isItemEqualToValue: (one: SelectOption, other: SelectOption): boolean => isSameValue(one.value, other.value),
  itemToStringLabel: (option: SelectOption): string => option.label,
  open: view.isOpen,
  onOpenChange: (isOpen: boolean, { reason }: { readonly reason: string }): void => {
    if (isOpen || reason !== "item-press") view.onOpenChange(isOpen);
  },
  disabled: view.state.disabled,
  readOnly: view.state.readonly,
});
