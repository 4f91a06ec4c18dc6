-- Métricas dos anúncios: o que se gastou, o que a rede diz que vendeu, e o que de fato se vendeu.

alter table public.contas_anuncio add column sincronizacao_pedida_em timestamptz, add column erro_sincronizacao text;

-- Cada anúncio como a última linha dele o descreve. Pula de anúncio em anúncio: ler um ano de dias custaria segundos.
create function app.anuncios_da_conta(p_conta uuid)
returns table (
  anuncio_id text, anuncio_nome text, conjunto_id text, conjunto_nome text, campanha_id text, campanha_nome text,
  conta_anuncio_id uuid, dia date
)
language sql stable security definer set search_path = '' as $$
  with recursive ids as (
    select min(m.anuncio_id) as id from public.metricas_facebook m where m.conta_id = p_conta
    union all
    select (select min(m.anuncio_id) from public.metricas_facebook m where m.conta_id = p_conta and m.anuncio_id > i.id)
    from ids i where i.id is not null
  )
  select n.* from ids i
  cross join lateral (
    select m.anuncio_id, m.anuncio_nome, m.conjunto_id, m.conjunto_nome, m.campanha_id, m.campanha_nome,
      m.conta_anuncio_id, m.dia
    from public.metricas_facebook m where m.conta_id = p_conta and m.anuncio_id = i.id order by m.dia desc limit 1) n
$$;

/*
 * As vendas aprovadas da janela, por dia e pelo que as trouxe: o anúncio, o conjunto ou a campanha que o link nomeia depois
 * da última barra, ou um link salvo. Sem nada disso, a venda não tem origem.
 */
create function app.vendas_de_trafego(p_conta uuid, p_inicio date, p_fim date)
returns table (
  dia date, conta_anuncio_id uuid, campanha_id text, campanha_nome text, conjunto_id text, conjunto_nome text,
  anuncio_id text, anuncio_nome text, origem text, vendas bigint, receita bigint, comissao bigint
)
language sql stable security definer set search_path = '' as $$
  with anuncios as materialized (
    select * from app.anuncios_da_conta(p_conta)
  ), conjuntos as (
    select distinct on (a.conjunto_id) a.* from anuncios a order by a.conjunto_id, a.dia desc
  ), campanhas as (
    select distinct on (a.campanha_id) a.* from anuncios a order by a.campanha_id, a.dia desc
  ), vendas as (
    -- Somadas primeiro pelo que o link diz: um ano de vendas vira poucas linhas a procurar.
    select app.dia(t.aprovada_em) as dia, split_part(t.utm_content, '|', -1) as anuncio,
      split_part(t.utm_medium, '|', -1) as conjunto, split_part(t.utm_campaign, '|', -1) as campanha,
      t.link_id is not null as tem_link, count(*) as qtd,
      sum(t.valor_produto_centavos - case t.status when 'reembolsada_parcial'
        then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end)::bigint as receita,
      sum(t.minha_comissao_centavos)::bigint as comissao
    from public.transacoes t join public.contas k on k.id = t.conta_id and k.moeda = t.moeda
    where t.conta_id = p_conta and t.aprovada_em >= app.inicio_do_dia(p_inicio)
      and t.aprovada_em < app.inicio_do_dia(p_fim) and t.status not in ('reembolsada', 'chargeback')
    group by 1, 2, 3, 4, 5
  )
  select v.dia, coalesce(a.conta_anuncio_id, j.conta_anuncio_id, c.conta_anuncio_id),
    coalesce(a.campanha_id, j.campanha_id, c.campanha_id), coalesce(a.campanha_nome, j.campanha_nome, c.campanha_nome),
    coalesce(a.conjunto_id, j.conjunto_id), coalesce(a.conjunto_nome, j.conjunto_nome), a.anuncio_id, a.anuncio_nome,
    case when a.anuncio_id is not null then 'anuncio' when j.conjunto_id is not null then 'conjunto'
      when c.campanha_id is not null then 'campanha' when v.tem_link then 'link' else 'sem_origem' end,
    sum(v.qtd)::bigint, sum(v.receita)::bigint, sum(v.comissao)::bigint
  from vendas v
  left join anuncios a on a.anuncio_id = v.anuncio
  left join conjuntos j on a.anuncio_id is null and j.conjunto_id = v.conjunto
  left join campanhas c on a.anuncio_id is null and j.conjunto_id is null and c.campanha_id = v.campanha
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
$$;

