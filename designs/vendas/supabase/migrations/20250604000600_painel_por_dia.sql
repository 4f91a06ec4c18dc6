-- Os números do painel somados por dia, para que um ano de vendas se leia em poucas linhas.

-- O dia é o de São Paulo, como em toda janela; onde não há produto vai o uuid nulo, que uma chave aceita.
create table app.vendas_por_dia (
  conta_id uuid not null references public.contas on delete cascade,
  dia date not null,
  produto_id uuid not null,
  plataforma text not null,
  moeda text not null,
  receita bigint not null,
  liquida bigint not null,
  vendas bigint not null,
  aprovadas bigint not null,
  devolvidas bigint not null,
  devolvido bigint not null,
  primary key (conta_id, dia, produto_id, plataforma, moeda)
);

-- Pelo dia do pedido: quanto cada forma de pagamento gerou, e quanto disso se pagou.
create table app.pedidos_por_dia (
  conta_id uuid not null references public.contas on delete cascade,
  dia date not null,
  produto_id uuid not null,
  plataforma text not null,
  cartao_pagos bigint not null,
  cartao_recusados bigint not null,
  pix_pagos bigint not null,
  pix_gerados bigint not null,
  boleto_pagos bigint not null,
  boleto_gerados bigint not null,
  primary key (conta_id, dia, produto_id, plataforma)
);

