// @generated from design/sections/topo.json. Do not edit.
import {
  type PageProps,
  Section,
  log,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";

export default function Topo({ page }: PageProps) {
  return (
    <Section
      id="topo"
      scope="topo"
      tag="header"
    >
      <TextBlock
        id="marca"
        text={() => page.id}
      />
      <Button
        id="diz"
        text="diz"
        onClick={(run) => {
          log(run, "oi");
        }}
      />
    </Section>
  );
}