-- O que se gastou e o que se vendeu, por dia e anúncio, do que os filtros escolhem.
create function app.linhas_de_trafego(p_conta uuid, p_inicio date, p_fim date, p_filtros jsonb)
returns table (
  dia date, conta_anuncio_id uuid, campanha_id text, campanha_nome text, conjunto_id text, conjunto_nome text,
  anuncio_id text, anuncio_nome text, gasto bigint, impressoes bigint, cliques bigint, visualizacoes bigint,
  checkouts bigint, compras bigint, valor_compras bigint, vendas bigint, receita bigint, comissao bigint
)
language sql stable security definer set search_path = '' as $$
  select l.* from (
    select m.dia, m.conta_anuncio_id, m.campanha_id, m.campanha_nome, m.conjunto_id, m.conjunto_nome, m.anuncio_id,
      m.anuncio_nome, m.gasto_centavos, m.impressoes, m.cliques_link, m.visualizacoes_pagina, m.checkouts::bigint,
      m.compras::bigint, m.valor_compras_centavos, 0::bigint, 0::bigint, 0::bigint
    from public.metricas_facebook m join public.contas k on k.id = m.conta_id and k.moeda = m.moeda
    where m.conta_id = p_conta and m.dia >= p_inicio and m.dia < p_fim
    union all
    select v.dia, v.conta_anuncio_id, v.campanha_id, v.campanha_nome, v.conjunto_id, v.conjunto_nome, v.anuncio_id,
      v.anuncio_nome, 0, 0, 0, 0, 0, 0, 0, v.vendas, v.receita, v.comissao
    from app.vendas_de_trafego(p_conta, p_inicio, p_fim) v where v.campanha_id is not null
  ) as l(dia, conta_anuncio_id, campanha_id, campanha_nome, conjunto_id, conjunto_nome, anuncio_id, anuncio_nome, gasto,
    impressoes, cliques, visualizacoes, checkouts, compras, valor_compras, vendas, receita, comissao)
  where coalesce(l.conta_anuncio_id = app.texto(p_filtros, 'conta')::uuid, true)
    and coalesce(l.campanha_id = app.texto(p_filtros, 'campanha'), true)
    and coalesce(l.conjunto_id = app.texto(p_filtros, 'conjunto'), true)
$$;

create function app.dividir(parte numeric, todo numeric) returns float8
language sql immutable parallel safe as $$
  select (parte / nullif(todo, 0))::float8
$$;

create function public.rpc_trafego_resumo(p_inicio date, p_fim date, p_nivel text default 'campanha',
  p_filtros jsonb default '{}', p_ordem text default 'gasto desc', p_limite int default 25, p_offset int default 0)
