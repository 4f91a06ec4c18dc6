import type { KeyboardEvent, ReactNode } from "react";
import { lazyPart, renewParts } from "../../../app/reload.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import { type ElementRoot, useElement } from "../../../react/element.tsx";
import type { CommonProps } from "../../../react/element-props.ts";
import { liveOf } from "../../../react/live-role.ts";
import { markup } from "../../../react/markup.ts";
import type { Bind } from "../../../react/signals.ts";

const BackgroundVideo = lazyPart("background-video.view", () => import("./background-video.view.tsx"));

/** Shared by the three boxes: a tag, a role and a name. */
export interface BoxProps extends CommonProps {
  readonly tag?: string | undefined;
  readonly role?: Bind<string>;
  readonly ariaLabel?: Bind<string>;
  readonly backgroundVideo?: Bind<string>;
  readonly children?: ReactNode;
}

/** The tag and props of a box's root. */
export interface Box {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly root: ElementRoot<HTMLElement>;
  /** The children, after a video behind them. */
  readonly content: ReactNode;
}

/**
 * The common behaviour of a box; with a link its root is an `a`, which contains the heading of a tag such as `h2`.
 * `press` handles keys after the workflows of the box.
 */
export function useBox(
  props: BoxProps,
  type: string,
  press?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined,
): Box {
  const root = useElement<HTMLElement>(props, type, { isPlain: true });
  const { attributes, link } = root;
  const { role, ariaLabel } = root.values<Named>(props, unnamed);
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
    root,
    // Columns lay out their own children.
    content: contentOf(props, root, link && type !== "columns" ? headed(props) : props.children),
  };
}

/** Returns the children, in the heading that the tag of the box would be. */
function headed({ tag, children }: BoxProps): ReactNode {
  return tag && /^h[1-6]$/.test(tag) ? markup(tag, { className: "trama-heading", children }) : children;
}

function contentOf({ backgroundVideo }: BoxProps, { label }: ElementRoot<HTMLElement>, children: ReactNode): ReactNode {
  if (backgroundVideo === undefined || backgroundVideo === "") return children;
  const place = label("backgroundVideo");
  return (
    <>
      <SoftPart label={place} onMissing={renewParts}>
        <BackgroundVideo file={backgroundVideo} label={place} />
      </SoftPart>
      {children}
    </>
  );
}

interface Named {
  readonly role: string | undefined;
  readonly ariaLabel: string | undefined;
}

const unnamed: Named = { role: undefined, ariaLabel: undefined };
