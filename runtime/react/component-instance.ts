import { createContext, type ReactNode } from "react";
import type { Run } from "../workflow/workflow.ts";

/** One instance of a component of the design, as the parts inside it see it. */
export interface Instance {
  /** Of its component. */
  readonly id: string;
  /** What its user put into a slot. */
  readonly slot: (name: string) => ReactNode;
  /** The scope that its user stands in, for the CSS classes of what is in its slots. */
  readonly outerScope: string;
  /** The instance around its user. */
  readonly outer: Instance | undefined;
  /** What its user may call. */
  actions: InstanceActions;
}

export type InstanceActions = Readonly<Record<string, (run: Run, params: never) => unknown>>;

export const InstanceContext = createContext<Instance | undefined>(undefined);
