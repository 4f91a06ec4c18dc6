import { createElement, type ReactNode } from "react";
import { useElement } from "../react/element.tsx";
import { useWrittenLanguage } from "../screen/use-written-language.ts";
import { formatIso } from "./parts/shared/date-format.ts";
import { textRoot } from "./parts/shared/text-root.ts";
import type { DateProps } from "./props.ts";

interface Resolved {
  readonly date: string;
  readonly emptyText: string;
}

const defaults: Resolved = { date: "", emptyText: "" };

/** A formatted date, with its exact value for machines. */
export function DateText(props: DateProps): ReactNode {
  const root = useElement<HTMLElement>(props, "date", { isPlain: true });
  const { date, emptyText } = root.values<Resolved>(props, defaults);
  const format = props.format === "custom" ? (props.customFormat ?? "") : (props.format ?? "DD/MM/YYYY");
  const language = useWrittenLanguage();
  const text = formatIso(date, format, language);
  const shown = text === "" ? emptyText : text;
  const { tag, attributes, inner } = textRoot(root, props.tag ?? "time");
  return createElement(
    tag,
    { ...attributes, dateTime: tag === "time" && text !== "" ? date : undefined },
    inner ? inner({ children: shown }) : shown,
  );
}
