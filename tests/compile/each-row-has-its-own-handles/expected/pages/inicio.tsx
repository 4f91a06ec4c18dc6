// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    filtro: handle(FormInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <FormInput
          id="filtro"
          handle={elements.filtro}
        />
        <Repeat
          items={() => variables.pessoas.value}
          by={(item) => item.id}
        >
          {(item) => {
            const row = {
              nota: handle(FormInput),
            };
            return (
              <div className="trama-base inicio-pessoa">
                <FormInput
                  id="nota"
                  handle={row.nota}
                  value={() => item.value.nome}
                />
                <TextBlock
                  id="eco"
                  text={() => `${row.nota.value.value} ${elements.filtro.value.value}`}
                />
                <Button
                  id="limpar"
                  text="limpar"
                  onClick={() => {
                    row.nota.actions.reset();
                    elements.filtro.actions.setValue({
                      value: item.value.nome,
                    });
                  }}
                />
                <Repeat
                  items={() => item.value.filhos}
                  by={(item) => item.id}
                >
                  {(filhoItem) => (
                    <FormInput
                      id="filho"
                      value={() => filhoItem.value.nome}
                      label={() => row.nota.value.value}
                    />
                  )}
                </Repeat>
              </div>
            );
          }}
        </Repeat>
      </Section>
    </Page>
  );
}
