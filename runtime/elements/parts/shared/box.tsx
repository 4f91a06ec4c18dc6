import type { KeyboardEvent, ReactNode } from "react";
import { type CommonProps, useElement, useProps } from "../../../react/element.tsx";
import type { Bind } from "../../../react/signals.ts";
import { liveOf } from "./live.ts";

/** Shared by the three boxes: a tag, a role and a name. */
export interface BoxProps extends CommonProps {
  readonly tag?: string | undefined;
  readonly role?: Bind<string>;
  readonly ariaLabel?: Bind<string>;
  readonly children?: ReactNode;
}

/** The tag and props of a box's root. */
export interface Box {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly label: (member: string) => string;
}

/**
 * The common behaviour of a box; with a link its root is an `a`. `press` handles keys after the workflows of the box.
 */
export function useBox(
  props: BoxProps,
  type: string,
  press?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined,
): Box {
  const { attributes, link, label } = useElement<HTMLElement>(props, type, { isPlain: true });
  const { role, ariaLabel } = useProps<Named>(props, unnamed, label);
  const keys = press && {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      attributes.onKeyDown?.(event);
      press(event);
    },
  };
  return {
    tag: link ? "a" : (props.tag ?? "div"),
    attributes: {
      ...attributes,
      ...link?.attributes,
      role,
      "aria-live": liveOf(role),
      "aria-label": ariaLabel,
      ...keys,
    },
    label,
  };
}

interface Named {
  readonly role: string | undefined;
  readonly ariaLabel: string | undefined;
}

const unnamed: Named = { role: undefined, ariaLabel: undefined };
