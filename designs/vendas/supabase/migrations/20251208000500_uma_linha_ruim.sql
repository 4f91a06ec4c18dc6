-- Uma linha ruim não para as outras: o que ela tem de errado fica no relatório, com a linha, a coluna e o valor.

-- O que se lê de uma linha, com a regra de cada valor; nulo no que não se entende.
create function app.linha_de(d jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', d ->> 'status', 'status_origem', app.texto_de(d ->> 'status_origem'),
    'pedida_em', app.instante_de(d ->> 'pedida_em'), 'aprovada_em', app.instante_de(d ->> 'aprovada_em'),
    'produto', app.nome_de(d ->> 'produto', 'Produto sem nome'), 'produto_codigo', app.codigo_de(d ->> 'produto_codigo'),
    'forma', app.forma_de(d ->> 'forma'), 'valor', app.centavos_de(d ->> 'valor'),
    'nome', app.nome_de(d ->> 'nome', coalesce(d ->> 'email', d ->> 'telefone')), 'email', app.email_de(d ->> 'email'),
    'telefone', app.telefone_de(d ->> 'telefone'), 'documento', case
      when app.cpf_valido(app.documento_de(d ->> 'documento')) or app.cnpj_valido(app.documento_de(d ->> 'documento'))
        then app.documento_de(d ->> 'documento') end,
    'oferta', app.texto_de(d ->> 'oferta'), 'parcelas', coalesce(app.inteiro_de(d ->> 'parcelas', 1, 24), 1),
    'desconto', app.centavos_de(d ->> 'desconto'), 'frete', app.centavos_de(d ->> 'frete'),
    'taxa', app.centavos_de(d ->> 'taxa'), 'moeda', app.moeda_de(d ->> 'moeda'), 'cupom', app.texto_de(d ->> 'cupom'),
    'tipo_item', app.tipo_item_de(d ->> 'tipo_item'), 'afiliado_nome', app.texto_de(d ->> 'afiliado_nome'),
    'afiliado_email', lower(app.texto_de(d ->> 'afiliado_email', 254)),
    'afiliado_comissao', app.centavos_de(d ->> 'afiliado_comissao'), 'cep', app.cep_de(d ->> 'cep'),
    'cidade', app.texto_de(d ->> 'cidade', 120), 'uf', app.uf_de(d ->> 'uf'),
    'utm_source', app.texto_de(d ->> 'utm_source'), 'utm_medium', app.texto_de(d ->> 'utm_medium'),
    'utm_campaign', app.texto_de(d ->> 'utm_campaign'), 'utm_content', app.texto_de(d ->> 'utm_content'),
    'utm_term', app.texto_de(d ->> 'utm_term'), 'src', app.texto_de(d ->> 'src'), 'sck', app.texto_de(d ->> 'sck'))
$$;

-- Por que uma linha não entra: o que nela devia ter um valor e não tem um que se guarde.
create function app.erros_da_linha(d jsonb, lida jsonb) returns table (coluna text, codigo text, mensagem text, valor text)
language sql stable set search_path = '' as $$
  select e.coluna, e.codigo, e.mensagem, coalesce(d ->> e.campo, '')
  from (values
    ('data_pedido', 'E02', 'Data inválida', 'pedida_em', true), ('data_aprovacao', 'E02', 'Data inválida', 'aprovada_em', false),
    ('valor', 'E03', 'Valor inválido', 'valor', true), ('desconto', 'E03', 'Valor inválido', 'desconto', true),
    ('frete', 'E03', 'Valor inválido', 'frete', true), ('taxa', 'E03', 'Valor inválido', 'taxa', true),
    ('comissao_afiliado', 'E03', 'Valor inválido', 'afiliado_comissao', false),
    ('moeda', 'E12', 'Moeda não aceita', 'moeda', true)
  ) as e(coluna, codigo, mensagem, campo, obrigatorio)
  where lida ->> e.campo is null and (e.obrigatorio or d ->> e.campo is not null)
  union all
  select 'comprador_email', 'E06', 'E-mail inválido', coalesce(d ->> 'email', '')
  where lida ->> 'email' is null and lida ->> 'telefone' is null
  union all
  select 'taxa', 'E13', 'Líquido maior que o valor', d ->> 'taxa'
  where (lida ->> 'taxa')::bigint > (lida ->> 'valor')::bigint
$$;

