import { Combobox } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useRef } from "react";
import { FocusGuards } from "./parts/focus-guards.tsx";
import { isSameValue, type Option } from "./parts/options.ts";
import { OptionRow } from "./parts/select-face.tsx";
import { ClearButton, ListEnd, useEndOfList } from "./parts/select-list.tsx";
import { chevronDown, Glyph, magnifier } from "./parts/svg.tsx";
import type { SelectViewProps } from "./select.tsx";

/** The list of a select with a search field above it. */
export default function SelectSearchView(view: SelectViewProps): ReactNode {
  const { state, options, chosen } = view;
  const onScroll = useEndOfList(view.onEnd);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<Option>
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
        required={state.required}
      >
        <span ref={anchor} className="trama-control trama-select-control">
          <Combobox.Trigger
            {...view.attributes}
            className="trama-select-trigger"
            aria-required={state.required || undefined}
          >
            {view.face}
            {state.caretIcon && <Glyph icon={chevronDown} />}
          </Combobox.Trigger>
          <ClearButton view={view} />
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
              <Combobox.Empty className="trama-list-empty">
                {options.length === 0 ? state.noOptionsText : state.noResultsText}
              </Combobox.Empty>
              <Combobox.List className="trama-list" onScroll={onScroll}>
                {(option: Option, position: number) => (
                  <Combobox.Item key={keyOf(option, position)} value={option} className="trama-option">
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

const keyOf = ({ value }: Option, position: number): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : `#${position}`;
