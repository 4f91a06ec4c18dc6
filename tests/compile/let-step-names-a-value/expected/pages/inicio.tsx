// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  log,
  usePage,
  wait,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title={() => variables.outro.value}
    >
      <Section
        id="principal"
      >
        <Button
          id="um"
          text="um"
          onClick={(run) => {
            const n = variables.nome.value.trim();
            const nome = n + n;
            const primeiro = variables.valores.value[0];
            const limite: number = 10;
            const taxa: number = variables.idade.value > 9 ? 1 : 2;
            const dados = {
              nome,
              tipo: "a",
            };
            if (
              primeiro != null &&
                primeiro > limite &&
                taxa === 3
            ) {
              const dobro = limite * 2;
              log(run, `${dobro} ${dados.nome} ${dados.tipo === "b"}`);
            }
            const depois = batch(() => {
              variables.nome.set(nome);
              const depois = variables.nome.value.toUpperCase();
              variables.outro.set(depois);
              return depois;
            });
            log(run, depois);
          }}
        />
        <Button
          id="dois"
          text="dois"
          onClick={async (run) => {
            const { a, b } = batch(() => {
              variables.nome.set("a");
              const a = variables.nome.value + "b";
              const b = a + "c";
              const c = b + "d";
              variables.outro.set(a + c);
              return { a, b };
            });
            await wait(run, 1);
            log(run, a + b);
          }}
        />
      </Section>
    </Page>
  );
}
