// @generated from designs/vendas/components/perfil-respostas.json. Do not edit.
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
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { respostasRapidas } from "../collections/respostas-rapidas";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";
import { plusIcon } from "../icons/plus";
import {
  respostaRapida,
} from "../popups";

/** As respostas prontas da conta. */
const PerfilRespostas = component("perfil-respostas", {}, () => {
  const workflows = {
    abrir: workflow<{ readonly id: string }>("abrir", async (run, params) => {
      const gravou = await openPopup(run, respostaRapida, {
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
    }, () => {
      return;
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <Flexbox
        id="tudo"
        direction="column"
        rowGap="var(--e-12)"
      >
        <Flexbox
          id="topoRespostas"
          justifyContent="space-between"
          alignItems="center"
          columnGap="var(--e-12)"
        >
          <h2 className="trama-text perfil-respostas-tituloRespostas subtitulo">
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
        </Flexbox>
        <If
          when={() => respostasRapidas.error.value}
        >
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(respostasRapidas.error.value)}
            titulo="Não foi possível carregar as respostas."
            onTentar={workflows.buscar}
          />
        </If>
        <If
          when={() => respostasRapidas.isFetched.value && respostasRapidas.data.value.length === 0}
        >
          <p className="trama-text perfil-respostas-vazio dica">
            Nenhuma resposta pronta ainda.
          </p>
        </If>
        <If
          when={() => respostasRapidas.data.value.length > 0}
        >
          <Flexbox
            id="lista"
            classes={["cartao", "lista"]}
            tag="ul"
            ariaLabel="Respostas rápidas"
            direction="column"
          >
            <Repeat
              items={() => respostasRapidas.data.value}
              by={(item) => item.id}
            >
              {(item, index) => (
                <Flexbox
                  id="linha"
                  classes={["linha"]}
                  tag="li"
                  wrap
                  alignItems="center"
                  rowGap="var(--e-4)"
                  columnGap="var(--e-12)"
                >
                  <div className="trama-base perfil-respostas-qual">
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
                  <If
                    when={() => item.value.modelo_aprovado}
                  >
                    <span className="trama-text perfil-respostas-aprovada etiqueta">
                      Modelo do WhatsApp
                    </span>
                  </If>
                  <If
                    when={() => !item.value.modelo_aprovado}
                  >
                    <Button
                      id="editar"
                      classes={["botao", "secundario", "botao-menor"]}
                      text="Editar"
                      ariaLabel={() => `Editar a resposta ${item.value.atalho}`}
                      onClick={(run) => workflows.abrir(run, {
                        id: item.value.id,
                      })}
                    />
                  </If>
                </Flexbox>
              )}
            </Repeat>
          </Flexbox>
        </If>
      </Flexbox>
    </Component>
  );
});

export default PerfilRespostas;
