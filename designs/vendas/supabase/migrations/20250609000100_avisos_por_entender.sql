-- Um aviso que não se entendeu, ou que falhou, fica à vista de quem cuida da conta até ser resolvido ou dispensado.

alter table app.webhooks_recebidos add column dispensado_em timestamptz;

create or replace function public.rpc_webhook_concluir(p_conta uuid, p_plataforma text, p_chave text, p_erro text)
returns void
language sql volatile security definer set search_path = '' as $$
  update app.webhooks_recebidos
  set erro = p_erro, dispensado_em = null, processado_em = case when p_erro is null then app.agora() end
  where conta_id = p_conta and plataforma = p_plataforma and chave_evento = p_chave
$$;

drop function public.rpc_webhooks_atencao();
create function public.rpc_webhooks_atencao()
returns table (chave text, plataforma text, erro text, qtd bigint, ultimo_em timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.plataforma || ' ' || w.erro, w.plataforma, w.erro, count(*), max(w.criado_em)
  from app.webhooks_recebidos w
  where w.conta_id = app.conta() and app.cuida_da_conta() and w.erro is not null and w.dispensado_em is null
  group by w.plataforma, w.erro order by 4 desc, 2, 3 limit 20
$$;
comment on function public.rpc_webhooks_atencao is
  'Avisos de plataformas que não foram entendidos ou que falharam. @notnull chave plataforma erro qtd ultimo_em';

create function public.rpc_webhooks_dispensar(p_plataforma text, p_erro text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  update app.webhooks_recebidos set dispensado_em = app.agora()
  where conta_id = app.conta() and plataforma = p_plataforma and erro = p_erro and dispensado_em is null;
end $$;
comment on function public.rpc_webhooks_dispensar is 'Tira da vista os avisos de uma plataforma que têm este erro.';
grant execute on function public.rpc_webhooks_atencao(), public.rpc_webhooks_dispensar(text, text) to authenticated;

create function app.rotulo_plataforma(plataforma text) returns text
language sql immutable parallel safe as $$
  select case plataforma when 'perfectpay' then 'PerfectPay' else initcap(plataforma) end
$$;

alter function public.rpc_dashboard_atencao() rename to atencao_do_dia;
alter function public.atencao_do_dia() set schema app;
create function public.rpc_dashboard_atencao() returns table (tipo text, qtd bigint, texto text, rota text)
language sql stable security definer set search_path = '' as $$
  select * from app.atencao_do_dia()
  union all (
    select 'aviso ' || w.chave, w.qtd, app.rotulo_plataforma(w.plataforma) || ': ' || w.erro
      || case w.qtd when 1 then '' else ' (' || w.qtd || ')' end, '/perfil/' || app.usuario() || '/?aba=conta'
    from public.rpc_webhooks_atencao() w limit 3
  )
$$;
comment on function public.rpc_dashboard_atencao is
  'O que precisa de atenção, com a página onde se resolve; só o que quem pergunta pode ver.';
grant execute on function public.rpc_dashboard_atencao() to authenticated;