create or replace function public.rpc_importacao_receber(p_id uuid, p_linhas jsonb, p_erros jsonb, p_lidas int)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.importacoes;
begin
  update public.importacoes set linhas_lidas = p_lidas where id = p_id and status = 'processando' returning * into i;
  if not found then
    return false;
  end if;
  with lidas as materialized (
    select l.linha, l.plataforma, app.codigo_de(l.codigo) as codigo, l.dados as d, app.linha_de(l.dados) as lida
    from jsonb_to_recordset(p_linhas) as l(linha int, plataforma text, codigo text, dados jsonb)
  ), ruins as (
    select x.linha, e.* from lidas x cross join lateral app.erros_da_linha(x.d, x.lida) as e
    union all
    select x.linha, 'transacao', 'E01', 'Campo obrigatório vazio', '' from lidas x where x.codigo is null
  ), guardadas as (
    insert into app.importacao_linhas (importacao_id, linha, plataforma, codigo, dados)
    select p_id, x.linha, x.plataforma, x.codigo, x.lida from lidas x where x.linha not in (select r.linha from ruins r)
  )
  insert into public.importacao_erros (conta_id, importacao_id, linha, coluna, codigo, mensagem, valor)
  select i.conta_id, p_id, r.linha, r.coluna, r.codigo, r.mensagem, left(app.limpo(r.valor), 200) from ruins r;
  insert into public.importacao_erros (conta_id, importacao_id, linha, coluna, codigo, mensagem, valor)
  select i.conta_id, p_id, e.linha, e.coluna, e.codigo, e.mensagem, left(e.valor, 200)
  from jsonb_to_recordset(p_erros) as e(linha int, coluna text, codigo text, mensagem text, valor text);
  return true;
end  $$;

