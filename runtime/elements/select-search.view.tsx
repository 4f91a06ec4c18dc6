import { Combobox } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import type { SelectOption } from "./parts/select/options.ts";
import { SearchList } from "./parts/select/search-list.tsx";
import { isSameValue } from "./parts/shared/same-value.ts";
import type { SelectViewProps } from "./select.tsx";

/** The list of a select with a search field. */
export default function SelectSearchView(view: SelectViewProps): ReactNode {
  const { state, options, chosen } = view;
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<SelectOption>
        items={options}
        value={chosen ?? null}
        onValueChange={(option) => view.onChoose(option ?? undefined)}
        isItemEqualToValue={(one, other) => isSameValue(one.value, other.value)}
        itemToStringLabel={(option) => option.label}
        {...(view.isSearchOutside ? { filter: null } : {})}
        limit={state.limit}
        autoHighlight
        open={view.isOpen}
        onOpenChange={(isOpen, details) => {
          if (!isOpen && details.reason === "item-press" && !state.closeOnSelect) return;
          view.onOpenChange(isOpen);
        }}
        onInputValueChange={(text, details) => {
          if (details.reason === "input-change" || details.reason === "input-clear") view.onSearch(text);
        }}
        disabled={state.disabled}
        readOnly={state.readonly}
      >
        <SearchList view={view} />
      </Combobox.Root>
    </CSPProvider>
  );
}
