-- Taxas e posições têm até 15 algarismos, os que um número do JavaScript guarda.
create or replace function app.dividir(parte numeric, todo numeric) returns float8
language sql immutable parallel safe as $$
  select round(parte / nullif(todo, 0), 6)::float8
$$;

create or replace function public.rpc_recuperacao_resumo(p_inicio date, p_fim date)
returns table (aberto_centavos bigint, recuperado_centavos bigint, recuperadas bigint, taxa numeric, minutos_ate_contato int)
language sql stable security definer set search_path = '' as $$
  with minhas as (
    select r.*, coalesce(t.valor_produto_centavos, r.valor_centavos) as ganho,
      r.encerrada_em >= app.inicio_do_dia(p_inicio) and r.encerrada_em < app.inicio_do_dia(p_fim) as na_janela
    from public.recuperacoes r
    left join public.transacoes t on t.conta_id = r.conta_id and t.id = r.transacao_ganha_id
    where r.conta_id = (select app.conta()) and (select app.pode('pg-recuperacao', 'ver'))
      and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
        or r.responsavel_id = (select app.usuario()))
  )
  select
    coalesce(sum(valor_centavos) filter (where app.recuperacao_aberta(status)), 0)::bigint,
    coalesce(sum(ganho) filter (where status = 'recuperada' and na_janela), 0)::bigint,
    count(*) filter (where status = 'recuperada' and na_janela),
    app.razao(
      count(*) filter (where status = 'recuperada' and na_janela),
      count(*) filter (where status in ('recuperada', 'perdida', 'expirada') and na_janela)
    )::numeric,
    round(avg(extract(epoch from primeira_tentativa_em - disponivel_em) / 60)
      filter (where primeira_tentativa_em >= app.inicio_do_dia(p_inicio)
        and primeira_tentativa_em < app.inicio_do_dia(p_fim)))::int
  from minhas having (select app.pode('pg-recuperacao', 'ver'))
$$;

create or replace function public.rpc_pipeline_resumo(p_pipeline uuid, p_filtros jsonb, p_inicio date, p_fim date)
returns table (
  abertas bigint, valor_centavos bigint, ponderado_centavos bigint, paradas bigint, ganhas bigint, perdidas bigint,
  taxa double precision, etapas jsonb
)
language sql stable set search_path = '' as $$
  with filtradas as materialized (
    select * from app.oportunidades_do_filtro(p_pipeline, p_filtros)
  ), etapa as (
    select e.id, e.ordem, count(o.id) as qtd, coalesce(sum(o.valor_centavos), 0)::bigint as valor,
      round(coalesce(sum(o.valor_centavos), 0) * e.probabilidade / 100)::bigint as ponderado,
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
    round(fechadas.ganhas::numeric / nullif(fechadas.ganhas + fechadas.perdidas, 0), 6)::double precision,
    coalesce(jsonb_agg(jsonb_build_object('id', etapa.id, 'qtd', etapa.qtd, 'valor_centavos', etapa.valor,
      'ponderado_centavos', etapa.ponderado, 'paradas', etapa.paradas) order by etapa.ordem), '[]')
  from etapa, fechadas
  group by fechadas.ganhas, fechadas.perdidas
$$;

create or replace function app.posicao_abaixo(etapa uuid, acima uuid, exceto uuid) returns numeric
language plpgsql volatile security definer set search_path = '' as $$
declare
  de numeric;
  ate numeric;
begin
  for tentativa in 1..2 loop
    select o.posicao into de from public.oportunidades o
      where o.id = acima and o.etapa_id = etapa and o.status = 'aberta' and o.excluido_em is null;
    if de is null then
      return coalesce((select min(o.posicao) - 1024 from public.oportunidades o
        where o.etapa_id = etapa and o.status = 'aberta' and o.excluido_em is null and o.id <> exceto), 1024);
    end if;
    select o.posicao into ate from public.oportunidades o
      where o.etapa_id = etapa and o.status = 'aberta' and o.excluido_em is null and o.id <> exceto
        and (o.posicao, o.id) > (de, acima)
      order by o.posicao, o.id limit 1;
    if ate is null then
      return de + 1024;
    end if;
    exit when ate - de >= 0.000002;
    update public.oportunidades o set posicao = numerada.lugar * 1024
      from (
        select x.id, row_number() over (order by x.posicao, x.id) as lugar from public.oportunidades x
        where x.etapa_id = etapa and x.status = 'aberta' and x.excluido_em is null
      ) numerada
      where o.id = numerada.id;
  end loop;
  return round((de + ate) / 2, 6);
end $$;

create or replace function public.rpc_envio_mover(p_id uuid, p_status text, p_depois_de uuid default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios := app.envio_travado(p_id);
  antes numeric;
  depois numeric;
begin
  if e.lote_id is null or p_status not in ('pendente', 'em_separacao') or e.status not in ('pendente', 'em_separacao') then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_envio(e.status), 'para', app.rotulo_envio(p_status))::text);
  end if;
  select o.posicao into antes from public.envios o where o.id = p_depois_de and o.lote_id = e.lote_id;
  select min(o.posicao) into depois from public.envios o
    where o.lote_id = e.lote_id and o.id <> e.id and o.status = p_status and o.posicao > coalesce(antes, '-infinity');
  update public.envios set status = p_status, versao = versao + 1,
    conferido = conferido and p_status = 'em_separacao',
    posicao = case
      when antes is null and depois is null then 1
      when antes is null then depois - 1
      when depois is null then antes + 1
      else round((antes + depois) / 2, 12) end
  where id = e.id;
  return e.versao + 1;
end $$;
