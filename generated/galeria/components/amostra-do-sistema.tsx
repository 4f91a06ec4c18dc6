// @generated from designs/galeria/components/amostra-do-sistema.json. Do not edit.
import {
  Repeat,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { circleIcon } from "../icons/circle";
import { circleCheckIcon } from "../icons/circle-check";
import { circleXIcon } from "../icons/circle-x";
import { clockIcon } from "../icons/clock";
import { inboxIcon } from "../icons/inbox";
import { searchIcon } from "../icons/search";
import { triangleAlertIcon } from "../icons/triangle-alert";
import { undo2Icon } from "../icons/undo-2";

export type AmostraDoSistemaShape = {
  readonly props: { readonly titulo: string };
};

/** O sistema visual, em um tema: letra, espaço, elevações, cores, estados e os padrões de uma lista. */
const AmostraDoSistema = component<AmostraDoSistemaShape>("amostra-do-sistema", {}, ({ props }) => (
  <div className="trama-flexbox amostra-do-sistema-painel base">
    <TextBlock
      id="tituloPainel"
      classes={["titulo"]}
      text={() => props.titulo.value}
      tag="h2"
    />
    <div className="trama-flexbox amostra-do-sistema-letra">
      <h3 className="trama-text amostra-do-sistema-letraTitulo subtitulo">
        Letra
      </h3>
      <Repeat
        items={() => [44, 32, 24, 20, 16, 14, 13, 12]}
        by={(item) => item}
      >
        {(item) => (
          <div className="trama-flexbox amostra-do-sistema-degrau">
            <TextBlock
              id="tamanho"
              classes={["dica"]}
              text={() => toText(item.value)}
              tag="span"
            />
            <TextBlock
              id="amostra"
              style={{
                fontSize: () => `var(--f-${item.value})`,
                fontWeight: () => item.value >= 20 ? 600 : 400,
                lineHeight: () => `var(--l-${item.value})`,
              }}
              text={() => item.value >= 32 ? "R$ 22.857,20" : "R$ 22.857,20 em 60 vendas"}
              tag="span"
            />
          </div>
        )}
      </Repeat>
    </div>
    <div className="trama-flexbox amostra-do-sistema-espaco">
      <h3 className="trama-text amostra-do-sistema-espacoTitulo subtitulo">
        Espaço
      </h3>
      <div className="trama-flexbox amostra-do-sistema-passos">
        <Repeat
          items={() => [4, 8, 12, 16, 24, 32, 48]}
          by={(item) => item}
        >
          {(item) => (
            <div className="trama-flexbox amostra-do-sistema-passo">
              <Base
                id="quadrado"
                style={{
                  height: () => `var(--e-${item.value})`,
                  width: () => `var(--e-${item.value})`,
                }}
              >
              </Base>
              <TextBlock
                id="medida"
                classes={["dica"]}
                text={() => toText(item.value)}
                tag="span"
              />
            </div>
          )}
        </Repeat>
      </div>
    </div>
    <div className="trama-flexbox amostra-do-sistema-elevacao">
      <h3 className="trama-text amostra-do-sistema-elevacaoTitulo subtitulo">
        Elevação
      </h3>
      <div className="trama-flexbox amostra-do-sistema-alturas">
        <div className="trama-base amostra-do-sistema-altura1">
          <span className="trama-text amostra-do-sistema-nomeAltura1 dica">
            1 · cartão
          </span>
        </div>
        <div className="trama-base amostra-do-sistema-altura2">
          <span className="trama-text amostra-do-sistema-nomeAltura2 dica">
            2 · por cima da lista
          </span>
        </div>
        <div className="trama-base amostra-do-sistema-altura3">
          <span className="trama-text amostra-do-sistema-nomeAltura3 dica">
            3 · janela
          </span>
        </div>
      </div>
    </div>
    <div className="trama-flexbox amostra-do-sistema-cores">
      <h3 className="trama-text amostra-do-sistema-coresTitulo subtitulo">
        Cores
      </h3>
      <div className="trama-flexbox amostra-do-sistema-tintas">
        <Repeat
          items={() => ["fundo", "superficie", "superficie-2", "borda", "borda-forte", "texto-3", "texto-2", "texto", "primaria"]}
          by={(item) => item}
        >
          {(item) => (
            <div className="trama-flexbox amostra-do-sistema-tinta">
              <Base
                id="cor"
                style={{
                  backgroundColor: () => `var(--${item.value})`,
                }}
              >
              </Base>
              <TextBlock
                id="nomeCor"
                classes={["linha-apoio"]}
                text={() => item.value}
                tag="span"
              />
            </div>
          )}
        </Repeat>
      </div>
      <div className="trama-flexbox amostra-do-sistema-series">
        <Repeat
          items={() => [1, 2, 3, 4, 5, 6, 7]}
          by={(item) => item}
        >
          {(item) => (
            <Base
              id="serie"
              style={{
                backgroundColor: () => `var(--serie-${item.value})`,
              }}
            >
            </Base>
          )}
        </Repeat>
      </div>
    </div>
    <div className="trama-flexbox amostra-do-sistema-estados">
      <h3 className="trama-text amostra-do-sistema-estadosTitulo subtitulo">
        Estados: desenho e palavra
      </h3>
      <div className="trama-flexbox amostra-do-sistema-selos">
        <span className="trama-flexbox amostra-do-sistema-seloSucesso etiqueta">
          <Icon
            id="desenhoSucesso"
            icon={circleCheckIcon}
            size="14px"
          />
          <span className="trama-text amostra-do-sistema-palavraSucesso">
            Aprovada
          </span>
        </span>
        <span className="trama-flexbox amostra-do-sistema-seloAtencao etiqueta">
          <Icon
            id="desenhoAtencao"
            icon={clockIcon}
            size="14px"
          />
          <span className="trama-text amostra-do-sistema-palavraAtencao">
            Aguardando
          </span>
        </span>
        <span className="trama-flexbox amostra-do-sistema-seloPerigo etiqueta">
          <Icon
            id="desenhoPerigo"
            icon={circleXIcon}
            size="14px"
          />
          <span className="trama-text amostra-do-sistema-palavraPerigo">
            Recusada
          </span>
        </span>
        <span className="trama-flexbox amostra-do-sistema-seloInfo etiqueta">
          <Icon
            id="desenhoInfo"
            icon={searchIcon}
            size="14px"
          />
          <span className="trama-text amostra-do-sistema-palavraInfo">
            Em análise
          </span>
        </span>
        <span className="trama-flexbox amostra-do-sistema-seloNeutro etiqueta">
          <Icon
            id="desenhoNeutro"
            icon={undo2Icon}
            size="14px"
          />
          <span className="trama-text amostra-do-sistema-palavraNeutro">
            Reembolsada
          </span>
        </span>
        <span className="trama-flexbox amostra-do-sistema-seloRoxo etiqueta">
          <Icon
            id="desenhoRoxo"
            icon={circleIcon}
            size="14px"
          />
          <span className="trama-text amostra-do-sistema-palavraRoxo">
            Novo
          </span>
        </span>
      </div>
    </div>
    <div className="trama-flexbox amostra-do-sistema-acoes">
      <h3 className="trama-text amostra-do-sistema-acoesTitulo subtitulo">
        Ações
      </h3>
      <div className="trama-flexbox amostra-do-sistema-botoes">
        <Button
          id="principal"
          classes={["botao", "primario"]}
          text="Salvar"
        />
        <Button
          id="outra"
          classes={["botao", "secundario"]}
          text="Exportar"
        />
        <Button
          id="quieta"
          classes={["botao", "discreto"]}
          text="Cancelar"
        />
        <Button
          id="apaga"
          classes={["botao", "perigo"]}
          text="Excluir"
        />
        <Button
          id="parada"
          classes={["botao", "primario"]}
          text="Salvar"
          disabled
        />
      </div>
      <div className="trama-flexbox amostra-do-sistema-filtros">
        <Select
          id="filtroVazio"
          classes={["filtro"]}
          options={["Hotmart", "Kiwify"]}
          ariaLabel="Plataforma"
          placeholder="Plataforma"
          searchable={false}
        />
        <Select
          id="filtroUsado"
          classes={["filtro"]}
          options={["Aprovada", "Recusada"]}
          value="Aprovada"
          ariaLabel="Status"
          placeholder="Status"
          clearLabel="Limpar status"
          searchable={false}
          clearIcon
          selected={(item) => (
            <TextBlock
              id="escolhido"
              text={() => `Status: ${item.value}`}
              tag="span"
            />
          )}
        />
        <FormInput
          id="campo"
          value="1.497,00"
          label="Valor"
          required={false}
        />
      </div>
    </div>
    <div className="trama-flexbox amostra-do-sistema-lista">
      <h3 className="trama-text amostra-do-sistema-listaTitulo subtitulo">
        Lista
      </h3>
      <div className="trama-base amostra-do-sistema-linhas cartao">
        <Repeat
          items={() => [{
            id: "a",
            nome: "Alana Alves",
            email: "alana@correio.example",
            valor: "R$ 47,00",
          }, {
            id: "b",
            nome: "Maria Antônia Peçanha",
            email: "maria@correio.example",
            valor: "R$ 1.497,00",
          }, {
            id: "c",
            nome: "Emily Carter",
            email: "sem e-mail",
            valor: "—",
          }]}
          by={(item) => item.id}
        >
          {(item) => (
            <div className="trama-flexbox amostra-do-sistema-linha">
              <div className="trama-flexbox amostra-do-sistema-quem linha-dupla">
                <TextBlock
                  id="quemNome"
                  classes={["nome"]}
                  text={() => item.value.nome}
                  tag="span"
                />
                <TextBlock
                  id="quemEmail"
                  classes={["linha-apoio"]}
                  text={() => item.value.email}
                  tag="span"
                />
              </div>
              <TextBlock
                id="quanto"
                classes={["junto"]}
                text={() => item.value.valor}
                tag="span"
              />
            </div>
          )}
        </Repeat>
      </div>
    </div>
    <div className="trama-flexbox amostra-do-sistema-vazios">
      <h3 className="trama-text amostra-do-sistema-vaziosTitulo subtitulo">
        Vazio, erro, à espera
      </h3>
      <div className="trama-flexbox amostra-do-sistema-semNada">
        <div className="trama-flexbox amostra-do-sistema-vazio cartao">
          <Icon
            id="vazioIcone"
            icon={inboxIcon}
            size="24px"
            color="var(--texto-3)"
          />
          <span className="trama-text amostra-do-sistema-vazioTexto dica">
            Nenhuma venda no período.
          </span>
        </div>
        <div className="trama-flexbox amostra-do-sistema-erro cartao">
          <Icon
            id="erroIcone"
            icon={triangleAlertIcon}
            size="24px"
            color="var(--perigo)"
          />
          <span className="trama-text amostra-do-sistema-erroTexto dica">
            Não foi possível carregar.
          </span>
          <Button
            id="erroTentar"
            classes={["botao", "secundario", "botao-menor"]}
            text="Tentar de novo"
          />
        </div>
        <div className="trama-flexbox amostra-do-sistema-espera cartao">
          <div className="trama-base amostra-do-sistema-espera1">
          </div>
          <div className="trama-base amostra-do-sistema-espera2">
          </div>
        </div>
      </div>
    </div>
  </div>
));

export default AmostraDoSistema;
