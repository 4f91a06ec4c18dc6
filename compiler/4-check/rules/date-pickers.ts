import type { LinkedElement, LinkedValue } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { placeOf } from "../../span.ts";

/** The steps of a guided choice that each `dateMode` has; the others have all. */
const stepsOf: Readonly<Record<string, readonly string[]>> = {
  date: ["month", "year", "calendar"],
  time: ["time", "hours", "minutes", "seconds"],
  month: ["month", "year"],
  year: ["year"],
};

/** Reports `element/not-together` for modes and steps of a date picker that cannot be used together. */
export function checkDatePicker(node: LinkedElement, report: Report): void {
  const mode = literalOf(node, "dateMode");
  const steps = mode === undefined ? undefined : stepsOf[String(mode.value)];
  if (mode === undefined || steps === undefined) return;
  const selection = literalOf(node, "selectionMode");
  const own = `\`"dateMode": "${String(mode.value)}"\``;
  if (selection?.value === "multi" && mode.value !== "date")
    reportAt(mode.place, [own, '`"selectionMode": "multi"`'], "use `single` or `range`, or choose days", report);
  const flow = literalOf(node, "flowSteps");
  if (!Array.isArray(flow?.value)) return;
  const wrong = flow.value.find((step) => !steps.includes(String(step)));
  if (wrong === undefined) return;
  const known = steps.map((step) => `\`${step}\``).join(", ");
  reportAt(flow.place, [`the step \`${String(wrong)}\``, own], `use the steps ${known}`, report);
}

type Located = Extract<LinkedValue, { readonly kind: "literal" }>;

function literalOf(
  { props }: LinkedElement,
  name: string,
): { readonly value: unknown; readonly place: Located } | undefined {
  const base = props.find((prop) => prop.name === name)?.base;
  return base?.kind === "literal" ? { value: base.value, place: base } : undefined;
}

const reportAt = (place: Located, [one, other]: readonly [string, string], help: string, report: Report): void =>
  report(diagnose("element/not-together", placeOf(place.file, place.owner, place.key), one, other, help));
