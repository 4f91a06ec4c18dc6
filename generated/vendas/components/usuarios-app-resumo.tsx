// @generated from designs/vendas/components/usuarios-app-resumo.json. Do not edit.
import {
  If,
  batch,
  component,
  fetchCollection,
  resetVariables,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { usuariosAppResumo } from "../collections/usuarios-app-resumo";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";
import { usuariosAppFiltrar } from "../workflows/usuarios-app-filtrar";

/** Quantos acessos estão ativos; cada número filtra a lista. */
const UsuariosAppResumo = component("usuarios-app-resumo", {}, () => (
  <div className="trama-flexbox usuarios-app-resumo-caixa base">
    <div className="trama-base usuarios-app-resumo-faixa resumo">
      <div className="trama-flexbox usuarios-app-resumo-ativos resumo-par">
        <Button
          id="ativosBotao"
          classes={["botao", "discreto", "botao-menor"]}
          text="Ativos"
          pressed={() => variables.status.value === "ativo" && variables.acesso.value === ""}
          onClick={async (run) => {
            batch(() => {
              resetVariables([
                variables.acesso,
                variables.expiram,
              ]);
              variables.status.set(variables.status.value === "ativo" ? "" : "ativo");
            });
            await usuariosAppFiltrar(run);
          }}
        />
        <TextBlock
          id="ativosNumero"
          classes={["soma"]}
          text={() =>
            usuariosAppResumo.isFetched.value
              ? formatNumber(usuariosAppResumo.data.value?.ativos ?? 0)
              : "—"
          }
          tag="span"
        />
      </div>
      <div className="trama-flexbox usuarios-app-resumo-nunca resumo-par">
        <Button
          id="nuncaBotao"
          classes={["botao", "discreto", "botao-menor"]}
          text="Nunca acessaram"
          pressed={() => variables.acesso.value === "nunca"}
          onClick={async (run) => {
            const marcado = variables.acesso.value === "nunca";
            batch(() => {
              resetVariables([
                variables.expiram,
                variables.status,
              ]);
              variables.acesso.set(marcado ? "" : "nunca");
            });
            await usuariosAppFiltrar(run);
          }}
        />
        <TextBlock
          id="nuncaNumero"
          classes={["soma"]}
          text={() =>
            usuariosAppResumo.isFetched.value
              ? formatNumber(usuariosAppResumo.data.value?.nunca_acessaram ?? 0)
              : "—"
          }
          tag="span"
        />
      </div>
      <div className="trama-flexbox usuarios-app-resumo-expiram resumo-par">
        <Button
          id="expiramBotao"
          classes={["botao", "discreto", "botao-menor"]}
          text="Expiram em 7 dias"
          pressed={() => variables.expiram.value}
          onClick={async (run) => {
            batch(() => {
              resetVariables([
                variables.status,
                variables.acesso,
              ]);
              variables.expiram.set(!variables.expiram.value);
            });
            await usuariosAppFiltrar(run);
          }}
        />
        <TextBlock
          id="expiramNumero"
          classes={["soma"]}
          text={() =>
            usuariosAppResumo.isFetched.value
              ? formatNumber(usuariosAppResumo.data.value?.expiram ?? 0)
              : "—"
          }
          tag="span"
        />
      </div>
    </div>
    <If when={() => usuariosAppResumo.error.value}>
      <div className="trama-flexbox usuarios-app-resumo-falha">
        <TextBlock
          id="texto"
          classes={["dica"]}
          text="Não foi possível carregar os números."
          tag="span"
          role="alert"
        />
        <Button
          id="tentar"
          classes={["botao", "discreto"]}
          text="Tentar de novo"
          onClick={async (run) => {
            await fetchCollection(run, usuariosAppResumo);
          }}
        />
      </div>
    </If>
  </div>
));

export default UsuariosAppResumo;
