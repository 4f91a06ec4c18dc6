// @generated from designs/galeria/pages/base.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { TextBlock } from "trama/runtime/elements/text";
import { pessoas } from "../collections/pessoas";

export default function BasePage() {
  const page = usePage();
  return (
    <Page
      id="base"
      page={page}
      title="Base"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text base-tipo">
          Base
        </h1>
        <div className="trama-base base-caixa">
          <p className="trama-text base-dentro">
            Uma caixa
          </p>
        </div>
        <article className="trama-base base-artigo">
          <p className="trama-text base-noArtigo">
            Um artigo
          </p>
        </article>
        <Base
          id="clicavel"
          onClick={(run) => {
            log(run, "clique");
          }}
        >
          <p className="trama-text base-noClicavel">
            Uma caixa que se clica
          </p>
        </Base>
        <table className="trama-base base-tabela" aria-describedby="legenda" data-origem="galeria" id="pessoas">
          <caption className="trama-text base-legenda" id="legenda">
            Uma tabela
          </caption>
          <thead className="trama-base base-cabeca">
            <tr className="trama-base base-titulos">
              <th className="trama-text base-nomes">
                Nome
              </th>
              <th className="trama-text base-valores">
                Valor
              </th>
            </tr>
          </thead>
          <tbody className="trama-base base-corpo">
            <Repeat
              items={() => pessoas.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <Base
                  id="pessoa"
                  classesWhen={{
                    marcada: () => item.value.valor > 500,
                  }}
                  rootAttributes={{
                    "data-papel": () => item.value.papel,
                    title: () => `Desde ${item.value.desde}`,
                  }}
                  tag="tr"
                >
                  <TextBlock
                    id="nome"
                    text={() => item.value.nome}
                    tag="td"
                  />
                  <TextBlock
                    id="valor"
                    text={() => `${item.value.valor}`}
                    tag="td"
                  />
                </Base>
              )}
            </Repeat>
          </tbody>
        </table>
      </Section>
    </Page>
  );
}
