-- O painel, as métricas, os links, a recuperação e as pipelines: as mesmas vendas em cada número, sempre numa só moeda, e o
-- que um filtro tira de um lado de uma divisão ele tira também do outro.

create function app.moeda_da_conta() returns text
language sql stable security definer set search_path = '' as $$
  select c.moeda::text from public.contas c where c.id = app.conta()
$$;

-- A divisão de dois inteiros de dinheiro: meio centavo arredonda para longe de zero, como em todo arredondamento de `numeric`.
create function app.media_em_centavos(parte bigint, todo bigint) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select round(parte::numeric / nullif(todo, 0))::bigint
$$;
grant execute on function app.moeda_da_conta(), app.media_em_centavos(bigint, bigint) to authenticated;

-- Só os anúncios que custam na moeda da conta: o que os outros venderam não se divide por um gasto de outra moeda.
create or replace function app.anuncios_da_conta(p_conta uuid)
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
  select n.anuncio_id, n.anuncio_nome, n.conjunto_id, n.conjunto_nome, n.campanha_id, n.campanha_nome, n.conta_anuncio_id,
    n.dia
  from ids i
  cross join lateral (
    select m.* from public.metricas_facebook m where m.conta_id = p_conta and m.anuncio_id = i.id
    order by m.dia desc limit 1) n
  join public.contas k on k.id = p_conta and k.moeda = n.moeda
$$;

drop function app.receita_atribuida(uuid, text, date, date, uuid, text);
create function app.receita_atribuida(p_conta uuid, p_moeda text, p_inicio date, p_fim date) returns bigint
language sql stable security definer set search_path = '' as $$
  with anuncios as materialized (
    select a.anuncio_id, a.conjunto_id, a.campanha_id from app.anuncios_da_conta(p_conta) a
  ), vendas as (
    select split_part(v.utm_content, '|', -1) as anuncio, split_part(v.utm_medium, '|', -1) as conjunto,
      split_part(v.utm_campaign, '|', -1) as campanha, sum(v.receita)::bigint as receita
    from app.vendas v
    where v.conta_id = p_conta and v.aprovada_em is not null
      and (v.utm_content is not null or v.utm_medium is not null or v.utm_campaign is not null)
      and v.aprovada_em >= app.inicio_do_dia(p_inicio) and v.aprovada_em < app.inicio_do_dia(p_fim)
      and v.fica and v.moeda = p_moeda
    group by 1, 2, 3
  )
  select coalesce(sum(v.receita), 0)::bigint from vendas v
  where v.anuncio in (select anuncio_id from anuncios) or v.conjunto in (select conjunto_id from anuncios)
    or v.campanha in (select campanha_id from anuncios)
$$;
revoke execute on function app.receita_atribuida(uuid, text, date, date) from public;

