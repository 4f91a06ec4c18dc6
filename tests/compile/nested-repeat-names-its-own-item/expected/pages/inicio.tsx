// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Repeat
          items={() => variables.pessoas.value}
          by={(item) => item.id}
        >
          {(item, index) => (
            <div className="trama-base inicio-pessoa">
              <TextBlock
                id="nome"
                text={() => item.value.nome}
              />
              <Repeat
                items={() => item.value.filhos}
                by={(item) => item.id}
              >
                {(filhoItem, filhoIndex) => (
                  <TextBlock
                    id="filho"
                    text={() => `${item.value.nome} ${index.value}: ${filhoItem.value.nome} ${filhoIndex.value}`}
                  />
                )}
              </Repeat>
            </div>
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