create or replace function app.contatos_da_importacao(p_conta uuid, p_pessoas jsonb)
returns table (linha int, contato_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into public.contatos (conta_id, nome, email, telefone, tipo_documento, documento, cep, cidade, uf, origem)
  select distinct on (coalesce(p.email, p.documento, p.telefone)) p_conta, app.nome_de(p.nome, coalesce(p.email, p.telefone)), p.email, p.telefone,
    case length(p.documento) when 11 then 'cpf' when 14 then 'cnpj' end, p.documento, p.cep, p.cidade, p.uf, 'importacao'
  from jsonb_to_recordset(p_pessoas) as p(linha int, nome text, email text, documento text, telefone text, cep text,
    cidade text, uf text)
  where not exists (select from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.email = p.email)
    and not exists (select from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.documento = p.documento)
    and not exists (select from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.telefone = p.telefone)
  order by coalesce(p.email, p.documento, p.telefone), p.linha
  on conflict do nothing;
  return query
    select p.linha, coalesce(
      (select c.id from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.email = p.email limit 1),
      (select c.id from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.documento = p.documento
        order by c.criado_em, c.id limit 1),
      (select c.id from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.telefone = p.telefone
        order by c.criado_em, c.id limit 1))
    from jsonb_to_recordset(p_pessoas) as p(linha int, email text, documento text, telefone text);
end  $$;

-- Grava linhas conferidas, todas ou nenhuma.
create function app.gravar_linhas(i public.importacoes, lote jsonb, out novas uuid[], out mudadas int, out produtos jsonb)
language plpgsql volatile security definer set search_path = '' as $$
declare
  vendidas uuid[];
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
    select v.*, c.contato_id, p.id as produto_id, p.garantia_dias
    from jsonb_to_recordset(lote) as v(linha int, plataforma text, codigo text, situacao text, status text,
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
  ), inseridas as (
    insert into public.transacoes (conta_id, plataforma, transacao_codigo, tipo_item, produto_id, produto_nome,
      oferta_nome, contato_id, comprador_nome, comprador_email, comprador_documento, comprador_telefone, status,
      status_origem, status_em, forma_pagamento, parcelas, moeda, valor_cobrado_centavos, valor_produto_centavos,
      desconto_centavos, frete_centavos, taxa_plataforma_centavos, cupom, utm_source, utm_medium, utm_campaign,
      utm_content, utm_term, src, sck, afiliado_nome, afiliado_email, afiliado_comissao_centavos, pedida_em,
      aprovada_em, garantia_ate, origem, importacao_id)
    select i.conta_id, v.plataforma, v.codigo, v.tipo_item, v.produto_id, v.produto, v.oferta, v.contato_id, v.nome,
      v.email, v.documento, v.telefone, v.status, v.status_origem, coalesce(v.aprovada_em, v.pedida_em), v.forma,
      v.parcelas, v.moeda, v.valor + v.frete, v.valor, v.desconto, v.frete, v.taxa, v.cupom, v.utm_source,
      v.utm_medium, v.utm_campaign, v.utm_content, v.utm_term, v.src, v.sck, v.afiliado_nome, v.afiliado_email,
      v.afiliado_comissao, v.pedida_em, v.aprovada_em,
      case when v.status in ('aprovada', 'completa', 'em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback')
        then coalesce(v.aprovada_em, v.pedida_em) + make_interval(days => coalesce(v.garantia_dias, 7)) end,
      'importacao', i.id
    from vendas v where v.situacao = 'nova'
    -- Um aviso da plataforma pode ter chegado depois da conferência.
    on conflict (conta_id, plataforma, transacao_codigo) do nothing
    returning id, status
  ), mudadas as (
    update public.transacoes t set
      status = v.status, status_origem = v.status_origem, forma_pagamento = v.forma, parcelas = v.parcelas,
      moeda = v.moeda, valor_cobrado_centavos = v.valor + v.frete, valor_produto_centavos = v.valor,
      desconto_centavos = v.desconto, frete_centavos = v.frete, taxa_plataforma_centavos = v.taxa,
      pedida_em = v.pedida_em, aprovada_em = coalesce(v.aprovada_em, t.aprovada_em), comprador_nome = v.nome,
      comprador_email = coalesce(v.email, t.comprador_email), cupom = coalesce(v.cupom, t.cupom),
      oferta_nome = coalesce(v.oferta, t.oferta_nome), afiliado_nome = coalesce(v.afiliado_nome, t.afiliado_nome),
      afiliado_email = coalesce(v.afiliado_email, t.afiliado_email), utm_source = coalesce(v.utm_source, t.utm_source),
      utm_medium = coalesce(v.utm_medium, t.utm_medium), utm_campaign = coalesce(v.utm_campaign, t.utm_campaign),
      utm_content = coalesce(v.utm_content, t.utm_content), utm_term = coalesce(v.utm_term, t.utm_term),
      src = coalesce(v.src, t.src), sck = coalesce(v.sck, t.sck), importacao_id = i.id,
      versao = t.versao + 1
    from vendas v, public.transacoes antes
    where v.situacao = 'atualizar' and t.conta_id = i.conta_id and t.plataforma = v.plataforma
      and t.transacao_codigo = v.codigo and antes.id = t.id
      and (antes.status = v.status or app.transicao_permitida(antes.status, v.status, 'importacao'))
    returning t.id, antes.status as de, t.status, coalesce(t.aprovada_em, t.pedida_em) as em
  ), eventos as (
    insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
      ocorrido_em, usuario_id)
    select i.conta_id, m.id, m.de, m.status, 'importacao', 'importacao:' || i.id, app.agora(), i.criado_por
    from mudadas m where m.de <> m.status
    on conflict do nothing
  )
  select (select array_agg(id) from inseridas),
    (select array_agg(id) from inseridas where status in ('aprovada', 'completa')), (select count(*) from mudadas)
    into novas, vendidas, mudadas;

  insert into public.transacao_eventos (conta_id, transacao_id, status_para, origem, chave_evento, ocorrido_em,
    usuario_id)
  select t.conta_id, t.id, t.status, 'importacao', 'importacao:' || i.id, coalesce(t.aprovada_em, t.pedida_em),
    i.criado_por
  from public.transacoes t where t.id = any(novas) on conflict do nothing;
  perform app.calcular_comissoes(vendidas);
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

