// @generated from design/sections/topo.json. Do not edit.
import {
  type PageProps,
  Section,
  localVariable,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export default function Topo(_props: PageProps) {
  const own = {
    cliques: localVariable<number>({
      id: "cliques",
      type: "number",
      default: 0,
    }),
  };
  return (
    <Section
      id="topo"
      scope="topo"
      onClick={() => {
        own.cliques.set(own.cliques.value + 1);
      }}
    >
      <TextBlock
        id="contagem"
        text={() => `${own.cliques.value}`}
      />
    </Section>
  );
}
