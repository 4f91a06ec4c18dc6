// @generated from design/sections/pe.json. Do not edit.
import {
  type PageProps,
  Section,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";

/** Below every page. */
export default function Pe({ page }: PageProps) {
  return (
    <Section
      id="pe"
      scope="pe"
    >
      <Text
        id="fim"
        text="Fim"
      />
    </Section>
  );
}
