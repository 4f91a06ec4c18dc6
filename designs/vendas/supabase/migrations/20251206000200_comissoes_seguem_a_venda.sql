-- As comissões de uma venda somam sempre o líquido dela, e um reembolso parcial sem valor não estorna nada.

-- Um aviso ou uma importação que corrige os valores de uma venda a divide de novo, se nada foi pago nem devolvido. O que a
-- plataforma informou fica, e a diferença aparece.
create function app.dividir_de_novo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.comissoes c where c.transacao_id = new.id
      and (c.status = 'paga' or c.tipo = 'estorno' or (c.papel = 'produtor' and c.origem = 'informada'))
  ) then
    return null;
  end if;
  delete from public.comissoes where transacao_id = new.id;
  update public.transacoes set minha_comissao_centavos = 0 where id = new.id;
  perform app.calcular_comissoes(new.id);
  update public.comissoes set liberada_em = new.completa_em where transacao_id = new.id and status = 'liberada';
  return null;
end $$;
create trigger dividir_de_novo after update of valor_produto_centavos, taxa_plataforma_centavos on public.transacoes
  for each row when (new.status in ('aprovada', 'completa') and app.conta_como_venda(old.status)
    and new.valor_liquido_centavos <> old.valor_liquido_centavos)
  execute function app.dividir_de_novo();
revoke execute on function app.dividir_de_novo() from public;

-- Os valores que a plataforma informa valem mais do que os calculados, e os últimos mais do que os anteriores.
create or replace function app.informar_comissoes(p_transacao uuid, partes jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
begin
  select * into t from public.transacoes where id = p_transacao;
  if not app.conta_como_venda(t.status)
    or exists (
      select from public.comissoes where transacao_id = t.id and (tipo = 'estorno' or status = 'paga')) then
    return;
  end if;
  if not exists (
    (select parte.papel, lower(parte.email), sum(parte.valor)::bigint
      from jsonb_to_recordset(partes) as parte(papel text, email text, valor bigint) group by 1, 2)
    except
    (select papel, beneficiario_email, valor_centavos
      from public.comissoes where transacao_id = t.id and origem = 'informada')
  ) then
    return;
  end if;
  delete from public.comissoes where transacao_id = t.id;
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, valor_centavos, moeda, status, prevista_para, liberada_em)
  select t.conta_id, t.id, parte.papel, max(parte.nome), lower(parte.email), (array_agg(u.id))[1], 'informada',
    t.valor_liquido_centavos, sum(parte.valor), t.moeda,
    case when t.status = 'completa' then 'liberada' else 'prevista' end, app.dia(t.garantia_ate),
    case when t.status = 'completa' then t.completa_em end
  from jsonb_to_recordset(partes) as parte(papel text, nome text, email text, valor bigint)
  left join public.usuarios u on u.conta_id = t.conta_id and u.email = lower(parte.email)
  group by parte.papel, lower(parte.email);
  update public.transacoes set minha_comissao_centavos = coalesce((
    select sum(valor_centavos) from public.comissoes where transacao_id = t.id and papel = 'produtor'), 0)
  where id = t.id;
end $$;

-- Sem o valor devolvido não há o que estornar.
create or replace function app.estornar_comissoes(p_transacao uuid, parte bigint, todo bigint) returns void
language sql volatile security definer set search_path = '' as $$
  with creditos as (
    select c.*, c.valor_centavos * least(parte, todo) / todo as devolvido,
      coalesce((select sum(p.valor_centavos) from public.comissoes p
        where p.estorno_de = c.id and p.status = 'paga'), 0)::bigint as descontado
    from public.comissoes c
    where parte > 0 and c.transacao_id = p_transacao and c.tipo = 'credito' and c.status <> 'cancelada'
  ), soma as (
    select sum(valor_centavos) * least(parte, todo) / todo as total,
      sum(devolvido) filter (where papel <> 'produtor') as outros
    from creditos
  ), estornos as (
    select c.*, -case c.papel when 'produtor' then floor(s.total)::bigint - coalesce(s.outros, 0)::bigint
      else c.devolvido end - c.descontado as valor
    from creditos c, soma s
  )
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id,
    origem, tipo, estorno_de, base_centavos, percentual_bps, valor_centavos, moeda, status, liberada_em)
  select e.conta_id, e.transacao_id, e.papel, e.beneficiario_nome, e.beneficiario_email, e.usuario_id, e.origem,
    'estorno', e.id, e.valor_centavos, e.percentual_bps, e.valor, e.moeda, 'liberada', app.agora()
  from estornos e where e.descontado = 0 or e.valor < 0
  on conflict (transacao_id, papel, beneficiario_email, tipo) where tipo = 'credito' or status <> 'paga' do update
    set valor_centavos = excluded.valor_centavos, base_centavos = excluded.base_centavos, status = excluded.status
$$;

-- Como antes; e a plataforma que não diz quanto devolveu deixa isso para a conta ver.
create or replace function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  resultado constant text := app.receber_venda(p_conta, p_venda);
  tipo constant text := app.tipo_recuperacao(p_venda ->> 'plataforma', p_venda ->> 'status_origem', p_venda ->> 'forma');
  em constant timestamptz := (p_venda ->> 'ocorrido_em')::timestamptz;
  vence constant timestamptz := (p_venda ->> 'vence_em')::timestamptz;
  t public.transacoes;
  produto uuid;
begin
  if resultado = 'sem_venda' and tipo is not null then
    produto := app.produto_da_plataforma(p_conta, p_venda ->> 'plataforma', p_venda ->> 'produto_codigo',
      p_venda ->> 'produto_nome', (p_venda ->> 'valor')::bigint);
    perform app.abrir_recuperacao(p_conta, tipo,
      app.contato_do_comprador(p_conta, coalesce(p_venda ->> 'nome', p_venda ->> 'email', p_venda ->> 'telefone'),
        lower(p_venda ->> 'email'), p_venda ->> 'documento', p_venda ->> 'telefone', 'transacao'),
      produto, null,
      coalesce(nullif((p_venda ->> 'valor')::bigint, 0),
        (select p.preco_centavos from public.produtos p where p.conta_id = p_conta and p.id = produto), 0),
      coalesce(p_venda ->> 'moeda', 'BRL'), p_venda ->> 'checkout_url', em, vence);
  end if;
  if resultado not in ('criada', 'aplicada') then
    return resultado;
  end if;
  select * into t from public.transacoes x
    where x.conta_id = p_conta and x.plataforma = p_venda ->> 'plataforma' and x.transacao_codigo = p_venda ->> 'codigo';
  if t.status = 'reembolsada_parcial' and t.valor_reembolsado_centavos = 0 then
    return 'reembolso_sem_valor';
  end if;
  if tipo is not null then
    perform app.abrir_recuperacao(p_conta, tipo, t.contato_id, t.produto_id, t.id, t.valor_produto_centavos, t.moeda,
      coalesce(t.checkout_url, t.boleto_url), em, coalesce(vence, t.vence_em));
  end if;
  return resultado;
end $$;
