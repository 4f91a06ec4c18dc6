// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  log,
  openPopup,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  uuid,
} from "trama/runtime/helpers";
import {
  pergunta,
} from "../popups";

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
        <Button
          id="abrir"
          text="abrir"
          onClick={async (run) => {
            const resposta = await openPopup(run, pergunta, { texto: "Certo?" });
            if (!resposta?.certo) {
              return;
            }
            log(run, resposta.motivo);
          }}
        />
        <Button
          id="so"
          text="so"
          onClick={(run) => {
            void openPopup(run, pergunta, {
              texto: `Certo às ${uuid()}?`,
            });
          }}
        />
      </Section>
    </Page>
  );
}
