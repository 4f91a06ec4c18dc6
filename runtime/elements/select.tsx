import { type ReactNode, Suspense, useId, useLayoutEffect, useRef } from "react";
import { elementSpec, useElement, useLatest, useProps, useSignalValue, useVariables } from "../element.tsx";
import { lazyPart } from "../reload.ts";
import { type CustomProperties, css } from "./parts/css.ts";
import { Field, type FieldTexts, fieldDefaults, useField } from "./parts/field.tsx";
import { useFormField } from "./parts/form.ts";
import { useInitialValue } from "./parts/initial-value.ts";
import { ItemSlot } from "./parts/item-slot.tsx";
import { isSameValue, type Option, useOptions } from "./parts/options.ts";
import { OptionFace, SelectFace } from "./parts/select-face.tsx";
import type { SelectProps, SelectVariables } from "./props.ts";

const PlainView = lazyPart("select.view", () => import("./select.view.tsx"));
const SearchView = lazyPart("select-search.view", () => import("./select-search.view.tsx"));

export interface SelectState<Item> extends FieldTexts {
  readonly options: readonly Item[];
  readonly placeholder: string;
  readonly noOptionsText: string;
  readonly noResultsText: string;
  readonly searchPlaceholder: string;
  readonly clearLabel: string;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly canDeselect: boolean;
  readonly searchable: boolean;
  readonly closeOnSelect: boolean;
  readonly infiniteScroll: boolean;
  readonly isFetching: boolean;
  readonly loadingRingColor: string;
  readonly limit: number;
  readonly clearIcon: boolean;
  readonly caretIcon: boolean;
  readonly maxHeight: string;
}

const defaults: SelectState<never> = {
  ...fieldDefaults,
  options: [],
  placeholder: "",
  noOptionsText: "",
  noResultsText: "",
  searchPlaceholder: "",
  clearLabel: "",
  readonly: false,
  required: false,
  disabled: false,
  canDeselect: false,
  searchable: true,
  closeOnSelect: true,
  infiniteScroll: false,
  isFetching: false,
  loadingRingColor: "#099af2",
  limit: 20,
  clearIcon: false,
  caretIcon: true,
  maxHeight: "20rem",
};

/** What the shell hands to the view that was loaded. */
export interface SelectViewProps {
  readonly state: Omit<SelectState<unknown>, "options">;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly attributes: ReturnType<typeof useField>["attributes"] & { readonly "aria-labelledby": string | undefined };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (option: Option | undefined) => void;
  readonly onSearch: (text: string) => void;
  readonly onEnd: () => void;
  /** The design searches itself: all options it gives are shown. */
  readonly isSearchOutside: boolean;
  /** How an option looks, and how the chosen one does. */
  readonly drawOption: (option: Option, position: number) => ReactNode;
  readonly face: ReactNode;
  readonly style: CustomProperties;
}

/**
 * One choice out of a list.
 *
 * This shell is all that a page loads at once: it shows the choice and keeps the place. The list, with its search and
 * its keys, comes in a file of its own and takes the place without a jump.
 */
export function Select<Item = unknown>(props: SelectProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "select");
  const { label, emit } = root;
  const state = useProps<SelectState<Item>>(props, defaults, label);
  const ids = useField(state, state.placeholder);
  const holder = useRef<HTMLDivElement>(null);
  const faceId = useId();
  const all = useOptions(state.options, {
    labelField: props.labelField,
    valueField: props.valueField,
    imageField: props.imageField,
  });
  const initial = useRef<unknown>(null);
  const variables = useVariables(Select.spec, props.handle, {
    focus: () => holder.current?.querySelector<HTMLElement>("button,[role=combobox]")?.focus(),
    setValue: (args: { readonly value?: unknown }) => {
      variables.value.value = args.value ?? null;
    },
    clear: () => {
      variables.value.value = null;
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  });
  const value = useSignalValue(variables.value);
  const isOpen = useSignalValue(variables.isOpen) === true;
  const isDisabledByForm = useFormField(props.id, {
    value: () => variables.value.peek() ?? null,
    reset: () => {
      variables.value.value = initial.current;
    },
  })?.isDisabled;
  const isDisabled = state.disabled || isDisabledByForm === true;
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    initial.current = given ?? null;
    if (hasChanged && isSameValue(variables.value.peek(), given)) return;
    variables.value.value = given ?? null;
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value: given ?? null });
  });
  const chosen =
    value === undefined || value === null ? undefined : all.find((option) => isSameValue(option.value, value));
  const canOpen = useLatest(!isDisabled && !state.readonly);

  const setOpen = (next: boolean) => {
    if (next === variables.isOpen.peek() || (next && !canOpen.current)) return;
    variables.isOpen.value = next;
    if (!next) variables.search.value = "";
    emit(next ? props.onOpen : props.onClose, next ? "open" : "close", undefined);
  };
  const choose = (option: Option | undefined) => {
    const isCleared = option !== undefined && isSameValue(option.value, variables.value.peek());
    if (isCleared && !state.canDeselect) return;
    const next = option === undefined || isCleared ? null : (option.value ?? null);
    if (isSameValue(next, variables.value.peek())) return;
    variables.value.value = next;
    emit(props.onChange, "change", { value: next });
  };
  useLayoutEffect(() => {
    if (isDisabled && variables.isOpen.peek() === true) variables.isOpen.value = false;
  }, [isDisabled, variables]);

  const shown = props.limitedOptions && state.searchable === false ? all.slice(0, state.limit) : all;
  const face = (
    <SelectFace
      chosen={chosen}
      placeholder={state.placeholder}
      drawn={chosen && props.selected ? <ItemSlot draw={props.selected} item={chosen.item} /> : undefined}
    />
  );
  const view: SelectViewProps = {
    state: { ...state, disabled: isDisabled, limit: props.limitedOptions ? state.limit : -1 },
    options: shown,
    chosen,
    attributes: { ...ids.attributes, "aria-labelledby": state.label === "" ? undefined : `${ids.label} ${faceId}` },
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
    face: <span id={faceId}>{face}</span>,
    style: { "--trama-max-height": css(state.maxHeight), "--trama-ring": css(state.loadingRingColor) },
  };
  const View = state.searchable ? SearchView : PlainView;
  return (
    <Field
      root={root.attributes}
      texts={state}
      ids={ids}
      states={{ disabled: isDisabled, readonly: state.readonly }}
      isRequired={state.required}
    >
      <div
        ref={holder}
        className="trama-select-holder"
        data-open={isOpen || undefined}
        data-empty={chosen === undefined || undefined}
      >
        <Suspense
          fallback={
            <button
              type="button"
              {...view.attributes}
              className="trama-control trama-select-trigger"
              disabled={isDisabled}
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded="false"
              onClick={() => setOpen(true)}
            >
              {view.face}
            </button>
          }
        >
          <View {...view} />
        </Suspense>
      </div>
    </Field>
  );
}

Select.spec = elementSpec<SelectVariables>({
  type: "select",
  variables: { value: null, search: "", isOpen: false },
  actions: ["focus", "setValue", "clear", "open", "close"],
});