-- Os dias de uma conta, somados de novo das próprias vendas: o que está aqui nunca se afasta delas.
create function app.somar_dias(conta uuid, aprovados date[], pedidos date[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  nenhum constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  -- Quem soma o mesmo dia espera, e depois vê o que o outro gravou.
  perform pg_advisory_xact_lock(hashtextextended('vendas_por_dia ' || conta, 0));
  delete from app.vendas_por_dia d where d.conta_id = conta and d.dia = any (aprovados);
  insert into app.vendas_por_dia
    select conta, d.dia, coalesce(t.produto_id, nenhum), t.plataforma, t.moeda,
      coalesce(sum(t.valor_produto_centavos - case when t.status = 'reembolsada_parcial'
        then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end)
        filter (where t.status not in ('reembolsada', 'chargeback')), 0),
      coalesce(sum(t.minha_comissao_centavos) filter (where t.status not in ('reembolsada', 'chargeback')), 0),
      count(*) filter (where t.status not in ('reembolsada', 'chargeback')),
      count(*),
      count(*) filter (where t.status in ('reembolsada', 'chargeback')),
      coalesce(sum(t.valor_reembolsado_centavos), 0)
    from unnest(aprovados) as d(dia)
    join public.transacoes t on t.conta_id = conta
      and t.aprovada_em >= app.inicio_do_dia(d.dia) and t.aprovada_em < app.inicio_do_dia(d.dia + 1)
    group by d.dia, t.produto_id, t.plataforma, t.moeda;

  delete from app.pedidos_por_dia d where d.conta_id = conta and d.dia = any (pedidos);
  insert into app.pedidos_por_dia
    select conta, d.dia, coalesce(t.produto_id, nenhum), t.plataforma,
      count(*) filter (where t.forma_pagamento = 'cartao_credito' and t.aprovada_em is not null),
      count(*) filter (where t.forma_pagamento = 'cartao_credito' and t.status = 'recusada'),
      count(*) filter (where t.forma_pagamento = 'pix' and t.aprovada_em is not null),
      count(*) filter (where t.forma_pagamento = 'pix'),
      count(*) filter (where t.forma_pagamento = 'boleto' and t.aprovada_em is not null),
      count(*) filter (where t.forma_pagamento = 'boleto')
    from unnest(pedidos) as d(dia)
    join public.transacoes t on t.conta_id = conta
      and t.pedida_em >= app.inicio_do_dia(d.dia) and t.pedida_em < app.inicio_do_dia(d.dia + 1)
    group by d.dia, t.produto_id, t.plataforma;
end $$;

-- Todos os dias de todas as contas: para vendas que entraram sem passar pelos gatilhos.
create function app.somar_todos_os_dias() returns void
language sql volatile security definer set search_path = '' as $$
  select app.somar_dias(t.conta_id, array_agg(distinct app.dia(t.aprovada_em)) filter (where t.aprovada_em is not null),
    array_agg(distinct app.dia(t.pedida_em)))
  from public.transacoes t
  group by t.conta_id
$$;
select app.somar_todos_os_dias();

create function app.somar_ao_mudar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Só o comando diz quais das duas tabelas de transição existem.
  execute format(
    'select app.somar_dias(t.conta_id, array_agg(distinct app.dia(t.aprovada_em)) filter (where t.aprovada_em is not null),
      array_agg(distinct app.dia(t.pedida_em)))
    from (%s) t group by t.conta_id order by t.conta_id',
    case tg_op
      when 'INSERT' then 'select * from depois'
      when 'DELETE' then 'select * from antes'
      else 'select * from antes union all select * from depois'
    end);
  return null;
end $$;
create trigger somar_ao_criar after insert on public.transacoes
  referencing new table as depois for each statement execute function app.somar_ao_mudar();
create trigger somar_ao_mudar after update on public.transacoes
  referencing old table as antes new table as depois for each statement execute function app.somar_ao_mudar();
create trigger somar_ao_excluir after delete on public.transacoes
  referencing old table as antes for each statement execute function app.somar_ao_mudar();

-- O que só se lê venda a venda, no índice: de que anúncio ela veio, e quanto cada dia de anúncio custou.
create index transacoes_conta_anuncio on public.transacoes (conta_id, aprovada_em)
  include (utm_content, valor_produto_centavos, status, moeda, produto_id, plataforma)
  where utm_content like '%|%' and aprovada_em is not null;
create index metricas_facebook_gasto on public.metricas_facebook (conta_id, dia) include (moeda, gasto_centavos);
drop index public.metricas_facebook_dia;

create or replace function app.numeros_da_janela(p_conta uuid, p_moeda text, p_inicio date, p_fim date, p_produto uuid,
  p_plataforma text, p_trafego boolean,
  out receita bigint, out liquida bigint, out vendas bigint, out aprovadas bigint, out devolvidas bigint,
  out devolvido bigint, out cartao_pagos bigint, out cartao_recusados bigint, out pix_pagos bigint,
  out pix_gerados bigint, out boleto_pagos bigint, out boleto_gerados bigint, out gasto bigint, out atribuida bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  select
    coalesce(sum(d.receita) filter (where d.moeda = p_moeda), 0),
    coalesce(sum(d.liquida) filter (where d.moeda = p_moeda), 0),
    coalesce(sum(d.vendas) filter (where d.moeda = p_moeda), 0),
    coalesce(sum(d.aprovadas), 0),
    coalesce(sum(d.devolvidas), 0),
    coalesce(sum(d.devolvido) filter (where d.moeda = p_moeda), 0)
    into receita, liquida, vendas, aprovadas, devolvidas, devolvido
  from app.vendas_por_dia d
  where d.conta_id = p_conta and d.dia >= p_inicio and d.dia < p_fim
    and (p_produto is null or d.produto_id = p_produto)
    and (p_plataforma is null or d.plataforma = p_plataforma);

  select coalesce(sum(d.cartao_pagos), 0), coalesce(sum(d.cartao_recusados), 0), coalesce(sum(d.pix_pagos), 0),
    coalesce(sum(d.pix_gerados), 0), coalesce(sum(d.boleto_pagos), 0), coalesce(sum(d.boleto_gerados), 0)
    into cartao_pagos, cartao_recusados, pix_pagos, pix_gerados, boleto_pagos, boleto_gerados
  from app.pedidos_por_dia d
  where d.conta_id = p_conta and d.dia >= p_inicio and d.dia < p_fim
    and (p_produto is null or d.produto_id = p_produto)
    and (p_plataforma is null or d.plataforma = p_plataforma);

  if p_trafego then
    -- Uma venda é do anúncio que o seu link nomeia: o que vem depois da última barra de utm_content. Somadas primeiro por
    -- anúncio, as vendas de um ano são poucas linhas a conferir.
    select coalesce(sum(v.valor), 0) into atribuida
    from (
      select split_part(t.utm_content, '|', -1) as anuncio_id, sum(t.valor_produto_centavos) as valor
      from public.transacoes t
      where t.conta_id = p_conta and t.utm_content like '%|%' and t.aprovada_em is not null
        and t.aprovada_em >= app.inicio_do_dia(p_inicio) and t.aprovada_em < app.inicio_do_dia(p_fim)
        and t.status not in ('reembolsada', 'chargeback') and t.moeda = p_moeda
        and (p_produto is null or t.produto_id = p_produto)
        and (p_plataforma is null or t.plataforma = p_plataforma)
      group by 1
    ) v
    where exists (
      select from public.metricas_facebook m where m.conta_id = p_conta and m.anuncio_id = v.anuncio_id);
    select sum(m.gasto_centavos) into gasto from public.metricas_facebook m
    where m.conta_id = p_conta and m.dia >= p_inicio and m.dia < p_fim and m.moeda = p_moeda;
  end if;
end $$;
