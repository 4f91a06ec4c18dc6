-- Um aviso com o status que a venda já tem corrige os valores dela, mas só se não é mais antigo do que o último que valeu:
-- um que atrasou no caminho traria de volta os valores de antes. É a mesma função, com essa condição para todo aviso.
create or replace function app.receber_venda(p_conta uuid, p_venda jsonb) returns text
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
    if v.ocorrido_em < atual.status_em or (destino.status <> atual.status
      and not app.transicao_permitida(atual.status, destino.status, 'webhook')) then
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
