// @generated from designs/vendas/sections/avisos.json. Do not edit.
import {
  type PageProps,
  Repeat,
  Section,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import {
  removeByKey,
} from "trama/runtime/helpers";
import Aviso from "../components/aviso";
import * as variables from "../variables";

/** Os avisos, no canto de baixo. */
export default function Avisos({ page }: PageProps) {
  return (
    <Section
      id="avisos"
      scope="avisos"
      tag="div"
    >
      <Flexbox
        id="pilha"
        role="status"
        direction="column"
        rowGap="var(--e-8)"
      >
        <Repeat
          items={() => variables.avisos.value}
          by={(item) => item.id}
        >
          {(item, index) => (
            <Aviso
              id="aviso"
              mensagem={() => item.value.mensagem}
              tipo={() => item.value.tipo}
              onFechar={() => {
                variables.avisos.set(removeByKey(variables.avisos.value, "id", item.value.id));
              }}
            />
          )}
        </Repeat>
      </Flexbox>
    </Section>
  );
}
