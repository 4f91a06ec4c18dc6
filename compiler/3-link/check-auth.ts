import type { DesignJson } from "../2-validate/schema-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../span.ts";
import { withoutNothing } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import { checkName } from "./names/references.ts";
import type { NamedTable } from "./names/symbols.ts";

/** Settings of sign-in by endpoints, which the auth service of Supabase replaces. */
const endpointSettings = ["login", "signup", "me", "oauth", "tokenPath", "tokenHeader", "user"] as const;

const supabase = '"kind": "supabase"';

/** Checks how users sign in. Reports `design/profile-key`. */
export function checkAuth(ctx: LinkContext, { auth, backend }: DesignJson): void {
  if (auth?.kind === undefined) {
    for (const name of ["password", "profile"] as const)
      if (auth?.[name] !== undefined)
        ctx.report(
          diagnose("property/missing", keyOf(ctx, auth, name), "kind", `\`auth.${name}\``, `add \`${supabase}\``),
        );
    return;
  }
  if (backend === undefined)
    ctx.report(
      diagnose(
        "property/missing",
        keyOf(ctx, auth, "kind"),
        "backend",
        "`auth.kind`",
        `add \`"backend": { ${supabase} }\``,
      ),
    );
  for (const name of endpointSettings)
    if (auth[name] !== undefined)
      ctx.report(diagnose("property/choose-one", keyOf(ctx, auth, name), [], ["kind", name]));
  const { tables } = ctx.symbols;
  if (auth.profile === undefined || !checkName(ctx, "table", auth.profile, tables, auth, "profile")) return;
  if (!hasUserKey(tables.get(auth.profile)))
    ctx.report(diagnose("design/profile-key", placeOf(ctx.file, auth, "profile"), auth.profile));
}

const keyOf = (ctx: LinkContext, owner: object, name: string) => ({
  ...placeOf(ctx.file, owner, name),
  part: "key" as const,
});

/** Whether the primary key of a table is one text, as the id of a user is. */
function hasUserKey(table: NamedTable | undefined): boolean {
  const [key = "", ...more] = table?.primaryKey ?? [];
  const type = table?.row.fields.get(key);
  return more.length === 0 && type !== undefined && withoutNothing(type)?.kind === "text";
}
