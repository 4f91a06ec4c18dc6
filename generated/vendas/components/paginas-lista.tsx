// @generated from designs/vendas/components/paginas-lista.json. Do not edit.
import {
  If,
  component,
  responsive,
} from "trama/runtime";
import { Paginator } from "trama/runtime/elements/paginator";
import { Select } from "trama/runtime/elements/select";
import {
  ceil,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { tamanhosPagina } from "../collections/tamanhos-pagina";
import AoAbrir from "./ao-abrir";
import * as variables from "../variables";

export type PaginasListaShape = {
  readonly props: { readonly total?: number };
  readonly events: { readonly mudar: undefined };
};

/** As páginas de uma lista e quantas linhas cada uma tem; quem usa busca a lista de novo quando mudam. Uma página depois da última é a última. */
const PaginasLista = component<PaginasListaShape>("paginas-lista", {
  total: 0,
}, ({ props, emit }) => (
  <>
    <If
      when={() => props.total.value > 0 && (variables.pagina.value - 1) * variables.porPagina.value >= props.total.value}
    >
      <AoAbrir
        id="alem"
        onAbrir={async (run) => {
          variables.pagina.set(ceil(props.total.value / variables.porPagina.value));
          await emit(run, "mudar");
        }}
      />
    </If>
    <If when={() => props.total.value > 0}>
      <div className="trama-flexbox paginas-lista-linha nao-imprime">
        <If when={() => props.total.value > variables.porPagina.value}>
          <Paginator
            id="paginas"
            total={() => props.total.value}
            limit={() => variables.porPagina.value}
            offset={() => (variables.pagina.value - 1) * variables.porPagina.value}
            ariaLabel="Páginas da lista"
            previousLabel="Página anterior"
            nextLabel="Próxima página"
            pageLabel={"Página {page}"}
            compact={responsive({
              default: false,
              mobile: true,
            })}
            onChange={async (run, event) => {
              variables.pagina.set(event.page);
              await custom.irAoComeco();
              await emit(run, "mudar");
            }}
          />
        </If>
        <Select
          id="porPagina"
          classes={["filtro", "filtro-sempre"]}
          options={() => tamanhosPagina.data.value}
          value={() => variables.porPagina.value}
          ariaLabel="Linhas por página"
          searchable={false}
          onChange={[
            (_run, event) => {
              variables.porPagina.set(event.value ?? null);
            },
            async (run) => {
              variables.pagina.set(1);
              await emit(run, "mudar");
            },
          ]}
        />
      </div>
    </If>
  </>
));

export default PaginasLista;
