import type { ReactNode } from "react";
import { jsxs } from "react/jsx-runtime";
import { type ElementRoot, useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import type { ButtonProps, ButtonVariables } from "./props.ts";

interface Resolved {
  readonly ariaLabel: string | undefined;
  readonly buttonType: "button" | "submit" | "reset" | "none";
  readonly disabled: boolean;
  readonly loading: boolean;
  readonly pressed: boolean | undefined;
  readonly current: boolean;
  readonly tooltip: string | undefined;
}

const defaults: Resolved = {
  ariaLabel: undefined,
  buttonType: "button",
  disabled: false,
  loading: false,
  pressed: undefined,
  current: false,
  tooltip: undefined,
};

/** A button, or a link if it has one. While loading it keeps its focus and size and ignores clicks. */
export function Button(props: ButtonProps): ReactNode {
  const isInert = (): boolean => {
    const { disabled, loading } = root.values<Resolved>(props, defaults);
    return disabled || loading;
  };
  const root: ElementRoot<HTMLElement> = useElement(props, "button", { isInert });
  const { attributes, node, link } = root;
  const state = root.values<Resolved>(props, defaults);
  const { disabled, loading } = state;
  root.connect(Button.spec, props.handle, { focus: () => node.current?.focus() });
  const text = root.text(props.text);
  const isPlain = state.buttonType === "none" && !link;
  const face =
    props.text === undefined || props.text === "" ? null : (
      <span ref={text.ref} className="trama-button-text" suppressHydrationWarning>
        {text.initial}
      </span>
    );
  const spinner = loading ? <span className="trama-spinner" aria-hidden="true" /> : undefined;
  // `createElement` would copy the properties.
  return jsxs(link ? "a" : isPlain ? "span" : "button", {
    ...attributes,
    ...(link && !disabled ? link.attributes : undefined),
    ...(link || isPlain ? undefined : { type: state.buttonType, disabled }),
    "aria-label": state.ariaLabel,
    "aria-disabled": (link && disabled) || loading || undefined,
    "aria-busy": loading || undefined,
    "aria-pressed": state.pressed,
    "aria-current": state.current ? "page" : undefined,
    title: state.tooltip,
    "data-disabled": disabled || undefined,
    "data-loading": loading || undefined,
    "data-pressed": state.pressed || undefined,
    "data-current": state.current || undefined,
    children: [props.leftIcon, face, props.children, props.rightIcon, spinner],
  });
}

Button.spec = elementSpec<ButtonVariables>({
  type: "button",
  variables: {},
  actions: ["focus"],
});
