-- Os envios no menu, na busca, no painel, nos contatos e nos atendimentos.

drop function public.rpc_contadores_menu();
create function public.rpc_contadores_menu()
returns table (chats bigint, atendimentos bigint, recuperacoes bigint, envios bigint)
language sql stable security definer set search_path = '' as $$
  select
    case when app.pode('pg-chats', 'ver') then (
      select count(*) from public.chats c
      where c.conta_id = (select app.conta()) and c.excluido_em is null and c.nao_lidas > 0
        and (not (select app.proprios('pg-chats')) or c.responsavel_id is null
          or c.responsavel_id = (select app.usuario()))) end,
    case when app.pode('pg-atendimentos', 'ver') then (
      select count(*) from public.atendimentos a
      where a.conta_id = (select app.conta()) and app.sla_corre(a) and app.sla_estourou(a)) end,
    case when app.pode('pg-recuperacao', 'ver') then (
      select count(*) from public.recuperacoes r
      join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id and c.aceita_contato
      where r.conta_id = (select app.conta()) and app.recuperacao_na_vez(r)
        and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
          or r.responsavel_id = (select app.usuario()))) end,
    case when app.pode('pg-envios-logistica', 'ver') then (
      select count(*) from public.envios e
      where e.conta_id = (select app.conta()) and e.status in ('pendente', 'endereco_incompleto')) end
  where app.conta() is not null
$$;
comment on function public.rpc_contadores_menu is
  'Números ao lado dos itens do menu; nulo onde quem pergunta não tem a página. @nullable chats atendimentos recuperacoes envios';
grant execute on function public.rpc_contadores_menu() to authenticated;

