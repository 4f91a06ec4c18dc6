// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  sum,
  toText,
} from "trama/runtime/helpers";
import { vendas } from "../collections/vendas";

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
        tag="main"
      >
        <h1 className="trama-text inicio-titulo">
          Vendas
        </h1>
        <table className="trama-base inicio-tabela">
          <caption className="trama-text inicio-legenda">
            Vendas
          </caption>
          <thead className="trama-base inicio-cabeca">
            <tr className="trama-base inicio-titulos">
              <th className="trama-text inicio-nome">
                Nome
              </th>
              <th className="trama-text inicio-total">
                Total
              </th>
            </tr>
          </thead>
          <tbody className="trama-base inicio-corpo">
            <Repeat
              items={() => vendas.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <tr className="trama-base inicio-linha">
                  <TextBlock
                    id="quem"
                    text={() => item.value.nome}
                    tag="td"
                  />
                  <TextBlock
                    id="quanto"
                    text={() => toText(item.value.total)}
                    tag="td"
                  />
                </tr>
              )}
            </Repeat>
          </tbody>
          <tfoot className="trama-base inicio-pe">
            <tr className="trama-base inicio-soma">
              <th className="trama-text inicio-rotulo">
                Soma
              </th>
              <TextBlock
                id="soma1"
                text={() => toText(sum(vendas.data.value.map((item) => item.total)))}
                tag="td"
              />
            </tr>
          </tfoot>
        </table>
        <p className="trama-base inicio-paragrafo">
          <span className="trama-text inicio-antes">
            {"Só "}
          </span>
          <strong className="trama-text inicio-forte">
            isto
          </strong>
          <br className="trama-base inicio-quebra" />
          <code className="trama-text inicio-codigo">
            a + b
          </code>
        </p>
        <dl className="trama-base inicio-termos">
          <dt className="trama-text inicio-termo">
            Venda
          </dt>
          <dd className="trama-text inicio-sentido">
            O que se vendeu.
          </dd>
        </dl>
        <details className="trama-base inicio-detalhes">
          <summary className="trama-text inicio-resumo">
            Mais
          </summary>
          <blockquote className="trama-base inicio-citacao">
            <p className="trama-text inicio-dito">
              Disse.
            </p>
          </blockquote>
        </details>
      </Section>
    </Page>
  );
}
