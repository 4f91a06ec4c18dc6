// @generated from designs/vendas/components/ajustes-avisos.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { webhooksAtencao } from "../collections/webhooks-atencao";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { formatDate } from "../helpers/format-date";
import {
  avisoCorrigir,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Os avisos de plataformas que não foram entendidos ou que falharam; nada quando não há nenhum. */
const AjustesAvisos = component("ajustes-avisos", {}, () => {
  const workflows = {
    /** Sem resposta, não se diz nada: o painel mostra a falha. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, webhooksAtencao);
    }, {
      onError: () => {
        return;
      },
    }),
    dispensar: workflow<{
      readonly plataforma: string;
      readonly erro: string;
    }>("dispensar", async (run, params) => {
      variables.salvando.set(`aviso-${params.plataforma} ${params.erro}`);
      await supabaseCall(run, "rpc_webhooks_dispensar", {
        p_erro: params.erro,
        p_plataforma: params.plataforma,
      });
      await workflows.buscar(run);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Aviso dispensado.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Abre os avisos de um problema, e mostra os que ficaram. */
    ver: workflow<{
      readonly plataforma: string;
      readonly erro: string;
    }>("ver", async (run, params) => {
      await openPopup(run, avisoCorrigir, {
        erro: params.erro,
        plataforma: params.plataforma,
      });
      await workflows.buscar(run);
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <If when={() => webhooksAtencao.data.value.length > 0}>
        <div className="trama-flexbox ajustes-avisos-tudo">
          <h2 className="trama-text ajustes-avisos-titulo subtitulo">
            Avisos de plataformas por resolver
          </h2>
          <p className="trama-text ajustes-avisos-explica dica">
            O que a plataforma mandou e não foi entendido. Veja o aviso, corrija e tente de novo, ou dispense-o.
          </p>
          <ul className="trama-flexbox ajustes-avisos-lista cartao lista" aria-label="Avisos de plataformas por resolver">
            <Repeat
              items={() => webhooksAtencao.data.value}
              by={(item) => item.chave}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-avisos-linha linha">
                  <div className="trama-base ajustes-avisos-qual">
                    <TextBlock
                      id="erro"
                      classes={["forte"]}
                      text={() => `${rotuloPlataforma(item.value.plataforma)}: ${item.value.erro}`}
                      tag="span"
                    />
                    <TextBlock
                      id="quando"
                      classes={["dica"]}
                      text={() => `${item.value.qtd === 1 ? "1 aviso" : `${item.value.qtd} avisos`}, o último em ${formatDate(item.value.ultimo_em, "DD/MM/YY HH:mm:ss")}`}
                    />
                  </div>
                  <div className="trama-flexbox ajustes-avisos-acoes">
                    <Button
                      id="ver"
                      classes={["botao", "secundario", "botao-menor"]}
                      text="Ver"
                      ariaLabel={() => `Ver ${rotuloPlataforma(item.value.plataforma)}: ${item.value.erro}`}
                      onClick={(run) => workflows.ver(run, {
                        erro: item.value.erro,
                        plataforma: item.value.plataforma,
                      })}
                    />
                    <Button
                      id="dispensar"
                      classes={["botao", "secundario", "botao-menor"]}
                      text="Dispensar"
                      ariaLabel={() => `Dispensar ${rotuloPlataforma(item.value.plataforma)}: ${item.value.erro}`}
                      loading={() => variables.salvando.value === `aviso-${item.value.chave}`}
                      onClick={(run) => workflows.dispensar(run, {
                        erro: item.value.erro,
                        plataforma: item.value.plataforma,
                      })}
                    />
                  </div>
                </li>
              )}
            </Repeat>
          </ul>
        </div>
      </If>
    </Component>
  );
});

export default AjustesAvisos;
