import type { ThemeJson } from "../../2-validate/schema-types.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import { fontFiles } from "../names/gather-names.ts";

/** Reports `asset/missing` and `theme/bad-font` for the files of the theme's fonts. */
export function checkFonts({ file, symbols, report }: LinkContext, theme: ThemeJson): void {
  for (const owner of fontFiles(theme)) {
    const place = placeOf(file, owner, "file");
    if (!symbols.assets.has(owner.file)) report(diagnose("asset/missing", place, owner.file, symbols.assets));
    else if (symbols.font?.(owner.file) === undefined) report(diagnose("theme/bad-font", place, owner.file));
  }
}
