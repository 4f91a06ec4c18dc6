// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  pergunta,
} from "../popups";
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
        <TextBlock
          id="pagina"
          text="a"
          link={() => ({
            page: "contato",
            section: "detalhe",
            params: {
              contatoId: variables.nome.value,
            },
            query: { aba: "dados" },
          })}
        />
        <TextBlock
          id="secao"
          text="b"
          link={{
            section: "principal",
          }}
        />
        <TextBlock
          id="url"
          text="c"
          link={{
            url: "https://example.com/?a=1&b=2",
            newTab: true,
          }}
        />
        <TextBlock
          id="ligada"
          text="d"
          link={() => ({
            url: variables.nome.value,
          })}
        />
        <TextBlock
          id="mail"
          text="e"
          link={{
            mail: "ana@example.com",
          }}
        />
        <TextBlock
          id="tel"
          text="f"
          link={{
            tel: "+5511",
          }}
        />
        <TextBlock
          id="arquivo"
          text="g"
          link={{
            file: "assets/termos.pdf",
          }}
        />
        <TextBlock
          id="popup"
          text="h"
          link={() => ({
            popup: pergunta,
            with: {
              texto: variables.nome.value,
            },
          })}
        />
        <TextBlock
          id="fecha"
          text="i"
          link={{
            closePopup: true,
          }}
        />
        <TextBlock
          id="caminho"
          text="j"
          link={() => ({
            path: `/${variables.nome.value}/`,
          })}
        />
      </Section>
    </Page>
  );
}
