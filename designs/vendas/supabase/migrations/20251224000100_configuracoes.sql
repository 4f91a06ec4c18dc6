-- As configurações da conta têm uma página, que é de quem cuida da conta: a permissão dela é a de `conta`.

insert into public.permissoes (pagina_id, titulo, rota, grupo_menu, icone, ordem, no_menu, oculta_sitemap) values
  ('pg-configuracoes', 'Configurações', '/configuracoes/', 'Conta', 'settings', 24, true, true);

create or replace view public.vw_permissoes with (security_barrier = true) as
select
  p.pagina_id as "paginaId",
  p.titulo,
  p.rota,
  p.grupo_menu as grupo,
  p.icone,
  p.ordem,
  p.no_menu and (p.grupo_menu <> 'Testes' or c.modo_teste) as "noMenu",
  p.pagina_id = 'pg-login' or coalesce(mine.nivel >= 1, false) as "podeVer",
  coalesce(mine.nivel >= 2, false) as "podeEditar",
  coalesce(mine.nivel >= 3, false) as "podeGerir",
  coalesce(mine.escopo, 'todos') as escopo
from public.permissoes p
join public.contas c on c.id = (select app.conta())
left join lateral app.permissao(case p.pagina_id when 'pg-configuracoes' then 'conta' else p.pagina_id end) as mine on true;

-- Ninguém a recebe à parte, e os avisos por resolver se abrem nela.
do $$
begin
  execute replace(pg_get_functiondef('app.permissoes_do_perfil(text)'::regprocedure),
    'p.pagina_id <> ''pg-login''', 'p.pagina_id not in (''pg-login'', ''pg-configuracoes'')');
  execute replace(pg_get_functiondef('public.rpc_dashboard_atencao()'::regprocedure),
    '''/perfil/'' || eu || ''/?aba=conta''', '''/configuracoes/?aba=integracoes''');
end $$;