returns table (
  id text, nome text, gasto_centavos bigint, impressoes bigint, cliques_link bigint, ctr float8, cpc_centavos float8,
  cpm_centavos float8, compras bigint, vendas bigint, receita_centavos bigint, cpa_meta_centavos float8,
  cpa_real_centavos float8, roas_meta float8, roas_real float8, taxa_checkout float8, lucro_centavos bigint,
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
      select s.id, s.nome, s.gasto, s.impressoes, s.cliques, app.dividir(s.cliques, s.impressoes) as ctr,
        app.dividir(s.gasto, s.cliques) as cpc, app.dividir(s.gasto * 1000, s.impressoes) as cpm, s.compras, s.vendas,
        s.receita, app.dividir(s.gasto, s.compras) as cpa_meta, app.dividir(s.gasto, s.vendas) as cpa,
        app.dividir(s.valor_compras, s.gasto) as roas_meta, app.dividir(s.receita, s.gasto) as roas_real,
        app.dividir(s.checkouts, s.visualizacoes) as taxa_checkout,
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
returns table (dia date, gasto_centavos bigint, receita_centavos bigint, vendas bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.conta() is null or not app.pode('pg-metricas-facebook', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    select d.dia::date, coalesce(sum(l.gasto), 0)::bigint, coalesce(sum(l.receita), 0)::bigint,
      coalesce(sum(l.vendas), 0)::bigint
    from generate_series(p_inicio, p_fim - 1, interval '1 day') as d(dia)
    left join app.linhas_de_trafego(app.conta(), p_inicio, p_fim, p_filtros) l on l.dia = d.dia::date
    group by d.dia order by d.dia;
end $$;
comment on function public.rpc_trafego_serie is
  'Gasto e receita dos anúncios por dia; dias sem nada valem zero. @notnull dia gasto_centavos receita_centavos vendas @json p_filtros {"type":"json"}';

-- As vendas da janela que nenhum anúncio nem link explica.
create function public.rpc_trafego_sem_origem(p_inicio date, p_fim date)
returns table (vendas bigint, receita_centavos bigint, por_link bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.conta() is null or not app.pode('pg-metricas-facebook', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    select coalesce(sum(v.vendas) filter (where v.origem = 'sem_origem'), 0)::bigint,
      coalesce(sum(v.receita) filter (where v.origem = 'sem_origem'), 0)::bigint,
      coalesce(sum(v.vendas) filter (where v.origem = 'link'), 0)::bigint
    from app.vendas_de_trafego(app.conta(), p_inicio, p_fim) v;
end $$;
comment on function public.rpc_trafego_sem_origem is
  'Vendas da janela sem origem, e as que um link salvo explica. @notnull vendas receita_centavos por_link';

-- Pede que a conta de anúncio se leia de novo; quem fala com a rede vê o pedido. De dez em dez minutos.
create function public.rpc_anuncios_sincronizar() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  ultima timestamptz;
begin
  if not app.pode('pg-metricas-facebook', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select max(greatest(sincronizada_em, sincronizacao_pedida_em)) into ultima from public.contas_anuncio
    where conta_id = app.conta() and ativa;
  if ultima > app.agora() - interval '10 minutes' then
    perform app.erro('validacao', 422, jsonb_build_object('sincronizar', format('Atualizado há %s min.',
      greatest(1, ceil(extract(epoch from app.agora() - ultima) / 60))))::text);
  end if;
  update public.contas_anuncio set sincronizacao_pedida_em = app.agora() where conta_id = app.conta() and ativa;
end $$;
comment on function public.rpc_anuncios_sincronizar is 'Pede os números dos anúncios de novo, de dez em dez minutos.';
grant execute on function public.rpc_trafego_resumo(date, date, text, jsonb, text, int, int),
  public.rpc_trafego_serie(date, date, jsonb), public.rpc_trafego_sem_origem(date, date),
  public.rpc_anuncios_sincronizar() to authenticated;

-- Quem fala com a rede: as contas a ler, e o que não deu certo.
create function public.rpc_anuncios_pedidos(p_conta uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select ref_externa from public.contas_anuncio
  where conta_id = p_conta and ativa and sincronizacao_pedida_em > coalesce(sincronizada_em, '-infinity')
$$;
create function public.rpc_anuncios_falhou(p_conta uuid, p_ref text, p_erro text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.contas_anuncio set erro_sincronizacao = left(p_erro, 300), sincronizacao_pedida_em = null
  where conta_id = p_conta and ref_externa = p_ref
$$;
grant execute on function public.rpc_anuncios_pedidos(uuid), public.rpc_anuncios_falhou(uuid, text, text) to service_role;

create function app.esquecer_erro_de_sincronizacao() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.erro_sincronizacao := null;
  return new;
end $$;
create trigger esquecer_erro before update of sincronizada_em on public.contas_anuncio
  for each row execute function app.esquecer_erro_de_sincronizacao();
