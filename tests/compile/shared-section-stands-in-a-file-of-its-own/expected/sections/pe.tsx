// @generated from design/sections/pe.json. Do not edit.
import {
  type PageProps,
  Section,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

/** Below every page. */
export default function Pe({ page }: PageProps) {
  return (
    <Section
      id="pe"
      scope="pe"
    >
      <TextBlock
        id="fim"
        text="Fim"
      />
    </Section>
  );
}
