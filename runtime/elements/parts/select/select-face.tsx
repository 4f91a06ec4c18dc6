import type { ReactNode } from "react";
import { check, Glyph } from "../look/svg.tsx";
import type { SelectOption } from "./options.ts";

/** Returns the content of a closed select: the choice, or the placeholder. */
export function selectFace(chosen: SelectOption | undefined, placeholder: string, drawn: ReactNode): ReactNode {
  if (!chosen) return <span className="trama-select-placeholder">{placeholder || "\u00a0"}</span>;
  return drawn ?? <OptionFace option={chosen} />;
}

/** The label and image of an option. */
export function OptionFace({ option }: { readonly option: SelectOption }): ReactNode {
  return (
    <>
      {option.image !== undefined && <img className="trama-option-image" src={option.image} alt="" />}
      <span className="trama-option-label">{option.label || "\u00a0"}</span>
    </>
  );
}

/** The contents of an option in an open list. */
export function OptionRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className="trama-option-face">{children}</span>
      <Glyph icon={check} className="trama-glyph trama-option-mark" />
    </>
  );
}
