import { Combobox } from "@base-ui/react/combobox";
import { type ReactNode, useRef } from "react";
import { FocusGuards } from "../layer/focus-guards.tsx";
import { useLayer } from "../layer/use-layer.ts";
import { magnifier } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";
import { keyOf, type SelectOption } from "./options.ts";
import { OptionRow } from "./select-face.tsx";
import { ListEnd, useEmptyText, useEndOfList } from "./select-list.tsx";
import { type ListViewProps, triggerContent } from "./select-shell.tsx";

/** The trigger and list of a select with a search field, inside its root. */
export function SearchList({ view }: { readonly view: ListViewProps }): ReactNode {
  const { state } = view;
  const onScroll = useEndOfList(view.onEnd);
  const emptyText = useEmptyText(view);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const name = state.label || state.ariaLabel || state.placeholder || undefined;
  return (
    <>
      <span ref={anchor} className={view.controlClass}>
        {view.tags}
        <Combobox.Trigger {...view.attributes} className="trama-select-trigger">
          {triggerContent(view)}
        </Combobox.Trigger>
        {view.clearButton}
      </span>
      <Combobox.Portal container={useLayer()}>
        <Combobox.Positioner className="trama-layer" anchor={anchor} sideOffset={4} align="start">
          <Combobox.Popup className="trama-list-popup" style={view.style} initialFocus={input} aria-label={name}>
            <span className="trama-list-search">
              <Glyph icon={magnifier} />
              <Combobox.Input
                ref={input}
                className="trama-input"
                placeholder={state.searchPlaceholder || undefined}
                aria-label={state.searchPlaceholder || name}
                // The input method takes the keys of a text that is still composed.
                onKeyDown={(event) => event.nativeEvent.isComposing && event.preventBaseUIHandler()}
              />
            </span>
            <Combobox.Empty className="trama-list-empty">{emptyText}</Combobox.Empty>
            <Combobox.List className="trama-list" onScroll={onScroll}>
              {(option: SelectOption, position: number) => (
                <Combobox.Item
                  key={keyOf(option, position)}
                  value={option}
                  className="trama-option"
                  disabled={view.isOff?.(option) ?? false}
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
    </>
  );
}
