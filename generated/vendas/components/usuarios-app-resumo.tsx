// @generated from designs/vendas/components/usuarios-app-resumo.json. Do not edit.
import {
  If,
  batch,
  component,
  fetchCollection,
  resetVariables,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { usuariosAppResumo } from "../collections/usuarios-app-resumo";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";
import { usuariosAppFiltrar } from "../workflows/usuarios-app-filtrar";

/** Quantos acessos estão ativos; cada número filtra a lista. */
const UsuariosAppResumo = component("usuarios-app-resumo", {}, () => (
  <Flexbox
    id="caixa"
    classes={["cartao", "base"]}
    direction="column"
    rowGap="var(--e-4)"
  >
    <div className="trama-base usuarios-app-resumo-faixa">
      <Flexbox
        id="ativos"
        direction="column"
      >
        <Button
          id="ativosBotao"
          classes={["botao", "discreto"]}
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
      </Flexbox>
      <Flexbox
        id="nunca"
        direction="column"
      >
        <Button
          id="nuncaBotao"
          classes={["botao", "discreto"]}
          text="Nunca acessaram"
          pressed={() => variables.acesso.value === "nunca"}
          onClick={async (run) => {
            const marcado = variables.acesso.value === "nunca";
            batch(() => {
              variables.expiram.reset();
              variables.acesso.set(marcado ? "" : "nunca");
              variables.status.set(marcado ? "" : "ativo");
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
      </Flexbox>
      <Flexbox
        id="expiram"
        direction="column"
      >
        <Button
          id="expiramBotao"
          classes={["botao", "discreto"]}
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
      </Flexbox>
    </div>
    <If
      when={() => usuariosAppResumo.error.value}
    >
      <Flexbox
        id="falha"
        wrap
        alignItems="center"
        rowGap="var(--e-4)"
        columnGap="var(--e-8)"
      >
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
      </Flexbox>
    </If>
  </Flexbox>
));

export default UsuariosAppResumo;
