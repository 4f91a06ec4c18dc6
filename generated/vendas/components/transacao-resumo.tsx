// @generated from designs/vendas/components/transacao-resumo.json. Do not edit.
import {
  If,
  Repeat,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  abs,
  capitalize,
  lookup,
  sum,
} from "trama/runtime/helpers";
import { formasPagamento } from "../collections/formas-pagamento";
import { papeisComissao } from "../collections/papeis-comissao";
import { statusEnvio } from "../collections/status-envio";
import { statusRastreio } from "../collections/status-rastreio";
import type { TransacaoRow } from "../collections/transacao";
import { transacao } from "../collections/transacao";
import { transacaoComissoes } from "../collections/transacao-comissoes";
import { transacaoEnvios } from "../collections/transacao-envios";
import Fato from "./fato";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { telefone } from "../formulas/telefone";
import { valor } from "../formulas/valor";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import { copyIcon } from "../icons/copy";
import { userIcon } from "../icons/user";
import * as variables from "../variables";
import { copiarTexto } from "../workflows/copiar-texto";

/** Valores, comprador, pagamento e comissões da transação aberta. */
const TransacaoResumo = component("transacao-resumo", {}, () => {
  const formulas = {
    /** Quem comprou; o id de ninguém, enquanto a transação seguinte não chega. */
    contatoId: (): string => formulas.dados()?.contato_id ?? "00000000-0000-0000-0000-000000000000",
    /** A transação aberta, quando já chegou. */
    dados: (): TransacaoRow | null | undefined => transacao.data.value.find((item) => item.id === variables.transacaoAberta.value),
    /** Quanto as partes que a plataforma informou somam a mais ou a menos do que o líquido, em centavos; de partes em outra moeda não se sabe. */
    divergencia: (): number => {
      const creditos = transacaoComissoes.data.value.filter((uma) => uma.tipo === "credito");
      const diferenca = sum(creditos.map((uma) => uma.valor_centavos)) - (formulas.dados()?.valor_liquido_centavos ?? 0);
      return creditos.some((uma) => uma.origem === "informada") && !creditos.some((uma) => uma.moeda !== formulas.dados()?.moeda) && abs(diferenca) > 1 ? diferenca : 0;
    },
    papel: (papel: string, tipo: string, bps: number | null | undefined, status: string): string => `${tipo === "estorno" ? "Estorno · " : ""}${papeisComissao.data.value.find((item) => item.value === papel)?.label ?? papel}${bps ? ` · ${formatNumber(bps / 100)}%` : ""} · ${capitalize(status)}`,
  };
  return (
    <>
      <If when={() => !formulas.dados() && !transacao.error.value}>
        <Base
          id="espera"
          role="status"
          ariaLabel="Carregando a transação"
        >
        </Base>
      </If>
      <If when={formulas.dados}>
        <div className="trama-flexbox transacao-resumo-tudo">
          <dl className="trama-base transacao-resumo-valores">
            <Fato
              id="codigo"
              rotulo="Código"
              valor={() => formulas.dados()?.transacao_codigo ?? ""}
            />
            <Fato
              id="pedido"
              rotulo="Pedido em"
              valor={() => formatDate(formulas.dados()?.pedida_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
            />
            <If when={() => formulas.dados()?.aprovada_em}>
              <Fato
                id="aprovada"
                rotulo="Aprovada em"
                valor={() => formatDate(formulas.dados()?.aprovada_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
              />
            </If>
            <If when={() => formulas.dados()?.garantia_ate}>
              <Fato
                id="garantia"
                rotulo="Garantia até"
                valor={() => formatDate(formulas.dados()?.garantia_ate, "DD/MM/YY", "pt-BR", "America/Sao_Paulo")}
              />
            </If>
            <If when={() => formulas.dados()?.reembolsada_em}>
              <Fato
                id="devolvida"
                rotulo="Devolvida em"
                valor={() => formatDate(formulas.dados()?.reembolsada_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
              />
            </If>
            <If when={() => formulas.dados()?.chargeback_em}>
              <Fato
                id="contestada"
                rotulo="Chargeback em"
                valor={() => formatDate(formulas.dados()?.chargeback_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
              />
            </If>
            <Fato
              id="forma"
              rotulo="Forma"
              valor={() => {
                const dados = formulas.dados();
                const parcelas = dados?.parcelas;
                return `${lookup(dados?.forma_pagamento, formasPagamento.data.value, "value")?.label ?? ""}${(parcelas ?? 1) > 1 ? ` em ${parcelas ?? ""} vezes` : ""}`;
              }}
            />
            <Fato
              id="cobrado"
              rotulo="Valor cobrado"
              valor={() => {
                const dados = formulas.dados();
                return valor(dados?.valor_cobrado_centavos, dados?.moeda);
              }}
            />
            <If when={() => (formulas.dados()?.desconto_centavos ?? 0) > 0}>
              <Fato
                id="desconto"
                rotulo="Desconto"
                valor={() => {
                  const dados = formulas.dados();
                  return valor(dados?.desconto_centavos, dados?.moeda);
                }}
              />
            </If>
            <If when={() => (formulas.dados()?.frete_centavos ?? 0) > 0}>
              <Fato
                id="frete"
                rotulo="Frete"
                valor={() => {
                  const dados = formulas.dados();
                  return valor(dados?.frete_centavos, dados?.moeda);
                }}
              />
            </If>
            <Fato
              id="taxa"
              rotulo="Taxa da plataforma"
              valor={() => {
                const dados = formulas.dados();
                return valor(dados?.taxa_plataforma_centavos, dados?.moeda);
              }}
            />
            <Fato
              id="liquido"
              rotulo="Líquido"
              valor={() => {
                const dados = formulas.dados();
                return valor(dados?.valor_liquido_centavos, dados?.moeda);
              }}
            />
            <Fato
              id="comissao"
              rotulo="Minha comissão"
              valor={() => {
                const dados = formulas.dados();
                return valor(dados?.minha_comissao_centavos, dados?.moeda);
              }}
            />
            <If when={() => (formulas.dados()?.valor_reembolsado_centavos ?? 0) > 0}>
              <Fato
                id="reembolsado"
                rotulo="Reembolsado"
                valor={() => {
                  const dados = formulas.dados();
                  return valor(dados?.valor_reembolsado_centavos, dados?.moeda);
                }}
              />
            </If>
            <If
              when={() => {
                const dados = formulas.dados();
                return dados?.vence_em && dados.status === "aguardando_pagamento";
              }}
            >
              <Fato
                id="vence"
                rotulo="Vence em"
                valor={() => formatDate(formulas.dados()?.vence_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
              />
            </If>
          </dl>
          <h3 className="trama-text transacao-resumo-tituloComprador subtitulo">
            Comprador
          </h3>
          <dl className="trama-base transacao-resumo-comprador">
            <Fato
              id="email"
              rotulo="E-mail"
              valor={() => formulas.dados()?.comprador_email ?? ""}
            />
            <If when={() => formulas.dados()?.comprador_telefone}>
              <Fato
                id="telefone"
                rotulo="Telefone"
                valor={() => telefone(formulas.dados()?.comprador_telefone ?? "")}
              />
            </If>
            <If when={() => formulas.dados()?.documento_mascara}>
              <Fato
                id="documento"
                rotulo="CPF/CNPJ"
                valor={() => formulas.dados()?.documento_mascara ?? ""}
              />
            </If>
          </dl>
          <If when={() => formulas.dados()?.contato_id && podeVerPagina("pg-contato")}>
            <Button
              id="contato"
              classes={["botao", "secundario"]}
              text="Ver contato"
              link={() => ({
                page: "pg-contato",
                params: {
                  contatoId: formulas.contatoId(),
                },
              })}
              leftIcon={
                <Icon
                  id="pessoa"
                  icon={userIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If
            when={() => {
              const dados = formulas.dados();
              return dados?.boleto_url ||
                dados?.boleto_linha ||
                dados?.pix_codigo;
            }}
          >
            <h3 className="trama-text transacao-resumo-tituloPagamento subtitulo">
              Pagamento
            </h3>
          </If>
          <If when={() => formulas.dados()?.boleto_url}>
            <div className="trama-flexbox transacao-resumo-boleto">
              <span className="trama-text transacao-resumo-rotuloBoleto dica">
                Link do boleto
              </span>
              <TextBlock
                id="textoBoleto"
                classes={["codigo", "corta"]}
                text={() => formulas.dados()?.boleto_url ?? ""}
                tag="span"
              />
              <Button
                id="copiarBoleto"
                classes={["botao", "discreto"]}
                text="Copiar"
                ariaLabel="Copiar link do boleto"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Link copiado.",
                  texto: formulas.dados()?.boleto_url ?? "",
                })}
                leftIcon={
                  <Icon
                    id="folhasBoleto"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </div>
          </If>
          <If when={() => formulas.dados()?.boleto_linha}>
            <div className="trama-flexbox transacao-resumo-linha">
              <span className="trama-text transacao-resumo-rotuloLinha dica">
                Linha digitável
              </span>
              <TextBlock
                id="textoLinha"
                classes={["codigo", "corta"]}
                text={() => formulas.dados()?.boleto_linha ?? ""}
                tag="span"
              />
              <Button
                id="copiarLinha"
                classes={["botao", "discreto"]}
                text="Copiar"
                ariaLabel="Copiar linha digitável"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Linha copiada.",
                  texto: formulas.dados()?.boleto_linha ?? "",
                })}
                leftIcon={
                  <Icon
                    id="folhasLinha"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </div>
          </If>
          <If when={() => formulas.dados()?.pix_codigo}>
            <div className="trama-flexbox transacao-resumo-pix">
              <span className="trama-text transacao-resumo-rotuloPix dica">
                Pix copia e cola
              </span>
              <TextBlock
                id="textoPix"
                classes={["codigo", "corta"]}
                text={() => formulas.dados()?.pix_codigo ?? ""}
                tag="span"
              />
              <Button
                id="copiarPix"
                classes={["botao", "discreto"]}
                text="Copiar"
                ariaLabel="Copiar pix copia e cola"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Código Pix copiado.",
                  texto: formulas.dados()?.pix_codigo ?? "",
                })}
                leftIcon={
                  <Icon
                    id="folhasPix"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </div>
          </If>
          <If when={() => transacaoEnvios.data.value.length > 0}>
            <h3 className="trama-text transacao-resumo-tituloEnvio subtitulo">
              Envio
            </h3>
          </If>
          <If when={() => transacaoEnvios.data.value.length > 0}>
            <Base
              id="envios"
              role="status"
              ariaLabel="Envio"
            >
              <Repeat
                items={() => transacaoEnvios.data.value}
                by={(item) => item.id}
              >
                {(item) => (
                  <div className="trama-base transacao-resumo-envio">
                    <dl className="trama-base transacao-resumo-fatosEnvio">
                      <Fato
                        id="codigoEnvio"
                        rotulo="Código do envio"
                        valor={() => item.value.codigo}
                      />
                      <Fato
                        id="statusEnvio"
                        rotulo="Situação"
                        valor={() => (item.value.status === "postado" ? lookup(item.value.rastreio_status ?? "postado", statusRastreio.data.value, "value")?.label : statusEnvio.data.value.find((other) => other.value === item.value.status)?.label) ?? item.value.status}
                      />
                      <If when={() => item.value.rastreio_codigo}>
                        <Fato
                          id="objeto"
                          rotulo="Rastreio"
                          valor={() => item.value.rastreio_codigo ?? ""}
                        />
                      </If>
                      <If when={() => item.value.ultimo_evento_em}>
                        <Fato
                          id="ultimo"
                          rotulo="Último evento"
                          valor={() => `${item.value.ultimo_evento_texto ?? ""} · ${formatDate(item.value.ultimo_evento_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}`}
                        />
                      </If>
                      <If when={() => item.value.previsto_em && item.value.status === "postado"}>
                        <Fato
                          id="previsto"
                          rotulo="Previsto para"
                          valor={() => formatDate(item.value.previsto_em, "DD/MM/YY")}
                        />
                      </If>
                    </dl>
                    <If when={() => item.value.etiqueta_erro}>
                      <TextBlock
                        id="erroEtiqueta"
                        text={() => item.value.etiqueta_erro ?? ""}
                        tag="p"
                      />
                    </If>
                    <If when={() => item.value.reembolsado_em}>
                      <p className="trama-text transacao-resumo-devolvidoDepois">
                        Reembolsado após postagem
                      </p>
                    </If>
                  </div>
                )}
              </Repeat>
            </Base>
          </If>
          <If when={() => transacaoComissoes.data.value.length > 0}>
            <h3 className="trama-text transacao-resumo-tituloComissoes subtitulo">
              Comissões
            </h3>
          </If>
          <If when={() => formulas.divergencia() !== 0}>
            <TextBlock
              id="divergencia"
              text={() => `Divergência de ${valor(formulas.divergencia(), formulas.dados()?.moeda)}`}
              tag="p"
            />
          </If>
          <If when={() => transacaoComissoes.data.value.length > 0}>
            <ul className="trama-base transacao-resumo-comissoes">
              <Repeat
                items={() => transacaoComissoes.data.value}
                by={(item) => item.id}
              >
                {(item) => (
                  <li className="trama-flexbox transacao-resumo-parte">
                    <div className="trama-flexbox transacao-resumo-quem">
                      <TextBlock
                        id="nomeParte"
                        classes={["corta"]}
                        text={() => item.value.beneficiario_nome}
                        tag="span"
                      />
                      <TextBlock
                        id="papelParte"
                        classes={["dica"]}
                        text={() => formulas.papel(item.value.papel, item.value.tipo, item.value.percentual_bps, item.value.status)}
                        tag="span"
                      />
                    </div>
                    <TextBlock
                      id="valorParte"
                      classes={["forte", "junto"]}
                      text={() => valor(item.value.valor_centavos, item.value.moeda)}
                      tag="span"
                    />
                  </li>
                )}
              </Repeat>
            </ul>
          </If>
        </div>
      </If>
    </>
  );
});

export default TransacaoResumo;
