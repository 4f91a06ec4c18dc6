import { createContext, type ReactNode } from "react";
import type { Run } from "../workflow/workflow.ts";

/** One instance of a design component, as the parts inside it see it. */
export interface Instance {
  /** The id of its component. */
  readonly id: string;
  /** Returns the content that the parent passed for a slot. */
  readonly slot: (name: string) => ReactNode;
  /** The scope of the parent, for the CSS classes of the slot content. */
  readonly outerScope: string;
  /** The instance around the parent. */
  readonly outer: Instance | undefined;
  /** The actions that the parent may call. */
  actions: InstanceActions;
}

export type InstanceActions = Readonly<Record<string, (run: Run, params: never) => unknown>>;

export const InstanceContext = createContext<Instance | undefined>(undefined);
