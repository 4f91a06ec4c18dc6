import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import { type ReactNode, useRef } from "react";
import type { MultiselectViewProps } from "./multiselect.tsx";
import { FocusGuards } from "./parts/focus-guards.tsx";
import { isSameValue, keyOf, type Option } from "./parts/options.ts";
import { OptionRow } from "./parts/select-face.tsx";
import { ListEnd, useEndOfList } from "./parts/select-list.tsx";
import { chevronDown, Glyph } from "./parts/svg.tsx";

/** The list of a multiselect without search. */
export default function MultiselectView(view: MultiselectViewProps): ReactNode {
  const { state, options, chosen } = view;
  const onScroll = useEndOfList(view.onEnd);
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Select.Root<Option, true>
        multiple
        items={options}
        value={[...chosen]}
        onValueChange={view.onChoose}
        isItemEqualToValue={(one, other) => isSameValue(one.value, other.value)}
        itemToStringLabel={(option) => option.label}
        open={view.isOpen}
        onOpenChange={(isOpen, details) => {
          if (isOpen || details.reason !== "item-press") view.onOpenChange(isOpen);
        }}
        disabled={state.disabled}
        readOnly={state.readonly}
        required={state.required}
        modal={false}
      >
        <span ref={anchor} className="trama-control trama-select-control trama-multiselect-control">
          {view.tags}
          <Select.Trigger
            {...view.attributes}
            className="trama-select-trigger"
            aria-required={state.required || undefined}
          >
            {view.face}
            {state.caretIcon && <Glyph icon={chevronDown} />}
          </Select.Trigger>
          {view.clearButton}
        </span>
        <Select.Portal>
          <Select.Positioner className="trama-layer" anchor={anchor} sideOffset={4} alignItemWithTrigger={false}>
            <Select.Popup className="trama-list-popup" style={view.style}>
              <Select.List className="trama-list" onScroll={onScroll}>
                {options.map((option, position) => (
                  <Select.Item
                    key={keyOf(option, position)}
                    value={option}
                    className="trama-option"
                    disabled={view.isFull && !chosen.some((one) => isSameValue(one.value, option.value))}
                  >
                    <Select.ItemText className="trama-option-text">
                      <OptionRow>{view.drawOption(option, position)}</OptionRow>
                    </Select.ItemText>
                  </Select.Item>
                ))}
              </Select.List>
              <ListEnd isFetching={state.isFetching} emptyText={options.length === 0 ? view.emptyText : ""} />
              <FocusGuards />
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}
