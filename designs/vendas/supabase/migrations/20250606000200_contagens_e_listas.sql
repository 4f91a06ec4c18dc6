-- O que a busca global acha e o que o painel conta se abre em uma lista que mostra o mesmo: cada regra está aqui uma vez.

create function app.vence_hoje(vence_em timestamptz) returns boolean
language sql stable as $$
  select vence_em >= app.inicio_do_dia(app.hoje()) and vence_em < app.inicio_do_dia(app.hoje() + 1)
$$;

create function app.sem_resposta(c public.chats) returns boolean
language sql stable as $$
  select c.excluido_em is null and c.status = 'aberto' and c.ultima_direcao = 'entrada'
    and c.ultima_mensagem_em < app.agora() - interval '15 minutes'
$$;

create function app.sla_em_1h(a public.atendimentos) returns boolean
language sql stable as $$
  select app.sla_corre(a) and not app.sla_estourou(a)
    and (a.sla_resolucao_em <= app.agora() + interval '1 hour'
      or a.primeira_resposta_em is null and a.sla_resposta_em <= app.agora() + interval '1 hour')
$$;
grant execute on function app.vence_hoje(timestamptz), app.sem_resposta(public.chats),
  app.sla_em_1h(public.atendimentos), app.sla_corre(public.atendimentos), app.sla_estourou(public.atendimentos)
  to authenticated, service_role;

-- As colunas novas vão no fim, como `replace` exige.
create or replace view public.vw_transacoes with (security_invoker = true) as
select
  t.id,
  t.pedida_em,
  t.aprovada_em,
  t.contato_id,
  t.comprador_nome,
  t.comprador_email,
  t.produto_id,
  t.produto_nome,
  t.plataforma,
  t.tipo_item,
  t.forma_pagamento,
  t.parcelas,
  t.status,
  app.proximos_status(t.status) as proximos_status,
  t.moeda,
  t.valor_cobrado_centavos,
  t.valor_produto_centavos,
  t.valor_liquido_centavos,
  t.minha_comissao_centavos,
  t.valor_reembolsado_centavos,
  t.transacao_codigo,
  t.pedido_codigo,
  t.afiliado_nome,
  t.cupom,
  t.utm_source,
  t.origem,
  t.versao,
  t.busca collate "C" as busca,
  app.sem_acento(t.afiliado_nome) collate "C" as afiliado_busca,
  t.afiliado_email,
  t.comprador_telefone,
  t.documento_mascara,
  t.oferta_nome,
  t.recorrencia,
  t.desconto_centavos,
  t.frete_centavos,
  t.taxa_plataforma_centavos,
  t.boleto_url,
  t.boleto_linha,
  t.pix_codigo,
  t.vence_em,
  t.checkout_url,
  t.utm_medium,
  t.utm_campaign,
  t.utm_content,
  t.utm_term,
  t.src,
  t.sck,
  t.completa_em,
  t.reembolsada_em,
  t.chargeback_em,
  t.garantia_ate,
  app.vence_hoje(t.vence_em) as vence_hoje
from public.transacoes t;

create or replace view public.vw_chats with (security_invoker = true) as
select
  h.id,
  h.contato_id,
  c.nome as contato_nome,
  c.email as contato_email,
  c.telefone as contato_telefone,
  c.tag_ids,
  h.canal,
  h.canal_ref,
  h.status,
  h.prioridade,
  h.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  h.ultima_mensagem_em,
  h.ultima_mensagem_previa,
  h.ultima_direcao,
  h.nao_lidas,
  h.janela_ate,
  h.adiado_ate,
  h.excluido_em,
  h.criado_em,
  h.atualizado_em,
  (c.busca || ' ' || app.sem_acento(h.canal_ref)) collate "C" as busca,
  app.sem_resposta(h) as sem_resposta
from public.chats h
join public.contatos c on c.conta_id = h.conta_id and c.id = h.contato_id
left join public.usuarios r on r.conta_id = h.conta_id and r.id = h.responsavel_id
where h.excluido_em is null;

