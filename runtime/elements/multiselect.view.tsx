import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import type { ReactNode } from "react";
import { type MultiselectViewProps, multiselectList } from "./parts/select/multiselect-list.ts";
import type { SelectOption } from "./parts/select/options.ts";
import { PlainList } from "./parts/select/plain-list.tsx";

/** The list of a multiselect without a search field. */
export default function MultiselectView(view: MultiselectViewProps): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Select.Root<SelectOption, true>
        {...multiselectList(view)}
        onValueChange={(options, { reason }) => {
          // While the options change, the list takes back by itself what it does not show.
          if (reason !== "none") view.onChoose(options);
        }}
        modal={false}
      >
        <PlainList view={view} />
      </Select.Root>
    </CSPProvider>
  );
}
