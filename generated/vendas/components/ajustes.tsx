// @generated from designs/vendas/components/ajustes.json. Do not edit.
import {
  If,
  Repeat,
  component,
  handle,
  navigate,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Select } from "trama/runtime/elements/select";
import { secoesAjustes } from "../collections/secoes-ajustes";
import AjustesAnuncios from "./ajustes-anuncios";
import AjustesAvisos from "./ajustes-avisos";
import AjustesCanais from "./ajustes-canais";
import AjustesConta from "./ajustes-conta";
import AjustesEquipe from "./ajustes-equipe";
import AjustesIntegracoes from "./ajustes-integracoes";
import AjustesPipelines from "./ajustes-pipelines";
import AjustesProdutos from "./ajustes-produtos";
import AjustesRespostas from "./ajustes-respostas";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import * as variables from "../variables";

/** As configurações da conta: a lista das partes, e a que está aberta. */
const Ajustes = component("ajustes", {}, () => {
  const elements = {
    escolher: handle(Select),
  };
  const formulas = {
    /** A parte aberta; sem nenhuma no endereço, a primeira. */
    parte: (): string => secoesAjustes.data.value.some((uma) => uma.value === variables.aba.value) ? variables.aba.value : "conta",
  };
  return (
    <div className="trama-flexbox ajustes-tudo">
      <nav className="trama-flexbox ajustes-partes" aria-label="Partes das configurações">
        <Repeat
          items={() => secoesAjustes.data.value}
          by={(item) => item.value}
        >
          {(item) => (
            <Button
              id="parte"
              classes={["botao", "discreto", "item"]}
              text={() => item.value.label}
              current={() => item.value.value === formulas.parte()}
              link={() => ({
                page: "pg-configuracoes",
                query: {
                  aba: item.value.value === "conta" ? null : item.value.value,
                },
              })}
            />
          )}
        </Repeat>
      </nav>
      <Select
        id="escolher"
        handle={elements.escolher}
        options={() => secoesAjustes.data.value}
        value={() => formulas.parte()}
        ariaLabel="Partes das configurações"
        searchable={false}
        onChange={async (run, event) => {
          elements.escolher.actions.setValue({
            value: formulas.parte(),
          });
          await navigate(run, {
            page: "pg-configuracoes",
            query: {
              aba: event.value === "conta" ? null : event.value,
            },
          });
        }}
      />
      <div className="trama-flexbox ajustes-aberta">
        <If when={() => formulas.parte() === "conta"}>
          <AjustesConta
            id="conta"
          />
        </If>
        <If when={() => formulas.parte() === "produtos"}>
          <AjustesProdutos
            id="produtos"
          />
        </If>
        <If when={() => formulas.parte() === "pipelines"}>
          <AjustesPipelines
            id="pipelines"
          />
        </If>
        <If when={() => formulas.parte() === "respostas"}>
          <AjustesRespostas
            id="respostas"
          />
        </If>
        <If when={() => formulas.parte() === "canais"}>
          <AjustesCanais
            id="canais"
          />
        </If>
        <If when={() => formulas.parte() === "integracoes"}>
          <AjustesAvisos
            id="avisosPorResolver"
          />
        </If>
        <If when={() => formulas.parte() === "integracoes"}>
          <AjustesIntegracoes
            id="integracoes"
          />
        </If>
        <If when={() => formulas.parte() === "integracoes" && podeVerPagina("pg-metricas-facebook")}>
          <AjustesAnuncios
            id="anuncios"
          />
        </If>
        <If when={() => formulas.parte() === "equipe"}>
          <AjustesEquipe
            id="equipe"
          />
        </If>
      </div>
    </div>
  );
});

export default Ajustes;