create or replace function app.numeros_da_janela(p_conta uuid, p_moeda text, p_inicio date, p_fim date, p_produto uuid,
  p_plataforma text, p_trafego boolean,
  out receita bigint, out liquida bigint, out vendas bigint, out aprovadas bigint, out devolvidas bigint,
  out devolvido bigint, out cartao_pagos bigint, out cartao_recusados bigint, out pix_pagos bigint,
  out pix_gerados bigint, out boleto_pagos bigint, out boleto_gerados bigint, out gasto bigint, out atribuida bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(sum(d.receita), 0), coalesce(sum(d.liquida), 0), coalesce(sum(d.vendas), 0),
    coalesce(sum(d.aprovadas), 0), coalesce(sum(d.devolvidas), 0), coalesce(sum(d.devolvido), 0)
    into receita, liquida, vendas, aprovadas, devolvidas, devolvido
  from app.vendas_por_dia d
  where d.conta_id = p_conta and d.moeda = p_moeda and d.dia >= p_inicio and d.dia < p_fim
    and (p_produto is null or d.produto_id = p_produto)
    and (p_plataforma is null or d.plataforma = p_plataforma);

  select coalesce(sum(d.cartao_pagos), 0), coalesce(sum(d.cartao_recusados), 0), coalesce(sum(d.pix_pagos), 0),
    coalesce(sum(d.pix_gerados), 0), coalesce(sum(d.boleto_pagos), 0), coalesce(sum(d.boleto_gerados), 0)
    into cartao_pagos, cartao_recusados, pix_pagos, pix_gerados, boleto_pagos, boleto_gerados
  from app.pedidos_por_dia d
  where d.conta_id = p_conta and d.dia >= p_inicio and d.dia < p_fim
    and (p_produto is null or d.produto_id = p_produto)
    and (p_plataforma is null or d.plataforma = p_plataforma);

  -- Um anúncio não é de um produto nem de uma plataforma: com um deles escolhido, não há gasto com que dividir.
  if p_trafego and p_produto is null and p_plataforma is null then
    atribuida := app.receita_atribuida(p_conta, p_moeda, p_inicio, p_fim);
    select sum(m.gasto_centavos) into gasto from public.metricas_facebook m
    where m.conta_id = p_conta and m.dia >= p_inicio and m.dia < p_fim and m.moeda = p_moeda;
  end if;
end $$;

drop function app.vendas_da_janela(uuid, date, date, uuid, text);
-- As vendas da conta que ficam numa janela, pelo dia da aprovação e na moeda dada; o fim não entra.
-- Sem `set`, para que o planejador a abra dentro da consulta que a usa.
create function app.vendas_da_janela(p_conta uuid, p_moeda text, p_inicio date, p_fim date, p_produto uuid,
  p_plataforma text) returns setof app.vendas
language sql stable as $$
  select v.* from app.vendas v
  where v.conta_id = p_conta and v.fica and v.moeda = p_moeda
    and v.aprovada_em >= app.inicio_do_dia(p_inicio) and v.aprovada_em < app.inicio_do_dia(p_fim)
    and (p_produto is null or v.produto_id = p_produto)
    and (p_plataforma is null or v.plataforma = p_plataforma)
$$;
revoke execute on function app.vendas_da_janela(uuid, text, date, date, uuid, text) from public;

create or replace function public.rpc_dashboard_kpis(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null)
returns table (
  moeda text,
  receita_centavos bigint, receita_anterior_centavos bigint, receita_delta double precision,
  liquida_centavos bigint, liquida_anterior_centavos bigint, liquida_delta double precision,
  vendas bigint, vendas_anterior bigint, vendas_delta double precision,
  ticket_centavos bigint, ticket_anterior_centavos bigint, ticket_delta double precision,
  aprovacao_cartao double precision, aprovacao_cartao_anterior double precision,
  aprovacao_cartao_delta double precision,
  conversao_pix double precision, conversao_pix_anterior double precision, conversao_pix_delta double precision,
  conversao_boleto double precision, conversao_boleto_anterior double precision,
  conversao_boleto_delta double precision,
  devolvidas bigint, devolvidas_anterior bigint, devolvidas_delta double precision,
  devolvido_centavos bigint, taxa_devolucao double precision,
  gasto_centavos bigint,
  roas_real double precision, roas_real_anterior double precision, roas_real_delta double precision,
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

create or replace function public.rpc_dashboard_serie(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null, p_grao text default 'dia')
returns table (dia date, plataforma text, qtd bigint, valor_centavos bigint, gasto_centavos bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
  -- Com um produto ou uma plataforma, o gasto da conta inteira não se compara com o que ela vendeu.
  trafego constant boolean := app.pode('pg-metricas-facebook', 'ver') and produto is null and de_plataforma is null;
  grao constant text := case p_grao when 'mes' then 'month' when 'semana' then 'week' when 'dia' then 'day' end;
  moeda_da_conta text;
begin
  if grao is null then
    perform app.erro('validacao', 422, '{"grao":"dia, semana ou mes"}');
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  return query
    with vendido as (
      select date_trunc(grao, t.aprovada_em at time zone 'America/Sao_Paulo')::date as dia, t.plataforma,
        count(*) as qtd,
        sum(t.receita) as valor
      from app.vendas_da_janela(conta, moeda_da_conta, p_inicio, p_fim, produto, de_plataforma) t
      group by 1, 2
    ), gastos as (
      select date_trunc(grao, m.dia::timestamp)::date as dia, sum(m.gasto_centavos)::bigint as gasto
      from public.metricas_facebook m
      where trafego and m.conta_id = conta and m.dia >= p_inicio and m.dia < p_fim and m.moeda = moeda_da_conta
      group by 1
    ), plataformas as (
      -- O gasto é do dia, não da plataforma: vai só na primeira, para que a soma das linhas continue certa.
      select p.plataforma, row_number() over (order by p.plataforma) = 1 as primeira
      from (select distinct v.plataforma from vendido v) p
    ), dias as (
      select distinct date_trunc(grao, d)::date as dia
      from generate_series(p_inicio::timestamp, (p_fim - 1)::timestamp, interval '1 day') as d
    )
    select d.dia, p.plataforma, coalesce(v.qtd, 0), coalesce(v.valor, 0)::bigint,
      case when trafego then case when p.primeira then coalesce(g.gasto, 0) else 0 end end
    from dias d cross join plataformas p
    left join vendido v on v.dia = d.dia and v.plataforma = p.plataforma
    left join gastos g on g.dia = d.dia
    order by d.dia, p.plataforma;
end $$;

create or replace function public.rpc_dashboard_quebra(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null, p_dimensao text default 'forma_pagamento')
returns table (chave text, rotulo text, qtd bigint, valor_centavos bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
  moeda_da_conta text;
begin
  if p_dimensao not in ('forma_pagamento', 'produto', 'plataforma', 'uf') then
    perform app.erro('validacao', 422, '{"dimensao":"forma_pagamento, produto, plataforma ou uf"}');
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  return query
    with grupos as (
      select
        case p_dimensao
          when 'forma_pagamento' then t.forma_pagamento
          when 'plataforma' then t.plataforma
          when 'produto' then coalesce(t.produto_id::text, t.produto_nome)
          else (select c.uf from public.contatos c where c.conta_id = conta and c.id = t.contato_id)
        end as chave,
        max(t.produto_nome) as produto_nome,
        count(*) as qtd,
        sum(t.receita) as valor
      from app.vendas_da_janela(conta, moeda_da_conta, p_inicio, p_fim, produto, de_plataforma) t
      group by 1
    ), ordenados as (
      select g.*, row_number() over (order by g.valor desc, g.chave) as posicao from grupos g
    )
    select
      case when o.posicao <= 8 then coalesce(o.chave, '') else 'outros' end,
      case when o.posicao > 8 then 'Outros' else max(case p_dimensao
        when 'produto' then o.produto_nome
        when 'uf' then coalesce(o.chave, 'Sem estado')
        else app.rotulo(o.chave) end) end,
      sum(o.qtd)::bigint, sum(o.valor)::bigint
    from ordenados o
    group by 1, o.posicao > 8
    order by o.posicao > 8, 4 desc, 1;
end $$;

create or replace function app.vendas_de_trafego(p_conta uuid, p_inicio date, p_fim date)
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
      sum(t.receita)::bigint as receita, sum(t.comissao)::bigint as comissao
    from app.vendas t join public.contas k on k.id = t.conta_id and k.moeda = t.moeda
    where t.conta_id = p_conta and t.aprovada_em >= app.inicio_do_dia(p_inicio)
      and t.aprovada_em < app.inicio_do_dia(p_fim) and t.fica
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

create or replace function app.vendas_do_link(conta uuid, link uuid, out vendas bigint, out receita_centavos bigint)
language sql stable security definer set search_path = '' as $$
  select count(*), coalesce(sum(t.receita), 0)::bigint
  from app.vendas t join public.contas k on k.id = t.conta_id and k.moeda = t.moeda
  where t.conta_id = conta and t.link_id = link and conta = app.conta() and t.fica
$$;

-- A lista: cada soma é das vendas que ficam, na moeda da conta. Bruto menos reembolsado é o que entrou; líquido e comissão já
-- vêm sem o que se devolveu.
create or replace function public.rpc_transacoes_resumo(p_filtros jsonb default '{}')
returns table (
  qtd bigint, vendas bigint, bruto_centavos bigint, liquido_centavos bigint, comissao_centavos bigint,
  reembolsado_centavos bigint, outras_moedas bigint, moeda text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  moeda_da_conta text;
begin
  if conta is null or not app.ve_transacoes() then
    perform app.erro('sem_permissao', 403);
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  return query execute format('
    select count(*),
      count(*) filter (where moeda = $3 and fica),
      coalesce(sum(valor_produto_centavos) filter (where moeda = $3 and fica), 0)::bigint,
      coalesce(sum(liquido) filter (where moeda = $3 and fica), 0)::bigint,
      coalesce(sum(comissao) filter (where moeda = $3 and fica), 0)::bigint,
      coalesce(sum(devolvido) filter (where moeda = $3 and fica), 0)::bigint,
      count(*) filter (where moeda <> $3),
      $3
    from app.vendas where %s', app.onde_transacoes(p_filtros)) using conta, p_filtros, moeda_da_conta;
end $$;

-- Uma venda encerra a recuperação a que responde. É obra da equipe quando houve contato nos sete dias antes de ela ser
-- aprovada: o contato que veio depois não a trouxe.
create function app.veio_do_contato(p_contato_em timestamptz, p_aprovada_em timestamptz) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(p_contato_em <= p_aprovada_em and p_contato_em > p_aprovada_em - interval '7 days', false)
$$;

create or replace function app.fechar_recuperacoes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.recuperacoes r
  set status = case when app.veio_do_contato(r.primeira_tentativa_em, new.aprovada_em) then 'recuperada'
      else 'convertida_sozinha' end,
    transacao_ganha_id = new.id, encerrada_em = app.agora(), reservada_ate = null, proxima_tentativa_em = null,
    motivo = null
  where r.conta_id = new.conta_id and r.contato_id = new.contato_id and r.produto_id is not distinct from new.produto_id
    -- Uma compra de mais de um mês antes não impede que a recuperação se abra, e não a fecha.
    and new.aprovada_em > r.evento_em - interval '30 days'
    and (app.recuperacao_aberta(r.status)
      or (r.status = 'perdida' and app.veio_do_contato(r.primeira_tentativa_em, new.aprovada_em)));
  return null;
end $$;

-- Uma data que se corrige depois decide de novo.
create function app.rever_recuperacoes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.recuperacoes r
  set status = case when app.veio_do_contato(r.primeira_tentativa_em, new.aprovada_em) then 'recuperada'
    else 'convertida_sozinha' end
  where r.conta_id = new.conta_id and r.transacao_ganha_id = new.id and r.status in ('recuperada', 'convertida_sozinha');
  return null;
end $$;
create trigger rever_recuperacoes after update of aprovada_em on public.transacoes
  for each row when (new.aprovada_em is distinct from old.aprovada_em) execute function app.rever_recuperacoes();

create or replace function app.ganhar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.oportunidades set status = 'ganha', transacao_id = new.id, valor_centavos = new.valor_produto_centavos,
    moeda = new.moeda, encerrada_em = app.agora(), versao = versao + 1
  where id = (
    select o.id from public.oportunidades o
    where o.conta_id = new.conta_id and o.contato_id = new.contato_id and o.produto_id = new.produto_id
      and o.status = 'aberta' and o.excluido_em is null
      -- O aviso de uma venda pode chegar depois de alguém abrir a oportunidade.
      and new.aprovada_em > o.criado_em - interval '1 day'
    order by o.criado_em, o.id limit 1
  );
  return null;
end $$;

-- Na moeda da conta; o que está em outras conta-se à parte. Uma venda recuperada que foi devolvida não é mais recuperada, e
-- da devolvida em parte conta o resto.
drop function public.rpc_recuperacao_resumo(date, date);
create function public.rpc_recuperacao_resumo(p_inicio date, p_fim date)
returns table (aberto_centavos bigint, recuperado_centavos bigint, recuperadas bigint, taxa numeric, minutos_ate_contato int,
  outras_moedas bigint)
language sql stable security definer set search_path = '' as $$
  with minhas as (
    select r.*, coalesce(v.receita, r.valor_centavos) as ganho,
      r.status = 'recuperada' and coalesce(v.fica, v.id is null) as ficou,
      coalesce(v.moeda, r.moeda) as moeda_do_ganho,
      r.encerrada_em >= app.inicio_do_dia(p_inicio) and r.encerrada_em < app.inicio_do_dia(p_fim) as na_janela
    from public.recuperacoes r
    left join app.vendas v on v.conta_id = r.conta_id and v.id = r.transacao_ganha_id
    where r.conta_id = (select app.conta()) and (select app.pode('pg-recuperacao', 'ver'))
      and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
        or r.responsavel_id = (select app.usuario()))
  )
  select
    coalesce(sum(valor_centavos) filter (where app.recuperacao_aberta(status) and moeda = k.da_conta), 0)::bigint,
    coalesce(sum(ganho) filter (where ficou and na_janela and moeda_do_ganho = k.da_conta), 0)::bigint,
    count(*) filter (where ficou and na_janela),
    app.razao(
      count(*) filter (where ficou and na_janela),
      count(*) filter (where status in ('recuperada', 'perdida', 'expirada') and na_janela)
    )::numeric,
    round(avg(extract(epoch from primeira_tentativa_em - disponivel_em) / 60)
      filter (where primeira_tentativa_em >= app.inicio_do_dia(p_inicio)
        and primeira_tentativa_em < app.inicio_do_dia(p_fim)))::int,
    count(*) filter (where moeda <> k.da_conta and app.recuperacao_aberta(status))
  from minhas cross join (select app.moeda_da_conta() as da_conta) k having (select app.pode('pg-recuperacao', 'ver'))
$$;
comment on function public.rpc_recuperacao_resumo is
  'Somas, na moeda da conta, e taxa da recuperação na janela; a taxa é recuperadas / (recuperadas + perdidas + expiradas), sem as devolvidas. `outras_moedas` conta as abertas em outra moeda. @notnull aberto_centavos recuperado_centavos recuperadas outras_moedas';
grant execute on function public.rpc_recuperacao_resumo(date, date) to authenticated;

drop function public.rpc_pipeline_resumo(uuid, jsonb, date, date);
create function public.rpc_pipeline_resumo(p_pipeline uuid, p_filtros jsonb, p_inicio date, p_fim date)
returns table (
  abertas bigint, valor_centavos bigint, ponderado_centavos bigint, paradas bigint, ganhas bigint, perdidas bigint,
  taxa double precision, etapas jsonb, outras_moedas bigint
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
    round(fechadas.ganhas::numeric / nullif(fechadas.ganhas + fechadas.perdidas, 0), 6)::double precision,
    coalesce(jsonb_agg(jsonb_build_object('id', etapa.id, 'qtd', etapa.qtd, 'valor_centavos', etapa.valor,
      'ponderado_centavos', etapa.ponderado, 'paradas', etapa.paradas) order by etapa.ordem), '[]'),
    sum(etapa.outras)::bigint
  from etapa, fechadas
  group by fechadas.ganhas, fechadas.perdidas
$$;
comment on function public.rpc_pipeline_resumo is
  'Somas de um quadro, por etapa e no todo, e quantas se ganharam e perderam na janela; a taxa é nula sem nenhuma. Valores na moeda da conta; `outras_moedas` conta as abertas em outra. @notnull abertas valor_centavos ponderado_centavos paradas ganhas perdidas etapas outras_moedas @json p_filtros {"type":"json"} @json etapas {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"qtd":{"type":"number"},"valor_centavos":{"type":"number"},"ponderado_centavos":{"type":"number"},"paradas":{"type":"number"}}}}';
grant execute on function public.rpc_pipeline_resumo(uuid, jsonb, date, date) to authenticated;

-- O que já se guardou -------------------------------------------------------------------------------------

do $$
declare
  mudadas bigint;
begin
  update public.recuperacoes r
  set status = case when app.veio_do_contato(r.primeira_tentativa_em, t.aprovada_em) then 'recuperada'
    else 'convertida_sozinha' end
  from public.transacoes t
  where t.conta_id = r.conta_id and t.id = r.transacao_ganha_id
    and r.status = case when app.veio_do_contato(r.primeira_tentativa_em, t.aprovada_em) then 'convertida_sozinha'
      else 'recuperada' end;
  get diagnostics mudadas = row_count;
  raise notice 'recuperações com outro resultado: %', mudadas;
  update public.oportunidades o set moeda = t.moeda
  from public.transacoes t
  where t.conta_id = o.conta_id and t.id = o.transacao_id and o.status = 'ganha' and o.moeda <> t.moeda
    and o.valor_centavos = t.valor_produto_centavos;
  get diagnostics mudadas = row_count;
  raise notice 'oportunidades ganhas em outra moeda: %', mudadas;
end $$;
select app.conferir_somas();
