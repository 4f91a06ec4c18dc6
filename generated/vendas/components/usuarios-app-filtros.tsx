// @generated from designs/vendas/components/usuarios-app-filtros.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  join,
} from "trama/runtime/helpers";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { statusAcesso } from "../collections/status-acesso";
import { ultimosAcessos } from "../collections/ultimos-acessos";
import FiltrosLista from "./filtros-lista";
import { statusEscolhidos } from "../formulas/status-escolhidos";
import { usuariosAppFiltros } from "../formulas/usuarios-app-filtros";
import * as variables from "../variables";
import { usuariosAppFiltrar } from "../workflows/usuarios-app-filtrar";
import { usuariosAppLimpar } from "../workflows/usuarios-app-limpar";

/** A busca e os filtros dos acessos. */
const UsuariosAppFiltros = component("usuarios-app-filtros", {}, () => (
  <FiltrosLista
    id="lista"
    dica="Nome, e-mail ou telefone"
    quantos={usuariosAppFiltros}
    rotulo="Buscar usuários do app"
    onLimpar={usuariosAppLimpar}
    onMudar={usuariosAppFiltrar}
    filtros={
      <>
        <Select
          id="produto"
          classes={["filtro"]}
          options={() => produtosOpcoes.data.value}
          labelField="nome"
          valueField="id"
          value={() => variables.produto.value}
          ariaLabel="Produto"
          placeholder="Produto"
          noResultsText="Nenhum produto com esse nome."
          searchPlaceholder="Buscar produto"
          clearLabel="Limpar produto"
          searchable
          clearIcon
          onChange={[
            (_run, event) => {
              variables.produto.set(event.value ?? null);
            },
            usuariosAppFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="produtoEscolhido"
              classes={["corta"]}
              text={() => `Produto: ${item.value.nome}`}
              tag="span"
            />
          )}
        />
        <Multiselect
          id="status"
          classes={["filtro"]}
          options={() => statusAcesso.data.value}
          value={statusEscolhidos}
          ariaLabel="Status"
          mode="multiple"
          multipleLabel={"Status ({count})"}
          placeholder="Status"
          clearLabel="Limpar status"
          searchable={false}
          clearIcon
          onChange={async (run, event) => {
            variables.status.set(join(event.value, ","));
            await usuariosAppFiltrar(run);
          }}
        />
        <Select
          id="acesso"
          classes={["filtro"]}
          options={() => ultimosAcessos.data.value}
          value={() => variables.acesso.value}
          ariaLabel="Último acesso"
          placeholder="Último acesso"
          clearLabel="Limpar último acesso"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.acesso.set(event.value ?? null);
            },
            usuariosAppFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="acessoEscolhido"
              classes={["corta"]}
              text={() => `Último acesso: ${item.value.label}`}
              tag="span"
            />
          )}
        />
      </>
    }
  />
));

export default UsuariosAppFiltros;