-- Um erro do momento, que não é de nenhuma linha: outro pedido no caminho, falta de espaço, o servidor que para.
create function app.erro_passageiro(estado text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select estado ~ '^(08|40|53|55|57|58|XX)'
$$;

create or replace function public.rpc_importacao_passo(p_id uuid, p_limite int default 500) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.importacoes;
  lote jsonb;
  lidas int;
  erradas int;
  gravadas record;
  uma record;
  sozinha jsonb;
  onde text;
  novas int := 0;
  mudadas int := 0;
  falhas int := 0;
  produtos jsonb := '[]';
begin
  -- Dois que gravam a mesma importação esperam um pelo outro.
  select * into i from public.importacoes where id = p_id and status = 'processando' and iniciada_em is not null for update;
  if not found then
    return false;
  end if;
  with tomadas as (
    delete from app.importacao_linhas where importacao_id = p_id and linha in (
      select linha from app.importacao_linhas where importacao_id = p_id order by linha limit p_limite)
    returning linha, plataforma, codigo, dados, situacao
  )
  select jsonb_agg(dados || jsonb_build_object('linha', linha, 'plataforma', plataforma, 'codigo', codigo,
      'situacao', situacao)) filter (where situacao in ('nova', 'atualizar')),
    count(*), count(*) filter (where situacao = 'erro')
    into lote, lidas, erradas from tomadas;

  perform set_config('app.importando', 'sim', true);
  -- Uma tabela que cresceu muito pede estatísticas novas, ou o banco a percorre inteira a cada linha: cada vez que o
  -- lido dobra.
  if floor(log(2, i.linhas_lidas + p_limite)) > floor(log(2, greatest(i.linhas_lidas, 1)))
    and (select t.reltuples from pg_catalog.pg_class t where t.oid = 'public.transacoes'::regclass) < 2 * i.linhas_lidas
  then
    analyze public.contatos, public.transacoes, public.comissoes, public.transacao_eventos;
  end if;
  if lote is not null then
    begin
      gravadas := app.gravar_linhas(i, lote);
      novas := coalesce(cardinality(gravadas.novas), 0);
      mudadas := gravadas.mudadas;
      produtos := coalesce(gravadas.produtos, '[]');
    exception when others then
      if app.erro_passageiro(sqlstate) then
        raise;
      end if;
      -- Uma das linhas não entra: as outras entram uma a uma.
      for sozinha in select um from jsonb_array_elements(lote) as um loop
        begin
          uma := app.gravar_linhas(i, jsonb_build_array(sozinha));
          novas := novas + coalesce(cardinality(uma.novas), 0);
          mudadas := mudadas + uma.mudadas;
          produtos := produtos || coalesce(uma.produtos, '[]');
        exception when others then
          if app.erro_passageiro(sqlstate) then
            raise;
          end if;
          get stacked diagnostics onde = constraint_name;
          onde := regexp_replace(onde, '^(transacoes|contatos|usuarios_app|produtos|comissoes|envios)_|_(check|key|fkey)$', '', 'g');
          insert into public.importacao_erros (conta_id, importacao_id, linha, coluna, codigo, mensagem, valor)
            values (i.conta_id, p_id, (sozinha ->> 'linha')::int, onde, 'E14', 'Não foi possível gravar a linha',
              left(coalesce(sozinha ->> onde, sozinha ->> 'codigo'), 200));
          falhas := falhas + 1;
        end;
      end loop;
    end;
  end if;

  update public.importacoes set
    linhas_lidas = linhas_lidas + lidas, linhas_novas = linhas_novas + novas,
    linhas_atualizadas = linhas_atualizadas + mudadas,
    linhas_ignoradas = linhas_ignoradas + lidas - erradas - novas - mudadas - falhas,
    linhas_erro = linhas_erro + falhas,
    produtos_novos = produtos_novos || produtos
    where id = p_id;
  if exists (select from app.importacao_linhas where importacao_id = p_id) then
    return true;
  end if;
  perform app.somar_importacao(i);
  update public.importacoes set terminada_em = app.agora(), linhas_lidas = linhas_total,
    status = case when linhas_erro > 0 then 'concluida_com_erros' else 'concluida' end where id = p_id;
  return false;
end  $$;

-- Também continua uma que parou no meio: o que já se gravou fica, e o resto entra.
create or replace function public.rpc_importacao_executar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i constant public.importacoes := app.importacao_de(p_id);
begin
  if i.status = 'falhou' and i.iniciada_em is not null then
    update public.importacoes set status = 'processando', erro = null where id = p_id;
    return;
  end if;
  if i.status <> 'analisada' then
    perform app.erro('transicao_invalida', 422, '{"de":"Sem conferência","para":"Em gravação"}');
  end if;
  update public.importacoes set status = 'processando', iniciada_em = app.agora(), linhas_lidas = 0, linhas_novas = 0,
    linhas_atualizadas = 0, linhas_ignoradas = 0 where id = p_id;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (i.conta_id, app.usuario(), 'importacao', 'transacoes', p_id, jsonb_build_object('linhas', i.linhas_total));
end $$;
comment on function public.rpc_importacao_executar is
  'Começa a gravar as linhas conferidas de um arquivo, ou continua de onde parou.';
