import type { RouteObject } from "react-router-dom";
import type { Runtime } from "../app/runtime.ts";
import { type AppNavigation, routingOf } from "./routing.ts";

/** Returns the routes of an app, even before it is mounted. */
export const appRoutes = (runtime: Runtime): readonly RouteObject[] => routingOf(runtime).routes;

/** Returns the navigation of a running app; undefined before it starts. */
export const appNavigation = (runtime: Runtime): AppNavigation | undefined => routingOf(runtime).navigation;
