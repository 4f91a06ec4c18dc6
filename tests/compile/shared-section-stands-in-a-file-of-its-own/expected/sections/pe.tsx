// @generated from design/sections/pe.json. Do not edit.
import {
  type PageProps,
  Section,
} from "trama/runtime";

/** Below every page. */
export default function Pe(_props: PageProps) {
  return (
    <Section
      id="pe"
      scope="pe"
    >
      <p className="trama-text pe-fim">
        Fim
      </p>
    </Section>
  );
}
