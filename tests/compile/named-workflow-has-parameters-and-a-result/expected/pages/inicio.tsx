// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import * as variables from "../variables";
import { sair } from "../workflows/sair";
import { saudar } from "../workflows/saudar";

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
          id="oi"
          onClick={(run) => saudar(run, {
            nome: variables.nome.value,
          })}
        />
        <Button
          id="tchau"
          onClick={sair}
        />
        <Button
          id="os"
          text="os"
          onClick={async (run) => {
            const dito = await saudar(run, {
              nome: "Bia",
              vezes: 2,
            });
            variables.nome.set(dito ?? "");
            await sair(run);
          }}
        />
      </Section>
    </Page>
  );
}
