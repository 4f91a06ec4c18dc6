import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import { type ReactNode, useRef } from "react";
import { FocusGuards } from "./parts/focus-guards.tsx";
import { isSameValue, type Option } from "./parts/options.ts";
import { OptionRow } from "./parts/select-face.tsx";
import { ClearButton, ListEnd, useEndOfList } from "./parts/select-list.tsx";
import { chevronDown, Glyph } from "./parts/svg.tsx";
import type { SelectViewProps } from "./select.tsx";

/** The list of a select without search. */
export default function SelectView(view: SelectViewProps): ReactNode {
  const { state, options, chosen } = view;
  const onScroll = useEndOfList(view.onEnd);
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Select.Root<Option | null>
        items={options}
        value={chosen ?? null}
        onValueChange={(option) => view.onChoose(option ?? undefined)}
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
        <span ref={anchor} className="trama-control trama-select-control">
          <Select.Trigger
            {...view.attributes}
            className="trama-select-trigger"
            aria-required={state.required || undefined}
          >
            {view.face}
            {state.caretIcon && <Glyph icon={chevronDown} />}
          </Select.Trigger>
          <ClearButton view={view} />
        </span>
        <Select.Portal>
          <Select.Positioner className="trama-layer" anchor={anchor} sideOffset={4} alignItemWithTrigger={false}>
            <Select.Popup className="trama-list-popup" style={view.style}>
              <Select.List className="trama-list" onScroll={onScroll}>
                {options.map((option, position) => (
                  <Select.Item key={keyOf(option, position)} value={option} className="trama-option">
                    <Select.ItemText className="trama-option-text">
                      <OptionRow>{view.drawOption(option, position)}</OptionRow>
                    </Select.ItemText>
                  </Select.Item>
                ))}
              </Select.List>
              <ListEnd isFetching={state.isFetching} emptyText={options.length === 0 ? state.noOptionsText : ""} />
              <FocusGuards />
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}

const sameOption = (one: Option | null, other: Option | null): boolean => isSameValue(one?.value, other?.value);
const labelOf = (option: Option | null): string => option?.label ?? "";
const keyOf = ({ value }: Option, position: number): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : `#${position}`;
