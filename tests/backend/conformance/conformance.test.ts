import { checkConformance } from "./check.ts";
import { isEmbedded, openWorld } from "./target.ts";

/*
 * What the Supabase client gives, call by call, on the embedded backend or on the project that the environment names.
 * `README.md` beside this file says how to run it against a project.
 */
checkConformance(openWorld, isEmbedded);
