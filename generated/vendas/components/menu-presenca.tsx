// @generated from designs/vendas/components/menu-presenca.json. Do not edit.
import {
  If,
  Repeat,
  clock,
  component,
  isSelected,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { presencas } from "../collections/presencas";
import AoAbrir from "./ao-abrir";
import Presenca from "./presenca";
import { menuEstreito } from "../formulas/menu-estreito";
import { rotuloPresenca } from "../formulas/rotulo-presenca";
import { checkIcon } from "../icons/check";
import { chevronUpIcon } from "../icons/chevron-up";
import * as variables from "../variables";
import { presencaEscolher } from "../workflows/presenca-escolher";
import { presencaMarcar } from "../workflows/presenca-marcar";

/** A presença de quem está dentro: é marcada a cada minuto, e pode ser escolhida. */
const MenuPresenca = component("menu-presenca", {}, () => (
  <>
    <Repeat
      items={() => [{ id: clock.value }]}
      by={(item) => item.id}
    >
      {() => (
        <AoAbrir
          id="minuto"
          onAbrir={presencaMarcar}
        />
      )}
    </Repeat>
    <Dropdown
      id="menu"
      kind="menu"
      position="top"
      ariaLabel="Presença"
      content={
        <div className="trama-base menu-presenca-painel base">
          <Repeat
            items={() => presencas.data.value}
            by={(item) => item.value}
          >
            {(item) => (
              <Button
                id="opcao"
                classes={["botao", "discreto", "item"]}
                text={() => item.value.label}
                ariaLabel={() =>
                  isSelected(variables.presenca, item.value.value)
                    ? `${item.value.label}, escolhida`
                    : ""
                }
                onClick={(run) => presencaEscolher(run, {
                  presenca: item.value.value,
                })}
                leftIcon={
                  <Presenca
                    id="pontoOpcao"
                    presenca={() => item.value.value}
                    soPonto
                  />
                }
                rightIcon={
                  <If when={() => isSelected(variables.presenca, item.value.value)}>
                    <Icon
                      id="escolhida"
                      icon={checkIcon}
                      size="16px"
                    />
                  </If>
                }
              />
            )}
          </Repeat>
        </div>
      }
      trigger={
        <Button
          id="abrir"
          classes={["botao", "discreto", "item"]}
          states={{
            estreito: menuEstreito,
          }}
          text={() =>
            menuEstreito()
              ? ""
              : rotuloPresenca(variables.presenca.value)
          }
          ariaLabel={() => `Presença: ${rotuloPresenca(variables.presenca.value) ?? ""}`}
          tooltip={() =>
            menuEstreito()
              ? rotuloPresenca(variables.presenca.value)
              : ""
          }
          leftIcon={
            <Presenca
              id="ponto"
              presenca={() => variables.presenca.value}
              soPonto
            />
          }
          rightIcon={
            <If when={() => !menuEstreito()}>
              <Icon
                id="seta"
                icon={chevronUpIcon}
                size="16px"
              />
            </If>
          }
        />
      }
    />
  </>
));

export default MenuPresenca;
