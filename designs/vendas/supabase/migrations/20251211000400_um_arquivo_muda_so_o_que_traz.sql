/*
 * Um arquivo muda só o que traz: uma coluna que falta, ou uma célula vazia, deixa a venda como está. As datas que ele não
 * dá são supostas, e uma devolução de parte sem valor fica para a conta dizer quanto foi, como quando um aviso a conta.
 */

-- Se o arquivo diz outra coisa do que se sabe; o que ele não traz não conta.
create or replace function app.importacao_muda(t public.transacoes, v app.venda_importada) returns boolean
language sql stable set search_path = '' as $$
  select (v.status, v.valor, coalesce(v.forma, t.forma_pagamento), coalesce(v.desconto, t.desconto_centavos),
      coalesce(v.frete, t.frete_centavos), coalesce(v.taxa, t.taxa_plataforma_centavos), coalesce(v.parcelas, t.parcelas),
      coalesce(v.moeda, t.moeda::text), app.melhor_data(t.pedida_em, v.pedida_em))
    is distinct from (t.status, t.valor_produto_centavos, t.forma_pagamento, t.desconto_centavos, t.frete_centavos,
      t.taxa_plataforma_centavos, t.parcelas, t.moeda::text, t.pedida_em)
    or (case when app.foi_paga(v.status) then app.melhor_data(t.aprovada_em, v.aprovada_em) else t.aprovada_em end,
      coalesce(v.nome, t.comprador_nome), coalesce(v.email, t.comprador_email),
      coalesce(v.cupom, t.cupom), coalesce(v.oferta, t.oferta_nome),
      app.nome_da_pessoa(t.afiliado_nome, t.afiliado_email, v.afiliado_nome, v.afiliado_email),
      coalesce(v.afiliado_email, t.afiliado_email), coalesce(v.utm_source, t.utm_source),
      coalesce(v.utm_medium, t.utm_medium), coalesce(v.utm_campaign, t.utm_campaign),
      coalesce(v.utm_content, t.utm_content), coalesce(v.utm_term, t.utm_term), coalesce(v.src, t.src),
      coalesce(v.sck, t.sck))
    is distinct from (t.aprovada_em, t.comprador_nome, t.comprador_email, t.cupom, t.oferta_nome, t.afiliado_nome,
      t.afiliado_email, t.utm_source, t.utm_medium, t.utm_campaign, t.utm_content, t.utm_term, t.src, t.sck)
    -- A data que se supunha, dita por alguém, deixa de ser suposta.
    or ('aprovada_em' = any(t.datas_supostas) and v.aprovada_em is not null and app.foi_paga(v.status))
$$;

-- O que uma linha diz, nos nomes em que um aviso o diria.
create function app.dito_na_linha(linha jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('oferta_nome', linha -> 'oferta', 'aprovada_em',
      case when app.foi_paga(linha ->> 'status') then linha -> 'aprovada_em' end)
    || (linha - '{aprovada_em,oferta,linha,situacao,plataforma,codigo,status,status_origem,produto,produto_codigo,nome,email,telefone,documento,afiliado_comissao,cep,cidade,uf}'::text[]))
$$;

-- Uma devolução de parte de que um arquivo não diz o valor, entre os avisos que a conta corrige.
create function app.avisar_devolucao_sem_valor(p_ids uuid[], i public.importacoes) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.webhooks_recebidos (conta_id, plataforma, chave_evento, corpo, venda, erro, criado_em)
  select t.conta_id, t.plataforma, 'importacao:' || i.id || ':' || t.transacao_codigo,
    jsonb_build_object('importacao', i.id, 'codigo', t.transacao_codigo, 'status', t.status_origem),
    jsonb_build_object('codigo', t.transacao_codigo, 'status', t.status, 'status_origem',
      coalesce(t.status_origem, t.status), 'produto_nome', t.produto_nome, 'nome', t.comprador_nome,
      'email', t.comprador_email, 'telefone', t.comprador_telefone, 'valor', t.valor_produto_centavos,
      'moeda', t.moeda, 'ocorrido_em', t.status_em),
    'Reembolso parcial sem o valor na venda ' || t.transacao_codigo, app.agora()
  from public.transacoes t
  where t.id = any(p_ids) and app.falta_o_devolvido(t.id)
  on conflict (conta_id, plataforma, chave_evento) do nothing
