// @generated from designs/vendas/components/importacao-arquivo.json. Do not edit.
import {
  If,
  batch,
  component,
  handle,
  inStep,
  localVariable,
  openPopup,
  uploadFile,
  workflow,
} from "trama/runtime";
import { Accordion } from "trama/runtime/elements/accordion";
import { Button } from "trama/runtime/elements/button";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { FormContainer } from "trama/runtime/elements/form-container";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { RadioGroup } from "trama/runtime/elements/radio-group";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import { Video } from "trama/runtime/elements/video";
import {
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInvoke,
} from "trama/runtime/plugins/supabase";
import type { ImportacaoModosRow } from "../collections/importacao-modos";
import { importacaoModos } from "../collections/importacao-modos";
import type { PlataformasRow } from "../collections/plataformas";
import { plataformas } from "../collections/plataformas";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import { formatDate } from "../helpers/format-date";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { importacaoAbrir } from "../workflows/importacao-abrir";

/** O primeiro passo: o arquivo, e o que se quer dele. */
const ImportacaoArquivo = component("importacao-arquivo", {}, () => {
  const elements = {
    arquivo: handle(FilePicker),
    modo: handle(RadioGroup<ImportacaoModosRow>),
    plataforma: handle(Select<PlataformasRow>),
  };
  const own = {
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
    progresso: localVariable<number>({
      id: "progresso",
      type: "number",
      default: 0,
    }),
  };
  const workflows = {
    enviar: workflow("enviar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      if (elements.arquivo.value.value == null) {
        own.erro.set("Escolha um arquivo.");
        elements.arquivo.actions.focus();
        return;
      }
      batch(() => {
        own.erro.set("");
        own.progresso.set(0);
        variables.salvando.set("importacaoLer");
      });
      const enviado = await uploadFile(run, {
        file: elements.arquivo.value.value,
        tag: "importacao",
        progress: own.progresso,
      });
      const lido = await supabaseInvoke<{
        readonly id: string;
        readonly repetida?: string | null | undefined;
      }>(run, {
        function: "importacoes/ler",
        body: {
          url: enviado.url,
          nome: enviado.name,
          plataforma: toText(ifEmpty(elements.plataforma.value.value, "")),
          modo: toText(ifEmpty(elements.modo.value.value, "")),
        },
      });
      variables.salvando.set("");
      if (lido.repetida != null) {
        inStep(run, "confirmou");
        const confirmou = await openPopup(run, confirmacao, {
          mensagem: `Este arquivo já foi importado em ${formatDate(lido.repetida, "DD/MM/YYYY")}. Importar de novo?`,
          textoConfirmar: "Importar de novo",
          titulo: "Importar de novo?",
        });
        if (!confirmou) {
          await supabaseCall(run, "rpc_importacao_cancelar", {
            p_id: lido.id,
          });
          return;
        }
      }
      await importacaoAbrir(run, {
        id: lido.id,
      });
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.salvando.set("");
          own.erro.set(mensagemFuncao(error));
        });
      },
    }),
  };
  return (
    <>
      <FormContainer
        id="cartao"
        classes={["cartao", "base"]}
        validate={false}
        ariaLabel="Arquivo de vendas"
        onSubmit={workflows.enviar}
      >
        <h2 className="trama-text importacao-arquivo-titulo subtitulo">
          Escolha o arquivo
        </h2>
        <FilePicker
          id="arquivo"
          handle={elements.arquivo}
          label="Arquivo CSV"
          hint="Até 50.000 linhas e 20 MB, com os títulos na primeira linha."
          text="Arraste o arquivo, ou clique para escolher"
          accept=".csv"
          maxMb={20}
          typeError="Formato não aceito. Envie csv."
          sizeError="Arquivo maior que 20 MB."
          required={false}
          onChange={() => {
            own.erro.set("");
          }}
        />
        <div className="trama-flexbox importacao-arquivo-opcoes">
          <Select
            id="plataforma"
            handle={elements.plataforma}
            options={() => plataformas.data.value}
            label="Plataforma, quando o arquivo não diz"
            ariaLabel="Plataforma"
            placeholder="O arquivo diz"
            clearLabel="Limpar plataforma"
            searchable={false}
            clearIcon
          />
          <RadioGroup
            id="modo"
            handle={elements.modo}
            options={() => importacaoModos.data.value}
            value="novas_e_atualizar"
            label="O que importar"
          />
        </div>
        <If when={() => own.erro.value !== ""}>
          <TextBlock
            id="erro"
            classes={["erro"]}
            text={() => own.erro.value}
            tag="p"
            role="alert"
          />
        </If>
        <If when={() => variables.salvando.value === "importacaoLer"}>
          <ProgressBar
            id="envio"
            value={() => own.progresso.value}
            ariaLabel="Envio do arquivo"
          />
        </If>
        <div className="trama-flexbox importacao-arquivo-botoes">
          <Button
            id="continuar"
            classes={["botao", "primario"]}
            text="Continuar"
            buttonType="submit"
            loading={() => variables.salvando.value === "importacaoLer"}
          />
          <TextBlock
            id="modelo"
            classes={["ligacao"]}
            text="Baixar modelo"
            tag="span"
            link={{
              file: "assets/modelo-vendas.csv",
            }}
          />
        </div>
      </FormContainer>
      <div className="trama-flexbox importacao-arquivo-filme cartao base">
        <h2 className="trama-text importacao-arquivo-tituloFilme subtitulo">
          Como exportar da sua plataforma
        </h2>
        <ol className="trama-base importacao-arquivo-passosExportar">
          <li className="trama-flexbox importacao-arquivo-exportar1">
            <span className="trama-text importacao-arquivo-exportarNumero1 etiqueta tom-info">
              1
            </span>
            <span className="trama-text importacao-arquivo-exportarTexto1 texto">
              Abra o relatório de vendas e escolha o período
            </span>
          </li>
          <li className="trama-flexbox importacao-arquivo-exportar2">
            <span className="trama-text importacao-arquivo-exportarNumero2 etiqueta tom-info">
              2
            </span>
            <span className="trama-text importacao-arquivo-exportarTexto2 texto">
              Inclua todos os status
            </span>
          </li>
          <li className="trama-flexbox importacao-arquivo-exportar3">
            <span className="trama-text importacao-arquivo-exportarNumero3 etiqueta tom-info">
              3
            </span>
            <span className="trama-text importacao-arquivo-exportarTexto3 texto">
              Exporte em CSV
            </span>
          </li>
          <li className="trama-flexbox importacao-arquivo-exportar4">
            <span className="trama-text importacao-arquivo-exportarNumero4 etiqueta tom-info">
              4
            </span>
            <span className="trama-text importacao-arquivo-exportarTexto4 texto">
              Envie o arquivo aqui, sem mudar nele
            </span>
          </li>
        </ol>
        <ExpandableSection
          id="verFilme"
          text="Ver em vídeo, 26 s"
          keepMounted={false}
        >
          <Video
            id="video"
            file="assets/exportar-vendas.webm"
            preload={false}
            ariaLabel="Como exportar da sua plataforma"
          />
        </ExpandableSection>
      </div>
      <Accordion
        id="perguntas"
        classes={["dobras"]}
        items={[
          {
            id: "onde",
            label: "Onde exporto as minhas vendas?",
          },
          {
            id: "repetidas",
            label: "E se eu importar o mesmo arquivo duas vezes?",
          },
          {
            id: "erros",
            label: "O que acontece com linhas com erro?",
          },
        ]}
        panels={{
          erros: (
            <p className="trama-text importacao-arquivo-errosTexto texto">
              As outras entram. No fim você baixa um arquivo com o número de cada linha, a coluna e o que há de errado nela.
            </p>
          ),
          onde: (
            <p className="trama-text importacao-arquivo-ondeTexto texto">
              Em todas as plataformas fica no relatório de vendas: escolha o período, todos os status, e exporte em CSV. Não mude o arquivo em uma planilha antes: datas e códigos podem se perder.
            </p>
          ),
          repetidas: (
            <p className="trama-text importacao-arquivo-repetidasTexto texto">
              Nada se repete. A plataforma e o código da transação dizem qual é cada venda; o que não mudou é deixado como está.
            </p>
          ),
        }}
      />
    </>
  );
});

export default ImportacaoArquivo;