create or replace view public.vw_atendimentos with (security_invoker = true) as
select
  a.id,
  a.codigo,
  a.assunto,
  a.descricao,
  a.categoria,
  a.status,
  app.proximos_status_atendimento(a.status) as proximos_status,
  a.status not in ('resolvido', 'fechado') as aberto,
  a.prioridade,
  a.canal,
  a.contato_id,
  c.nome as contato_nome,
  c.email as contato_email,
  c.telefone as contato_telefone,
  a.chat_id,
  a.transacao_id,
  a.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  a.primeira_resposta_em,
  a.resolvido_em,
  a.fechado_em,
  a.sla_resposta_em,
  a.sla_resolucao_em,
  a.sla_atencao_em,
  case
    when a.resolvido_em <= a.sla_resolucao_em then 'cumprido'
    when a.resolvido_em is not null then 'estourado'
    when a.pausado_em is not null then 'pausado'
    when (select app.agora()) > a.sla_resolucao_em
      or a.primeira_resposta_em is null and (select app.agora()) > a.sla_resposta_em then 'estourado'
    when (select app.agora()) >= a.sla_atencao_em then 'vencendo'
    else 'no_prazo'
  end as sla_situacao,
  (app.minutos_sla(a.prioridade)).resposta as sla_resposta_minutos,
  greatest(app.minutos_uteis_da_conta(a.conta_id, a.criado_em,
    coalesce(a.primeira_resposta_em, a.resolvido_em, a.pausado_em, (select app.agora())))
    - case when a.primeira_resposta_em is null then a.minutos_pausados else 0 end, 0) as sla_resposta_consumidos,
  (app.minutos_sla(a.prioridade)).resolucao as sla_resolucao_minutos,
  greatest(app.minutos_uteis_da_conta(a.conta_id, a.criado_em,
    coalesce(a.resolvido_em, a.pausado_em, (select app.agora()))) - a.minutos_pausados, 0) as sla_resolucao_consumidos,
  a.pausado_em,
  a.minutos_pausados,
  a.reaberturas,
  a.satisfacao,
  a.alterado_por,
  q.nome as alterado_por_nome,
  a.versao,
  a.excluido_em,
  a.criado_em,
  a.atualizado_em,
  (a.busca || ' ' || c.busca) collate "C" as busca,
  app.sla_em_1h(a) as sla_em_1h
from public.atendimentos a
join public.contatos c on c.conta_id = a.conta_id and c.id = a.contato_id
left join public.usuarios r on r.conta_id = a.conta_id and r.id = a.responsavel_id
left join public.usuarios q on q.conta_id = a.conta_id and q.id = a.alterado_por
where a.excluido_em is null;

