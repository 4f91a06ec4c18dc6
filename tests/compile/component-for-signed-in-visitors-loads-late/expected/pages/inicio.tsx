// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  handle,
  lateComponent,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { auth } from "../auth";
import Aviso from "../components/aviso";
import Saida from "../components/saida";
import { pendencia } from "../formulas/pendencia";
import * as variables from "../variables";

const Nome = lateComponent("nome", () => import("../components/nome"));

const Senha = lateComponent("senha", () => import("../components/senha"));

export default function Inicio() {
  const page = usePage();
  const elements = {
    saida: handle(Saida),
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
        <If when={() => auth.isAuthenticated.value}>
          <div className="trama-base inicio-dentro">
            <Nome
              id="nome"
            />
            <Aviso
              id="aviso"
            />
            <Saida
              id="saida"
              handle={elements.saida}
            />
          </div>
        </If>
        <If when={() => pendencia() === "senha"}>
          <Senha
            id="senha"
          />
        </If>
        <If when={() => variables.aberto.value && !auth.isAuthenticated.value}>
          <Aviso
            id="avisoDeFora"
          />
        </If>
        <Button
          id="vai"
          text="vai"
          link={{
            page: "painel",
          }}
        />
        <Button
          id="foca"
          text="foca"
          onClick={async (run) => {
            await elements.saida.actions.focar(run);
          }}
        />
      </Section>
    </Page>
  );
}
