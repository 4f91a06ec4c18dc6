import { Combobox } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useRef } from "react";
import type { MultiselectViewProps } from "./multiselect.tsx";
import { FocusGuards } from "./parts/focus-guards.tsx";
import { isSameValue, keyOf, type Option } from "./parts/options.ts";
import { OptionRow } from "./parts/select-face.tsx";
import { ListEnd, useEndOfList } from "./parts/select-list.tsx";
import { chevronDown, Glyph, magnifier } from "./parts/svg.tsx";

/** The list of a multiselect with a search field above it. */
export default function MultiselectSearchView(view: MultiselectViewProps): ReactNode {
  const { state, options, chosen } = view;
  const onScroll = useEndOfList(view.onEnd);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<Option, true>
        multiple
        items={options}
        value={[...chosen]}
        onValueChange={view.onChoose}
        isItemEqualToValue={(one, other) => isSameValue(one.value, other.value)}
        itemToStringLabel={(option) => option.label}
        filter={null}
        autoHighlight
        inputValue={view.search}
        onInputValueChange={(text, details) => {
          if (text === "" || details.reason === "input-change") view.onSearch(text);
        }}
        open={view.isOpen}
        onOpenChange={(isOpen, details) => {
          if (isOpen || details.reason !== "item-press") view.onOpenChange(isOpen);
        }}
        disabled={state.disabled}
        readOnly={state.readonly}
        required={state.required}
      >
        <span ref={anchor} className="trama-control trama-select-control trama-multiselect-control">
          {view.tags}
          <Combobox.Trigger
            {...view.attributes}
            className="trama-select-trigger"
            aria-required={state.required || undefined}
          >
            {view.face}
            {state.caretIcon && <Glyph icon={chevronDown} />}
          </Combobox.Trigger>
          {view.clearButton}
        </span>
        <Combobox.Portal>
          <Combobox.Positioner className="trama-layer" anchor={anchor} sideOffset={4} align="start">
            <Combobox.Popup
              className="trama-list-popup"
              style={view.style}
              initialFocus={input}
              aria-label={state.label || state.ariaLabel || state.placeholder || undefined}
            >
              <span className="trama-list-search">
                <Glyph icon={magnifier} />
                <Combobox.Input
                  ref={input}
                  className="trama-input"
                  placeholder={state.searchPlaceholder || undefined}
                  aria-label={
                    state.searchPlaceholder || state.label || state.ariaLabel || state.placeholder || undefined
                  }
                />
              </span>
              <Combobox.Empty className="trama-list-empty">{view.emptyText}</Combobox.Empty>
              <Combobox.List className="trama-list" onScroll={onScroll}>
                {(option: Option, position: number) => (
                  <Combobox.Item
                    key={keyOf(option, position)}
                    value={option}
                    className="trama-option"
                    disabled={view.isFull && !chosen.some((one) => isSameValue(one.value, option.value))}
                  >
                    <OptionRow>{view.drawOption(option, position)}</OptionRow>
                  </Combobox.Item>
                )}
              </Combobox.List>
              <ListEnd isFetching={state.isFetching} emptyText="" />
              <FocusGuards />
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
}
