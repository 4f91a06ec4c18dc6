import { Select } from "@base-ui/react/select";
import { type ReactNode, useRef } from "react";
import { FocusGuards } from "../layer/focus-guards.tsx";
import { useLayer } from "../layer/use-layer.ts";
import { keyOf } from "./options.ts";
import { OptionRow } from "./select-face.tsx";
import { ListEnd, useEmptyText, useEndOfList } from "./select-list.tsx";
import { type ListViewProps, triggerContent } from "./select-shell.tsx";

/** The trigger and list of a select without search, inside its root. */
export function PlainList({ view }: { readonly view: ListViewProps }): ReactNode {
  const { state, options } = view;
  const onScroll = useEndOfList(view.onEnd);
  const emptyText = useEmptyText(view);
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={view.controlClass}>
        {view.tags}
        <Select.Trigger {...view.attributes} className="trama-select-trigger">
          {triggerContent(view)}
        </Select.Trigger>
        {view.clearButton}
      </span>
      <Select.Portal container={useLayer()}>
        <Select.Positioner
          className="trama-layer"
          anchor={anchor}
          sideOffset={4}
          align="start"
          alignItemWithTrigger={false}
        >
          <Select.Popup className="trama-list-popup" style={view.style}>
            <Select.List className="trama-list" onScroll={onScroll}>
              {options.map((option, position) => (
                <Select.Item
                  key={keyOf(option, position)}
                  value={option}
                  className="trama-option"
                  disabled={view.isOff?.(option) ?? false}
                >
                  <Select.ItemText className="trama-option-text">
                    <OptionRow>{view.drawOption(option, position)}</OptionRow>
                  </Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
            <ListEnd isFetching={state.isFetching} emptyText={options.length === 0 ? emptyText : ""} />
            <FocusGuards />
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </>
  );
}
