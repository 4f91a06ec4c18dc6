// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  localized,
} from "../runtime";
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
        rootAttributes={{
          "data-area": "notas",
          lang: "pt-BR",
        }}
      >
        <p className="trama-text inicio-simples" aria-hidden data-teste={1} id="nome" title="Nome">
          Nome
        </p>
        <TextBlock
          id="titulo"
          rootAttributes={{
            title: localized({
              pt: "Uma dica",
              en: "A hint",
            }),
          }}
          text="Dica"
        />
        <Button
          id="menu"
          rootAttributes={{
            "aria-controls": "nome",
            "aria-expanded": () => variables.aberto.value,
          }}
          text="Menu"
          onClick={() => {
            variables.aberto.set(!variables.aberto.value);
          }}
        />
        <Repeat
          items={() => variables.notas.value}
          by={(item) => item.id}
        >
          {(item) => (
            <Base
              id="nota"
              classes={["cartao"]}
              classesWhen={{
                "em-atraso": () => item.value.atrasada,
              }}
              rootAttributes={{
                "data-id": () => item.value.id,
                id: () => `nota-${item.value.id}`,
              }}
            >
            </Base>
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
