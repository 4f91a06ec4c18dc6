// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  isSelected,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
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
          items={() => variables.vistos.value}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="visita"
              show={() => isSelected(variables.visto, item.value.id)}
              text="Visita"
            />
          )}
        </Repeat>
        <Repeat
          items={() => variables.contatos.value}
          by={(item) => item.id}
        >
          {(item) => (
            <Base
              id="contato"
              states={{
                aberto: () => isSelected(variables.aberto, item.value.id),
              }}
            >
              <TextBlock
                id="nome"
                text={() => !isSelected(variables.aberto, item.value.id) ? item.value.nome : variables.aberto.value}
                onClick={() => {
                  if (item.value.id !== variables.aberto.value) {
                    variables.aberto.set(item.value.id);
                  }
                }}
              />
              <Repeat
                items={() => item.value.tags}
                by={(item) => item}
              >
                {(tagItem) => (
                  <TextBlock
                    id="tag"
                    show={() => isSelected(variables.aberto, item.value.id) || isSelected(variables.aberto, tagItem.value)}
                    text={() => tagItem.value}
                  />
                )}
              </Repeat>
              <If when={() => item.value.nome === variables.aberto.value}>
                <p className="trama-text inicio-dono">
                  Dono
                </p>
              </If>
            </Base>
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
