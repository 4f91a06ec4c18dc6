// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";
import {
  pergunta,
} from "../popups";
import * as variables from "../variables";

export default function Inicio({ page }: PageProps) {
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Text
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
        <Text
          id="secao"
          text="b"
          link={{
            section: "principal",
          }}
        />
        <Text
          id="url"
          text="c"
          link={{
            url: "https://example.com/?a=1&b=2",
            newTab: true,
          }}
        />
        <Text
          id="ligada"
          text="d"
          link={() => ({
            url: variables.nome.value,
          })}
        />
        <Text
          id="mail"
          text="e"
          link={{
            mail: "ana@example.com",
          }}
        />
        <Text
          id="tel"
          text="f"
          link={{
            tel: "+5511",
          }}
        />
        <Text
          id="arquivo"
          text="g"
          link={{
            file: "assets/termos.pdf",
          }}
        />
        <Text
          id="popup"
          text="h"
          link={() => ({
            popup: pergunta,
            with: {
              texto: variables.nome.value,
            },
          })}
        />
        <Text
          id="fecha"
          text="i"
          link={{
            closePopup: true,
          }}
        />
        <Text
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
