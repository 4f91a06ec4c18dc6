-- Vendas que as plataformas avisam: quem pode avisar, o que avisou, e o que disso vale.

-- Só a função lê o segredo; o código vai no endereço que a conta cadastra na plataforma.
create table public.integracoes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  plataforma text not null check (plataforma in ('hotmart', 'kiwify', 'eduzz', 'braip', 'monetizze', 'perfectpay',
    'ticto', 'cartpanda')),
  codigo text not null unique default replace(gen_random_uuid()::text, '-', ''),
  segredo text not null check (char_length(segredo) between 4 and 200),
  ativa boolean not null default true,
  recebido_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, plataforma)
);
create trigger marcar_atualizacao before update on public.integracoes
  for each row execute function app.marcar_atualizacao();

-- Só as funções abaixo alcançam os corpos, que têm dados de compradores.
create table app.webhooks_recebidos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null references public.contas on delete cascade,
  plataforma text not null,
  chave_evento text not null,
  corpo jsonb not null,
  processado_em timestamptz,
  erro text,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, plataforma, chave_evento)
);
create index webhooks_com_erro on app.webhooks_recebidos (conta_id, criado_em) where erro is not null;
create trigger marcar_atualizacao before update on app.webhooks_recebidos
  for each row execute function app.marcar_atualizacao();

alter table public.integracoes enable row level security;
alter table public.integracoes force row level security;

create policy ler on public.integracoes for select to authenticated
  using (conta_id = (select app.conta()) and (select app.cuida_da_conta()));
create policy criar on public.integracoes for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.cuida_da_conta()));
create policy mudar on public.integracoes for update to authenticated
  using (conta_id = (select app.conta()) and (select app.cuida_da_conta()))
  with check (conta_id = (select app.conta()));
create policy excluir on public.integracoes for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.cuida_da_conta()));
grant select (id, conta_id, plataforma, codigo, ativa, recebido_em, criado_em, atualizado_em),
  insert (plataforma, segredo), update (segredo, ativa), delete on public.integracoes to authenticated;
grant all on public.integracoes to service_role;

-- Quando aconteceu o que deu à transação o status que ela tem.
alter table public.transacoes add column status_em timestamptz;

-- A função chama o que segue, com a chave de serviço ---------------------------------------------

create function public.rpc_webhook_integracao(p_plataforma text, p_codigo text)
returns table (conta_id uuid, segredo text)
language sql stable security definer set search_path = '' as $$
  select i.conta_id, i.segredo from public.integracoes i
  where i.plataforma = p_plataforma and i.codigo = p_codigo and i.ativa
$$;

-- Guarda um aviso como veio. Falso quando já foi recebido e processado.
create function public.rpc_webhook_guardar(p_conta uuid, p_plataforma text, p_chave text, p_corpo jsonb)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.integracoes set recebido_em = app.agora() where conta_id = p_conta and plataforma = p_plataforma;
  insert into app.webhooks_recebidos (conta_id, plataforma, chave_evento, corpo)
    values (p_conta, p_plataforma, p_chave, p_corpo) on conflict do nothing;
  return exists (
    select from app.webhooks_recebidos w
    where w.conta_id = p_conta and w.plataforma = p_plataforma and w.chave_evento = p_chave
      and w.processado_em is null
  );
end $$;

create function public.rpc_webhook_concluir(p_conta uuid, p_plataforma text, p_chave text, p_erro text) returns void
language sql volatile security definer set search_path = '' as $$
  update app.webhooks_recebidos
  set erro = p_erro, processado_em = case when p_erro is null then app.agora() end
  where conta_id = p_conta and plataforma = p_plataforma and chave_evento = p_chave
$$;

