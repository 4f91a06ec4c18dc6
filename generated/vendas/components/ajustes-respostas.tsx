// @generated from designs/vendas/components/ajustes-respostas.json. Do not edit.
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
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import type { RespostasRapidasRow } from "../collections/respostas-rapidas";
import { respostasRapidas } from "../collections/respostas-rapidas";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";
import { plusIcon } from "../icons/plus";
import {
  respostaRapida,
} from "../popups";

/** As respostas prontas da conta, e os modelos que o WhatsApp aprovou. */
const AjustesRespostas = component("ajustes-respostas", {}, () => {
  const formulas = {
    modelos: (): readonly RespostasRapidasRow[] => respostasRapidas.data.value.filter((uma) => uma.modelo_aprovado),
    prontas: (): readonly RespostasRapidasRow[] => respostasRapidas.data.value.filter((uma) => !uma.modelo_aprovado),
  };
  const workflows = {
    abrir: workflow<{
      readonly id: string;
      readonly modelo?: boolean | null | undefined;
    }>("abrir", async (run, params) => {
      const gravou = await openPopup(run, respostaRapida, {
        modelo: params.modelo ?? false,
        respostaId: params.id,
      });
      if (!gravou) {
        return;
      }
      await workflows.buscar(run);
    }),
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, respostasRapidas);
    }, {
      onError: () => {
        return;
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox ajustes-respostas-tudo">
        <div className="trama-flexbox ajustes-respostas-topoRespostas">
          <h2 className="trama-text ajustes-respostas-tituloRespostas subtitulo">
            Respostas rápidas
          </h2>
          <Button
            id="novoRespostas"
            classes={["botao", "secundario"]}
            text="Nova resposta"
            onClick={(run) => workflows.abrir(run, {
              id: "",
            })}
            leftIcon={(
              <Icon
                id="iconeRespostas"
                icon={plusIcon}
                size="16px"
              />
            )}
          />
        </div>
        <If when={() => respostasRapidas.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(respostasRapidas.error.value)}
            titulo="Não foi possível carregar as respostas."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => respostasRapidas.isFetched.value && formulas.prontas().length === 0}>
          <p className="trama-text ajustes-respostas-vazio dica">
            Nenhuma resposta pronta ainda.
          </p>
        </If>
        <If when={() => formulas.prontas().length > 0}>
          <ul className="trama-flexbox ajustes-respostas-lista cartao lista" aria-label="Respostas rápidas">
            <Repeat
              items={() => formulas.prontas()}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-respostas-linha linha">
                  <div className="trama-base ajustes-respostas-qual">
                    <TextBlock
                      id="atalho"
                      classes={["forte"]}
                      text={() => `/${item.value.atalho}`}
                      tag="span"
                    />
                    <TextBlock
                      id="mensagem"
                      classes={["dica", "corta"]}
                      text={() => item.value.texto}
                    />
                  </div>
                  <Button
                    id="editar"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Editar"
                    ariaLabel={() => `Editar a resposta ${item.value.atalho}`}
                    onClick={(run) => workflows.abrir(run, {
                      id: item.value.id,
                    })}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <div className="trama-flexbox ajustes-respostas-topoModelos">
          <h2 className="trama-text ajustes-respostas-tituloModelos subtitulo">
            Modelos do WhatsApp
          </h2>
          <Button
            id="novoModelo"
            classes={["botao", "secundario"]}
            text="Novo modelo"
            onClick={(run) => workflows.abrir(run, {
              id: "",
              modelo: true,
            })}
            leftIcon={(
              <Icon
                id="iconeModelos"
                icon={plusIcon}
                size="16px"
              />
            )}
          />
        </div>
        <If when={() => respostasRapidas.isFetched.value && formulas.modelos().length === 0}>
          <p className="trama-text ajustes-respostas-vazioModelos dica">
            Nenhum modelo aprovado. Sem um, não se escreve a quem parou de responder há mais de 24 horas.
          </p>
        </If>
        <If when={() => formulas.modelos().length > 0}>
          <ul className="trama-flexbox ajustes-respostas-listaModelos cartao lista" aria-label="Modelos do WhatsApp">
            <Repeat
              items={() => formulas.modelos()}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-respostas-linhaModelo linha">
                  <div className="trama-base ajustes-respostas-qualModelo">
                    <TextBlock
                      id="atalhoModelo"
                      classes={["forte"]}
                      text={() => item.value.atalho}
                      tag="span"
                    />
                    <TextBlock
                      id="mensagemModelo"
                      classes={["dica", "corta"]}
                      text={() => item.value.texto}
                    />
                  </div>
                  <Button
                    id="editarModelo"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Editar"
                    ariaLabel={() => `Editar o modelo ${item.value.atalho}`}
                    onClick={(run) => workflows.abrir(run, {
                      id: item.value.id,
                      modelo: true,
                    })}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
      </div>
    </Component>
  );
});

export default AjustesRespostas;
