import { type ReactNode, useId, useRef } from "react";
import { lazyPart } from "../app/reload.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import { useFieldPanel } from "./parts/field/panel.ts";
import { requiredControl } from "./parts/field/required.tsx";
import { HistoryLayer } from "./parts/layer/history-layer.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { cross } from "./parts/look/glyphs.ts";
import { Glyph } from "./parts/look/svg.tsx";
import type { MultiselectViewProps } from "./parts/select/multiselect-list.ts";
import { keyOf, type SelectOption, toOptions, useOptions } from "./parts/select/options.ts";
import { OptionFace } from "./parts/select/select-face.tsx";
import { ClearButton } from "./parts/select/select-list.tsx";
import {
  type ListState,
  listDefaults,
  listStyle,
  SelectShell,
  triggerAttributes,
} from "./parts/select/select-shell.tsx";
import { useOffered } from "./parts/select/use-offered.ts";
import { ItemSlot } from "./parts/shared/item-slot.tsx";
import { isSameValue } from "./parts/shared/same-value.ts";
import { useTexts } from "./parts/shared/texts.ts";
import type { MultiselectProps, MultiselectVariables } from "./props.ts";

const PlainView = lazyPart("multiselect.view", () => import("./multiselect.view.tsx"));
const SearchView = lazyPart("multiselect-search.view", () => import("./multiselect-search.view.tsx"));

interface MultiselectState<Item> extends ListState {
  readonly options: readonly Item[];
  readonly mode: "tags" | "multiple";
  readonly multipleLabel: string;
  readonly removeLabel: string;
  readonly allowCreation: boolean;
  readonly createLabel: string;
  readonly hideSelected: boolean;
  readonly maxSelection: boolean;
  readonly max: number;
  readonly tagBackgroundColor: string;
  readonly tagColor: string;
}

const defaults: MultiselectState<never> = {
  ...listDefaults,
  closeOnSelect: false,
  options: [],
  mode: "tags",
  multipleLabel: "",
  removeLabel: "",
  allowCreation: false,
  createLabel: "{text}",
  hideSelected: true,
  maxSelection: false,
  max: 1,
  tagBackgroundColor: "",
  tagColor: "",
};
const texts = {
  en: { multipleLabel: "{count} option(s) selected", removeLabel: "Remove" },
  pt: { multipleLabel: "{count} opção(ões) selecionada(s)", removeLabel: "Remover" },
};
const nothing: readonly unknown[] = [];

