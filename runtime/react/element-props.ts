import type { Link } from "../routing/router.tsx";
import type { Handler } from "../workflow/workflow.ts";
import type { Bind } from "./signals.ts";

/** Passed to a workflow for a click or pointer movement. Positions are in CSS pixels; 0 without a pointer. */
export interface PointerEventValue {
  /** From the left of the window. */
  readonly x: number;
  readonly y: number;
  /** From the padding edge of the element that has the handler, with its scroll position. */
  readonly offsetX: number;
  readonly offsetY: number;
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Passed to a workflow for a key. */
export interface KeyEventValue {
  readonly key: string;
  readonly code: string;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Events of all elements, see schema/element-events.json. */
export interface CommonEvents {
  readonly onClick?: Handler<PointerEventValue> | undefined;
  readonly onDoubleClick?: Handler<PointerEventValue> | undefined;
  readonly onContextMenu?: Handler<PointerEventValue> | undefined;
  readonly onMouseEnter?: Handler<PointerEventValue> | undefined;
  readonly onMouseLeave?: Handler<PointerEventValue> | undefined;
  readonly onMouseDown?: Handler<PointerEventValue> | undefined;
  readonly onMouseUp?: Handler<PointerEventValue> | undefined;
  readonly onKeyDown?: Handler<KeyEventValue> | undefined;
  readonly onKeyUp?: Handler<KeyEventValue> | undefined;
  readonly onFocus?: Handler<undefined> | undefined;
  readonly onBlur?: Handler<undefined> | undefined;
  readonly onMount?: Handler<undefined> | undefined;
  readonly onUnmount?: Handler<undefined> | undefined;
}

/** Props of all elements, besides the properties of their type. */
export interface CommonProps extends CommonEvents {
  readonly id: string;
  /** Shared classes of the theme. */
  readonly classes?: readonly string[] | undefined;
  /** Classes that apply while their condition holds. */
  readonly classesWhen?: Readonly<Record<string, () => unknown>> | undefined;
  /** HTML attributes of the root, such as `data-linha` or `lang`. */
  readonly rootAttributes?: Readonly<Record<string, Bind<string | number | boolean>>> | undefined;
  /** Hides the element while it is falsy. */
  readonly show?: Bind<unknown>;
  /** Bound style properties; the style sheet reads each from `--el-<property>`. */
  readonly style?: Readonly<Record<string, () => string | number | null | undefined>> | undefined;
  /** Custom states; while one holds, the element has the class `is-<name>`, in kebab-case. */
  readonly states?: Readonly<Record<string, () => unknown>> | undefined;
  readonly link?: Link | (() => Link | null | undefined) | undefined;
}
