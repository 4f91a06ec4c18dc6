import { type ReactNode, useId, useRef, useState } from "react";
import { lazyPart } from "../app/reload.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import { useFieldPanel } from "./parts/field/panel.ts";
import { requiredControl } from "./parts/field/required.tsx";
import { HistoryLayer } from "./parts/layer/history-layer.ts";
import { type SelectOption, useOptions } from "./parts/select/options.ts";
import { OptionFace, selectFace } from "./parts/select/select-face.tsx";
import { ClearButton } from "./parts/select/select-list.tsx";
import {
  type ListState,
  type ListViewProps,
  listDefaults,
  listStyle,
  SelectShell,
  triggerAttributes,
} from "./parts/select/select-shell.tsx";
import { useOffered } from "./parts/select/use-offered.ts";
import { ItemSlot } from "./parts/shared/item-slot.tsx";
import { isSameValue } from "./parts/shared/same-value.ts";
import type { OptionValue, SelectProps, SelectVariables } from "./props.ts";

const PlainView = lazyPart("select.view", () => import("./select.view.tsx"));
const SearchView = lazyPart("select-search.view", () => import("./select-search.view.tsx"));

interface SelectState<Item> extends ListState {
  readonly options: readonly Item[];
  readonly canDeselect: boolean;
}

const defaults: SelectState<never> = { ...listDefaults, options: [], canDeselect: false };

/** Passed from the shell to the loaded view. */
export interface SelectViewProps extends ListViewProps {
  readonly chosen: SelectOption | undefined;
  readonly onChoose: (option: SelectOption | undefined) => void;
  /** The design filters the options itself: all of them are shown. */
  readonly isSearchOutside: boolean;
}

/** One choice from a list. */
export function Select<const Item = unknown, Field extends string = "value">(
  props: SelectProps<Item, Field>,
): ReactNode {
  const root = useElement<HTMLDivElement>(props, "select");
  const { label, emit } = root;
  const state = useFieldError(root, root.values<SelectState<Item>>(props, defaults));
  const holder = useRef<HTMLDivElement>(null);
  const faceId = useId();
  const all = useOptions(state.options, {
    labelField: props.labelField,
    valueField: props.valueField,
    imageField: props.imageField,
  });
  const focus = () => holder.current?.querySelector<HTMLElement>("button,[role=combobox]")?.focus();
  const variables = root.connect(Select.spec, props.handle, {
    focus,
    setValue: (args: { readonly value?: unknown }) => set(args.value ?? null),
    clear: () => set(null),
    open: () => setOpen(true),
    close: () => setOpen(false),
  });
  const value = root.current(variables.value);
  const search = root.current(variables.search);
  const isOpen = root.current(variables.isOpen) === true;
  const form = useFieldValue<unknown, unknown>(props.id, props.value, label("value"), {
    node: root.node,
    from: (given) => given ?? null,
    now: () => variables.value.peek() ?? null,
    take: (next) => set(next),
    received: (next) => next ?? null,
    onGiven: (next) => emit(props.onInitValueChange, "initValueChange", { value: believed<Item, Field>(next) }),
  });
  const isDisabled = state.disabled || form.isDisabled;
  const isEmpty = value === undefined || value === null;
  const found = isEmpty ? undefined : all.find((option) => isSameValue(option.value, value));
  // A search or a page of the options may leave out the one that is chosen.
  const isWhole = props.onSearch === undefined && !state.infiniteScroll;
  const [last, setLast] = useState<SelectOption<Item>>();
  if (!isWhole && found && !(last?.label === found.label && isSameValue(last.value, value))) setLast(found);
  const chosen = found ?? (isWhole || isEmpty || !isSameValue(last?.value, value) ? undefined : last);
  const forget = useOffered(isEmpty ? none : [value], all, isWhole, ([next = null]) => {
    variables.value.value = next;
  });
  const set = (next: unknown) => {
    forget();
    variables.value.value = next;
  };
  const canOpen = !isDisabled && !state.readonly;
  const isMissing = (value ?? "") === "" || (isWhole && chosen === undefined);
  const required = requiredControl(state.required && canOpen && isMissing, focus);
  const ids = useField(state, state.placeholder);

  const setOpen = useFieldPanel(variables.isOpen, {
    isFixed: !canOpen,
    emit,
    onOpen: props.onOpen,
    onClose: props.onClose,
    changed: (isOpened) => {
      if (!isOpened) variables.search.value = "";
    },
  });
  const choose = (option: SelectOption | undefined) => {
    const isCleared = option !== undefined && isSameValue(option.value, variables.value.peek());
    if (isCleared && !state.canDeselect) return;
    const next = option === undefined || isCleared ? null : (option.value ?? null);
    if (isSameValue(next, variables.value.peek())) return;
    set(next);
    emit(props.onChange, "change", { value: believed<Item, Field>(next) });
  };

  const shown = props.limitedOptions && state.searchable === false ? all.slice(0, state.limit) : all;
  const drawn = chosen && props.selected ? <ItemSlot draw={props.selected} item={chosen.item} /> : undefined;
  const face = selectFace(chosen, state.placeholder, drawn);
  const view: SelectViewProps = {
    state: { ...state, disabled: isDisabled, limit: props.limitedOptions ? state.limit : -1 },
    options: shown,
    chosen,
    attributes: triggerAttributes(ids, state, faceId),
    isOpen,
    onOpenChange: setOpen,
    onChoose: choose,
    onSearch: (text) => {
      if (text === variables.search.peek()) return;
      variables.search.value = text;
      emit(props.onSearch, "search", { value: text });
    },
    onEnd: () => {
      if (state.infiniteScroll) emit(props.onLoadMore, "loadMore", undefined);
    },
    isSearchOutside: props.onSearch !== undefined,
    drawOption: (option, position) => {
      const own = shown[position]?.value === option.value ? shown[position] : shown.find((one) => one === option);
      return props.layoutType === "free" && props.option && own ? (
        <ItemSlot draw={props.option} item={own.item} index={position} />
      ) : (
        <OptionFace option={option} />
      );
    },
    isUnfound: shown.length > 0 || search !== "",
    controlClass: "trama-control trama-select-control",
    face: <span id={faceId}>{face}</span>,
    tags: null,
    layer: props.history === "push" && isOpen && <HistoryLayer close={() => setOpen(false)} />,
    clearButton: state.clearIcon && chosen && canOpen && (
      <ClearButton label={state.clearLabel} onClear={() => choose(undefined)} />
    ),
    style: listStyle(state),
  };
  return (
    <SelectShell
      root={root}
      ids={ids}
      holder={holder}
      required={required}
      view={view}
      isEmpty={chosen === undefined}
      View={state.searchable ? SearchView : PlainView}
    />
  );
}

const none: readonly unknown[] = [];

/** Returns the value as an option's value: the visitor chose it, or the design set it. */
const believed = <Item, Field extends string>(value: unknown) => (value ?? null) as OptionValue<Item, Field> | null;

Select.spec = elementSpec<SelectVariables>({
  type: "select",
  variables: { value: null, search: "", isOpen: false },
  actions: ["focus", "setValue", "clear", "open", "close"],
});
