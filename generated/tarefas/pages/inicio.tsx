// @generated from designs/tarefas/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  arrange,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  toText,
  uuid,
} from "trama/runtime/helpers";
import type { PrazosRow } from "../collections/prazos";
import { prazos } from "../collections/prazos";
import { abertas } from "../formulas/abertas";
import { rotulo } from "../formulas/rotulo";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    prazo: handle(Select<PrazosRow>),
    texto: handle(FormInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Tarefas"
    >
      <Section
        id="principal"
        tag="main"
      >
        <h1 className="trama-text inicio-titulo">
          Tarefas
        </h1>
        <FormContainer
          id="nova"
          ariaLabel="Nova tarefa"
          onSubmit={() => {
            variables.tarefas.push({
              id: uuid(),
              texto: elements.texto.value.value,
              prazo: ifEmpty(toText(elements.prazo.value.value), "hoje"),
              feita: false,
            });
            elements.texto.actions.reset();
            elements.texto.actions.focus();
          }}
        >
          <FormInput
            id="texto"
            handle={elements.texto}
            label="O que fazer"
          />
          <Select
            id="prazo"
            handle={elements.prazo}
            options={() => prazos.data.value}
            value="hoje"
            label="Prazo"
            searchable={false}
          />
          <Button
            id="adicionar"
            text="Adicionar"
            buttonType="submit"
          />
        </FormContainer>
        <TextBlock
          id="contagem"
          text={() =>
            abertas() === 1
              ? "1 tarefa aberta"
              : `${abertas()} tarefas abertas`
          }
          role="status"
        />
        <If when={() => variables.prazo.value !== ""}>
          <Button
            id="todas"
            text="Mostrar todas"
            onClick={() => {
              variables.prazo.reset();
            }}
          />
        </If>
        <ul className="trama-base inicio-lista">
          <Repeat
            items={() => arrange(variables.tarefas.value, {
              filter: {
                and: [
                  {
                    field: "prazo",
                    operator: "eq",
                    value: variables.prazo.value,
                    ignoreEmpty: true,
                  },
                ],
              },
            })}
            by={(item) => item.id}
          >
            {(item) => (
              <Flexbox
                id="tarefa"
                tag="li"
                pushLast
              >
                <Checkbox
                  id="feita"
                  value={() => item.value.feita}
                  label={() => item.value.texto}
                  onChange={(_run, event) => {
                    variables.tarefas.set(variables.tarefas.value.map((tarefa) => tarefa.id === item.value.id ? { ...tarefa, feita: event.value } : tarefa));
                  }}
                />
                <TextBlock
                  id="prazoDaTarefa"
                  text={() => rotulo(item.value.prazo)}
                  tag="small"
                />
              </Flexbox>
            )}
          </Repeat>
        </ul>
      </Section>
    </Page>
  );
}
