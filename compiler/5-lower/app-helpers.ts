import { helperFunction } from "../names.ts";
import { type LowerBase, moduleContext, use } from "./context.ts";
import { appHelperModule, helperModule } from "./formula.ts";
import type { CodeModule } from "./output-module.ts";
import { runtime } from "./runtime-names.ts";
import { ownImport } from "./spell.ts";
import { code } from "./value.ts";

/** The file of a helper whose result depends on the language or the time zone of the app. */
export function lowerAppHelper(base: LowerBase, name: string): CodeModule {
  const ctx = moduleContext(base, "../");
  const callee = helperFunction(name);
  // By its name, not as a member of all helpers: the bundler then leaves the others out.
  const helper = use(ctx, { name: callee, from: helperModule, as: "helper" });
  const own = use(ctx, ownImport("runtime"));
  return {
    kind: "code",
    path: `${appHelperModule(name)}.ts`,
    source: "design.json",
    imports: ctx.imports,
    declarations: [
      {
        kind: "const",
        name: callee,
        isExported: true,
        value: code(`${use(ctx, runtime.inApp)}(${own}, ${helper})`),
      },
    ],
  };
}
