// @generated from designs/vendas/components/envio-formulario.json. Do not edit.
import {
  If,
  Repeat,
  batch,
  caughtError,
  component,
  decimalFormat,
  fetchCollection,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Select } from "trama/runtime/elements/select";
import {
  get,
  ifEmpty,
  replace,
  round,
  toText,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInvoke,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { envioDetalhe } from "../collections/envio-detalhe";
import { estadosBrasil } from "../collections/estados-brasil";
import type { ServicosEnvioRow } from "../collections/servicos-envio";
import { servicosEnvio } from "../collections/servicos-envio";
import type { TransportadorasRow } from "../collections/transportadoras";
import { transportadoras } from "../collections/transportadoras";
import NaoSalvo from "./nao-salvo";
import { cep } from "../formulas/cep";
import { envioAtual } from "../formulas/envio-atual";
import { erroDocumento } from "../formulas/erro-documento";
import { erroTelefone } from "../formulas/erro-telefone";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { moeda } from "../formulas/moeda";
import { rotuloServico } from "../formulas/rotulo-servico";
import { rotuloTransportadora } from "../formulas/rotulo-transportadora";
import { telefone } from "../formulas/telefone";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { enviosBuscar } from "../workflows/envios-buscar";
import { mostrarErro } from "../workflows/mostrar-erro";

export type EnvioFormularioShape = {
  readonly events: { readonly salvo: undefined };
};

/** O que se escreve de um envio: para quem vai, o pacote e o serviço. */
const EnvioFormulario = component<EnvioFormularioShape>("envio-formulario", {}, ({ emit }) => {
  const elements = {
    altura: handle(FormInput),
    bairro: handle(FormInput),
    cep: handle(FormInput),
    cidade: handle(FormInput),
    complemento: handle(FormInput),
    comprimento: handle(FormInput),
    declarado: handle(FormInput),
    documento: handle(FormInput),
    formulario: handle(FormContainer),
    frete: handle(FormInput),
    largura: handle(FormInput),
    logradouro: handle(FormInput),
    nome: handle(FormInput),
    nota: handle(FormInput),
    numero: handle(FormInput),
    observacao: handle(FormInput),
    peso: handle(FormInput),
    semNumero: handle(Checkbox),
    servico: handle(Select<ServicosEnvioRow>),
    telefone: handle(FormInput),
    transportadora: handle(Select<TransportadorasRow>),
    uf: handle(Select<string>),
  };
  const own = {
    buscando: localVariable<boolean>({
      id: "buscando",
      type: "boolean",
      default: false,
    }),
    /** O CEP para o qual nenhum endereço foi encontrado. */
    cepSemEndereco: localVariable<string>({
      id: "cepSemEndereco",
      type: "string",
      default: "",
    }),
    /** O que cada serviço cobraria. */
    cotacoes: localVariable<readonly {
      readonly prazo_dias: number;
      readonly servico: string;
      readonly transportadora: string;
      readonly valor_centavos: number;
    }[]>({
      id: "cotacoes",
      type: "array",
      default: [],
    }),
    cotando: localVariable<boolean>({
      id: "cotando",
      type: "boolean",
      default: false,
    }),
    cotou: localVariable<boolean>({
      id: "cotou",
      type: "boolean",
      default: false,
    }),
    gravado: localVariable<string>({
      id: "gravado",
      type: "string",
      default: "",
    }),
    /** O prazo da cotação escolhida, em dias. */
    prazo: localVariable<number>({
      id: "prazo",
      type: "number",
      default: 0,
    }),
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    dados: (): {
      readonly destinatario_nome: string;
      readonly telefone?: string | null | undefined;
      readonly cep?: string | null | undefined;
      readonly logradouro?: string | null | undefined;
      readonly numero?: string | null | undefined;
      readonly complemento?: string | null | undefined;
      readonly bairro?: string | null | undefined;
      readonly cidade?: string | null | undefined;
      readonly uf?: string | null | undefined;
      readonly peso_g?: number | null | undefined;
      readonly altura_cm?: number | null | undefined;
      readonly largura_cm?: number | null | undefined;
      readonly comprimento_cm?: number | null | undefined;
      readonly valor_declarado_centavos: number;
      readonly valor_frete_centavos: number;
      readonly transportadora?: string | null | undefined;
      readonly servico?: string | null | undefined;
      readonly nota_fiscal_chave?: string | null | undefined;
      readonly observacao?: string | null | undefined;
      readonly prazo_dias?: number | null | undefined;
    } => ({
      destinatario_nome: elements.nome.value.value.trim(),
      telefone: ifEmpty(custom.telefoneE164(elements.telefone.value.value), null),
      cep: ifEmpty(custom.cep(elements.cep.value.value), null),
      logradouro: ifEmpty(elements.logradouro.value.value.trim(), null),
      numero: elements.semNumero.value.value ? "S/N" : ifEmpty(elements.numero.value.value.trim(), null),
      complemento: ifEmpty(elements.complemento.value.value.trim(), null),
      bairro: ifEmpty(elements.bairro.value.value.trim(), null),
      cidade: ifEmpty(elements.cidade.value.value.trim(), null),
      uf: elements.uf.value.value,
      peso_g: elements.peso.number.value,
      altura_cm: elements.altura.number.value,
      largura_cm: elements.largura.number.value,
      comprimento_cm: elements.comprimento.number.value,
      valor_declarado_centavos: round((elements.declarado.number.value ?? 0) * 100),
      valor_frete_centavos: round((elements.frete.number.value ?? 0) * 100),
      transportadora: elements.transportadora.value.value,
      servico: elements.servico.value.value,
      nota_fiscal_chave: ifEmpty(replace(elements.nota.value.value.trim(), " ", ""), null),
      observacao: ifEmpty(elements.observacao.value.value.trim(), null),
      prazo_dias: own.prazo.value > 0 ? own.prazo.value : envioAtual()?.prazo_dias ?? null,
    }),
    erroCep: (): string => {
      const digitado = custom.cep(elements.cep.value.value);
      return elements.cep.value.value.trim() !== "" && digitado === "" ? "CEP inválido. Use 8 dígitos."
        : digitado !== "" && digitado === own.cepSemEndereco.value ? "CEP não encontrado. Preencha o endereço."
        : "";
    },
    erroDoDocumento: (): string => erroDocumento(elements.documento.value.value),
    erroFone: (): string => erroTelefone(elements.telefone.value.value.trim()),
    erroNome: (): string => erroTexto(elements.nome.value.value, 1, 200),
  };
  const workflows = {
    /** Um CEP completo preenche o endereço; sem resposta, a pessoa o escreve. */
    buscarCep: workflow("buscarCep", async (run) => {
      const digitado = custom.cep(elements.cep.value.value);
      if (digitado === "") {
        return;
      }
      batch(() => {
        own.buscando.set(true);
        own.cepSemEndereco.set("");
      });
      try {
        const achado = await supabaseInvoke(run, {
          function: `cep/${digitado}`,
          method: "GET",
        });
        elements.logradouro.actions.setValue({
          value: toText(get(achado, "logradouro")),
        });
        elements.bairro.actions.setValue({
          value: toText(get(achado, "bairro")),
        });
        elements.cidade.actions.setValue({
          value: toText(get(achado, "cidade")),
        });
        elements.uf.actions.setValue({
          value: toText(get(achado, "uf")),
        });
        own.buscando.set(false);
      } catch (cause) {
        caughtError(cause);
        batch(() => {
          own.buscando.set(false);
          own.cepSemEndereco.set(digitado);
        });
      }
    }),
    cotar: workflow("cotar", async (run) => {
      own.cotando.set(true);
      const precos = await supabaseCall<readonly {
        readonly prazo_dias: number;
        readonly servico: string;
        readonly transportadora: string;
        readonly valor_centavos: number;
      }[]>(run, "rpc_envio_cotar", {
        p_cep: custom.cep(elements.cep.value.value),
        p_peso_g: elements.peso.number.value ?? 0,
      });
      batch(() => {
        own.cotacoes.set(precos);
        own.cotou.set(true);
        own.cotando.set(false);
      });
    }, {
      onError: async (run, error) => {
        own.cotando.set(false);
        const campos = custom.errosDosCampos(error, { cep: "cep" });
        if (campos != null) {
          elements.formulario.actions.showErrors({
            errors: trust(campos),
          });
        } else {
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        }
      },
    }),
    escolher: workflow<{
      readonly transportadora: string;
      readonly servico: string;
      readonly centavos: number;
      readonly dias: number;
    }>("escolher", (_run, params) => {
      elements.transportadora.actions.setValue({
        value: params.transportadora,
      });
      elements.servico.actions.setValue({
        value: params.servico,
      });
      elements.frete.actions.setValue({
        value: custom.reais(params.centavos),
      });
      own.prazo.set(params.dias);
    }),
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDoDocumento() !== "") {
        elements.documento.actions.focus();
        return;
      }
      if (formulas.erroFone() !== "") {
        elements.telefone.actions.focus();
        return;
      }
      if (elements.cep.value.value.trim() !== "" && custom.cep(elements.cep.value.value) === "") {
        elements.cep.actions.focus();
        return;
      }
      variables.salvando.set("envioSalvar");
      const campos = formulas.dados();
      const documento = custom.documento(elements.documento.value.value);
      const preenchido = documento === ""
        ? campos
        : { ...campos, destinatario_documento: documento };
      if (variables.envioAberto.value === "novo") {
        const novo = await supabaseCall<string>(run, "rpc_envio_criar", {
          p_dados: preenchido,
        });
        own.gravado.set(novo);
      } else {
        await supabaseCall(run, "rpc_envio_salvar", {
          p_dados: preenchido,
          p_id: variables.envioAberto.value,
          p_versao: envioAtual()?.versao ?? 0,
        });
        own.gravado.set(variables.envioAberto.value);
      }
      elements.documento.actions.setValue({ value: "" });
      elements.formulario.actions.markSaved();
      batch(() => {
        variables.salvando.set("");
        variables.envioEditando.set(false);
        variables.envioAberto.set(own.gravado.value);
      });
      await fetchCollection(run, envioDetalhe);
      await enviosBuscar(run);
      await avisar(run, {
        mensagem: "Envio salvo.",
      });
      await emit(run, "salvo");
    }, {
      onError: async (run, error) => {
        if (get(error.data, "code") === "conflito_versao" || error.message === "conflito_versao") {
          try {
            await fetchCollection(run, envioDetalhe);
          } catch (cause) {
            caughtError(cause);
          }
        }
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          destinatario_nome: "nome",
          destinatario_documento: "documento",
          telefone: "telefone",
          cep: "cep",
          uf: "uf",
          peso_g: "peso",
          altura_cm: "altura",
          largura_cm: "largura",
          comprimento_cm: "comprimento",
          nota_fiscal_chave: "nota",
          observacao: "observacao",
        });
        if (campos != null) {
          elements.formulario.actions.showErrors({
            errors: trust(campos),
          });
        } else {
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        }
      },
    }),
  };
  return (
    <>
      <If when={() => elements.formulario.isDirty.value}>
        <NaoSalvo
          id="mudado"
        />
      </If>
      <FormContainer
        id="formulario"
        handle={elements.formulario}
        validate={false}
        ariaLabel="Envio"
        onKeyDown={() => {
          variables.envioEditando.set(true);
        }}
        onSubmit={workflows.salvar}
      >
        <h3 className="trama-text envio-formulario-tituloDestinatario subtitulo">
          Destinatário
        </h3>
        <FormInput
          id="nome"
          handle={elements.nome}
          value={() => envioAtual()?.destinatario_nome ?? ""}
          label="Nome"
          error={() =>
            own.tentou.value
              ? formulas.erroNome()
              : ""
          }
          required
          maxLength={200}
        />
        <FormInput
          id="documento"
          handle={elements.documento}
          label="CPF ou CNPJ"
          hint={() => envioAtual()?.documento_mascara ? "Vazio, fica o que já está." : ""}
          error={() =>
            own.tentou.value
              ? formulas.erroDoDocumento()
              : ""
          }
          placeholder={() => envioAtual()?.documento_mascara ?? ""}
          required={false}
        />
        <FormInput
          id="telefone"
          handle={elements.telefone}
          type="tel"
          value={() =>
            envioAtual()?.telefone
              ? telefone(envioAtual()?.telefone ?? "")
              : ""
          }
          label="Telefone"
          error={() =>
            own.tentou.value
              ? formulas.erroFone()
              : ""
          }
          required={false}
        />
        <FormInput
          id="cep"
          handle={elements.cep}
          value={() => cep(envioAtual()?.cep ?? "")}
          label="CEP"
          hint={() => own.buscando.value ? "Buscando o endereço…" : ""}
          error={formulas.erroCep}
          placeholder="00000-000"
          required={false}
          debounce
          autocomplete="postal-code"
          inputMode="numeric"
          onChange={workflows.buscarCep}
        />
        <FormInput
          id="logradouro"
          handle={elements.logradouro}
          value={() => envioAtual()?.logradouro ?? ""}
          label="Logradouro"
          required={false}
          maxLength={120}
        />
        <div className="trama-flexbox envio-formulario-linhaNumero">
          <FormInput
            id="numero"
            handle={elements.numero}
            value={() =>
              envioAtual()?.numero === "S/N"
                ? ""
                : envioAtual()?.numero ?? ""
            }
            label="Número"
            disabled={() => elements.semNumero.value.value}
            required={false}
            maxLength={20}
          />
          <FormInput
            id="complemento"
            handle={elements.complemento}
            value={() => envioAtual()?.complemento ?? ""}
            label="Complemento"
            required={false}
            maxLength={80}
          />
        </div>
        <Checkbox
          id="semNumero"
          handle={elements.semNumero}
          value={() => envioAtual()?.numero === "S/N"}
          label="Sem número (S/N)"
        />
        <FormInput
          id="bairro"
          handle={elements.bairro}
          value={() => envioAtual()?.bairro ?? ""}
          label="Bairro"
          required={false}
          maxLength={80}
        />
        <div className="trama-flexbox envio-formulario-linhaCidade">
          <FormInput
            id="cidade"
            handle={elements.cidade}
            value={() => envioAtual()?.cidade ?? ""}
            label="Cidade"
            required={false}
            maxLength={80}
          />
          <Select
            id="uf"
            handle={elements.uf}
            options={() => estadosBrasil.data.value.map((um) => ({ value: um.value, label: um.value }))}
            value={() => envioAtual()?.uf}
            label="UF"
            placeholder="UF"
            clearLabel="Limpar UF"
            required={false}
            clearIcon
          />
        </div>
        <h3 className="trama-text envio-formulario-tituloPacote subtitulo">
          Pacote
        </h3>
        <div className="trama-flexbox envio-formulario-linhaPeso">
          <FormInput
            id="peso"
            handle={elements.peso}
            type="number"
            value={() => envioAtual()?.peso_g}
            label="Peso (g)"
            required={false}
            min={1}
            max={30000}
            hideArrows
          />
          <FormInput
            id="declarado"
            handle={elements.declarado}
            type="decimal"
            value={() =>
              envioAtual()
                ? custom.reais(envioAtual()?.valor_declarado_centavos ?? 0)
                : ""
            }
            label="Valor declarado (R$)"
            required={false}
            precision="0.01"
            max={99999999.99}
            hideArrows
            format={decimalFormat}
          />
        </div>
        <div className="trama-flexbox envio-formulario-linhaMedidas">
          <FormInput
            id="altura"
            handle={elements.altura}
            type="number"
            value={() => envioAtual()?.altura_cm}
            label="Altura (cm)"
            required={false}
            min={1}
            max={100}
            hideArrows
          />
          <FormInput
            id="largura"
            handle={elements.largura}
            type="number"
            value={() => envioAtual()?.largura_cm}
            label="Largura (cm)"
            required={false}
            min={1}
            max={100}
            hideArrows
          />
          <FormInput
            id="comprimento"
            handle={elements.comprimento}
            type="number"
            value={() => envioAtual()?.comprimento_cm}
            label="Compr. (cm)"
            required={false}
            min={1}
            max={100}
            hideArrows
          />
        </div>
        <h3 className="trama-text envio-formulario-tituloServico subtitulo">
          Serviço
        </h3>
        <div className="trama-flexbox envio-formulario-linhaServico">
          <Select
            id="transportadora"
            handle={elements.transportadora}
            options={() => transportadoras.data.value}
            value={() => envioAtual()?.transportadora ?? "correios"}
            label="Transportadora"
            required
            searchable={false}
          />
          <Select
            id="servico"
            handle={elements.servico}
            options={() => servicosEnvio.data.value}
            value={() => envioAtual()?.servico ?? "pac"}
            label="Serviço"
            required
            searchable={false}
          />
        </div>
        <div className="trama-flexbox envio-formulario-linhaFrete">
          <FormInput
            id="frete"
            handle={elements.frete}
            type="decimal"
            value={() =>
              envioAtual()
                ? custom.reais(envioAtual()?.valor_frete_centavos ?? 0)
                : ""
            }
            label="Frete (R$)"
            required={false}
            precision="0.01"
            max={99999999.99}
            hideArrows
            format={decimalFormat}
          />
          <Button
            id="cotar"
            classes={["botao", "secundario"]}
            text="Cotar"
            loading={() => own.cotando.value}
            onClick={workflows.cotar}
          />
        </div>
        <If when={() => own.cotacoes.value.length > 0}>
          <div className="trama-flexbox envio-formulario-cotacoes">
            <Repeat
              items={() => own.cotacoes.value}
              by={(item) => item.servico}
            >
              {(item) => (
                <Button
                  id="umaCotacao"
                  classes={["botao", "secundario"]}
                  text={() => `${rotuloTransportadora(item.value.transportadora)} ${rotuloServico(item.value.servico)} · ${moeda(item.value.valor_centavos)} · ${item.value.prazo_dias} dias úteis`}
                  onClick={(run) => workflows.escolher(run, {
                    centavos: item.value.valor_centavos,
                    dias: item.value.prazo_dias,
                    servico: item.value.servico,
                    transportadora: item.value.transportadora,
                  })}
                />
              )}
            </Repeat>
          </div>
        </If>
        <If when={() => own.cotou.value && own.cotacoes.value.length === 0}>
          <p className="trama-text envio-formulario-semCotacao dica">
            Nenhuma transportadora com contrato. Escreva o frete.
          </p>
        </If>
        <FormInput
          id="nota"
          handle={elements.nota}
          value={() => envioAtual()?.nota_fiscal_chave ?? ""}
          label="Chave da nota fiscal"
          required={false}
          maxLength={54}
          inputMode="numeric"
        />
        <FormInput
          id="observacao"
          handle={elements.observacao}
          type="textarea"
          value={() => envioAtual()?.observacao ?? ""}
          label="Observação"
          required={false}
          maxLength={2000}
        />
        <div className="trama-flexbox envio-formulario-acoes">
          <Button
            id="salvar"
            classes={["botao", "primario"]}
            text="Salvar"
            buttonType="submit"
            loading={() => variables.salvando.value === "envioSalvar"}
          />
        </div>
      </FormContainer>
    </>
  );
});

export default EnvioFormulario;
