-- O envio nasce quando a venda passa a valer: uma que já valia e se completa não traz de volta o que alguém cancelou.
create or replace function app.enviar_produto() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('aprovada', 'completa') then
    update public.envios set reembolsado_em = null
      where conta_id = new.conta_id and transacao_id = new.id and reembolsado_em is not null;
    insert into public.envios (conta_id, transacao_id, contato_id, produto_id, destinatario_nome, destinatario_documento,
      telefone, cep, logradouro, numero, complemento, bairro, cidade, uf, peso_g, altura_cm, largura_cm, comprimento_cm,
      valor_frete_centavos, valor_declarado_centavos)
    select new.conta_id, new.id, new.contato_id, p.id, new.comprador_nome, new.comprador_documento,
      coalesce(new.comprador_telefone, c.telefone), c.cep, c.logradouro, c.numero, c.complemento, c.bairro, c.cidade,
      c.uf, p.peso_g, p.altura_cm, p.largura_cm, p.comprimento_cm, new.frete_centavos, new.valor_produto_centavos
    from public.produtos p
    left join public.contatos c on c.conta_id = new.conta_id and c.id = new.contato_id
    where (tg_op = 'INSERT' or not app.conta_como_venda(old.status))
      and p.conta_id = new.conta_id and p.id = new.produto_id and p.fisico
      and (new.origem <> 'importacao' or new.pedida_em > app.agora() - interval '30 days')
      and not exists (
        select from public.envios e
        where e.conta_id = new.conta_id and e.transacao_id = new.id and e.status <> 'cancelado');
  elsif new.status in ('reembolsada', 'chargeback') then
    update public.envios set status = 'cancelado', motivo_cancelamento = 'Venda devolvida', versao = versao + 1
      where conta_id = new.conta_id and transacao_id = new.id and status <> 'cancelado'
        and not app.postado_ou_depois(status);
    update public.envios set reembolsado_em = app.agora(), versao = versao + 1
      where conta_id = new.conta_id and transacao_id = new.id and app.postado_ou_depois(status);
  end if;
  return null;
end $$;
