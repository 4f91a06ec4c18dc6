// @generated from designs/vendas/components/menu-tema.json. Do not edit.
import {
  If,
  Repeat,
  component,
  isSelected,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { temas } from "../collections/temas";
import { menuEstreito } from "../formulas/menu-estreito";
import { checkIcon } from "../icons/check";
import { chevronUpIcon } from "../icons/chevron-up";
import { sunMoonIcon } from "../icons/sun-moon";
import * as variables from "../variables";
import { temaEscolher } from "../workflows/tema-escolher";

/** O tema deste navegador: claro, escuro ou o do sistema. */
const MenuTema = component("menu-tema", {}, () => {
  const formulas = {
    rotulo: (): string => temas.data.value.find((item) => item.value === variables.tema.value)?.label ?? "",
  };
  return (
    <Dropdown
      id="menu"
      kind="menu"
      position="top"
      ariaLabel="Tema"
      history="push"
      content={
        <div className="trama-base menu-tema-painel base">
          <Repeat
            items={() => temas.data.value}
            by={(item) => item.value}
          >
            {(item) => (
              <Button
                id="opcao"
                classes={["botao", "discreto", "item"]}
                text={() => item.value.label}
                ariaLabel={() =>
                  isSelected(variables.tema, item.value.value)
                    ? `${item.value.label}, escolhido`
                    : ""
                }
                onClick={(run) => temaEscolher(run, {
                  tema: item.value.value,
                })}
                rightIcon={
                  <If when={() => isSelected(variables.tema, item.value.value)}>
                    <Icon
                      id="escolhido"
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
              : formulas.rotulo()
          }
          ariaLabel={() => `Tema: ${formulas.rotulo()}`}
          tooltip={() =>
            menuEstreito()
              ? `Tema: ${formulas.rotulo()}`
              : ""
          }
          leftIcon={
            <Icon
              id="icone"
              icon={sunMoonIcon}
              size="20px"
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
  );
});

export default MenuTema;
