import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo } from "react";
import { read, useSignalValue, useValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import type { Bind } from "../react/signals.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { Disclosure } from "./parts/layer/disclosure.tsx";
import { Face } from "./parts/look/face.tsx";
import type { AccordionProps, AccordionVariables } from "./props.ts";

interface ShownItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
}

/** With this many panels or more, a landmark for each would be too many. */
const mostRegions = 6;

/** A stack of panels, each with a button that opens and closes it. */
export function Accordion(props: AccordionProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "accordion");
  const { attributes, label, emit } = root;
  const items = useShownItems(props.items, label("items"));
  const orientation = props.orientation ?? "vertical";
  const isSingle = (props.type ?? "single") === "single";
  const inOrder = (ids: readonly string[]): readonly string[] => {
    const open = (props.items ?? []).map(({ id }) => id).filter((id) => ids.includes(id));
    return isSingle ? open.slice(0, 1) : open;
  };
  const set = (id: string, isOpen: boolean): readonly string[] => {
    const open = variables.value.peek();
    const others = open.filter((one) => one !== id);
    const next = inOrder(isOpen ? (isSingle ? [id] : [...others, id]) : others);
    if (!isSame(next, open)) variables.value.value = next;
    return next;
  };
  type OfPanel = { readonly id?: string | null | undefined };
  const variables = root.connect(Accordion.spec, props.handle, {
    toggleAccordion: ({ id = "" }: OfPanel) => void set(id ?? "", !variables.value.peek().includes(id ?? "")),
    openAccordion: ({ id }: OfPanel) => void set(id ?? "", true),
    closeAccordion: ({ id }: OfPanel) => void set(id ?? "", false),
  });
  const open = useSignalValue(variables.value);
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    const value = inOrder(given ?? []);
    if (isSame(value, variables.value.peek())) return;
    variables.value.value = value;
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value });
  });
  useLayoutEffect(() => {
    // It may have become a single-panel accordion, so keep only one panel open.
    if (isSingle && variables.value.peek().length > 1) variables.value.value = variables.value.peek().slice(0, 1);
  }, [isSingle, variables]);
  const toggle = (id: string) => {
    const isOpen = !open.includes(id);
    emit(props.onChange, "change", { value: set(id, isOpen), id, isOpen });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus, the keys move it
    <div
      {...attributes}
      data-orientation={orientation}
      onKeyDown={(event) => {
        attributes.onKeyDown?.(event);
        moveFocus(event, orientation);
      }}
    >
      {items.map(({ id, label: text, isDisabled }, index) => {
        const isOpen = open.includes(id);
        return (
          <div key={id} className="trama-accordion-item" data-open={isOpen || undefined}>
            <Disclosure
              heading={props.heading ?? "h2"}
              face={<Face draw={props.face} label={text} item={{ id, label: text, isOpen }} index={index} />}
              hasCaret
              isOpen={isOpen}
              isDisabled={isDisabled}
              isLocked={isOpen && isSingle && props.collapsible === false}
              isMounted={props.keepMounted ?? true}
              isRegion={items.length <= mostRegions}
              onToggle={() => toggle(id)}
            >
              {props.panels?.[id]}
            </Disclosure>
          </div>
        );
      })}
    </div>
  );
}

Accordion.spec = elementSpec<AccordionVariables>({
  type: "accordion",
  variables: { value: [] },
  actions: ["toggleAccordion", "openAccordion", "closeAccordion"],
});

/** Move the focus between the buttons with arrows, Home and End; inside a panel these keys are unchanged. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>, orientation: "vertical" | "horizontal"): void {
  const own = ":scope > .trama-accordion-item > * > button, :scope > .trama-accordion-item > button";
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(own)];
  const from = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
  if (from < 0) return;
  const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
  const sides = isMirrored ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const [back, forth] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : sides;
  const to =
    event.key === forth
      ? from + 1
      : event.key === back
        ? from - 1
        : event.key === "Home"
          ? 0
          : event.key === "End"
            ? -1
            : undefined;
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, position) => id === other[position]);

const noItems: readonly ShownItem[] = [];

/** Returns the visible panels, with their bound labels, as one subscription. */
function useShownItems(items: AccordionProps["items"], label: string): readonly ShownItem[] {
  // Compared as JSON, so that equal panels are the same to React.
  const bind = useMemo(
    (): Bind<string> => () =>
      JSON.stringify(
        (items ?? [])
          .filter((item) => item.display === undefined || read(item.display, label) !== false)
          .map((item): ShownItem => {
            return {
              id: item.id,
              label: read(item.label, label) ?? "",
              isDisabled: read(item.disabled, label) === true,
            };
          }),
      ),
    [items, label],
  );
  const text = useValue<string>(bind, "", label);
  return useMemo(() => (text === "" ? noItems : parseItems(text)), [text]);
}

function parseItems(text: string): readonly ShownItem[] {
  const parsed: readonly ShownItem[] = JSON.parse(text);
  return parsed;
}
