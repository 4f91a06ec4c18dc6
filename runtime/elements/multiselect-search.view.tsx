import { Combobox } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { type MultiselectViewProps, multiselectList } from "./parts/select/multiselect-list.ts";
import type { SelectOption } from "./parts/select/options.ts";
import { SearchList } from "./parts/select/search-list.tsx";

/** The list of a multiselect with a search field. */
export default function MultiselectSearchView(view: MultiselectViewProps): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<SelectOption, true>
        {...multiselectList(view)}
        filter={null}
        autoHighlight
        inputValue={view.search}
        onInputValueChange={(text, details) => {
          if (text === "" || details.reason === "input-change") view.onSearch(text);
        }}
      >
        <SearchList view={view} />
      </Combobox.Root>
    </CSPProvider>
  );
}
