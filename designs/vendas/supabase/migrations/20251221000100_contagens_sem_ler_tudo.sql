-- As contagens leem o que contam e pouco mais: o relógio e as regras de uma linha entram na consulta que os usa, o que vale
-- para todas as linhas se pergunta uma vez, e o que é novo se lê por um índice.

-- Sem `set`, o PostgreSQL põe o corpo no lugar da chamada, em vez de chamar a função em cada linha.
create or replace function app.agora() returns timestamptz
language sql stable as $$
  select coalesce(nullif(current_setting('app.agora', true), '')::timestamptz, now())
$$;
create or replace function app.hoje() returns date
language sql stable as $$
  select (app.agora() at time zone 'America/Sao_Paulo')::date
$$;
create or replace function app.recuperacao_na_vez(r public.recuperacoes) returns boolean
language sql stable as $$
  select r.status = 'na_fila' or (r.status = 'em_contato' and r.proxima_tentativa_em <= app.agora())
$$;

-- Quem abre Chats pergunta pelas últimas mensagens da conta, e quem abre uma recuperação, pelas tentativas dela.
create index mensagens_novas on public.mensagens (conta_id, criado_em desc, id desc);
create index recuperacao_tentativas_por_recuperacao on public.recuperacao_tentativas (recuperacao_id, em desc);

-- Quem não quer contato é raro, e o índice tem só esses.
create index contatos_sem_contato on public.contatos (conta_id, id) where not aceita_contato;

-- Dez semanas bastam para saber se passaram cinco dias úteis: um objeto parado há um ano não conta um ano de dias.
create or replace view public.vw_rastreios with (security_invoker = true) as
select r.id, r.envio_id, r.transportadora, r.codigo, r.status, r.ultimo_evento_em, r.ultimo_evento_texto, r.entregue_em,
  coalesce(r.previsto_em, e.previsto_em) as previsto_em, r.falhas_consulta, e.codigo as envio_codigo, e.transacao_id,
  e.contato_id, e.produto_id, e.destinatario_nome, e.cidade, e.uf, e.postado_em, e.reembolsado_em,
  app.hoje() - app.dia(r.ultimo_evento_em) as dias_sem_evento,
  not app.rastreio_acabou(r.status) and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as atrasado,
  r.status in ('tentativa_falha', 'extraviado', 'em_devolucao') or r.falhas_consulta >= 5
    or e.reembolsado_em is not null and not app.rastreio_acabou(r.status)
    or r.status = 'aguardando_retirada' and r.ultimo_evento_em <= app.agora() - interval '3 days'
    or r.status in ('postado', 'em_transito') and app.dias_uteis(app.horario_da_conta(r.conta_id),
      app.dia(r.ultimo_evento_em), least(app.hoje(), app.dia(r.ultimo_evento_em) + 70)) >= 5
    or not app.rastreio_acabou(r.status)
      and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as precisa_atencao,
  r.consultado_em, p.nome as produto_nome,
  app.sem_acento(concat_ws(' ', r.codigo, e.codigo, e.destinatario_nome)) as busca,
  r.consulta_pedida_em
from public.rastreios r
join public.envios e on e.conta_id = r.conta_id and e.id = r.envio_id
left join public.produtos p on p.conta_id = e.conta_id and p.id = e.produto_id;

create or replace function public.rpc_contadores_menu()
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
      where r.conta_id = (select app.conta()) and r.status in ('na_fila', 'em_contato') and app.recuperacao_na_vez(r)
        and not exists (select from public.contatos c
          where c.conta_id = r.conta_id and c.id = r.contato_id and not c.aceita_contato)
        and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
          or r.responsavel_id = (select app.usuario()))) end,
    case when app.pode('pg-envios-logistica', 'ver') then (
      select count(*) from public.envios e
      where e.conta_id = (select app.conta()) and e.status in ('pendente', 'endereco_incompleto')) end
  where app.conta() is not null
$$;

