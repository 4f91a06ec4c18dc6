import type { MultiselectViewProps } from "../../multiselect.tsx";
import { isSameValue } from "../shared/same-value.ts";
import type { SelectOption } from "./options.ts";

/** What the list of a multiselect is, with a search field or without one. */
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
