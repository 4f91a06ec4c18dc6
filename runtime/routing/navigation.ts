import type { RouteObject } from "react-router-dom";
import { type AppNavigation, routing } from "./routing.ts";

/** Returns the routes of the app, even before it is mounted. */
export const appRoutes = (): readonly RouteObject[] => routing.routes;

/** Returns the running app's navigation; undefined before it starts. */
export const appNavigation = (): AppNavigation | undefined => routing.navigation;
