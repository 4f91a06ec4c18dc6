import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { SelectOption } from "./parts/select/options.ts";
import { PlainList } from "./parts/select/plain-list.tsx";
import { isSameValue } from "./parts/shared/same-value.ts";
import type { SelectViewProps } from "./select.tsx";

/** The list of a select without a search field. */
export default function SelectView(view: SelectViewProps): ReactNode {
  const { state, options, chosen } = view;
  const settled = useRef(chosen);
  useLayoutEffect(() => {
    settled.current = chosen;
  });
  return (
    <CSPProvider disableStyleElements>
      <Select.Root<SelectOption | null>
        items={options}
        value={chosen ?? null}
        onValueChange={(option, { reason }) => {
          // While the options change, the list chooses another one by itself. Typing a name has the same reason.
          if (reason !== "none" || settled.current === chosen) view.onChoose(option ?? undefined);
        }}
        isItemEqualToValue={sameOption}
        itemToStringLabel={labelOf}
        open={view.isOpen}
        onOpenChange={(isOpen, details) => {
          if (!isOpen && details.reason === "item-press" && !state.closeOnSelect) return;
          view.onOpenChange(isOpen);
        }}
        disabled={state.disabled}
        readOnly={state.readonly}
        modal={false}
      >
        <PlainList view={view} />
      </Select.Root>
    </CSPProvider>
  );
}

const sameOption = (one: SelectOption | null, other: SelectOption | null): boolean =>
  isSameValue(one?.value, other?.value);
const labelOf = (option: SelectOption | null): string => option?.label ?? "";
