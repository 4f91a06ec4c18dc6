-- O ROAS do painel é o das métricas: uma venda também é do conjunto ou da campanha que o seu link nomeia, e o que se
-- devolveu dela não conta.

drop index public.transacoes_conta_anuncio;
create index transacoes_conta_anuncio on public.transacoes (conta_id, aprovada_em)
  include (utm_content, utm_medium, utm_campaign, valor_produto_centavos, valor_reembolsado_centavos, status, moeda,
    produto_id, plataforma)
  where aprovada_em is not null and (utm_content is not null or utm_medium is not null or utm_campaign is not null);

-- O que as vendas da janela que vieram dos anúncios da conta deixaram. Somadas primeiro pelo que o link diz, as de um ano
-- são poucas linhas a procurar.
create function app.receita_atribuida(p_conta uuid, p_moeda text, p_inicio date, p_fim date, p_produto uuid,
  p_plataforma text) returns bigint
language sql stable security definer set search_path = '' as $$
  with anuncios as materialized (
    select a.anuncio_id, a.conjunto_id, a.campanha_id from app.anuncios_da_conta(p_conta) a
  ), vendas as (
    select split_part(t.utm_content, '|', -1) as anuncio, split_part(t.utm_medium, '|', -1) as conjunto,
      split_part(t.utm_campaign, '|', -1) as campanha,
      sum(t.valor_produto_centavos - case t.status when 'reembolsada_parcial'
        then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end)::bigint as receita
    from public.transacoes t
    where t.conta_id = p_conta and t.aprovada_em is not null
      and (t.utm_content is not null or t.utm_medium is not null or t.utm_campaign is not null)
      and t.aprovada_em >= app.inicio_do_dia(p_inicio) and t.aprovada_em < app.inicio_do_dia(p_fim)
      and t.status not in ('reembolsada', 'chargeback') and t.moeda = p_moeda
      and (p_produto is null or t.produto_id = p_produto)
      and (p_plataforma is null or t.plataforma = p_plataforma)
    group by 1, 2, 3
  )
  select coalesce(sum(v.receita), 0)::bigint from vendas v
  where v.anuncio in (select anuncio_id from anuncios) or v.conjunto in (select conjunto_id from anuncios)
    or v.campanha in (select campanha_id from anuncios)
$$;
revoke execute on function app.receita_atribuida(uuid, text, date, date, uuid, text) from public;

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
    atribuida := app.receita_atribuida(p_conta, p_moeda, p_inicio, p_fim, p_produto, p_plataforma);
    select sum(m.gasto_centavos) into gasto from public.metricas_facebook m
    where m.conta_id = p_conta and m.dia >= p_inicio and m.dia < p_fim and m.moeda = p_moeda;
  end if;
end $$;
