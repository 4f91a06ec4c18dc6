-- O que precisa de atenção conta também a fila de recuperação, e as oportunidades paradas abrem no pipeline que as tem.

create or replace function app.atencao_do_dia()
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
  if app.pode('pg-recuperacao', 'ver') then
    return query
      select 'recuperacoes_na_fila', count(*),
        case count(*) when 1 then '1 recuperação na fila' else count(*) || ' recuperações na fila' end,
        '/vendas/recuperacao/'
      from public.recuperacoes r
      join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id and c.aceita_contato
      where r.conta_id = conta and app.recuperacao_na_vez(r)
        and (not app.proprios('pg-recuperacao') or r.responsavel_id = app.usuario() or r.responsavel_id is null)
      having count(*) > 0;
  end if;
  if app.pode('pg-pipelines', 'ver') then
    return query
      select 'oportunidades_paradas', count(*),
        case count(*) when 1 then '1 oportunidade parada' else count(*) || ' oportunidades paradas' end,
        '/vendas/pipelines/?visao=lista&pipeline=' || mode() within group (order by o.pipeline_id)
      from public.oportunidades o
      join public.etapas e on e.conta_id = o.conta_id and e.pipeline_id = o.pipeline_id and e.id = o.etapa_id
      where o.conta_id = conta and o.status = 'aberta' and o.excluido_em is null
        and o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada)
        and (not app.proprios('pg-pipelines') or o.responsavel_id = app.usuario() or o.responsavel_id is null)
      having count(*) > 0;
  end if;
end $$;
