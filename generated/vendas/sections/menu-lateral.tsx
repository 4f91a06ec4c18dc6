// @generated from designs/vendas/sections/menu-lateral.json. Do not edit.
import {
  If,
  type PageProps,
  Repeat,
  Section,
  breakpoint,
  handle,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { HoverDropdown } from "trama/runtime/elements/hover-dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  getByIndex,
  ifEmpty,
  same,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { permissoes } from "../collections/permissoes";
import AoAbrir from "../components/ao-abrir";
import AvatarIniciais from "../components/avatar-iniciais";
import ItemMenu from "../components/item-menu";
import MenuPresenca from "../components/menu-presenca";
import MenuTema from "../components/menu-tema";
import { contadorDaPagina } from "../formulas/contador-da-pagina";
import { contadorDoGrupo } from "../formulas/contador-do-grupo";
import { enderecoDaPagina } from "../formulas/endereco-da-pagina";
import { gruposDoMenu } from "../formulas/grupos-do-menu";
import { menuEstreito } from "../formulas/menu-estreito";
import { paginaDoMenu } from "../formulas/pagina-do-menu";
import { paginasDoMenu } from "../formulas/paginas-do-menu";
import { podeVer } from "../formulas/pode-ver";
import { rotuloPerfil } from "../formulas/rotulo-perfil";
import { chartColumnIcon } from "../icons/chart-column";
import { circleIcon } from "../icons/circle";
import { downloadIcon } from "../icons/download";
import { flaskConicalIcon } from "../icons/flask-conical";
import { kanbanIcon } from "../icons/kanban";
import { layoutDashboardIcon } from "../icons/layout-dashboard";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { linkIcon } from "../icons/link";
import { logOutIcon } from "../icons/log-out";
import { menuIcon } from "../icons/menu";
import { messagesSquareIcon } from "../icons/messages-square";
import { packageIcon } from "../icons/package";
import { panelLeftIcon } from "../icons/panel-left";
import { percentIcon } from "../icons/percent";
import { receiptIcon } from "../icons/receipt";
import { rotateCcwIcon } from "../icons/rotate-ccw";
import { searchIcon } from "../icons/search";
import { settingsIcon } from "../icons/settings";
import { smartphoneIcon } from "../icons/smartphone";
import { truckIcon } from "../icons/truck";
import { uploadIcon } from "../icons/upload";
import { userIcon } from "../icons/user";
import { usersIcon } from "../icons/users";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { buscaAbrir } from "../workflows/busca-abrir";
import { contadoresOuvir } from "../workflows/contadores-ouvir";
import { sair } from "../workflows/sair";
import { usuarioOuvir } from "../workflows/usuario-ouvir";

/** A barra do alto em telas pequenas e o menu com as páginas que a pessoa pode ver. */
export default function MenuLateral({ page }: PageProps) {
  const elements = {
    abrir: handle(Button),
    fechar: handle(Button),
  };
  return (
    <If when={() => permissoes.total.value > 0}>
      <Section
        id="menu-lateral"
        scope="menu-lateral"
        tag="header"
        classes={["nao-imprime"]}
      >
        <If when={podeVer}>
          <TextBlock
            id="pular"
            classes={["ligacao"]}
            text="Ir para o conteúdo"
            tag="span"
            link={{
              section: "conteudo",
            }}
          />
        </If>
        <AoAbrir
          id="contas"
          onAbrir={[
            contadoresOuvir,
            usuarioOuvir,
          ]}
        />
        <div className="trama-flexbox menu-lateral-barra base">
          <Button
            id="abrir"
            handle={elements.abrir}
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Abrir menu"
            onClick={() => {
              variables.menuAberto.set(true);
              elements.fechar.actions.focus();
            }}
            leftIcon={
              <Icon
                id="tracos"
                icon={menuIcon}
                size="20px"
              />
            }
          />
          <TextBlock
            id="tituloBarra"
            classes={["forte", "corta"]}
            text={() => ifEmpty(variables.tituloDaPagina.value, () => permissoes.data.value.find((item) => item.paginaId === page.id)?.titulo)}
            tag="span"
          />
          <Button
            id="buscarBarra"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Buscar"
            onClick={buscaAbrir}
            leftIcon={
              <Icon
                id="lupaBarra"
                icon={searchIcon}
                size="20px"
              />
            }
          />
        </div>
        <If when={() => variables.menuAberto.value}>
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
            estreito: menuEstreito,
          }}
          tag="nav"
          ariaLabel="Páginas"
          onKeyDown={(_run, event) => {
            if (event.key !== "Escape" || !variables.menuAberto.value) {
              return;
            }
            variables.menuAberto.set(false);
            elements.abrir.actions.focus();
          }}
        >
          <div className="trama-flexbox menu-lateral-topo">
            <If when={() => !menuEstreito()}>
              <span className="trama-text menu-lateral-marca titulo">
                Balcão
              </span>
            </If>
            <Button
              id="recolher"
              classes={["botao", "discreto", "so-icone"]}
              ariaLabel={() => variables.menuRecolhido.value ? "Abrir o menu inteiro" : "Recolher o menu"}
              pressed={() => variables.menuRecolhido.value}
              onClick={() => {
                variables.menuRecolhido.set(!variables.menuRecolhido.value);
              }}
              leftIcon={
                <Icon
                  id="painel"
                  icon={panelLeftIcon}
                  size="16px"
                />
              }
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
              leftIcon={
                <Icon
                  id="x"
                  icon={xIcon}
                  size="20px"
                />
              }
            />
          </div>
          <Button
            id="buscar"
            classes={["botao", "secundario"]}
            states={{
              estreito: menuEstreito,
            }}
            text={() => menuEstreito() ? "" : "Buscar"}
            ariaLabel={() => menuEstreito() ? "Buscar" : ""}
            tooltip={() => menuEstreito() ? "Buscar" : ""}
            onClick={async (run) => {
              variables.menuAberto.set(false);
              await buscaAbrir(run);
            }}
            leftIcon={
              <Icon
                id="lupa"
                icon={searchIcon}
                size="16px"
              />
            }
            rightIcon={
              <If when={() => !menuEstreito() && breakpoint.value === "default"}>
                <span className="trama-text menu-lateral-teclas dica">
                  Ctrl+K
                </span>
              </If>
            }
          />
          <Repeat
            items={() => paginasDoMenu().filter(() => !menuEstreito())}
            by={(item) => item.paginaId}
          >
            {(item, index) => (
              <div className="trama-flexbox menu-lateral-paginas">
                <If
                  when={() => item.value.grupo !== "Início" && !same(item.value.grupo, getByIndex(paginasDoMenu(), index.value - 1)?.grupo)}
                >
                  <TextBlock
                    id="grupo"
                    classes={["dica"]}
                    text={() => item.value.grupo ?? ""}
                    tag="span"
                  />
                </If>
                <ItemMenu
                  id="pagina"
                  caminho={() => enderecoDaPagina(item.value.rota)}
                  contador={() => contadorDaPagina(item.value.paginaId)}
                  pagina={() => item.value.paginaId}
                  rotuloContador={() =>
                    item.value.paginaId === "pg-chats" ? "não lidos"
                      : item.value.paginaId === "pg-recuperacao" ? "na fila"
                      : item.value.paginaId === "pg-envios-logistica" ? "pendentes"
                      : "com SLA estourado"
                  }
                  titulo={() => item.value.titulo}
                  icone={
                    <Icon
                      id="iconePagina"
                      icon={() => {
                        const icone = item.value.icone;
                        return icone === "layout-dashboard" ? layoutDashboardIcon
                          : icone === "messages-square" ? messagesSquareIcon
                          : icone === "life-buoy" ? lifeBuoyIcon
                          : icone === "receipt" ? receiptIcon
                          : icone === "kanban" ? kanbanIcon
                          : icone === "rotate-ccw" ? rotateCcwIcon
                          : icone === "users" ? usersIcon
                          : icone === "smartphone" ? smartphoneIcon
                          : icone === "package" ? packageIcon
                          : icone === "truck" ? truckIcon
                          : icone === "percent" ? percentIcon
                          : icone === "upload" ? uploadIcon
                          : icone === "download" ? downloadIcon
                          : icone === "chart-column" ? chartColumnIcon
                          : icone === "link" ? linkIcon
                          : icone === "settings" ? settingsIcon
                          : icone === "flask-conical" ? flaskConicalIcon
                          : circleIcon;
                      }}
                      size="20px"
                    />
                  }
                />
              </div>
            )}
          </Repeat>
          <Repeat
            items={() => gruposDoMenu().filter(() => menuEstreito())}
            by={(item) => item.grupo}
          >
            {(item) => (
              <div className="trama-flexbox menu-lateral-grupos">
                <If when={() => item.value.paginas.length > 1}>
                  <HoverDropdown
                    id="grupoRecolhido"
                    trigger="mouseenter"
                    animationDuration={120}
                    alignment="start"
                    position="right"
                    isMenuBreakpoint={false}
                    ariaLabel={() => item.value.grupo}
                    content={
                      <Flexbox
                        id="painelGrupo"
                        classes={["base"]}
                        tag="nav"
                        ariaLabel={() => item.value.grupo}
                      >
                        <TextBlock
                          id="nomeGrupo"
                          classes={["dica"]}
                          text={() => item.value.grupo}
                          tag="span"
                        />
                        <Repeat
                          items={() => item.value.paginas}
                          by={(item) => item.paginaId}
                        >
                          {(paginasGrupoItem) => (
                            <div className="trama-flexbox menu-lateral-paginasGrupo">
                              <ItemMenu
                                id="paginaGrupo"
                                caminho={() => enderecoDaPagina(paginasGrupoItem.value.rota)}
                                contador={() => contadorDaPagina(paginasGrupoItem.value.paginaId)}
                                inteiro
                                pagina={() => paginasGrupoItem.value.paginaId}
                                rotuloContador={() =>
                                  paginasGrupoItem.value.paginaId === "pg-chats" ? "não lidos"
                                    : paginasGrupoItem.value.paginaId === "pg-recuperacao" ? "na fila"
                                    : paginasGrupoItem.value.paginaId === "pg-envios-logistica" ? "pendentes"
                                    : "com SLA estourado"
                                }
                                titulo={() => paginasGrupoItem.value.titulo}
                                icone={
                                  <Icon
                                    id="iconePaginaGrupo"
                                    icon={() => {
                                      const icone = paginasGrupoItem.value.icone;
                                      return icone === "layout-dashboard" ? layoutDashboardIcon
                                        : icone === "messages-square" ? messagesSquareIcon
                                        : icone === "life-buoy" ? lifeBuoyIcon
                                        : icone === "receipt" ? receiptIcon
                                        : icone === "kanban" ? kanbanIcon
                                        : icone === "rotate-ccw" ? rotateCcwIcon
                                        : icone === "users" ? usersIcon
                                        : icone === "smartphone" ? smartphoneIcon
                                        : icone === "package" ? packageIcon
                                        : icone === "truck" ? truckIcon
                                        : icone === "percent" ? percentIcon
                                        : icone === "upload" ? uploadIcon
                                        : icone === "download" ? downloadIcon
                                        : icone === "chart-column" ? chartColumnIcon
                                        : icone === "link" ? linkIcon
                                        : icone === "settings" ? settingsIcon
                                        : icone === "flask-conical" ? flaskConicalIcon
                                        : circleIcon;
                                    }}
                                    size="20px"
                                  />
                                }
                              />
                            </div>
                          )}
                        </Repeat>
                      </Flexbox>
                    }
                    opener={
                      <Button
                        id="abrirGrupo"
                        classes={["botao", "discreto", "item"]}
                        ariaLabel={() => {
                          const soma = contadorDoGrupo(item.value.grupo);
                          return soma === 0
                            ? item.value.grupo
                            : `${item.value.grupo} ${soma > 99 ? "99+" : `${soma}`} pedem atenção`;
                        }}
                        current={() => item.value.paginas.some((uma) => uma.paginaId === paginaDoMenu(page.id))}
                        leftIcon={
                          <Icon
                            id="iconeGrupo"
                            icon={() => {
                              const icone = item.value.paginas[0]?.icone;
                              return icone === "layout-dashboard" ? layoutDashboardIcon
                                : icone === "messages-square" ? messagesSquareIcon
                                : icone === "life-buoy" ? lifeBuoyIcon
                                : icone === "receipt" ? receiptIcon
                                : icone === "kanban" ? kanbanIcon
                                : icone === "rotate-ccw" ? rotateCcwIcon
                                : icone === "users" ? usersIcon
                                : icone === "smartphone" ? smartphoneIcon
                                : icone === "package" ? packageIcon
                                : icone === "truck" ? truckIcon
                                : icone === "percent" ? percentIcon
                                : icone === "upload" ? uploadIcon
                                : icone === "download" ? downloadIcon
                                : icone === "chart-column" ? chartColumnIcon
                                : icone === "link" ? linkIcon
                                : icone === "settings" ? settingsIcon
                                : icone === "flask-conical" ? flaskConicalIcon
                                : circleIcon;
                            }}
                            size="20px"
                          />
                        }
                        rightIcon={
                          <If when={() => contadorDoGrupo(item.value.grupo) > 0}>
                            <TextBlock
                              id="contadorGrupo"
                              text={() => {
                                const soma = contadorDoGrupo(item.value.grupo);
                                return soma > 99
                                  ? "99+"
                                  : `${soma}`;
                              }}
                              tag="span"
                              role="note"
                              ariaLabel={() => `${contadorDoGrupo(item.value.grupo)} pedem atenção`}
                            />
                          </If>
                        }
                      />
                    }
                  />
                </If>
                <Repeat
                  items={() => item.value.paginas.filter(() => item.value.paginas.length === 1)}
                  by={(item) => item.paginaId}
                >
                  {(soPaginaItem) => (
                    <div className="trama-flexbox menu-lateral-soPagina">
                      <ItemMenu
                        id="paginaSo"
                        caminho={() => enderecoDaPagina(soPaginaItem.value.rota)}
                        contador={() => contadorDaPagina(soPaginaItem.value.paginaId)}
                        pagina={() => soPaginaItem.value.paginaId}
                        rotuloContador={() =>
                          soPaginaItem.value.paginaId === "pg-chats" ? "não lidos"
                            : soPaginaItem.value.paginaId === "pg-recuperacao" ? "na fila"
                            : soPaginaItem.value.paginaId === "pg-envios-logistica" ? "pendentes"
                            : "com SLA estourado"
                        }
                        titulo={() => soPaginaItem.value.titulo}
                        icone={
                          <Icon
                            id="iconePaginaSo"
                            icon={() => {
                              const icone = soPaginaItem.value.icone;
                              return icone === "layout-dashboard" ? layoutDashboardIcon
                                : icone === "messages-square" ? messagesSquareIcon
                                : icone === "life-buoy" ? lifeBuoyIcon
                                : icone === "receipt" ? receiptIcon
                                : icone === "kanban" ? kanbanIcon
                                : icone === "rotate-ccw" ? rotateCcwIcon
                                : icone === "users" ? usersIcon
                                : icone === "smartphone" ? smartphoneIcon
                                : icone === "package" ? packageIcon
                                : icone === "truck" ? truckIcon
                                : icone === "percent" ? percentIcon
                                : icone === "upload" ? uploadIcon
                                : icone === "download" ? downloadIcon
                                : icone === "chart-column" ? chartColumnIcon
                                : icone === "link" ? linkIcon
                                : icone === "settings" ? settingsIcon
                                : icone === "flask-conical" ? flaskConicalIcon
                                : circleIcon;
                            }}
                            size="20px"
                          />
                        }
                      />
                    </div>
                  )}
                </Repeat>
              </div>
            )}
          </Repeat>
          <div className="trama-base menu-lateral-meio">
          </div>
          <div className="trama-flexbox menu-lateral-pessoa">
            <AvatarIniciais
              id="avatar"
              cor={() => auth.user.value?.cor}
              foto={() => auth.user.value?.avatar_url}
              nome={() => auth.user.value?.nome}
            />
            <If when={() => !menuEstreito()}>
              <div className="trama-base menu-lateral-quem">
                <TextBlock
                  id="nome"
                  classes={["forte", "corta"]}
                  text={() => auth.user.value?.nome}
                />
                <TextBlock
                  id="perfil"
                  classes={["dica", "corta"]}
                  text={() => rotuloPerfil(auth.user.value?.perfil ?? "")}
                />
              </div>
            </If>
          </div>
          <MenuPresenca
            id="presenca"
          />
          <MenuTema
            id="tema"
          />
          <ItemMenu
            id="meuPerfil"
            caminho={() =>
              auth.user.value
                ? `/perfil/${auth.user.value.id}/`
                : "/"
            }
            pagina="pg-perfil"
            titulo="Meu perfil"
            icone={
              <Icon
                id="iconePerfil"
                icon={userIcon}
                size="20px"
              />
            }
          />
          <Button
            id="sair"
            classes={["botao", "discreto", "item"]}
            states={{
              estreito: menuEstreito,
            }}
            text={() => menuEstreito() ? "" : "Sair"}
            ariaLabel={() => menuEstreito() ? "Sair" : ""}
            tooltip={() => menuEstreito() ? "Sair" : ""}
            onClick={sair}
            leftIcon={
              <Icon
                id="porta"
                icon={logOutIcon}
                size="20px"
              />
            }
          />
        </Flexbox>
      </Section>
    </If>
  );
}