create or replace function public.rpc_transacoes_resumo(p_filtros jsonb default '{}')
returns table (
  qtd bigint, vendas bigint, bruto_centavos bigint, liquido_centavos bigint, comissao_centavos bigint,
  reembolsado_centavos bigint, outras_moedas bigint, moeda text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  moeda_da_conta text;
  coluna constant text := case app.texto(p_filtros, 'data') when 'aprovada' then 'aprovada_em' when 'aprovacao' then
    'aprovada_em' else 'pedida_em' end;
  onde text := 'conta_id = $1';
begin
  if conta is null or not app.ve_transacoes() then
    perform app.erro('sem_permissao', 403);
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  -- Só as condições pedidas entram na consulta, para que cada uma use o seu índice. Os valores vão à parte.
  onde := concat_ws(' and ', onde,
    case when app.texto(p_filtros, 'inicio') is not null then
      format('%I >= app.inicio_do_dia(($2 ->> ''inicio'')::date)', coluna) end,
    case when app.texto(p_filtros, 'fim') is not null then
      format('%I < app.inicio_do_dia(($2 ->> ''fim'')::date)', coluna) end,
    case when app.texto(p_filtros, 'q') is not null then 'busca like app.padrao(btrim($2 ->> ''q''))' end,
    case when app.lista(p_filtros, 'ids') is not null then 'id = any(app.lista($2, ''ids'')::uuid[])' end,
    case when app.lista(p_filtros, 'status') is not null then 'status = any(app.lista($2, ''status''))' end,
    case when app.lista(p_filtros, 'plataforma') is not null then
      'plataforma = any(app.lista($2, ''plataforma''))' end,
    case when app.lista(p_filtros, 'produto') is not null then
      'produto_id = any(app.lista($2, ''produto'')::uuid[])' end,
    case when app.lista(p_filtros, 'forma') is not null then 'forma_pagamento = any(app.lista($2, ''forma''))' end,
    case when app.texto(p_filtros, 'contato') is not null then 'contato_id = ($2 ->> ''contato'')::uuid' end,
    case when app.texto(p_filtros, 'afiliado') is not null then
      'app.sem_acento(afiliado_nome) like app.padrao(btrim($2 ->> ''afiliado''))' end,
    case when app.texto(p_filtros, 'cupom') is not null then
      'lower(cupom) like app.padrao(btrim($2 ->> ''cupom''))' end,
    case when app.texto(p_filtros, 'utm_source') is not null then
      'lower(utm_source) like app.padrao(btrim($2 ->> ''utm_source''))' end,
    case when app.texto(p_filtros, 'valor_min') is not null then
      'valor_produto_centavos >= ($2 ->> ''valor_min'')::numeric' end,
    case when app.texto(p_filtros, 'valor_max') is not null then
      'valor_produto_centavos <= ($2 ->> ''valor_max'')::numeric' end,
    case when (p_filtros ->> 'vence_hoje')::boolean then 'app.vence_hoje(vence_em)' end);
  return query execute format('
    select count(*),
      count(*) filter (where app.conta_como_venda(status)),
      coalesce(sum(valor_produto_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_liquido_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(minha_comissao_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_reembolsado_centavos) filter (where moeda = $3), 0)::bigint,
      count(*) filter (where moeda <> $3),
      $3
    from public.transacoes where %s', onde) using conta, p_filtros, moeda_da_conta;
end $$;
comment on function public.rpc_transacoes_resumo is
  'Contagem e somas das transações de um filtro: q, data, inicio, fim (exclusivo), status, plataforma, produto, forma, contato, afiliado, cupom, utm_source, valor_min e valor_max em centavos, vence_hoje. Somam-se as vendas pagas e na moeda da conta. @json p_filtros {"type":"json"}';

create or replace function public.rpc_busca_global(p_q text)
returns table (grupo text, id uuid, titulo text, detalhe text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  procura constant text := app.padrao(btrim(p_q));
begin
  if char_length(btrim(p_q)) < 2 then
    return;
  end if;
  if app.pode(array['pg-contatos', 'pg-contato'], 'ver') then
    return query
      select 'contatos', c.id, c.nome, coalesce(c.email, c.telefone), '/contato/' || c.id || '/'
      from public.contatos c
      where c.conta_id = conta and c.excluido_em is null and c.busca like procura
      order by c.ultima_compra_em desc nulls last, c.id limit 5;
  end if;
  if app.pode('pg-transacoes', 'ver') then
    return query
      select 'transacoes', t.id, t.transacao_codigo, t.comprador_nome || ' · ' || t.produto_nome,
        '/vendas/transacoes/?venda=' || t.id
      from public.transacoes t
      where t.conta_id = conta and t.busca like procura
      order by t.pedida_em desc, t.id desc limit 5;
  end if;
  if app.pode(array['pg-atendimentos', 'pg-atendimento'], 'ver') then
    return query
      select 'atendimentos', a.id, a.codigo, a.assunto || ' · ' || c.nome, '/atendimentos/' || a.codigo || '/'
      from public.atendimentos a
      join public.contatos c on c.id = a.contato_id
      where a.conta_id = conta and a.excluido_em is null and (a.busca like procura or c.busca like procura)
      order by a.resolvido_em is null desc, a.criado_em desc, a.id limit 5;
  end if;
end $$;

create or replace function public.rpc_dashboard_atencao()
returns table (tipo text, qtd bigint, texto text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
begin
  if not app.pode('pg-dashboard', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if app.pode('pg-atendimentos', 'ver') then
    return query
      select 'sla_estourado', count(*),
        case count(*) when 1 then '1 SLA estourado' else count(*) || ' SLAs estourados' end,
        '/atendimentos/?sla=estourado'
      from public.atendimentos a
      where a.conta_id = conta and app.sla_corre(a) and app.sla_estourou(a)
      having count(*) > 0;
    return query
      select 'sla_vencendo', count(*),
        case count(*) when 1 then '1 SLA vence em 1 h' else count(*) || ' SLAs vencem em 1 h' end,
        '/atendimentos/?sla=em_1h'
      from public.atendimentos a
      where a.conta_id = conta and app.sla_em_1h(a)
      having count(*) > 0;
  end if;
  if app.pode('pg-chats', 'ver') then
    return query
      select 'chats_sem_resposta', count(*),
        case count(*) when 1 then '1 conversa sem resposta há mais de 15 min'
          else count(*) || ' conversas sem resposta há mais de 15 min' end,
        '/chats/?aba=todas&semResposta=true'
      from public.chats c
      where c.conta_id = conta and app.sem_resposta(c)
        and (not app.proprios('pg-chats') or c.responsavel_id = app.usuario() or c.responsavel_id is null)
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
  if app.pode('pg-pipelines', 'ver') then
    return query
      select 'oportunidades_paradas', count(*),
        case count(*) when 1 then '1 oportunidade parada' else count(*) || ' oportunidades paradas' end,
        '/vendas/pipelines/'
      from public.oportunidades o
      join public.etapas e on e.conta_id = o.conta_id and e.pipeline_id = o.pipeline_id and e.id = o.etapa_id
      where o.conta_id = conta and o.status = 'aberta' and o.excluido_em is null
        and o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada)
        and (not app.proprios('pg-pipelines') or o.responsavel_id = app.usuario() or o.responsavel_id is null)
      having count(*) > 0;
  end if;
end $$;
