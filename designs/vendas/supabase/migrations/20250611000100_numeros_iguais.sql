-- As vendas do resumo são as da moeda da conta, como as do painel; as de outra moeda se contam à parte.

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
      count(*) filter (where moeda = $3 and app.conta_como_venda(status)),
      coalesce(sum(valor_produto_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_liquido_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(minha_comissao_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_reembolsado_centavos) filter (where moeda = $3), 0)::bigint,
      count(*) filter (where moeda <> $3),
      $3
    from public.transacoes where %s', onde) using conta, p_filtros, moeda_da_conta;
end $$;
