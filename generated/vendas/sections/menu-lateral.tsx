// @generated from designs/vendas/sections/menu-lateral.json. Do not edit.
import {
  If,
  type PageProps,
  Section,
  handle,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Text } from "trama/runtime/elements/text";
import { auth } from "../auth";
import { permissoes } from "../collections/permissoes";
import AvatarIniciais from "../components/avatar-iniciais";
import ItemMenu from "../components/item-menu";
import { menuEstreito } from "../formulas/menu-estreito";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { rotuloPerfil } from "../formulas/rotulo-perfil";
import { logOutIcon } from "../icons/log-out";
import { menuIcon } from "../icons/menu";
import { panelLeftIcon } from "../icons/panel-left";
import { userIcon } from "../icons/user";
import { usersIcon } from "../icons/users";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { sair } from "../workflows/sair";

/** A barra do alto em telas pequenas e o menu com as páginas que a pessoa pode ver. */
export default function MenuLateral({ page }: PageProps) {
  const elements = {
    abrir: handle(Button),
    fechar: handle(Button),
  };
  return (
    <If
      when={() => permissoes.total.value > 0}
    >
      <Section
        id="menu-lateral"
        scope="menu-lateral"
        tag="header"
      >
        <Flexbox
          id="barra"
          classes={["base"]}
          alignItems="center"
          columnGap="var(--e-8)"
        >
          <Button
            id="abrir"
            handle={elements.abrir}
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Abrir menu"
            onClick={() => {
              variables.menuAberto.set(true);
              elements.fechar.actions.focus();
            }}
            leftIcon={(
              <Icon
                id="tracos"
                icon={menuIcon}
                size="20px"
              />
            )}
          />
          <Text
            id="tituloBarra"
            classes={["forte", "corta"]}
            text={() => variables.permissaoPaginaAtual.value?.titulo}
            tag="span"
          />
        </Flexbox>
        <If
          when={() => variables.menuAberto.value}
        >
          <Base
            id="veu"
            role="none"
            onClick={() => {
              variables.menuAberto.set(false);
            }}
          >
          </Base>
        </If>
        <Flexbox
          id="menu"
          classes={["base"]}
          states={{
            aberto: () => variables.menuAberto.value,
            estreito: () => menuEstreito(),
          }}
          tag="nav"
          ariaLabel="Páginas"
          direction="column"
          rowGap="var(--e-4)"
          onKeyDown={(run, event) => {
            if (!(event.key === "Escape" && variables.menuAberto.value)) {
              return;
            }
            variables.menuAberto.set(false);
            elements.abrir.actions.focus();
          }}
        >
          <Flexbox
            id="topo"
            justifyContent="space-between"
            alignItems="center"
          >
            <If
              when={() => !menuEstreito()}
            >
              <Text
                id="marca"
                classes={["titulo"]}
                text="Balcão"
                tag="span"
              />
            </If>
            <Button
              id="recolher"
              classes={["botao", "discreto", "so-icone"]}
              ariaLabel={() => variables.menuRecolhido.value ? "Abrir o menu inteiro" : "Recolher o menu"}
              pressed={() => variables.menuRecolhido.value}
              onClick={() => {
                variables.menuRecolhido.set(!variables.menuRecolhido.value);
              }}
              leftIcon={(
                <Icon
                  id="painel"
                  icon={panelLeftIcon}
                  size="16px"
                />
              )}
            />
            <Button
              id="fechar"
              handle={elements.fechar}
              classes={["botao", "discreto", "so-icone"]}
              ariaLabel="Fechar menu"
              onClick={() => {
                variables.menuAberto.set(false);
                elements.abrir.actions.focus();
              }}
              leftIcon={(
                <Icon
                  id="x"
                  icon={xIcon}
                  size="20px"
                />
              )}
            />
          </Flexbox>
          <If
            when={() => !menuEstreito() && podeVerPagina("pg-contatos")}
          >
            <Text
              id="grupoVendas"
              classes={["dica"]}
              text="Vendas"
              tag="span"
            />
          </If>
          <ItemMenu
            id="contatos"
            caminho="/contatos/"
            pagina="pg-contatos"
            titulo="Contatos"
            icone={(
              <Icon
                id="iconeContatos"
                icon={usersIcon}
                size="20px"
              />
            )}
          />
          <Base
            id="meio"
          >
          </Base>
          <Flexbox
            id="pessoa"
            alignItems="center"
            columnGap="var(--e-8)"
          >
            <AvatarIniciais
              id="avatar"
              cor={() => auth.user.value?.cor}
              nome={() => auth.user.value?.nome}
            />
            <If
              when={() => !menuEstreito()}
            >
              <Base
                id="quem"
              >
                <Text
                  id="nome"
                  classes={["forte", "corta"]}
                  text={() => auth.user.value?.nome}
                />
                <Text
                  id="perfil"
                  classes={["dica", "corta"]}
                  text={() => rotuloPerfil(auth.user.value?.perfil ?? "")}
                />
              </Base>
            </If>
          </Flexbox>
          <ItemMenu
            id="meuPerfil"
            caminho={() => auth.user.value ? `/perfil/${auth.user.value.id}/` : "/"}
            pagina="pg-perfil"
            titulo="Meu perfil"
            icone={(
              <Icon
                id="iconePerfil"
                icon={userIcon}
                size="20px"
              />
            )}
          />
          <Button
            id="sair"
            classes={["botao", "discreto", "item"]}
            states={{
              estreito: () => menuEstreito(),
            }}
            text={() => menuEstreito() ? "" : "Sair"}
            ariaLabel={() => menuEstreito() ? "Sair" : ""}
            tooltip={() => menuEstreito() ? "Sair" : ""}
            onClick={sair}
            leftIcon={(
              <Icon
                id="porta"
                icon={logOutIcon}
                size="20px"
              />
            )}
          />
        </Flexbox>
      </Section>
    </If>
  );
}
