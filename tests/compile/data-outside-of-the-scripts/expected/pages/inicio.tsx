// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  fetchCollection,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { dono } from "../collections/dono";
import { lugares } from "../collections/lugares";
import { paises } from "../collections/paises";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        dono,
        lugares,
        paises,
      ]}
    >
      <Section
        id="principal"
      >
        <Repeat
          items={() => lugares.data.value}
          by={(item) => item.nome}
        >
          {(item) => (
            <TextBlock
              id="lugar"
              text={() => `${item.value.nome} ${item.value.altura}`}
            />
          )}
        </Repeat>
        <Repeat
          items={() => paises.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="pais"
              text={() => `${item.value.nome} ${dono.data.value?.nome ?? ""}`}
            />
          )}
        </Repeat>
        <Button
          id="mais"
          text="Mais"
          onClick={async (run) => {
            variables.pagina.set(variables.pagina.value + 1);
            await fetchCollection(run, lugares);
          }}
        />
      </Section>
    </Page>
  );
}
