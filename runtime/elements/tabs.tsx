import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { elementSpec, read, useElement, useProps, useSignalValue, useValue, useVariables } from "../element.tsx";
import type { Bind } from "../signals.ts";
import type { CustomProperties } from "./parts/css.ts";
import { useInitialValue } from "./parts/initial-value.ts";
import type { TabsProps, TabsVariables } from "./props.ts";

interface Resolved {
  readonly tabsPosition: "top" | "bottom" | "left" | "right";
  readonly horizontalAlignment: "start" | "center" | "end" | "stretch";
  readonly verticalAlignment: "start" | "center" | "end" | "stretch";
  readonly transition: "none" | "fade" | "fadeTopBottom" | "fadeLeftRight";
  readonly ariaLabel: string;
}

const defaults: Resolved = {
  tabsPosition: "top",
  horizontalAlignment: "start",
  verticalAlignment: "start",
  transition: "fade",
  ariaLabel: "",
};

interface ShownTab {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
}

/** Panels of which one is shown. The position counts the tabs that are shown and stays between the first and the last. */
export function Tabs(props: TabsProps): ReactNode {
  const { attributes, label, emit } = useElement<HTMLDivElement>(props, "tabs");
  const state = useProps<Resolved>(props, defaults, label);
  const tabs = useShownTabs(props.tabs, label("tabs"));
  const variables = useVariables(Tabs.spec, props.handle, {
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
  useLayoutEffect(() => {
    previous.current = position;
    variables.value.value = position;
    variables.currentTab.value = current;
  }, [variables, position, current]);

  const choose = (id: unknown) => {
    const value = tabs.findIndex((tab) => tab.id === id);
    const chosen = tabs[value];
    if (!chosen || value === variables.value.peek()) return;
    variables.value.value = value;
    variables.currentTab.value = chosen.id;
    emit(props.onChange, "change", { value, id: chosen.id });
  };
  const isVertical = state.tabsPosition === "left" || state.tabsPosition === "right";
  const style: CustomProperties = { "--trama-duration": `${props.transitionDuration ?? 0.4}s` };
  return (
    <BaseTabs.Root
      {...attributes}
      style={style}
      value={current}
      onValueChange={choose}
      orientation={isVertical ? "vertical" : "horizontal"}
      data-position={state.tabsPosition}
      data-align={isVertical ? state.verticalAlignment : state.horizontalAlignment}
    >
      <BaseTabs.List className="trama-tab-list" aria-label={state.ariaLabel || undefined} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} className="trama-tab" disabled={tab.isDisabled}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <div className="trama-tab-panels" data-transition={state.transition} data-direction={direction}>
        {tabs.map((tab) => (
          <BaseTabs.Panel
            key={tab.id}
            value={tab.id}
            className="trama-tab-panel"
            keepMounted={props.keepMounted ?? true}
          >
            {props.panels?.[tab.id]}
          </BaseTabs.Panel>
        ))}
      </div>
    </BaseTabs.Root>
  );
}

Tabs.spec = elementSpec<TabsVariables>({
  type: "tabs",
  variables: { value: 0, currentTab: "" },
  actions: ["setValue"],
});

const clamp = (position: number, count: number): number =>
  Math.min(Math.max(0, Math.trunc(position) || 0), Math.max(0, count - 1));

const noTabs: readonly ShownTab[] = [];

/** The tabs that are shown, with their bound labels, as one subscription. */
function useShownTabs(tabs: TabsProps["tabs"], label: string): readonly ShownTab[] {
  const bind = useMemo((): Bind<string> => {
    // Compared as text, so that equal tabs are the same to React.
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
