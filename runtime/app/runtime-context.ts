import { createContext, useContext } from "react";
import { defaultRuntime, type Runtime } from "./runtime.ts";

export const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** Returns the runtime of the app around a component. A component in a React root of its own gets the page's only app. */
export const useRuntime = (): Runtime => useContext(RuntimeContext) ?? defaultRuntime();