$$;

-- Grava linhas conferidas, todas ou nenhuma.
create or replace function app.gravar_linhas(i public.importacoes, lote jsonb, out novas uuid[], out mudadas int,
  out produtos jsonb)
language plpgsql volatile security definer set search_path = '' as $$
declare
  vendidas uuid[];
  devolvidas uuid[];
begin
  -- Um produto que ninguém conhece nasce fora de venda.
  with nomes as (
    select distinct on (v.plataforma, coalesce(v.produto_codigo, 'nome:' || left(app.sem_acento(v.produto), 80)))
      v.plataforma, coalesce(v.produto_codigo, 'nome:' || left(app.sem_acento(v.produto), 80)) as codigo, v.produto, v.valor
    from jsonb_to_recordset(lote) as v(plataforma text, produto_codigo text, produto text, valor bigint)
    where not exists (
      select from public.produtos p where p.conta_id = i.conta_id and p.plataforma = v.plataforma
        and case when v.produto_codigo is null then app.sem_acento(p.nome) = app.sem_acento(v.produto)
          else p.plataforma_produto_id = v.produto_codigo end)
  ), criados as (
    insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, ativo)
    select i.conta_id, app.nome_de(n.produto), n.plataforma, n.codigo, 'curso', n.valor, false from nomes n
    on conflict (conta_id, plataforma, plataforma_produto_id) do nothing
    returning nome
  )
  select jsonb_agg(nome order by nome) into produtos from criados;

  with vendas as materialized (
    select v.*, c.contato_id, p.id as produto_id, p.garantia_dias, app.dito_na_linha(um) as dita,
      coalesce(v.aprovada_em, v.pedida_em) as em
    from jsonb_array_elements(lote) as um
    cross join lateral jsonb_to_record(um) as v(linha int, plataforma text, codigo text, situacao text, status text,
      status_origem text, pedida_em timestamptz, aprovada_em timestamptz, produto text, produto_codigo text, forma text,
      valor bigint, nome text, email text, telefone text, documento text, oferta text, parcelas int, desconto bigint,
      frete bigint, taxa bigint, moeda text, cupom text, tipo_item text, afiliado_nome text, afiliado_email text,
      afiliado_comissao bigint, utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text,
      src text, sck text)
    join app.contatos_da_importacao(i.conta_id, lote) c on c.linha = v.linha
    left join lateral (
      select p.id, p.garantia_dias from public.produtos p
      where p.conta_id = i.conta_id and p.plataforma = v.plataforma
        and (p.plataforma_produto_id = v.produto_codigo or (v.produto_codigo is null
          and app.sem_acento(p.nome) = app.sem_acento(v.produto)))
      order by p.criado_em, p.id limit 1) p on true
  ), datadas as (
    -- O que o arquivo não diz de uma venda nova se tira do que ele diz: sem aprovação, vale o pedido.
    select v.*, d.*, array_remove(array[
      case when d.paga_em is not null and not v.dita ? 'aprovada_em' then 'aprovada_em' end,
      case when d.completa_em is not null then 'completa_em' end,
      case when d.devolvida_em is not null then 'reembolsada_em' end,
      case when d.contestada_em is not null then 'chargeback_em' end], null) as supostas
    from vendas v
    cross join lateral (select
      case when app.foi_paga(v.status) then v.em end as paga_em,
      case when app.foi_paga(v.status) then v.em + make_interval(days => coalesce(v.garantia_dias, 7)) end as garantia_ate,
      case v.status when 'completa'
        then least(v.em + make_interval(days => coalesce(v.garantia_dias, 7)), app.agora()) end as completa_em,
      case when v.status like 'reembolsada%' then v.em end as devolvida_em,
      case v.status when 'chargeback' then v.em end as contestada_em) as d
  ), inseridas as (
    insert into public.transacoes (conta_id, plataforma, transacao_codigo, tipo_item, produto_id, produto_nome,
      oferta_nome, contato_id, comprador_nome, comprador_email, comprador_documento, comprador_telefone, status,
      status_origem, status_em, forma_pagamento, parcelas, moeda, valor_cobrado_centavos, valor_produto_centavos,
      desconto_centavos, frete_centavos, taxa_plataforma_centavos, cupom, utm_source, utm_medium, utm_campaign,
      utm_content, utm_term, src, sck, afiliado_nome, afiliado_email, afiliado_comissao_centavos, pedida_em,
      aprovada_em, completa_em, reembolsada_em, chargeback_em, garantia_ate, datas_supostas, ditos, origem,
      importacao_id)
    select i.conta_id, v.plataforma, v.codigo, coalesce(v.tipo_item, 'principal'), v.produto_id, v.produto, v.oferta,
      v.contato_id, v.nome, v.email, v.documento, v.telefone, v.status, v.status_origem, v.em,
      coalesce(v.forma, 'outro'), coalesce(v.parcelas, 1), coalesce(v.moeda, 'BRL'), v.valor + coalesce(v.frete, 0),
      v.valor, coalesce(v.desconto, 0), coalesce(v.frete, 0), coalesce(v.taxa, 0), v.cupom, v.utm_source,
      v.utm_medium, v.utm_campaign, v.utm_content, v.utm_term, v.src, v.sck, v.afiliado_nome, v.afiliado_email,
      v.afiliado_comissao, v.pedida_em, v.paga_em, v.completa_em, v.devolvida_em, v.contestada_em, v.garantia_ate,
      v.supostas, app.ditos_com('{}', v.dita, v.em), 'importacao', i.id
    from datadas v where v.situacao = 'nova'
    -- Um aviso da plataforma pode ter chegado depois da conferência.
    on conflict (conta_id, plataforma, transacao_codigo) do nothing
    returning id, status
  ), mudadas as (
    update public.transacoes t set
      status = v.status, status_origem = v.status_origem, forma_pagamento = coalesce(v.forma, t.forma_pagamento),
      parcelas = coalesce(v.parcelas, t.parcelas), moeda = coalesce(v.moeda, t.moeda),
      -- O que se cobrou só o aviso diz; o que ninguém disse acompanha o preço.
      valor_cobrado_centavos = case when t.ditos ? 'cobrado'
          or t.valor_cobrado_centavos <> t.valor_produto_centavos + t.frete_centavos then t.valor_cobrado_centavos
        else v.valor + coalesce(v.frete, t.frete_centavos) end,
      valor_produto_centavos = v.valor, desconto_centavos = coalesce(v.desconto, t.desconto_centavos),
      frete_centavos = coalesce(v.frete, t.frete_centavos),
      taxa_plataforma_centavos = least(coalesce(v.taxa, t.taxa_plataforma_centavos), v.valor),
      pedida_em = app.melhor_data(t.pedida_em, v.pedida_em), aprovada_em = a.aprovada_em,
      garantia_ate = case when t.aprovada_em is null then t.garantia_ate
        else t.garantia_ate + (a.aprovada_em - t.aprovada_em) end,
      datas_supostas = case when a.aprovada_em is null or v.dita ? 'aprovada_em' or t.aprovada_em is not null
        then array(select um from unnest(t.datas_supostas) as um where um <> 'pedida_em' and not v.dita ? um)
        else array_remove(t.datas_supostas, 'pedida_em') || '{aprovada_em}'::text[] end,
      ditos = app.ditos_com(app.ditos_da_venda(t), v.dita, v.em),
      comprador_nome = v.nome, comprador_email = coalesce(v.email, t.comprador_email), cupom = coalesce(v.cupom, t.cupom),
      oferta_nome = coalesce(v.oferta, t.oferta_nome),
      afiliado_nome = app.nome_da_pessoa(t.afiliado_nome, t.afiliado_email, v.afiliado_nome, v.afiliado_email),
      afiliado_email = coalesce(v.afiliado_email, t.afiliado_email), utm_source = coalesce(v.utm_source, t.utm_source),
      utm_medium = coalesce(v.utm_medium, t.utm_medium), utm_campaign = coalesce(v.utm_campaign, t.utm_campaign),
      utm_content = coalesce(v.utm_content, t.utm_content), utm_term = coalesce(v.utm_term, t.utm_term),
      src = coalesce(v.src, t.src), sck = coalesce(v.sck, t.sck), importacao_id = i.id,
      versao = t.versao + 1
    from vendas v, public.transacoes antes, lateral (
      select case when not app.foi_paga(v.status) then antes.aprovada_em
        else coalesce(app.melhor_data(case when 'aprovada_em' = any(antes.datas_supostas) and v.aprovada_em is not null
          then null else antes.aprovada_em end, v.aprovada_em), v.pedida_em) end as aprovada_em) as a
    where v.situacao = 'atualizar' and t.conta_id = i.conta_id and t.plataforma = v.plataforma
      and t.transacao_codigo = v.codigo and antes.id = t.id
      and (antes.status = v.status or app.transicao_permitida(antes.status, v.status, 'importacao'))
    returning t.id, antes.status as de, t.status, t.status_origem, t.transacao_codigo as codigo,
      coalesce(antes.status_em, t.pedida_em) as status_em, app.datas_mudadas(antes, t) as correcao
  ), ditas as (
    -- O que o arquivo diz é mais novo do que o último aviso, e mais velho do que o próximo.
    insert into app.status_ditos (transacao_id, chave, em, status, status_origem, origem)
    select m.id, 'importacao:' || i.id, m.status_em, m.status, m.status_origem, 'importacao'
    from mudadas m
    where m.de <> m.status and exists (select from app.status_ditos s where s.transacao_id = m.id)
    on conflict (transacao_id, chave) do update set status = excluded.status, em = excluded.em
  ), eventos as (
    insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
      ocorrido_em, usuario_id, motivo)
    select i.conta_id, m.id, m.de, m.status, 'importacao',
      'importacao:' || i.id || case m.status when 'reembolsada_parcial' then ':' || m.codigo else '' end,
      app.agora(), i.criado_por, m.correcao
    from mudadas m where m.de <> m.status or m.correcao is not null
    on conflict do nothing
  )
  select (select array_agg(id) from inseridas),
    (select array_agg(id) from inseridas where status in ('aprovada', 'completa')),
    array(select id from inseridas where status = 'reembolsada_parcial'
      union all select id from mudadas where status = 'reembolsada_parcial' and de <> status),
    (select count(*) from mudadas)
    into novas, vendidas, devolvidas, mudadas;

  insert into public.transacao_eventos (conta_id, transacao_id, status_para, origem, chave_evento, ocorrido_em,
    usuario_id)
  select t.conta_id, t.id, t.status, 'importacao',
    'importacao:' || i.id || case t.status when 'reembolsada_parcial' then ':' || t.transacao_codigo else '' end,
    coalesce(t.aprovada_em, t.pedida_em), i.criado_por
  from public.transacoes t where t.id = any(novas) on conflict do nothing;
  if cardinality(devolvidas) > 0 then
    perform app.avisar_devolucao_sem_valor(devolvidas, i);
  end if;
  insert into public.usuarios_app (conta_id, nome, email, documento, telefone, contato_id, produto_id, transacao_id,
    acesso_inicio)
  select distinct on (t.produto_id, t.comprador_email) t.conta_id, t.comprador_nome, t.comprador_email,
    t.comprador_documento, t.comprador_telefone, t.contato_id, t.produto_id, t.id, t.aprovada_em
  from public.transacoes t join public.produtos p on p.id = t.produto_id and not p.fisico
  where t.id = any(vendidas) and t.comprador_email is not null and t.pedida_em > app.agora() - interval '30 days'
  order by t.produto_id, t.comprador_email, t.aprovada_em desc
  on conflict (conta_id, produto_id, email) do update
    set status = 'ativo', transacao_id = excluded.transacao_id, excluido_em = null;
  perform app.abrir_recuperacao(t.conta_id, app.recuperacao_do_status(t.status, t.forma_pagamento), t.contato_id,
    t.produto_id, t.id, t.valor_produto_centavos, t.moeda, t.checkout_url, t.pedida_em, t.vence_em)
  from public.transacoes t
  where t.id = any(novas) and t.pedida_em > app.agora() - interval '7 days' and t.contato_id is not null
    and app.recuperacao_do_status(t.status, t.forma_pagamento) is not null;
end $$;