create or replace function public.rpc_dashboard_atencao()
returns table (tipo text, qtd bigint, texto text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  eu constant uuid := app.usuario();
  so_meus boolean;
begin
  if not app.pode('pg-dashboard', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if app.pode('pg-atendimentos', 'ver') then
    return query
      with contados as (
        select count(*) filter (where app.sla_estourou(a)) as estourados, count(*) filter (where app.sla_em_1h(a)) as em_1h
        from public.atendimentos a where a.conta_id = conta and app.sla_corre(a)
      )
      select 'sla_estourado', estourados,
        case estourados when 1 then '1 SLA estourado' else estourados || ' SLAs estourados' end,
        '/atendimentos/?sla=estourado'
      from contados where estourados > 0
      union all
      select 'sla_vencendo', em_1h, case em_1h when 1 then '1 SLA vence em 1 h' else em_1h || ' SLAs vencem em 1 h' end,
        '/atendimentos/?sla=em_1h'
      from contados where em_1h > 0;
  end if;
  if app.pode('pg-chats', 'ver') then
    so_meus := app.proprios('pg-chats');
    return query
      select 'chats_sem_resposta', count(*),
        case count(*) when 1 then '1 conversa sem resposta há mais de 15 min'
          else count(*) || ' conversas sem resposta há mais de 15 min' end,
        '/chats/?aba=todas&semResposta=true'
      from public.chats c
      where c.conta_id = conta and app.sem_resposta(c)
        and (not so_meus or c.responsavel_id = eu or c.responsavel_id is null)
      having count(*) > 0;
  end if;
  if app.ve_transacoes() then
    return query
      select 'boletos_vencendo', count(*),
        case count(*) when 1 then '1 boleto vence hoje' else count(*) || ' boletos vencem hoje' end,
        '/vendas/transacoes/?todoPeriodo=true&status=aguardando_pagamento&forma=boleto&venceHoje=true'
      from public.transacoes t
      where t.conta_id = conta and t.status = 'aguardando_pagamento' and t.forma_pagamento = 'boleto'
        and app.vence_hoje(t.vence_em)
      having count(*) > 0;
    return query
      select 'em_disputa', count(*),
        case count(*) when 1 then '1 venda em disputa' else count(*) || ' vendas em disputa' end,
        '/vendas/transacoes/?todoPeriodo=true&status=em_disputa'
      from public.transacoes t
      where t.conta_id = conta and t.status = 'em_disputa'
      having count(*) > 0;
  end if;
  if app.pode('pg-recuperacao', 'ver') then
    so_meus := app.proprios('pg-recuperacao');
    return query
      select 'recuperacoes_na_fila', count(*),
        case count(*) when 1 then '1 recuperação na fila' else count(*) || ' recuperações na fila' end,
        '/vendas/recuperacao/'
      from public.recuperacoes r
      where r.conta_id = conta and r.status in ('na_fila', 'em_contato') and app.recuperacao_na_vez(r)
        and not exists (select from public.contatos c
          where c.conta_id = r.conta_id and c.id = r.contato_id and not c.aceita_contato)
        and (not so_meus or r.responsavel_id = eu or r.responsavel_id is null)
      having count(*) > 0;
  end if;
  if app.pode('pg-pipelines', 'ver') then
    so_meus := app.proprios('pg-pipelines');
    return query
      select 'oportunidades_paradas', count(*),
        case count(*) when 1 then '1 oportunidade parada' else count(*) || ' oportunidades paradas' end,
        '/vendas/pipelines/?visao=lista&pipeline=' || mode() within group (order by o.pipeline_id)
      from public.oportunidades o
      join public.etapas e on e.conta_id = o.conta_id and e.pipeline_id = o.pipeline_id and e.id = o.etapa_id
      where o.conta_id = conta and o.status = 'aberta' and o.excluido_em is null
        and o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada)
        and (not so_meus or o.responsavel_id = eu or o.responsavel_id is null)
      having count(*) > 0;
  end if;
  return query
    select 'aviso ' || w.chave, w.qtd, app.rotulo_plataforma(w.plataforma) || ': ' || w.erro
      || case w.qtd when 1 then '' else ' (' || w.qtd || ')' end, '/perfil/' || eu || '/?aba=conta'
    from public.rpc_webhooks_atencao() w limit 3;
  if app.pode('pg-envios-logistica', 'ver') then
    return query
      select 'envios_pendentes', count(*),
        case count(*) when 1 then '1 envio parado há mais de 2 dias' else count(*) || ' envios parados há mais de 2 dias' end,
        '/envios-logistica/'
      from public.envios e
      where e.conta_id = conta and e.status in ('pendente', 'endereco_incompleto')
        and e.criado_em < app.agora() - interval '2 days'
      having count(*) > 0;
  end if;
  if app.pode('pg-rastreios-envios', 'ver') then
    -- Um objeto que chegou ou voltou só precisa de atenção se as consultas falham: os outros nem se juntam ao seu envio.
    return query
      select 'rastreios_atencao', count(*),
        case count(*) when 1 then '1 rastreio precisa de atenção' else count(*) || ' rastreios precisam de atenção' end,
        '/vendas/rastreios-envios/'
      from public.rastreios r join public.vw_rastreios v on v.id = r.id
      where r.conta_id = conta and (r.status not in ('entregue', 'devolvido') or r.falhas_consulta >= 5)
        and v.precisa_atencao
      having count(*) > 0;
  end if;
  if app.pode('pg-importar-transacoes', 'ver') then
    return query
      select 'importacao_com_erros', count(*),
        case count(*) when 1 then '1 importação com erros' else count(*) || ' importações com erros' end,
        case count(*) when 1 then '/financeiro/importar-transacoes/?importacao=' || min(i.id::text)
          else '/financeiro/importar-transacoes/' end
      from public.importacoes i
      where i.conta_id = conta and i.status in ('concluida_com_erros', 'falhou')
        and i.criado_em > app.agora() - interval '7 days'
      having count(*) > 0;
  end if;
end $$;
drop function app.atencao_sem_importacoes();
drop function app.atencao_sem_envios();
drop function app.atencao_do_dia();

-- Sem busca, as abas são contagens por estado, que um índice tem; os nomes e códigos em que se busca ficam de fora.
create or replace function public.rpc_envios_resumo(p_q text default '')
returns table (fila bigint, lote bigint, etiquetas bigint, postados bigint)
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(p_q, '') <> '' then
    return query
      select count(*) filter (where v.status in ('pendente', 'endereco_incompleto') and v.lote_id is null),
        count(*) filter (where v.lote_status = 'aberto' and v.status in ('pendente', 'em_separacao')),
        count(*) filter (where v.status = 'etiqueta_emitida'),
        count(*) filter (where app.postado_ou_depois(v.status))
      from public.vw_envios v
      where v.busca like app.padrao(p_q);
    return;
  end if;
  return query
    select
      (select count(*) from public.envios e where e.status in ('pendente', 'endereco_incompleto') and e.lote_id is null),
      (select count(*) from public.envios e join public.lotes_expedicao l on l.conta_id = e.conta_id and l.id = e.lote_id
        where l.status = 'aberto' and e.status in ('pendente', 'em_separacao')),
      coalesce(sum(s.qtd) filter (where s.status = 'etiqueta_emitida'), 0)::bigint,
      coalesce(sum(s.qtd) filter (where app.postado_ou_depois(s.status)), 0)::bigint
    from (select e.status, count(*) as qtd from public.envios e group by e.status) as s;
end $$;

-- O texto em que se busca só se monta quando há uma busca. Um plano para qualquer período seria ruim para quase todos, e o
-- de um mês lê as vendas do mês só no índice.
drop index public.transacoes_conta_aprovada;
create index transacoes_conta_aprovada on public.transacoes (conta_id, aprovada_em) include (id, produto_id)
  where aprovada_em is not null;
create or replace function public.rpc_comissoes_resumo(p_inicio date, p_fim date, p_filtros jsonb default '{}')
returns table (
  id text, beneficiario_email text, beneficiario_nome text, papeis text[], moeda text, qtd bigint,
  prevista_centavos bigint, liberada_centavos bigint, paga_centavos bigint, cancelada_centavos bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  conta constant uuid := app.conta();
  eu constant uuid := app.usuario();
  so_meus constant boolean := app.proprios('pg-comissoes');
  quem constant text := nullif(p_filtros ->> 'beneficiario', '');
  qual constant text := nullif(p_filtros ->> 'papel', '');
  produto constant uuid := nullif(p_filtros ->> 'produto', '');
  procura constant text := nullif(app.sem_acento(p_filtros ->> 'q'), '');
begin
  if not app.pode('pg-comissoes', 'ver') then
    return;
  end if;
  return query
    with partes as (
      select c.beneficiario_email as email, c.moeda::text as moeda, c.papel, c.status, count(*) as qtd,
        sum(c.valor_centavos) as centavos
      from public.comissoes c
      join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id
      where c.conta_id = conta and (not so_meus or c.usuario_id = eu)
        and not (c.tipo = 'estorno' and c.status = 'cancelada')
        and t.aprovada_em >= app.inicio_do_dia(p_inicio) and t.aprovada_em < app.inicio_do_dia(p_fim)
        and (qual is null or c.papel = qual) and (produto is null or t.produto_id = produto)
        and (quem is null or c.beneficiario_email = quem)
        and (procura is null or strpos(app.sem_acento(
          concat_ws(' ', c.beneficiario_nome, c.beneficiario_email, t.comprador_nome, t.transacao_codigo)), procura) > 0)
      group by 1, 2, 3, 4
    )
    select p.email || ' ' || p.moeda, p.email, app.nome_do_beneficiario(conta, p.email),
      array_agg(distinct p.papel order by p.papel), p.moeda, sum(p.qtd)::bigint,
      coalesce(sum(p.centavos) filter (where p.status = 'prevista'), 0)::bigint as previstas,
      coalesce(sum(p.centavos) filter (where p.status = 'liberada'), 0)::bigint as liberadas,
      coalesce(sum(p.centavos) filter (where p.status = 'paga'), 0)::bigint,
      coalesce(sum(p.centavos) filter (where p.status = 'cancelada'), 0)::bigint
    from partes p
    group by p.email, p.moeda
    order by liberadas desc, previstas desc, p.email, p.moeda;
end $$;
