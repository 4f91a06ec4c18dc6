import { type ReactNode, useRef } from "react";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { Disclosure } from "./parts/layer/disclosure.tsx";
import type { ExpandableSectionProps, ExpandableSectionVariables } from "./props.ts";

interface Resolved {
  readonly text: string;
  readonly ariaLabel: string;
  readonly caretIcon: boolean;
  readonly disabled: boolean;
}

const defaults: Resolved = { text: "", ariaLabel: "", caretIcon: true, disabled: false };

/** Content that the button above it opens and closes. Its children are the content. */
export function ExpandableSection(props: ExpandableSectionProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "expandable-section");
  const { attributes, label, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const button = useRef<HTMLButtonElement>(null);
  const variables = root.connect(ExpandableSection.spec, props.handle, {
    focus: () => button.current?.focus(),
    setValue: (args: { readonly value?: boolean | null | undefined }) => {
      variables.value.value = args.value === true;
    },
    toggle: () => {
      variables.value.value = !variables.value.peek();
    },
  });
  const isOpen = useSignalValue(variables.value) === true;
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    const value = given === true;
    if (hasChanged && variables.value.peek() === value) return;
    variables.value.value = value;
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value });
  });
  const change = () => {
    const value = !isOpen;
    variables.value.value = value;
    emit(props.onChange, "change", { value });
  };
  const face = isOpen ? (props.activeToggle ?? props.toggle) : props.toggle;
  return (
    <div {...attributes} data-open={isOpen || undefined} data-disabled={state.disabled || undefined}>
      <Disclosure
        heading={props.heading ?? "none"}
        face={face ?? state.text}
        ariaLabel={state.ariaLabel || undefined}
        hasCaret={state.caretIcon}
        isOpen={isOpen}
        isDisabled={state.disabled}
        isMounted={props.keepMounted ?? true}
        isRegion={false}
        button={button}
        onToggle={change}
      >
        {props.children}
      </Disclosure>
    </div>
  );
}

ExpandableSection.spec = elementSpec<ExpandableSectionVariables>({
  type: "expandable-section",
  variables: { value: false },
  actions: ["focus", "setValue", "toggle"],
});
