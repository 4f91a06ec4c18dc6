import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from "react";
import { read, useSignalValue, useValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import type { Bind } from "../react/signals.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import type { CustomProperties } from "./parts/look/css.ts";
import { Face } from "./parts/look/face.tsx";
import type { TabsProps, TabsVariables } from "./props.ts";

interface Resolved {
  readonly tabsPosition: "top" | "bottom" | "left" | "right";
  readonly horizontalAlignment: "start" | "center" | "end" | "stretch";
  readonly verticalAlignment: "start" | "center" | "end" | "stretch";
  readonly transition: "none" | "fade" | "fadeTopBottom" | "fadeLeftRight";
  readonly transitionDuration: number;
  readonly ariaLabel: string;
}

const defaults: Resolved = {
  tabsPosition: "top",
  horizontalAlignment: "start",
  verticalAlignment: "start",
  transition: "fade",
  transitionDuration: 0.4,
  ariaLabel: "",
};

interface ShownTab {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
}

/** Panels of which one is shown. The position counts the visible tabs and is clamped to them. */
export function Tabs(props: TabsProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "tabs");
  const { attributes, label, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const tabs = useShownTabs(props.tabs, label("tabs"));
  const variables = root.connect(Tabs.spec, props.handle, {
    setValue: (args: { readonly value?: number | null | undefined }) => {
      variables.value.value = clamp(args.value ?? 0, tabs.length);
    },
  });
  const position = clamp(useSignalValue(variables.value) ?? 0, tabs.length);
  const previous = useRef(position);
  const direction = position >= previous.current ? "after" : "before";
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    const value = clamp(given ?? 0, tabs.length);
    if (hasChanged && variables.value.peek() === value) return;
    variables.value.value = value;
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value });
  });
  const current = tabs[position]?.id ?? "";
  const listId = useId();
  const { panels } = props;
  // Tabs without panels choose what is elsewhere on the page.
  const isMounted = (tabPosition: number) =>
    panels !== undefined && (tabPosition === position || (props.keepMounted ?? true));
  useLayoutEffect(() => {
    previous.current = position;
    // A newer value, such as the first one of a binding, wins; it is rendered next.
    if (clamp(variables.value.peek() ?? 0, tabs.length) !== position) return;
    variables.value.value = position;
    variables.currentTab.value = current;
  }, [variables, position, current, tabs.length]);

  const choose = (value: number) => {
    const chosen = tabs[value];
    if (!chosen || chosen.isDisabled || value === variables.value.peek()) return;
    variables.value.value = value;
    variables.currentTab.value = chosen.id;
    emit(props.onChange, "change", { value, id: chosen.id });
  };
  const isVertical = state.tabsPosition === "left" || state.tabsPosition === "right";
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTab(event.key, tabs, position, isVertical);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
    choose(next);
  };
  const style: CustomProperties = { "--trama-duration": `${state.transitionDuration}s` };
  return (
    <div
      {...attributes}
      style={style}
      data-position={state.tabsPosition}
      data-align={isVertical ? state.verticalAlignment : state.horizontalAlignment}
    >
      <div
        className="trama-tab-list"
        role="tablist"
        tabIndex={-1}
        aria-label={state.ariaLabel || undefined}
        aria-orientation={isVertical ? "vertical" : undefined}
        onKeyDown={press}
      >
        {tabs.map((tab, tabPosition) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="trama-tab"
            id={`${listId}-${tab.id}`}
            aria-selected={tabPosition === position}
            aria-controls={isMounted(tabPosition) ? `${listId}-${tab.id}-panel` : undefined}
            aria-disabled={tab.isDisabled || undefined}
            tabIndex={tabPosition === position ? 0 : -1}
            onClick={() => choose(tabPosition)}
          >
            <Face
              draw={props.face}
              label={tab.label}
              item={{ id: tab.id, label: tab.label, isSelected: tabPosition === position }}
              index={tabPosition}
            />
          </button>
        ))}
      </div>
      {panels && (
        <div className="trama-tab-panels" data-transition={state.transition} data-direction={direction}>
          {tabs.map((tab, tabPosition) =>
            isMounted(tabPosition) ? (
              <div
                key={tab.id}
                role="tabpanel"
                className="trama-tab-panel"
                id={`${listId}-${tab.id}-panel`}
                aria-labelledby={`${listId}-${tab.id}`}
                hidden={tabPosition !== position}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes the focus, as it may contain only text
                tabIndex={0}
              >
                {panels[tab.id]}
              </div>
            ) : null,
          )}
        </div>
      )}
    </div>
  );
}

/** Returns the tab a key moves to: arrows go along the list and wrap around, skipping disabled tabs. */
function nextTab(key: string, tabs: readonly ShownTab[], from: number, isVertical: boolean): number | undefined {
  const step =
    key === (isVertical ? "ArrowDown" : "ArrowRight") ? 1 : key === (isVertical ? "ArrowUp" : "ArrowLeft") ? -1 : 0;
  const order = [...tabs.keys()];
  const forward = key === "Home" ? order : key === "End" ? order.reverse() : step === 0 ? [] : round(order, from, step);
  return forward.find((position) => tabs[position]?.isDisabled === false);
}

const round = (order: readonly number[], from: number, step: number): readonly number[] =>
  order.map((turn) => (from + step * (turn + 1) + order.length * 2) % order.length);

Tabs.spec = elementSpec<TabsVariables>({
  type: "tabs",
  variables: { value: 0, currentTab: "" },
  actions: ["setValue"],
});

const clamp = (position: number, count: number): number =>
  Math.min(Math.max(0, Math.trunc(position) || 0), Math.max(0, count - 1));

const noTabs: readonly ShownTab[] = [];

/** Returns the visible tabs, with their bound labels, as one subscription. */
function useShownTabs(tabs: TabsProps["tabs"], label: string): readonly ShownTab[] {
  const bind = useMemo((): Bind<string> => {
    // Compared as JSON, so that equal tabs are the same to React.
    return () => {
      const shown = (tabs ?? []).filter((tab) => tab.display === undefined || read(tab.display, label) !== false);
      return JSON.stringify(
        shown.map((tab): ShownTab => {
          return { id: tab.id, label: read(tab.label, label) ?? "", isDisabled: read(tab.disabled, label) === true };
        }),
      );
    };
  }, [tabs, label]);
  const text = useValue<string>(bind, "", label);
  return useMemo(() => (text === "" ? noTabs : parseTabs(text)), [text]);
}

function parseTabs(text: string): readonly ShownTab[] {
  const parsed: readonly ShownTab[] = JSON.parse(text);
  return parsed;
}
