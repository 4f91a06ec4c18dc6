import { createElement, type ReactNode } from "react";
import { useElement, useProps, useTextNode } from "../react/element.tsx";
import { liveOf } from "./parts/shared/live.ts";
import type { TextProps } from "./props.ts";

interface Named {
  readonly role: string | undefined;
  readonly ariaLabel: string | undefined;
}

const defaults: Named = { role: undefined, ariaLabel: undefined };

/** A text. A bound one is written into its node, without a rerender of this element or its page. */
export function TextBlock(props: TextProps): ReactNode {
  const { attributes, node, link, label } = useElement<HTMLElement>(props, "text", { isPlain: true });
  const initial = useTextNode(node, props.text, label("text"));
  const { role, ariaLabel } = useProps<Named>(props, defaults, label);
  const tag = link ? "a" : (props.tag ?? "p");
  return createElement(
    tag,
    {
      ...attributes,
      ...link?.attributes,
      role,
      "aria-live": liveOf(role),
      "aria-label": ariaLabel,
      type: tag === "button" ? "button" : undefined,
      suppressHydrationWarning: true,
    },
    initial,
  );
}
