// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  downloadCsv,
  fetchCollection,
  fetchCollections,
  readCollection,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { contasDoMes } from "../collections/contas-do-mes";
import { contatos } from "../collections/contatos";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        contasDoMes,
      ]}
    >
      <Section
        id="principal"
      >
        <If when={() => !contatos.isFetching.value}>
          <TextBlock
            id="n"
            text={() => `${contatos.total.value} ${contatos.data.value[0]?.nome ?? ""} ${contasDoMes.data.value?.nome ?? ""}`}
          />
        </If>
        <Button
          id="busca"
          text="busca"
          onClick={async (run) => {
            await fetchCollection(run, contatos);
            await fetchCollections(run, [
              contasDoMes,
              contatos,
            ]);
          }}
        />
        <Button
          id="baixa"
          text="baixa"
          onClick={async (run) => {
            const todos = await readCollection(run, contatos, {
              limit: 1000,
            });
            const conta = await readCollection(run, contasDoMes);
            await downloadCsv(run, {
              data: todos.map((um) => ({ nome: um.nome, conta: conta?.nome })),
            });
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
