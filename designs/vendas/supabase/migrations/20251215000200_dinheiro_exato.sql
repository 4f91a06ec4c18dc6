-- Nenhum número desta base é de ponto flutuante: o que se divide é exato, e se arredonda uma vez, a metade para longe de
-- zero. Médias de valores, como o custo por clique, são centavos inteiros; taxas e razões têm seis casas.

drop function public.rpc_dashboard_kpis(date, date, text, text);
drop function public.rpc_dashboard_funil(date, date, text, text);
drop function public.rpc_pipeline_resumo(uuid, jsonb, date, date);
drop function public.rpc_trafego_resumo(date, date, text, jsonb, text, int, int);
drop function public.rpc_trafego_serie(date, date, jsonb);
drop function app.dividir(numeric, numeric);
drop function app.razao(numeric, numeric);
drop function app.variacao(double precision, double precision);

create function app.razao(parte numeric, todo numeric) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select round(parte / nullif(todo, 0), 6)
$$;

-- Quanto um número mudou, em partes do que era.
create function app.variacao(atual numeric, anterior numeric) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select app.razao(atual - anterior, anterior)
$$;

create function public.rpc_dashboard_kpis(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null)
returns table (
  moeda text,
  receita_centavos bigint, receita_anterior_centavos bigint, receita_delta numeric,
  liquida_centavos bigint, liquida_anterior_centavos bigint, liquida_delta numeric,
  vendas bigint, vendas_anterior bigint, vendas_delta numeric,
  ticket_centavos bigint, ticket_anterior_centavos bigint, ticket_delta numeric,
  aprovacao_cartao numeric, aprovacao_cartao_anterior numeric,
  aprovacao_cartao_delta numeric,
  conversao_pix numeric, conversao_pix_anterior numeric, conversao_pix_delta numeric,
  conversao_boleto numeric, conversao_boleto_anterior numeric,
  conversao_boleto_delta numeric,
  devolvidas bigint, devolvidas_anterior bigint, devolvidas_delta numeric,
  devolvido_centavos bigint, taxa_devolucao numeric,
  gasto_centavos bigint,
  roas_real numeric, roas_real_anterior numeric, roas_real_delta numeric,
  meta_centavos bigint, receita_mes_centavos bigint, tem_transacoes boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
  trafego constant boolean := app.pode('pg-metricas-facebook', 'ver');
  mes constant date := date_trunc('month', app.hoje()::timestamp)::date;
  a record;
  b record;
begin
  select c.moeda::text, c.meta_mensal_centavos into moeda, meta_centavos from public.contas c where c.id = conta;
  select * into a from app.numeros_da_janela(conta, moeda, p_inicio, p_fim, produto, de_plataforma, trafego);
  -- A janela anterior tem o mesmo tamanho e acaba onde esta começa.
  select * into b from app.numeros_da_janela(conta, moeda, p_inicio - (p_fim - p_inicio), p_inicio, produto,
    de_plataforma, trafego);

  receita_centavos := a.receita;
  receita_anterior_centavos := b.receita;
  receita_delta := app.variacao(a.receita, b.receita);
  liquida_centavos := a.liquida;
  liquida_anterior_centavos := b.liquida;
  liquida_delta := app.variacao(a.liquida, b.liquida);
  vendas := a.vendas;
  vendas_anterior := b.vendas;
  vendas_delta := app.variacao(a.vendas, b.vendas);
  ticket_centavos := app.media_em_centavos(a.receita, a.vendas);
  ticket_anterior_centavos := app.media_em_centavos(b.receita, b.vendas);
  ticket_delta := app.variacao(ticket_centavos, ticket_anterior_centavos);
  aprovacao_cartao := app.razao(a.cartao_pagos, a.cartao_pagos + a.cartao_recusados);
  aprovacao_cartao_anterior := app.razao(b.cartao_pagos, b.cartao_pagos + b.cartao_recusados);
  aprovacao_cartao_delta := app.variacao(aprovacao_cartao, aprovacao_cartao_anterior);
  conversao_pix := app.razao(a.pix_pagos, a.pix_gerados);
  conversao_pix_anterior := app.razao(b.pix_pagos, b.pix_gerados);
  conversao_pix_delta := app.variacao(conversao_pix, conversao_pix_anterior);
  conversao_boleto := app.razao(a.boleto_pagos, a.boleto_gerados);
  conversao_boleto_anterior := app.razao(b.boleto_pagos, b.boleto_gerados);
  conversao_boleto_delta := app.variacao(conversao_boleto, conversao_boleto_anterior);
  devolvidas := a.devolvidas;
  devolvidas_anterior := b.devolvidas;
  devolvidas_delta := app.variacao(a.devolvidas, b.devolvidas);
  devolvido_centavos := a.devolvido;
  taxa_devolucao := app.razao(a.devolvidas, a.aprovadas);
  gasto_centavos := a.gasto;
  roas_real := app.razao(a.atribuida, a.gasto);
  roas_real_anterior := app.razao(b.atribuida, b.gasto);
  roas_real_delta := app.variacao(roas_real, roas_real_anterior);
  select coalesce(sum(d.receita), 0) into receita_mes_centavos
  from app.vendas_por_dia d
  where d.conta_id = conta and d.moeda = rpc_dashboard_kpis.moeda and d.dia >= mes
    and d.dia < (mes + interval '1 month')::date;
  tem_transacoes := exists (select from public.transacoes t where t.conta_id = conta);
  return next;
end $$;
comment on function public.rpc_dashboard_kpis is
  'Os números do painel numa janela (fim exclusivo) e na anterior, de igual tamanho. Razões vão de 0 a 1; nulo é «não há o que medir» ou «sem permissão». A meta compara-se com a receita do mês corrente. @nullable receita_delta liquida_delta vendas_delta ticket_centavos ticket_anterior_centavos ticket_delta aprovacao_cartao aprovacao_cartao_anterior aprovacao_cartao_delta conversao_pix conversao_pix_anterior conversao_pix_delta conversao_boleto conversao_boleto_anterior conversao_boleto_delta devolvidas_delta taxa_devolucao gasto_centavos roas_real roas_real_anterior roas_real_delta';

create function public.rpc_dashboard_funil(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null)
returns table (etapa text, rotulo text, qtd bigint, taxa numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
begin
  return query
    with pedidos as (
      select count(*) as gerados, count(t.aprovada_em) as aprovados
      from public.transacoes t
      where t.conta_id = conta
        and t.pedida_em >= app.inicio_do_dia(p_inicio) and t.pedida_em < app.inicio_do_dia(p_fim)
        and (produto is null or t.produto_id = produto)
        and (de_plataforma is null or t.plataforma = de_plataforma)
    ), anuncios as (
      select coalesce(sum(m.cliques_link), 0) as cliques, coalesce(sum(m.checkouts), 0) as checkouts
      from public.metricas_facebook m
      where m.conta_id = conta and m.dia >= p_inicio and m.dia < p_fim
    ), etapas as (
      select 1 as ordem, 'cliques' as etapa, 'Cliques' as rotulo, a.cliques::bigint as qtd from anuncios a
      union all select 2, 'checkouts', 'Checkouts', a.checkouts::bigint from anuncios a
      union all select 3, 'gerados', 'Pedidos gerados', p.gerados from pedidos p
      union all select 4, 'aprovados', 'Pedidos aprovados', p.aprovados from pedidos p
    )
    -- As duas primeiras são dos anúncios: só para quem vê as métricas deles.
    select e.etapa, e.rotulo, e.qtd, app.razao(e.qtd, lag(e.qtd) over (order by e.ordem))
    from etapas e
    where e.ordem > 2 or app.pode('pg-metricas-facebook', 'ver')
    order by e.ordem;
end $$;
comment on function public.rpc_dashboard_funil is
  'Do clique ao pedido aprovado; `taxa` é a parte da etapa anterior. @nullable taxa';

create function public.rpc_pipeline_resumo(p_pipeline uuid, p_filtros jsonb, p_inicio date, p_fim date)
returns table (
  abertas bigint, valor_centavos bigint, ponderado_centavos bigint, paradas bigint, ganhas bigint, perdidas bigint,
  taxa numeric, etapas jsonb, outras_moedas bigint
)
language sql stable set search_path = '' as $$
  with filtradas as materialized (
    select * from app.oportunidades_do_filtro(p_pipeline, p_filtros)
  ), etapa as (
    select e.id, e.ordem, count(o.id) as qtd, coalesce(sum(o.valor_centavos) filter (where o.moeda = (select app.moeda_da_conta())), 0)::bigint as valor,
      round(coalesce(sum(o.valor_centavos) filter (where o.moeda = (select app.moeda_da_conta())), 0) * e.probabilidade / 100)::bigint
        as ponderado,
      count(o.id) filter (where o.moeda <> (select app.moeda_da_conta())) as outras,
      count(o.id) filter (where o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada)) as paradas
    from public.etapas e
    left join filtradas o on o.etapa_id = e.id and o.status = 'aberta'
    where e.pipeline_id = p_pipeline
    group by e.id
  ), fechadas as (
    select count(*) filter (where status = 'ganha') as ganhas, count(*) filter (where status = 'perdida') as perdidas
    from filtradas
    where encerrada_em >= app.inicio_do_dia(p_inicio) and encerrada_em < app.inicio_do_dia(p_fim)
  )
  select sum(etapa.qtd)::bigint, sum(etapa.valor)::bigint, sum(etapa.ponderado)::bigint, sum(etapa.paradas)::bigint,
    fechadas.ganhas, fechadas.perdidas,
    app.razao(fechadas.ganhas, fechadas.ganhas + fechadas.perdidas),
    coalesce(jsonb_agg(jsonb_build_object('id', etapa.id, 'qtd', etapa.qtd, 'valor_centavos', etapa.valor,
      'ponderado_centavos', etapa.ponderado, 'paradas', etapa.paradas) order by etapa.ordem), '[]'),
    sum(etapa.outras)::bigint
  from etapa, fechadas
  group by fechadas.ganhas, fechadas.perdidas
$$;
comment on function public.rpc_pipeline_resumo is
  'Somas de um quadro, por etapa e no todo, e quantas se ganharam e perderam na janela; a taxa é nula sem nenhuma. Valores na moeda da conta; `outras_moedas` conta as abertas em outra. @notnull abertas valor_centavos ponderado_centavos paradas ganhas perdidas etapas outras_moedas @json p_filtros {"type":"json"} @json etapas {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"qtd":{"type":"number"},"valor_centavos":{"type":"number"},"ponderado_centavos":{"type":"number"},"paradas":{"type":"number"}}}}';

create function public.rpc_trafego_resumo(p_inicio date, p_fim date, p_nivel text default 'campanha',
  p_filtros jsonb default '{}', p_ordem text default 'gasto desc', p_limite int default 25, p_offset int default 0)
returns table (
  id text, nome text, gasto_centavos bigint, impressoes bigint, cliques_link bigint, ctr numeric, cpc_centavos bigint,
  cpm_centavos bigint, compras bigint, vendas bigint, receita_centavos bigint, cpa_meta_centavos bigint,
  cpa_real_centavos bigint, roas_meta numeric, roas_real numeric, taxa_checkout numeric, lucro_centavos bigint,
  linhas bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  coluna constant text := split_part(p_ordem, ' ', 1);
begin
  if conta is null or not app.pode('pg-metricas-facebook', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_nivel not in ('total', 'conta', 'campanha', 'conjunto', 'anuncio') or coluna not in ('nome', 'gasto', 'impressoes',
    'cliques', 'ctr', 'cpc', 'cpm', 'compras', 'vendas', 'cpa', 'roas_meta', 'roas_real', 'lucro') then
    perform app.erro('validacao', 422, '{"ordem":"Ordem desconhecida."}');
  end if;
  return query execute format('
    with somas as (
      select %1$s as id, max(%2$s) as nome, sum(l.gasto)::bigint as gasto, sum(l.impressoes)::bigint as impressoes,
        sum(l.cliques)::bigint as cliques, sum(l.visualizacoes) as visualizacoes, sum(l.checkouts) as checkouts,
        sum(l.compras)::bigint as compras, sum(l.valor_compras) as valor_compras, sum(l.vendas)::bigint as vendas,
        sum(l.receita)::bigint as receita, sum(l.comissao) as comissao
      from app.linhas_de_trafego($1, $2, $3, $4) l where %1$s is not null group by 1
    ), numeros as (
      select s.id, s.nome, s.gasto, s.impressoes, s.cliques, app.razao(s.cliques, s.impressoes) as ctr,
        app.media_em_centavos(s.gasto, s.cliques) as cpc, app.media_em_centavos(s.gasto * 1000, s.impressoes) as cpm,
        s.compras, s.vendas, s.receita, app.media_em_centavos(s.gasto, s.compras) as cpa_meta,
        app.media_em_centavos(s.gasto, s.vendas) as cpa,
        app.razao(s.valor_compras, s.gasto) as roas_meta, app.razao(s.receita, s.gasto) as roas_real,
        app.razao(s.checkouts, s.visualizacoes) as taxa_checkout,
        (s.comissao - s.gasto - round(s.receita * k.imposto_bps / 10000.0))::bigint as lucro
      from somas s join public.contas k on k.id = $1
      where coalesce(app.sem_acento(s.nome) like app.padrao(app.texto($4, ''q'')), true)
    )
    select *, count(*) over () from numeros order by %3$I %4$s nulls last, id limit $5 offset $6',
    case p_nivel when 'total' then '''total''::text' when 'conta' then 'l.conta_anuncio_id::text'
      else 'l.' || p_nivel || '_id' end,
    case p_nivel when 'total' then '''Total''::text' when 'conta' then
      '(select c.nome from public.contas_anuncio c where c.id = l.conta_anuncio_id)' else 'l.' || p_nivel || '_nome' end,
    coluna, case split_part(p_ordem, ' ', 2) when 'asc' then 'asc' else 'desc' end)
    using conta, p_inicio, p_fim, p_filtros, p_limite, p_offset;
end $$;
comment on function public.rpc_trafego_resumo is
  'Métricas dos anúncios da janela por nível, com as vendas que trouxeram; o nível `total` é uma linha só. Filtros conta, campanha, conjunto e q. @notnull id nome gasto_centavos impressoes cliques_link compras vendas receita_centavos lucro_centavos linhas @json p_filtros {"type":"json"}';

create function public.rpc_trafego_serie(p_inicio date, p_fim date, p_filtros jsonb default '{}')
returns table (dia date, gasto_centavos bigint, receita_centavos bigint, vendas bigint, roas_real numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.conta() is null or not app.pode('pg-metricas-facebook', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    select d.dia::date, coalesce(sum(l.gasto), 0)::bigint, coalesce(sum(l.receita), 0)::bigint,
      coalesce(sum(l.vendas), 0)::bigint, app.razao(sum(l.receita), sum(l.gasto))
    from generate_series(p_inicio, p_fim - 1, interval '1 day') as d(dia)
    left join app.linhas_de_trafego(app.conta(), p_inicio, p_fim, p_filtros) l on l.dia = d.dia::date
    group by d.dia order by d.dia;
end $$;
comment on function public.rpc_trafego_serie is
  'Gasto e receita dos anúncios por dia; dias sem nada valem zero. @notnull dia gasto_centavos receita_centavos vendas @json p_filtros {"type":"json"}';

grant execute on function public.rpc_dashboard_kpis(date, date, text, text),
  public.rpc_dashboard_funil(date, date, text, text), public.rpc_pipeline_resumo(uuid, jsonb, date, date),
  public.rpc_trafego_resumo(date, date, text, jsonb, text, int, int), public.rpc_trafego_serie(date, date, jsonb),
  app.razao(numeric, numeric) to authenticated;
