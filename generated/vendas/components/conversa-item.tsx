// @generated from designs/vendas/components/conversa-item.json. Do not edit.
import {
  If,
  clock,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  floor,
  toNumber,
  toText,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import AvatarIniciais from "./avatar-iniciais";
import { corDoNome } from "../formulas/cor-do-nome";
import { rotuloCanal } from "../formulas/rotulo-canal";
import { formatDate } from "../helpers/format-date";
import { cameraIcon } from "../icons/camera";
import { globeIcon } from "../icons/globe";
import { mailIcon } from "../icons/mail";
import { messageCircleIcon } from "../icons/message-circle";

export type ConversaItemShape = {
  readonly props: {
    readonly aberta?: boolean;
    readonly canal: string;
    readonly direcao?: string;
    readonly em: string;
    readonly naoLidas?: number;
    readonly nome: string;
    readonly previa?: string;
    readonly status?: string;
  };
  readonly events: { readonly abrir: undefined };
};

/** Uma conversa na lista: com quem, a prévia, quando, e o que falta ler. */
const ConversaItem = component<ConversaItemShape>("conversa-item", {
  aberta: false,
  direcao: "entrada",
  naoLidas: 0,
  previa: "",
  status: "aberto",
}, ({ props, emit }) => {
  const formulas = {
    /** Minutos sem resposta. */
    espera: (): number =>
      props.direcao.value === "entrada" && (props.status.value === "aberto" || props.status.value === "pendente")
        ? toNumber(custom.minutosDesde(props.em.value, clock.value))
        : 0,
    /** O tempo sem resposta, em palavras. */
    esperaDita: (): string => {
      const minutos = formulas.espera();
      return minutos < 60 ? `${minutos} min`
        : minutos < 1440 ? `há ${floor(minutos / 60)} h`
        : minutos < 2880 ? "há 1 dia"
        : `há ${floor(minutos / 1440)} dias`;
    },
    quando: (): string => custom.quandoCurto(props.em.value, clock.value),
  };
  return (
    <li className="trama-base conversa-item-linha">
      <Button
        id="abrir"
        states={{
          aberta: () => props.aberta.value,
        }}
        current={() => props.aberta.value}
        onClick={async (run) => {
          await emit(run, "abrir");
        }}
      >
        <span className="trama-base conversa-item-foto">
          <AvatarIniciais
            id="avatar"
            cor={() => corDoNome(props.nome.value)}
            nome={() => props.nome.value}
          />
          <span className="trama-base conversa-item-porOnde">
            <Icon
              id="iconeCanal"
              icon={() =>
                props.canal.value === "whatsapp" ? messageCircleIcon
                  : props.canal.value === "instagram" ? cameraIcon
                  : props.canal.value === "email" ? mailIcon
                  : globeIcon
              }
              size="12px"
            />
          </span>
        </span>
        <span className="trama-base conversa-item-textos">
          <span className="trama-flexbox conversa-item-primeira">
            <TextBlock
              id="nome"
              classes={["corta"]}
              states={{
                porLer: () => props.naoLidas.value > 0,
              }}
              text={() => props.nome.value}
              tag="span"
            />
            <TextBlock
              id="canalLido"
              classes={["so-leitor"]}
              text={() => rotuloCanal(props.canal.value)}
              tag="span"
            />
            <TextBlock
              id="hora"
              classes={["dica", "junto"]}
              rootAttributes={{
                title: () => formatDate(props.em.value, "DD/MM/YY HH:mm:ss"),
              }}
              text={formulas.quando}
              tag="time"
            />
          </span>
          <span className="trama-flexbox conversa-item-segunda">
            <TextBlock
              id="previa"
              classes={["dica", "corta"]}
              states={{
                porLer: () => props.naoLidas.value > 0,
              }}
              text={() => props.previa.value}
              tag="span"
            />
            <If when={() => formulas.espera() >= 15}>
              <span className="trama-text conversa-item-slaLido so-leitor">
                sem resposta
              </span>
            </If>
            <If when={() => formulas.espera() >= 15}>
              <TextBlock
                id="sla"
                classes={["tom-atencao", "junto"]}
                states={{
                  tarde: () => formulas.espera() >= 60,
                }}
                rootAttributes={{
                  title: () => `Sem resposta desde ${formatDate(props.em.value, "DD/MM/YY HH:mm")}`,
                }}
                text={formulas.esperaDita}
                tag="span"
              />
            </If>
            <If when={() => props.naoLidas.value > 0}>
              <TextBlock
                id="naoLidas"
                text={() =>
                  props.naoLidas.value > 99
                    ? "99+"
                    : toText(props.naoLidas.value)
                }
                tag="span"
              />
            </If>
            <If when={() => props.naoLidas.value > 0}>
              <span className="trama-text conversa-item-naoLidasLido so-leitor">
                não lidas
              </span>
            </If>
          </span>
        </span>
      </Button>
    </li>
  );
});

export default ConversaItem;