-- Um nome que cabe na coluna. `rpad` também corta, e por isso o contato de uma venda tinha só duas letras.
create function app.nome_de(texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select left(btrim(texto), 120) || repeat('.', greatest(0, 2 - char_length(btrim(texto))))
$$;

create or replace function app.contato_do_comprador(conta uuid, nome text, email text, documento text, telefone text,
  origem text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  achado uuid;
begin
  select c.id into achado from public.contatos c
    where c.conta_id = conta and c.excluido_em is null
      and (c.email = contato_do_comprador.email or c.documento = contato_do_comprador.documento
        or c.telefone = contato_do_comprador.telefone)
    order by (c.email is not distinct from contato_do_comprador.email) desc,
      (c.documento is not distinct from contato_do_comprador.documento) desc, c.criado_em, c.id
    limit 1;
  if achado is null and (email is not null or telefone is not null) then
    insert into public.contatos (conta_id, nome, email, telefone, origem)
      values (conta, app.nome_de(nome), email, case when telefone ~ '^\+[1-9]\d{7,14}$' then telefone end,
        contato_do_comprador.origem)
      returning id into achado;
  end if;
  return achado;
end $$;

-- O produto que a plataforma chama assim; um desconhecido nasce fora de venda.
create function app.produto_da_plataforma(conta uuid, p_plataforma text, codigo text, p_nome text, preco bigint)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  achado uuid;
begin
  select p.id into achado from public.produtos p
    where p.conta_id = conta and p.plataforma = p_plataforma and p.plataforma_produto_id = codigo;
  if achado is null then
    insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, ativo)
      values (conta, app.nome_de(p_nome), p_plataforma, codigo, 'curso', preco, false)
      on conflict (conta_id, plataforma, plataforma_produto_id) do update set nome = public.produtos.nome
      returning id into achado;
  end if;
  return achado;
end $$;

-- Os valores que a plataforma informa valem mais do que os calculados.
create function app.informar_comissoes(p_transacao uuid, partes jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
begin
  select * into t from public.transacoes where id = p_transacao;
  if not app.conta_como_venda(t.status)
    or exists (select from public.comissoes where transacao_id = t.id and (origem = 'informada' or status = 'paga')) then
    return;
  end if;
  delete from public.comissoes where transacao_id = t.id;
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, valor_centavos, moeda, status, prevista_para)
  select t.conta_id, t.id, parte.papel, max(parte.nome), lower(parte.email), (array_agg(u.id))[1], 'informada',
    t.valor_liquido_centavos, sum(parte.valor), t.moeda,
    case when t.status = 'completa' then 'liberada' else 'prevista' end, app.dia(t.garantia_ate)
  from jsonb_to_recordset(partes) as parte(papel text, nome text, email text, valor bigint)
  left join public.usuarios u on u.conta_id = t.conta_id and u.email = lower(parte.email)
  group by parte.papel, lower(parte.email);
  update public.transacoes set minha_comissao_centavos = coalesce((
    select sum(valor_centavos) from public.comissoes where transacao_id = t.id and papel = 'produtor'), 0)
  where id = t.id;
end $$;

/*
 * Aplica um aviso de venda, já nos nomes daqui. Avisos chegam fora de ordem e mais de uma vez: o primeiro de um código
 * faz a transação em qualquer status, e um outro só muda o status se a passagem é permitida e não é mais antigo do que o
 * que deu o status atual; senão fica na história. Devolve o que aconteceu.
 */
create function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  destino public.mapa_status_plataforma;
  atual public.transacoes;
  produto uuid;
  novo_id uuid;
  anterior text;
begin
  select * into v from jsonb_to_record(p_venda) as venda(plataforma text, chave text, codigo text, pedido text,
    assinatura text, recorrencia int, tipo_item text, status_origem text, ocorrido_em timestamptz, pedida_em timestamptz,
    produto_codigo text, produto_nome text, oferta_codigo text, oferta_nome text, nome text, email text, documento text,
    telefone text, forma text, parcelas int, moeda text, cobrado bigint, valor bigint, desconto bigint, frete bigint,
    taxa bigint, reembolsado bigint, cupom text, boleto_url text, boleto_linha text, pix text, vence_em timestamptz,
    checkout_url text, utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text, src text,
    sck text, afiliado_nome text, afiliado_email text, comissoes jsonb);
  select * into destino from public.mapa_status_plataforma m
    where m.plataforma = v.plataforma and lower(m.status_origem) = lower(v.status_origem);
  if destino.plataforma is null then
    return 'status_desconhecido';
  end if;
  if destino.status is null then
    return 'sem_venda';
  end if;

  produto := app.produto_da_plataforma(p_conta, v.plataforma, v.produto_codigo, v.produto_nome, v.valor);
  -- Dois avisos da mesma venda esperam um pelo outro, também quando ela ainda não existe.
  perform pg_advisory_xact_lock(hashtextextended(p_conta || '|' || v.plataforma || '|' || v.codigo, 0));
  select * into atual from public.transacoes t
    where t.conta_id = p_conta and t.plataforma = v.plataforma and t.transacao_codigo = v.codigo for update;

  if atual.id is null then
    insert into public.transacoes (conta_id, plataforma, transacao_codigo, pedido_codigo, assinatura_codigo, recorrencia,
      tipo_item, produto_id, produto_nome, oferta_codigo, oferta_nome, comprador_nome, comprador_email,
      comprador_documento, comprador_telefone, status, status_origem, status_em, forma_pagamento, parcelas, moeda,
      valor_cobrado_centavos, valor_produto_centavos, desconto_centavos, frete_centavos, taxa_plataforma_centavos,
      valor_reembolsado_centavos, cupom, boleto_url, boleto_linha, pix_codigo, vence_em, checkout_url, utm_source,
      utm_medium, utm_campaign, utm_content, utm_term, src, sck, afiliado_nome, afiliado_email, pedida_em, aprovada_em,
      origem)
    values (p_conta, v.plataforma, v.codigo, v.pedido, v.assinatura, v.recorrencia, coalesce(v.tipo_item, 'principal'),
      produto, v.produto_nome, v.oferta_codigo, v.oferta_nome, left(v.nome, 200), v.email, v.documento, v.telefone,
      destino.status, v.status_origem, v.ocorrido_em, coalesce(v.forma, 'outro'),
      greatest(1, least(24, coalesce(v.parcelas, 1))), coalesce(v.moeda, 'BRL'), coalesce(v.cobrado, v.valor), v.valor,
      coalesce(v.desconto, 0), coalesce(v.frete, 0), least(coalesce(v.taxa, 0), v.valor), coalesce(v.reembolsado, 0),
      v.cupom, v.boleto_url, v.boleto_linha, v.pix, v.vence_em, v.checkout_url, v.utm_source, v.utm_medium,
      v.utm_campaign, v.utm_content, v.utm_term, v.src, v.sck, v.afiliado_nome, v.afiliado_email,
      coalesce(v.pedida_em, v.ocorrido_em),
      case when app.conta_como_venda(destino.status) then v.ocorrido_em end, 'webhook')
    returning id into novo_id;
  else
    novo_id := atual.id;
    anterior := atual.status;
  end if;

  if atual.id is null or destino.status <> atual.status then
    insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, status_origem, origem,
      chave_evento, ocorrido_em, payload)
      values (p_conta, novo_id, anterior, destino.status, v.status_origem, 'webhook', v.chave, v.ocorrido_em, p_venda)
      on conflict do nothing;
    if not found then
      return 'repetida';
    end if;
  end if;
  if atual.id is not null then
    if destino.status <> atual.status and (v.ocorrido_em < atual.status_em
      or not app.transicao_permitida(atual.status, destino.status, 'webhook')) then
      return 'historico';
    end if;
    update public.transacoes set
      status = destino.status, status_origem = v.status_origem,
      status_em = greatest(coalesce(status_em, v.ocorrido_em), v.ocorrido_em),
      aprovada_em = case when app.conta_como_venda(destino.status) then coalesce(aprovada_em, v.ocorrido_em)
        else aprovada_em end,
      completa_em = case destino.status when 'completa' then coalesce(completa_em, v.ocorrido_em) else completa_em end,
      reembolsada_em = case when destino.status like 'reembolsada%' then coalesce(reembolsada_em, v.ocorrido_em)
        else reembolsada_em end,
      chargeback_em = case destino.status when 'chargeback' then coalesce(chargeback_em, v.ocorrido_em)
        else chargeback_em end,
      valor_cobrado_centavos = coalesce(v.cobrado, valor_cobrado_centavos),
      valor_produto_centavos = v.valor,
      taxa_plataforma_centavos = least(coalesce(v.taxa, taxa_plataforma_centavos), v.valor),
      valor_reembolsado_centavos = coalesce(v.reembolsado, valor_reembolsado_centavos),
      parcelas = greatest(1, least(24, coalesce(v.parcelas, parcelas))),
      forma_pagamento = coalesce(v.forma, forma_pagamento),
      versao = versao + 1
    where id = atual.id;
  end if;
  if jsonb_array_length(coalesce(v.comissoes, '[]'::jsonb)) > 0 then
    perform app.informar_comissoes(novo_id, v.comissoes);
  end if;
  return case when atual.id is null then 'criada' when destino.status = anterior then 'atualizada' else 'aplicada' end;
end $$;

grant execute on function
  public.rpc_webhook_integracao(text, text),
  public.rpc_webhook_guardar(uuid, text, text, jsonb),
  public.rpc_webhook_concluir(uuid, text, text, text),
  public.rpc_venda_receber(uuid, jsonb)
  to service_role;

-- O que ficou por entender aparece em «Precisa de atenção».
create function public.rpc_webhooks_atencao() returns table (plataforma text, erro text, qtd bigint)
language sql stable security definer set search_path = '' as $$
  select w.plataforma, w.erro, count(*) from app.webhooks_recebidos w
  where w.conta_id = app.conta() and app.cuida_da_conta() and w.erro is not null
  group by w.plataforma, w.erro order by 3 desc, 1, 2 limit 20
$$;
comment on function public.rpc_webhooks_atencao is
  'Avisos de plataformas que não foram entendidos. @notnull plataforma erro qtd';
grant execute on function public.rpc_webhooks_atencao() to authenticated;
