// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  openPopup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  asText,
  trust,
} from "trama/runtime/helpers";
import * as custom from "../../design/custom/index";
import { frutas } from "../collections/frutas";
import {
  ficha,
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
          id="desconhecido"
          text="desconhecido"
          onClick={(run) => {
            void openPopup(run, ficha, {
              aberto: trust(custom.qualquer()),
              descrito: trust(custom.qualquer()),
              fruta: trust(custom.qualquer()),
              frutas: trust(custom.qualquer()),
              mapa: trust(custom.qualquer()),
              nome: asText(custom.qualquer()),
              tom: trust(custom.qualquer()),
            });
          }}
        />
        <Button
          id="estrangeiro"
          text="estrangeiro"
          onClick={async (run) => {
            void openPopup(run, ficha, {
              aberto: trust(custom.contato()),
              descrito: custom.contato(),
            });
            await openPopup(run, ficha, {
              descrito: custom.contato(),
              fruta: frutas.data.value[0],
            });
          }}
        />
      </Section>
    </Page>
  );
}
