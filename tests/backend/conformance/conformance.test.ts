import { checkConformance } from "./check.ts";
import { isEmbedded, openWorld } from "./target.ts";

/*
 * Results of the Supabase client, call by call, on the embedded backend or on the project that the environment names.
 * `README.md` in this folder describes how to run it against a project.
 */
checkConformance(openWorld, isEmbedded);
