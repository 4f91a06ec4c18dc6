import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
} from "react";
import type { ElementRoot } from "../../../react/element.tsx";
import { Field, type FieldIds, type FieldTexts, fieldDefaults } from "../field/field.tsx";
import type { Requirement } from "../field/required.tsx";
import { type CustomProperties, css } from "../shared/css.ts";
import type { SelectOption } from "./options.ts";

/** What lists that open have in common, whether one or several of their options are chosen. */
export interface ListState extends FieldTexts {
  readonly placeholder: string;
  readonly noOptionsText: string;
  readonly noResultsText: string;
  readonly searchPlaceholder: string;
  readonly clearLabel: string;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
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

export const listDefaults: ListState = {
  ...fieldDefaults,
  placeholder: "",
  noOptionsText: "",
  noResultsText: "",
  searchPlaceholder: "",
  clearLabel: "",
  readonly: false,
  required: false,
  disabled: false,
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

/** What a shell hands to the view that was loaded. */
export interface ListViewProps {
  readonly state: ListState;
  readonly options: readonly SelectOption[];
  readonly attributes: FieldIds["attributes"] & { readonly "aria-labelledby": string | undefined };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSearch: (text: string) => void;
  readonly onEnd: () => void;
  /** How an option looks. */
  readonly drawOption: (option: SelectOption, position: number) => ReactNode;
  /** Said where no option is shown. */
  readonly emptyText: string;
  /** Whether an option cannot be chosen now. */
  readonly isOff?: (option: SelectOption) => boolean;
  /** Classes of what is around the trigger. */
  readonly controlClass: string;
  /** What the trigger shows of the choice. */
  readonly face: ReactNode;
  /** The choices beside the trigger, and the button that clears them: a button inside a button is none. */
  readonly tags: ReactNode;
  readonly clearButton: ReactNode;
  readonly style: CustomProperties;
}

export const listStyle = ({ maxHeight, loadingRingColor }: ListState): CustomProperties => ({
  "--trama-max-height": css(maxHeight),
  "--trama-ring": css(loadingRingColor),
});

/**
 * A list that opens, as long as it is closed.
 *
 * This is all that a page loads at once: it shows the choice and keeps the place. The list, with its search and its
 * keys, comes in a file of its own and takes the place without a jump.
 */
export function SelectShell<View extends ListViewProps>({
  root,
  ids,
  holder,
  required,
  view,
  isEmpty,
  View,
}: {
  readonly root: ElementRoot<HTMLDivElement>["attributes"];
  readonly ids: FieldIds;
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly required: Requirement;
  readonly view: View;
  readonly isEmpty: boolean;
  readonly View: ComponentType<View>;
}): ReactNode {
  const { state, isOpen } = view;
  return (
    <Field
      root={root}
      texts={state}
      ids={ids}
      states={{ disabled: state.disabled, readonly: state.readonly }}
      isRequired={state.required}
    >
      <div
        ref={holder}
        className="trama-select-holder"
        data-open={isOpen || undefined}
        data-empty={isEmpty || undefined}
      >
        {required.control}
        <Suspense fallback={<FirstTrigger view={view} holder={holder} />}>
          <View {...view} />
        </Suspense>
      </div>
    </Field>
  );
}

/** The trigger until the list's code is there. What it opens opens then, and the focus goes over. */
function FirstTrigger({
  view,
  holder,
}: {
  readonly view: ListViewProps;
  readonly holder: RefObject<HTMLDivElement | null>;
}): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const node = trigger.current;
    return () => {
      if (node === null || node !== document.activeElement) return;
      // The one that takes its place stands there as soon as this change of the page is done.
      queueMicrotask(() => holder.current?.querySelector<HTMLElement>(".trama-select-trigger")?.focus());
    };
  }, [holder]);
  // The list may take the trigger's place while the button of the mouse is down, and then there is no click, or already
  // here, and then the browser would take the focus away for what was pressed and is gone.
  const openByPress = (event: MouseEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    view.onOpenChange(true);
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    view.onOpenChange(true);
  };
  return (
    <span className={view.controlClass}>
      {view.tags}
      <button
        ref={trigger}
        type="button"
        {...view.attributes}
        className="trama-select-trigger"
        disabled={view.state.disabled}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        onMouseDown={openByPress}
        onClick={() => view.onOpenChange(true)}
        onKeyDown={openByArrow}
      >
        {view.face}
      </button>
    </span>
  );
}
