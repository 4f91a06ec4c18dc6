import type { ReactNode } from "react";
import { useElement } from "../react/element.tsx";
import { liveOf } from "../react/live-role.ts";
import { markup } from "../react/markup.ts";
import type { PlainType } from "../rows/row-template.ts";
import { textRoot } from "./parts/shared/text-root.ts";
import type { TextProps } from "./props.ts";

interface Named {
  readonly role: string | undefined;
  readonly ariaLabel: string | undefined;
}

const defaults: Named = { role: undefined, ariaLabel: undefined };

/** A text. A bound one is written into its node, without a rerender of this element or its page. */
export function TextBlock(props: TextProps): ReactNode {
  const root = useElement<HTMLElement>(props, "text", { isPlain: true, text: props.text });
  const { tag, attributes, inner } = textRoot(root, props.tag ?? "p");
  const { initial } = root.text(props.text);
  const { role, ariaLabel } = root.values<Named>(props, defaults);
  return markup(tag, {
    ...attributes,
    role,
    "aria-live": liveOf(role),
    "aria-label": inner ? undefined : ariaLabel,
    type: tag === "button" ? "button" : undefined,
    suppressHydrationWarning: true,
    children: inner ? inner({ "aria-label": ariaLabel, suppressHydrationWarning: true, children: initial }) : initial,
  });
}

TextBlock.plain = { type: "text", tag: "p" } satisfies PlainType;
