// @generated from designs/vendas/components/links-transformador.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  fetchCollection,
  handle,
  latestWorkflow,
  localVariable,
  wait,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { HtmlEmbed } from "trama/runtime/elements/html-embed";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  join,
  lookup,
  matches,
  toText,
  values,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { predefinicoesUtm } from "../collections/predefinicoes-utm";
import type { ProdutosOpcoesRow } from "../collections/produtos-opcoes";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { copyIcon } from "../icons/copy";
import { link2Icon } from "../icons/link-2";
import { qrCodeIcon } from "../icons/qr-code";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { copiarTexto } from "../workflows/copiar-texto";
import { linksFiltrar } from "../workflows/links-filtrar";

/** Links de um lado, e do outro como ficam com os parâmetros. */
const LinksTransformador = component("links-transformador", {}, () => {
  const elements = {
    curto: handle(Checkbox),
    destino: handle(FormInput),
    grupo: handle(FormInput),
    links: handle(FormInput),
    meta: handle(Checkbox),
    midia: handle(FormInput),
    nome: handle(FormInput),
    produto: handle(Select<ProdutosOpcoesRow, "id">),
    trocar: handle(Checkbox),
    utmCampaign: handle(FormInput),
    utmContent: handle(FormInput),
    utmMedium: handle(FormInput),
    utmSource: handle(FormInput),
    utmTerm: handle(FormInput),
  };
  const own = {
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
    resultados: localVariable<readonly {
      readonly avisos: readonly string[];
      readonly codigo_dmg?: string | null | undefined;
      readonly erro?: string | null | undefined;
      readonly mudou: readonly string[];
      readonly original: string;
      readonly plataforma?: string | null | undefined;
      readonly posicao: number;
      readonly transformada?: string | null | undefined;
    }[]>({
      id: "resultados",
      type: "array",
      default: [],
    }),
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    codigo: (): string => `${elements.destino.value.value.trim()}.${elements.midia.value.value.trim()}.${elements.grupo.value.value.trim()}`,
    dados: (): {
      readonly destino: string;
      readonly midia: string;
      readonly grupo: string;
      readonly produto: string;
      readonly utm_source: string;
      readonly utm_medium: string;
      readonly utm_campaign: string;
      readonly utm_content: string;
      readonly utm_term: string;
      readonly meta: boolean;
      readonly trocar: boolean;
    } => ({
      destino: elements.destino.value.value.trim(),
      midia: elements.midia.value.value.trim(),
      grupo: elements.grupo.value.value.trim(),
      produto: toText(ifEmpty(elements.produto.value.value, "")),
      utm_source: elements.utmSource.value.value.trim(),
      utm_medium: elements.utmMedium.value.value.trim(),
      utm_campaign: elements.utmCampaign.value.value.trim(),
      utm_content: elements.utmContent.value.value.trim(),
      utm_term: elements.utmTerm.value.value.trim(),
      meta: elements.meta.value.value,
      trocar: elements.trocar.value.value,
    }),
    erroParte: (valor: string): string => valor.trim() !== "" && !matches(valor.trim(), "^[a-z0-9-]{1,30}$") ? "Use letras minúsculas, números e hífens." : "",
    temCodigo: (): boolean =>
      elements.destino.value.value.trim() !== "" &&
        elements.midia.value.value.trim() !== "" &&
        elements.grupo.value.value.trim() !== "",
    todos: (): string => own.resultados.value.filter((um) => um.erro == null).map((um) => um.transformada ?? "").join("\n"),
    urls: (): readonly string[] => custom.linhasDe(toText(ifEmpty(elements.links.value.value, ""))),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      batch(() => {
        own.tentou.set(true);
        own.erro.set("");
      });
      const urls = formulas.urls();
      if (urls.length === 0) {
        own.erro.set("Cole pelo menos um link.");
        elements.links.actions.focus();
        return;
      }
      if (!formulas.temCodigo()) {
        own.erro.set("Diga o destino, a mídia e o grupo.");
        elements.destino.actions.focus();
        return;
      }
      const nome = elements.nome.value.value.trim();
      if (nome.length < 2) {
        elements.nome.actions.focus();
        return;
      }
      variables.salvando.set("linksSalvar");
      const quantos = await supabaseCall<number>(run, "rpc_links_salvar", {
        p_curto: elements.curto.value.value,
        p_dados: formulas.dados(),
        p_nome: nome,
        p_urls: urls,
      });
      batch(() => {
        variables.salvando.set("");
        own.tentou.set(false);
      });
      await linksFiltrar(run);
      await avisar(run, {
        mensagem: quantos === 1
          ? "Link salvo."
          : `${quantos} links salvos.`,
      });
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.salvando.set("");
          const campos = custom.errosDosCampos(error, {
            grupo: "grupo",
            links: "links",
            destino: "destino",
            nome: "nome",
          });
          own.erro.set(campos != null
            ? join(values(campos), " ")
            : mensagemErro(error));
        });
      },
    }),
    /** Como os links ficam, um instante depois da última letra. */
    transformar: latestWorkflow("transformar", async (run) => {
      own.erro.set("");
      await wait(run, 500);
      const urls = formulas.urls();
      if (urls.length === 0) {
        own.resultados.set([]);
        return;
      }
      const feitos = await supabaseCall<readonly {
        readonly avisos: readonly string[];
        readonly codigo_dmg?: string | null | undefined;
        readonly erro?: string | null | undefined;
        readonly mudou: readonly string[];
        readonly original: string;
        readonly plataforma?: string | null | undefined;
        readonly posicao: number;
        readonly transformada?: string | null | undefined;
      }[]>(run, "rpc_links_transformar", {
        p_dados: formulas.dados(),
        p_urls: urls.slice(0, 50),
      });
      own.resultados.set(feitos);
    }, {
      onError: (_run, error) => {
        own.erro.set(mensagemErro(error));
      },
    }),
  };
  return (
    <Component
      onMount={async (run) => {
        await fetchCollection(run, produtosOpcoes);
      }}
    >
      <div className="trama-base links-transformador-lados">
        <FormContainer
          id="formulario"
          classes={["cartao", "base"]}
          validate={false}
          ariaLabel="Transformar links"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="links"
            handle={elements.links}
            type="textarea"
            label="Links"
            hint="Um por linha, até 50."
            error={() => formulas.urls().length > 50 ? "Use até 50 links." : ""}
            placeholder="https://pay.hotmart.com/…"
            required={false}
            rows={4}
            onChange={workflows.transformar}
          />
          <div className="trama-base links-transformador-partes">
            <FormInput
              id="destino"
              handle={elements.destino}
              label="Destino"
              error={() => formulas.erroParte(elements.destino.value.value)}
              placeholder="curso-violao"
              required={false}
              onChange={workflows.transformar}
            />
            <FormInput
              id="midia"
              handle={elements.midia}
              label="Mídia"
              error={() => formulas.erroParte(elements.midia.value.value)}
              placeholder="meta"
              required={false}
              onChange={workflows.transformar}
            />
            <FormInput
              id="grupo"
              handle={elements.grupo}
              label="Grupo"
              error={() => formulas.erroParte(elements.grupo.value.value)}
              placeholder="frio-junho"
              required={false}
              onChange={workflows.transformar}
            />
          </div>
          <TextBlock
            id="codigo"
            classes={["dica"]}
            text={() =>
              formulas.temCodigo()
                ? `Código DMG: ${formulas.codigo()}${own.resultados.value.some((um) => um.codigo_dmg != null && um.codigo_dmg !== formulas.codigo()) ? ", com um final próprio em cada link" : ""}`
                : "Destino, mídia e grupo formam o código que volta em cada venda."
            }
            tag="p"
          />
          <Select
            id="produto"
            handle={elements.produto}
            options={() => produtosOpcoes.data.value}
            labelField="nome"
            valueField="id"
            label="Produto (opcional)"
            ariaLabel="Produto"
            placeholder="Nenhum"
            noResultsText="Nada com esse nome."
            searchPlaceholder="Buscar"
            clearLabel="Limpar produto"
            searchable
            clearIcon
            onChange={async (run) => {
              await workflows.transformar(run);
            }}
          />
          <Checkbox
            id="meta"
            handle={elements.meta}
            value={false}
            label="Usar parâmetros dinâmicos do Meta"
            onChange={workflows.transformar}
          />
          <ExpandableSection
            id="utm"
            value={false}
            text="Parâmetros UTM"
          >
            <div className="trama-base links-transformador-utms">
              <Select
                id="predefinicao"
                options={() => predefinicoesUtm.data.value}
                label="Mídia pronta"
                placeholder="Nenhuma"
                clearLabel="Limpar mídia pronta"
                searchable={false}
                clearIcon
                onChange={async (run, event) => {
                  const predefinicao = lookup(toText(ifEmpty(event.value, "")), predefinicoesUtm.data.value, "value");
                  elements.utmSource.actions.setValue({
                    value: predefinicao?.source ?? "",
                  });
                  elements.utmMedium.actions.setValue({
                    value: predefinicao?.medium ?? "",
                  });
                  await workflows.transformar(run);
                }}
              />
              <FormInput
                id="utmSource"
                handle={elements.utmSource}
                label="utm_source"
                required={false}
                onChange={workflows.transformar}
              />
              <FormInput
                id="utmMedium"
                handle={elements.utmMedium}
                label="utm_medium"
                required={false}
                onChange={workflows.transformar}
              />
              <FormInput
                id="utmCampaign"
                handle={elements.utmCampaign}
                label="utm_campaign"
                required={false}
                onChange={workflows.transformar}
              />
              <FormInput
                id="utmContent"
                handle={elements.utmContent}
                label="utm_content"
                required={false}
                onChange={workflows.transformar}
              />
              <FormInput
                id="utmTerm"
                handle={elements.utmTerm}
                label="utm_term"
                required={false}
                onChange={workflows.transformar}
              />
            </div>
          </ExpandableSection>
          <Checkbox
            id="trocar"
            handle={elements.trocar}
            value={false}
            label="Trocar parâmetros que já existem"
            onChange={workflows.transformar}
          />
          <Checkbox
            id="curto"
            handle={elements.curto}
            value={false}
            label="Link curto"
          />
          <FormInput
            id="nome"
            handle={elements.nome}
            label="Nome para salvar"
            error={() => own.tentou.value && elements.nome.value.value.trim().length < 2 ? "Use pelo menos 2 caracteres." : ""}
            required={false}
          />
          <If when={() => own.erro.value !== ""}>
            <TextBlock
              id="erro"
              classes={["erro"]}
              text={() => own.erro.value}
              tag="p"
              role="alert"
            />
          </If>
          <If when={podeEditar}>
            <Button
              id="salvar"
              classes={["botao", "secundario"]}
              text="Salvar links"
              buttonType="submit"
              loading={() => variables.salvando.value === "linksSalvar"}
            />
          </If>
        </FormContainer>
        <div className="trama-flexbox links-transformador-resultados">
          <div className="trama-flexbox links-transformador-topo">
            <h2 className="trama-text links-transformador-titulo subtitulo">
              Resultado
            </h2>
            <If when={() => formulas.todos() !== ""}>
              <Button
                id="todos"
                classes={["botao", "primario"]}
                text="Copiar todos"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Links copiados.",
                  texto: formulas.todos(),
                })}
                leftIcon={
                  <Icon
                    id="todosIcone"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </If>
          </div>
          <If when={() => own.resultados.value.length === 0}>
            <div className="trama-flexbox links-transformador-nenhum">
              <Icon
                id="nenhumIcone"
                icon={link2Icon}
                size="24px"
                color="var(--texto-3)"
              />
              <p className="trama-text links-transformador-nenhumTexto dica">
                Cole um link ao lado para ver como ele fica.
              </p>
            </div>
          </If>
          <div className="trama-flexbox links-transformador-linhas">
            <Repeat
              items={() => own.resultados.value}
              by={(item) => item.posicao}
            >
              {(item) => (
                <div className="trama-flexbox links-transformador-linha cartao compacto">
                  <div className="trama-flexbox links-transformador-linhaTopo">
                    <If when={() => item.value.erro == null}>
                      <TextBlock
                        id="plataformaLinha"
                        classes={["etiqueta"]}
                        text={() =>
                          item.value.plataforma === "outra" || item.value.plataforma == null
                            ? "Outra"
                            : rotuloPlataforma(item.value.plataforma)
                        }
                        tag="span"
                      />
                    </If>
                    <TextBlock
                      id="original"
                      classes={["dica", "corta"]}
                      text={() => item.value.original}
                      tag="span"
                    />
                  </div>
                  <If when={() => item.value.erro != null}>
                    <TextBlock
                      id="erroLinha"
                      classes={["erro-linha"]}
                      text={() => item.value.erro ?? ""}
                      tag="p"
                    />
                  </If>
                  <If when={() => item.value.erro == null}>
                    <div className="trama-flexbox links-transformador-novo">
                      <Repeat
                        items={() => custom.partesDoLink(item.value.transformada ?? "", item.value.mudou)}
                        by={(item) => item.lugar}
                      >
                        {(pedacoItem) => (
                          <TextBlock
                            id="pedaco"
                            classes={["codigo"]}
                            states={{
                              novo: () => pedacoItem.value.mudou,
                            }}
                            text={() => pedacoItem.value.texto}
                            tag="span"
                          />
                        )}
                      </Repeat>
                    </div>
                  </If>
                  <If when={() => item.value.avisos.length > 0}>
                    <TextBlock
                      id="aviso"
                      classes={["dica"]}
                      text={() => item.value.avisos.join(" ")}
                      tag="p"
                    />
                  </If>
                  <If when={() => item.value.erro == null}>
                    <div className="trama-flexbox links-transformador-botoes">
                      <Button
                        id="copiar"
                        classes={["botao", "secundario", "botao-menor"]}
                        text="Copiar"
                        onClick={(run) => copiarTexto(run, {
                          aviso: "Link copiado.",
                          texto: item.value.transformada ?? "",
                        })}
                        leftIcon={
                          <Icon
                            id="copiarIcone"
                            icon={copyIcon}
                            size="16px"
                          />
                        }
                      />
                      <TextBlock
                        id="abrir"
                        classes={["botao", "discreto", "botao-menor"]}
                        text="Abrir"
                        tag="span"
                        link={() => ({
                          url: item.value.transformada ?? "",
                          newTab: true,
                        })}
                      />
                      <Dropdown
                        id="qr"
                        alignment="end"
                        ariaLabel="QR code"
                        content={
                          <HtmlEmbed
                            id="imagem"
                            source={() => custom.qrSvg(item.value.transformada ?? "")}
                            ariaLabel="QR code do link"
                          />
                        }
                        trigger={
                          <Button
                            id="qrBotao"
                            classes={["botao", "discreto", "botao-menor"]}
                            text="QR code"
                            leftIcon={
                              <Icon
                                id="qrIcone"
                                icon={qrCodeIcon}
                                size="16px"
                              />
                            }
                          />
                        }
                      />
                    </div>
                  </If>
                </div>
              )}
            </Repeat>
          </div>
        </div>
      </div>
    </Component>
  );
});

export default LinksTransformador;