/** Several choices from a list. */
export function Multiselect<Item = unknown>(props: MultiselectProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "multiselect");
  const { label, emit } = root;
  const state = useFieldError(root, root.values<MultiselectState<Item>>(props, defaults));
  const { multipleLabel, removeLabel } = useTexts(state, texts);
  const holder = useRef<HTMLDivElement>(null);
  const faceId = useId();
  const fields = { labelField: props.labelField, valueField: props.valueField, imageField: props.imageField };
  const all = useOptions(state.options, fields);
  const focus = () => holder.current?.querySelector<HTMLElement>(".trama-select-trigger")?.focus();
  const variables = root.connect(Multiselect.spec, props.handle, {
    focus,
    setValue: (args: { readonly value?: readonly unknown[] | null | undefined }) => set(args.value ?? nothing),
    clear: () => set(nothing),
    open: () => setOpen(true),
    close: () => setOpen(false),
  });
  const value = root.current(variables.value);
  const search = root.current(variables.search);
  const isOpen = root.current(variables.isOpen);
  const form = useFieldValue(props.id, props.value, label("value"), {
    node: root.node,
    from: (given) => given ?? nothing,
    now: () => variables.value.peek(),
    take: (next) => set(next),
    received: (next) => (Array.isArray(next) ? next : nothing),
    onGiven: (next) => emit(props.onInitValueChange, "initValueChange", { value: next }),
  });
  // A search or a page of the options may leave out chosen ones, and a created value never is one of them.
  const isWhole = props.onSearch === undefined && !state.infiniteScroll && !state.allowCreation;
  const forget = useOffered(value, all, isWhole, (next) => {
    variables.value.value = next;
  });
  const set = (next: readonly unknown[]) => {
    forget();
    variables.value.value = next;
  };
  const isDisabled = state.disabled || form.isDisabled;
  const isFixed = isDisabled || state.readonly;
  const required = requiredControl(state.required && !isFixed && value.length === 0, focus);
  const ids = useField(state, state.placeholder);
  const most = state.maxSelection ? state.max : Number.POSITIVE_INFINITY;
  const isChosen = (option: SelectOption) => value.some((one) => isSameValue(one, option.value));
  // A created value, or one on another page of the list, is not an option: its value is its label.
  const chosen = value.flatMap((one): readonly (SelectOption & { readonly own?: SelectOption<Item> })[] => {
    const own = all.find((option) => isSameValue(option.value, one));
    return own ? [{ ...own, own }] : toOptions([one], fields);
  });

  const setSearch = (text: string) => {
    if (text === variables.search.peek()) return;
    variables.search.value = text;
    emit(props.onSearch, "search", { value: text });
  };
  const setOpen = useFieldPanel(variables.isOpen, {
    isFixed,
    emit,
    onOpen: props.onOpen,
    onClose: props.onClose,
    changed: (isOpened) => {
      if (!isOpened) setSearch("");
    },
  });
  const change = (next: readonly unknown[]) => {
    if (isFixed || isSameValue(next, variables.value.peek())) return;
    if (next.length > most && next.length > variables.value.peek().length) return;
    set(next);
    emit(props.onChange, "change", { value: next });
  };
  const created = createdOption(search, state, all, value);
  const choose = (options: readonly SelectOption[]) => {
    const isNew = created !== undefined && options.includes(created) && value.length < most;
    change(options.map((option) => option.value ?? null));
    if (isNew) emit(props.onCreate, "create", { value: created.label });
    setSearch("");
    if (state.closeOnSelect) setOpen(false);
  };
  const remove = (position: number) => {
    change(value.filter((_, other) => other !== position));
    // The button that had the focus is gone.
    focus();
  };
  const isTagged = state.mode === "tags";
  const left = isTagged && state.hideSelected ? all.filter((option) => !isChosen(option)) : all;
  const found = props.onSearch === undefined ? left.filter((option) => contains(option.label, search)) : left;
  const shown = props.limitedOptions ? found.slice(0, state.limit) : found;
  const view: MultiselectViewProps = {
    state: { ...state, disabled: isDisabled },
    options: created ? [...shown, created] : shown,
    chosen,
    attributes: triggerAttributes(ids, state, faceId),
    isOpen,
    search,
    isUnfound: left.length > 0 || search !== "",
    onOpenChange: setOpen,
    onChoose: choose,
    onSearch: setSearch,
    onEnd: () => {
      if (state.infiniteScroll) emit(props.onLoadMore, "loadMore", undefined);
    },
    // The maximum is reached: disable all other options.
    isOff: (option) => value.length >= most && !isChosen(option),
    controlClass: "trama-control trama-select-control trama-multiselect-control",
    drawOption: (option, position) => {
      if (option === created) return state.createLabel.replace("{text}", () => option.label);
      const own = shown[position];
      return props.layoutType === "free" && props.option && own ? (
        <ItemSlot draw={props.option} item={own.item} index={position} />
      ) : (
        <OptionFace option={option} />
      );
    },
    face: <span id={faceId}>{faceOf(state, multipleLabel, chosen)}</span>,
    tags: isTagged && chosen.length > 0 && (
      <ul className="trama-tags" style={tagStyle(state)}>
        {chosen.map((option, position) => (
          <li key={keyOf(option, position)} className="trama-tag">
            <span className="trama-tag-text">
              {props.tag && option.own ? <ItemSlot draw={props.tag} item={option.own.item} /> : option.label}
            </span>
            {!isFixed && (
              <button
                type="button"
                className="trama-icon-button"
                aria-label={`${removeLabel} ${option.label}`}
                onClick={() => remove(position)}
              >
                <Glyph icon={cross} />
              </button>
            )}
          </li>
        ))}
      </ul>
    ),
    layer: props.history === "push" && isOpen && <HistoryLayer close={() => setOpen(false)} />,
    clearButton: state.clearIcon && chosen.length > 0 && !isFixed && (
      <ClearButton
        label={state.clearLabel}
        onClear={() => {
          change(nothing);
          focus();
        }}
      />
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
      isEmpty={chosen.length === 0}
      View={state.searchable ? SearchView : PlainView}
    />
  );
}

Multiselect.spec = elementSpec<MultiselectVariables>({
  type: "multiselect",
  variables: { value: [], search: "", isOpen: false },
  actions: ["focus", "setValue", "clear", "open", "close"],
});

const tagStyle = (state: Omit<MultiselectState<unknown>, "options">): CustomProperties => ({
  "--trama-tag-background": css(state.tagBackgroundColor),
  "--trama-tag-color": css(state.tagColor),
});

/** Returns the content of the trigger. Next to tags it is only for screen readers. */
function faceOf(
  state: Omit<MultiselectState<unknown>, "options">,
  multipleLabel: string,
  chosen: readonly SelectOption[],
): ReactNode {
  if (chosen.length === 0) return <span className="trama-select-placeholder">{state.placeholder || "\u00a0"}</span>;
  if (state.mode === "multiple") {
    return <span className="trama-option-label">{multipleLabel.replace("{count}", String(chosen.length))}</span>;
  }
  return <span className="trama-unseen">{chosen.map((option) => option.label).join(", ")}</span>;
}

/** Returns an option to create the search text, unless an option of that name exists. */
function createdOption(
  search: string,
  { allowCreation, searchable }: Omit<MultiselectState<unknown>, "options">,
  all: readonly SelectOption[],
  value: readonly unknown[],
): SelectOption | undefined {
  const text = search.trim();
  if (!allowCreation || !searchable || text === "" || value.includes(text)) return undefined;
  if (all.some((option) => fold(option.label) === fold(text))) return undefined;
  return { item: text, value: text, label: text, image: undefined };
}

const contains = (text: string, search: string): boolean => fold(text).includes(fold(search.trim()));

/** Fold case and accents for comparisons. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