alter function public.rpc_busca_global(text) rename to busca_sem_envios;
alter function public.busca_sem_envios(text) set schema app;
revoke execute on function app.busca_sem_envios(text) from authenticated;
create function public.rpc_busca_global(p_q text)
returns table (grupo text, id uuid, titulo text, detalhe text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  ve_lista constant boolean := app.pode('pg-envios-logistica', 'ver');
begin
  return query select * from app.busca_sem_envios(p_q);
  -- Quem só tem os rastreios acha os envios que têm um.
  if char_length(btrim(p_q)) >= 2 and app.ve_envios() then
    return query
      select 'envios', e.id, e.codigo, concat_ws(' · ', e.destinatario_nome, r.codigo),
        case when ve_lista then '/envios-logistica/?aba=' || case
            when e.status = 'etiqueta_emitida' then 'etiquetas' when app.postado_ou_depois(e.status) then 'postados'
            when e.lote_id is not null then 'lote' else '' end || '&envio=' || e.id
          else '/vendas/rastreios-envios/?aba=todos&rastreio=' || r.id end
      from public.envios e
      left join lateral (
        select x.id, x.codigo from public.rastreios x where x.envio_id = e.id order by x.criado_em desc, x.id limit 1
      ) r on true
      where e.conta_id = app.conta() and (ve_lista or r.id is not null)
        and app.sem_acento(concat_ws(' ', e.codigo, r.codigo, e.destinatario_nome)) like app.padrao(btrim(p_q))
      order by e.criado_em desc, e.id limit 5;
  end if;
end $$;
comment on function public.rpc_busca_global is
  'Até cinco contatos, transações, atendimentos e envios que dizem o que se procura, só os que quem pergunta pode ver. @nullable detalhe @json grupo {"type":"text","enum":["contatos","transacoes","atendimentos","envios"]}';
grant execute on function public.rpc_busca_global(text) to authenticated;

alter function public.rpc_dashboard_atencao() rename to atencao_sem_envios;
alter function public.atencao_sem_envios() set schema app;
revoke execute on function app.atencao_sem_envios() from authenticated;
create function public.rpc_dashboard_atencao() returns table (tipo text, qtd bigint, texto text, rota text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from app.atencao_sem_envios();
  if app.pode('pg-envios-logistica', 'ver') then
    return query
      select 'envios_pendentes', count(*),
        case count(*) when 1 then '1 envio parado há mais de 2 dias' else count(*) || ' envios parados há mais de 2 dias' end,
        '/envios-logistica/'
      from public.envios e
      where e.conta_id = app.conta() and e.status in ('pendente', 'endereco_incompleto')
        and e.criado_em < app.agora() - interval '2 days'
      having count(*) > 0;
  end if;
  if app.pode('pg-rastreios-envios', 'ver') then
    return query
      select 'rastreios_atencao', count(*),
        case count(*) when 1 then '1 rastreio precisa de atenção' else count(*) || ' rastreios precisam de atenção' end,
        '/vendas/rastreios-envios/'
      from public.vw_rastreios v
      where v.precisa_atencao and v.envio_id in (select e.id from public.envios e where e.conta_id = app.conta())
      having count(*) > 0;
  end if;
end $$;
comment on function public.rpc_dashboard_atencao is
  'O que precisa de atenção, com a página onde se resolve; só o que quem pergunta pode ver.';
grant execute on function public.rpc_dashboard_atencao() to authenticated;

-- A página de um contato lê os envios dele só por aqui.
create function public.rpc_contato_envios(p_contato uuid)
returns table (
  id uuid, codigo text, status text, produto_nome text, criado_em timestamptz, rastreio_id uuid, rastreio_codigo text,
  rastreio_status text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (app.ve_envios() or app.pode('pg-contato', 'ver')) then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    select e.id, e.codigo, e.status, p.nome, e.criado_em, r.id, r.codigo, r.status
    from public.envios e
    left join public.produtos p on p.conta_id = e.conta_id and p.id = e.produto_id
    left join lateral (
      select x.id, x.codigo, x.status from public.rastreios x where x.envio_id = e.id
      order by x.criado_em desc, x.id limit 1) r on true
    where e.conta_id = app.conta() and e.contato_id = p_contato
    order by e.criado_em desc, e.id limit 100;
end $$;
comment on function public.rpc_contato_envios is
  'Os envios de um contato e onde está cada um. @nullable produto_nome rastreio_id rastreio_codigo rastreio_status';
grant execute on function public.rpc_contato_envios(uuid) to authenticated;

-- Um atendimento pode tratar de um envio do contato.
alter table public.atendimentos
  add column envio_id uuid,
  add foreign key (conta_id, envio_id) references public.envios (conta_id, id) on delete set null (envio_id);
comment on column public.atendimentos.envio_id is 'O envio de que o atendimento trata.';

alter function public.rpc_atendimento_abrir(jsonb) rename to abrir_atendimento;
alter function public.abrir_atendimento(jsonb) set schema app;
revoke execute on function app.abrir_atendimento(jsonb) from authenticated;
create function public.rpc_atendimento_abrir(p_dados jsonb) returns setof public.vw_atendimentos
language plpgsql volatile security definer set search_path = '' as $$
declare
  aberto public.vw_atendimentos;
  envio constant uuid := app.texto(p_dados, 'envio_id')::uuid;
begin
  select * into aberto from app.abrir_atendimento(p_dados);
  if envio is not null then
    update public.atendimentos a set envio_id = e.id from public.envios e
      where a.id = aberto.id and e.id = envio and e.conta_id = a.conta_id and e.contato_id = a.contato_id;
    if not found then
      perform app.erro('validacao', 422, '{"envio_id":"Este envio não é do contato."}');
    end if;
  end if;
  return query select * from public.vw_atendimentos where id = aberto.id;
end $$;
comment on function public.rpc_atendimento_abrir is
  'Abre um atendimento, com código e prazos dados pelo servidor; sem prioridade, ela vem da categoria e do texto. @json p_dados {"type":"json","fields":{"contato_id":{"type":"text","nullable":true},"chat_id":{"type":"text","nullable":true},"assunto":{"type":"text"},"categoria":{"type":"text"},"prioridade":{"type":"text","nullable":true},"descricao":{"type":"text","nullable":true},"transacao_id":{"type":"text","nullable":true},"envio_id":{"type":"text","nullable":true},"responsavel_id":{"type":"text","nullable":true}}}';
grant execute on function public.rpc_atendimento_abrir(jsonb) to authenticated;

create function public.rpc_atendimento_envio(p_id uuid)
returns table (id uuid, codigo text, status text, rastreio_id uuid, rastreio_codigo text)
language sql stable security definer set search_path = '' as $$
  select e.id, e.codigo, e.status, r.id, r.codigo
  from public.atendimentos a
  join public.envios e on e.conta_id = a.conta_id and e.id = a.envio_id
  left join lateral (
    select x.id, x.codigo from public.rastreios x where x.envio_id = e.id order by x.criado_em desc, x.id limit 1) r on true
  where a.conta_id = (select app.conta()) and a.id = p_id and a.excluido_em is null and (select app.ve_atendimentos())
$$;
comment on function public.rpc_atendimento_envio is
  'O envio de que um atendimento trata. @notnull id codigo status';
grant execute on function public.rpc_atendimento_envio(uuid) to authenticated;
