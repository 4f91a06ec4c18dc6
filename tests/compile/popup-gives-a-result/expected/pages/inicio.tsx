// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  openPopup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  uuid,
} from "trama/runtime/helpers";
import {
  pergunta,
} from "../popups";

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
        <Button
          id="abrir"
          text="abrir"
          onClick={async (run) => {
            const resposta = await openPopup(run, pergunta, { texto: "Certo?" }, {
              onResult: (run, event) => {
                if (!event.result.certo) {
                  return;
                }
                log(run, event.result.motivo);
              },
            });
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
