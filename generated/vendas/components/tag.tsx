// @generated from designs/vendas/components/tag.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  closePopup,
  component,
  handle,
  isSelected,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { TextBlock } from "trama/runtime/elements/text";
import {
  distinct,
  flat,
  sort,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseDelete,
  supabaseUpsert,
} from "trama/runtime/plugins/supabase";
import { coresTag } from "../collections/cores-tag";
import { tagsOpcoes } from "../collections/tags-opcoes";
import { idDaTag } from "../formulas/id-da-tag";
import { mensagemErro } from "../formulas/mensagem-erro";
import { checkIcon } from "../icons/check";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";
import { tagsCriar } from "../workflows/tags-criar";

export type TagShape = {
  readonly props: {
    readonly contatos: readonly {
      readonly id: string;
      readonly tags: readonly string[];
    }[];
    readonly massa?: boolean;
  };
  readonly result: boolean;
};

/** Põe e tira tags: de um contato, a lista inteira; de vários, as escolhidas. O resultado é verdadeiro quando algo foi salvo. */
const Tag = component<TagShape>("tag", {
  massa: false,
}, ({ props }) => {
  const elements = {
    tags: handle(Multiselect),
  };
  const own = {
    /** A cor das tags que ainda não existem. */
    cor: localVariable<string>({
      id: "cor",
      type: "string",
      default: "#1D5BD6",
    }),
    /** Em massa: tirar em vez de pôr. */
    remover: localVariable<boolean>({
      id: "remover",
      type: "boolean",
      default: false,
    }),
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** As tags de antes; em massa se começa sem nenhuma. */
    atuais: (): readonly string[] =>
      props.massa.value
        ? []
        : props.contatos.value[0]?.tags ?? [],
    entram: (): readonly string[] =>
      own.remover.value
        ? []
        : formulas.ids(),
    erro: (): string =>
      props.massa.value && (own.remover.value ? formulas.ids() : formulas.escolhas()).length === 0 ? "Preencha este campo."
        : formulas.novas().some((nome) => nome.trim().length > 30) ? "Use até 30 caracteres."
        : formulas.passaDoLimite() ? "Limite de 20 tags por contato."
        : "",
    /** Ids de tags e nomes que ainda não são tags. */
    escolhas: (): readonly string[] => elements.tags.value.value.map((tag) => toText(tag)),
    ids: (): readonly string[] => formulas.escolhas().map((escolha) => idDaTag(escolha)).filter((id) => id !== ""),
    novas: (): readonly string[] => formulas.escolhas().filter((escolha) => idDaTag(escolha) === ""),
    passaDoLimite: (): boolean => !own.remover.value && props.contatos.value.some((contato) => distinct([...props.massa.value ? contato.tags : [], ...formulas.escolhas()]).length > 20),
    /** As tags que os contatos perdem. */
    saem: (): readonly string[] => {
      const ids = formulas.ids();
      return props.massa.value
        ? own.remover.value ? ids : []
        : formulas.atuais().filter((id) => !ids.includes(id));
    },
  };
  const workflows = {
    /** Cria as tags que faltam, e depois tira e põe as escolhidas. */
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erro() !== "") {
        elements.tags.actions.focus();
        return;
      }
      variables.salvando.set("tag");
      if (!own.remover.value) {
        await tagsCriar(run, {
          cor: own.cor.value,
          nomes: formulas.novas(),
        });
      }
      const saem = formulas.saem();
      if (saem.length > 0) {
        await supabaseDelete(run, {
          table: "contato_tags",
          filter: {
            and: [
              {
                field: "contato_id",
                operator: "in",
                value: props.contatos.value.map((item) => item.id),
              },
              {
                field: "tag_id",
                operator: "in",
                value: saem,
              },
            ],
          },
        });
      }
      const entram = formulas.entram();
      if (entram.length > 0) {
        await supabaseUpsert(run, {
          table: "contato_tags",
          data: flat(props.contatos.value.map((contato) => entram.map((tag) => ({ contato_id: contato.id, tag_id: tag })))),
          conflict: ["contato_id", "tag_id"],
          ignoreDuplicates: true,
        });
      }
      variables.salvando.set("");
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      unsaved={() => sort(formulas.escolhas()).join(",") !== sort(formulas.atuais()).join(",")}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => {
            const quantos = props.contatos.value.length;
            return !props.massa.value ? "Tags do contato"
              : quantos === 1 ? "Tags de 1 contato"
              : `Tags de ${quantos} contatos`;
          }}
          tag="h2"
        />
        <FormContainer
          id="formulario"
          validate={false}
          ariaLabel="Tags"
          onSubmit={workflows.salvar}
        >
          <If when={() => props.massa.value}>
            <fieldset className="trama-flexbox tag-modos segmentos" aria-label="O que fazer">
              <Button
                id="adicionar"
                classes={["botao", "segmento"]}
                text="Adicionar"
                pressed={() => !own.remover.value}
                onClick={() => {
                  own.remover.set(false);
                }}
                leftIcon={
                  <If when={() => !own.remover.value}>
                    <Icon
                      id="marcaAdicionar"
                      icon={checkIcon}
                      size="16px"
                    />
                  </If>
                }
              />
              <Button
                id="remover"
                classes={["botao", "segmento"]}
                text="Remover"
                pressed={() => own.remover.value}
                onClick={() => {
                  own.remover.set(true);
                }}
                leftIcon={
                  <If when={() => own.remover.value}>
                    <Icon
                      id="marcaRemover"
                      icon={checkIcon}
                      size="16px"
                    />
                  </If>
                }
              />
            </fieldset>
          </If>
          <Multiselect
            id="tags"
            handle={elements.tags}
            options={() => tagsOpcoes.data.value}
            labelField="nome"
            valueField="id"
            value={formulas.atuais}
            label="Tags"
            error={() =>
              own.tentou.value || formulas.passaDoLimite()
                ? formulas.erro()
                : ""
            }
            placeholder={() => own.remover.value ? "Escolha as tags" : "Escolha ou escreva"}
            noOptionsText={() => own.remover.value ? "Nenhuma tag ainda." : "Nenhuma tag ainda. Escreva para criar."}
            noResultsText="Nenhuma tag com este nome."
            searchPlaceholder={() => own.remover.value ? "Buscar tag" : "Buscar ou criar tag"}
            removeLabel="Tirar"
            allowCreation={() => !own.remover.value}
            createLabel={"Criar “{text}”"}
          />
          <If when={() => !own.remover.value && formulas.novas().length > 0}>
            <fieldset className="trama-flexbox tag-cores" aria-label="Cor da tag nova">
              <p className="trama-text tag-rotuloCores dica">
                Cor da tag nova
              </p>
              <Repeat
                items={() => coresTag.data.value}
                by={(item) => item.value}
              >
                {(item) => (
                  <Button
                    id="cor"
                    classes={["botao", "so-icone"]}
                    style={{
                      backgroundColor: () => item.value.value,
                    }}
                    ariaLabel={() => item.value.label}
                    pressed={() => isSelected(own.cor, item.value.value)}
                    tooltip={() => item.value.label}
                    onClick={() => {
                      own.cor.set(item.value.value);
                    }}
                    leftIcon={
                      <If when={() => isSelected(own.cor, item.value.value)}>
                        <Icon
                          id="marca"
                          icon={checkIcon}
                          size="16px"
                        />
                      </If>
                    }
                  />
                )}
              </Repeat>
            </fieldset>
          </If>
          <div className="trama-flexbox tag-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text={() => {
                const quantos = props.contatos.value.length;
                return !props.massa.value
                  ? "Salvar"
                  : `${own.remover.value ? "Remover de" : "Adicionar a"} ${quantos === 1 ? "1 contato" : `${quantos} contatos`}`;
              }}
              buttonType="submit"
              loading={() => variables.salvando.value === "tag"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Tag;
