-- O que acontece com vendas e comissões quando o tempo passa, e o pagamento delas.

alter table public.transacao_eventos drop constraint transacao_eventos_origem_check,
  add constraint transacao_eventos_origem_check check (origem in ('webhook', 'importacao', 'manual', 'sistema'));

/*
 * A garantia acabou e ninguém reclamou: a venda está completa, e o dinheiro, liberado. `status_em` fica como está, para
 * que um reembolso pedido dentro da garantia valha também quando o aviso dele atrasa. O que sobrou de uma venda
 * devolvida em parte também se libera. Como nas conversas, só o que venceu há pouco.
 */
create function app.completar_vendas() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  desde constant timestamptz := app.agora() - interval '30 days';
begin
  with vencidas as (
    update public.transacoes set status = 'completa', completa_em = garantia_ate, versao = versao + 1
    where status = 'aprovada' and garantia_ate <= app.agora() and garantia_ate > desde
    returning conta_id, id, garantia_ate
  )
  insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
    ocorrido_em)
  select conta_id, id, 'aprovada', 'completa', 'sistema', 'garantia:' || garantia_ate, garantia_ate from vencidas
  on conflict do nothing;

  update public.comissoes c set status = 'liberada', liberada_em = t.garantia_ate
  from public.transacoes t
  where c.transacao_id = t.id and c.status = 'prevista' and t.status = 'reembolsada_parcial'
    and t.garantia_ate <= app.agora() and t.garantia_ate > desde;
end $$;
create index transacoes_em_garantia on public.transacoes (garantia_ate)
  where status in ('aprovada', 'reembolsada_parcial');

-- De madrugada em São Paulo.
select cron.schedule('completar vendas', '12 6 * * *', 'select app.completar_vendas()');

-- Uma disputa ganha traz de volta o que o chargeback cancelou.
create function app.retomar_comissoes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.comissoes set status = 'cancelada'
    where transacao_id = new.id and tipo = 'estorno' and status <> 'paga';
  update public.comissoes
    set status = case new.status when 'completa' then 'liberada' else 'prevista' end
    where transacao_id = new.id and tipo = 'credito' and status = 'cancelada';
  return null;
end $$;
create trigger retomar_comissoes after update of status on public.transacoes
  for each row when (old.status = 'chargeback' and new.status in ('aprovada', 'completa'))
  execute function app.retomar_comissoes();

-- Uma devolução desfeita volta a zero, para que a venda conte inteira outra vez.
create function app.zerar_devolucao() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.valor_reembolsado_centavos := 0;
  return new;
end $$;
create trigger zerar_devolucao before update of status on public.transacoes
  for each row when (old.status = 'chargeback' and new.status in ('aprovada', 'completa'))
  execute function app.zerar_devolucao();

-- O que cada pessoa tem a receber e já recebeu, das vendas aprovadas na janela.
create function public.rpc_comissoes_resumo(p_inicio date, p_fim date, p_filtros jsonb default '{}')
returns table (
  beneficiario_email text, beneficiario_nome text, moeda text, qtd bigint, prevista_centavos bigint,
  liberada_centavos bigint, paga_centavos bigint, cancelada_centavos bigint
)
language sql stable security definer set search_path = '' as $$
  select c.beneficiario_email, max(c.beneficiario_nome), c.moeda::text, count(*),
    coalesce(sum(c.valor_centavos) filter (where c.status = 'prevista'), 0)::bigint,
    coalesce(sum(c.valor_centavos) filter (where c.status = 'liberada'), 0)::bigint,
    coalesce(sum(c.valor_centavos) filter (where c.status = 'paga'), 0)::bigint,
    coalesce(sum(c.valor_centavos) filter (where c.status = 'cancelada'), 0)::bigint
  from public.comissoes c
  join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id
  where c.conta_id = (select app.conta()) and (select app.pode('pg-comissoes', 'ver'))
    and (not (select app.proprios('pg-comissoes')) or c.usuario_id = (select app.usuario()))
    and t.aprovada_em >= (select app.inicio_do_dia(p_inicio)) and t.aprovada_em < (select app.inicio_do_dia(p_fim))
    and coalesce(c.papel = (p_filtros ->> 'papel'), true)
    and coalesce(t.produto_id = (p_filtros ->> 'produto')::uuid, true)
    and coalesce(c.beneficiario_email = (p_filtros ->> 'beneficiario'), true)
  group by c.beneficiario_email, c.moeda
  order by 6 desc, 5 desc, 1, 3
$$;
comment on function public.rpc_comissoes_resumo is
  'Comissões por pessoa e moeda, das vendas aprovadas na janela; filtros papel, produto e beneficiario. @notnull beneficiario_email beneficiario_nome moeda qtd prevista_centavos liberada_centavos paga_centavos cancelada_centavos @json p_filtros {"type":"json"}';

-- Só o que foi liberado se paga, e tudo ou nada: um estorno liberado entra na conta como desconto.
create function public.rpc_comissoes_pagar(p_ids uuid[], p_ref text, p_data date, p_arquivo uuid default null)
returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  outra text;
  total bigint;
begin
  if not app.pode('pg-comissoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_data > app.hoje() then
    perform app.erro('validacao', 422, '{"data":"A data não pode ser futura."}');
  end if;
  perform from public.comissoes where id = any(p_ids) and conta_id = app.conta() order by id for update;
  if (select count(*) from public.comissoes where id = any(p_ids) and conta_id = app.conta())
    <> (select count(distinct dado) from unnest(p_ids) as dado) then
    perform app.erro('nao_encontrado', 404);
  end if;
  select initcap(status) into outra from public.comissoes where id = any(p_ids) and status <> 'liberada' limit 1;
  if found then
    perform app.erro('transicao_invalida', 422, jsonb_build_object('de', outra, 'para', 'Paga')::text);
  end if;
  with pagas as (
    update public.comissoes
    set status = 'paga', paga_em = app.inicio_do_dia(p_data), pagamento_ref = nullif(btrim(p_ref), ''),
      comprovante_arquivo_id = p_arquivo
    where id = any(p_ids)
    returning valor_centavos
  )
  select sum(valor_centavos) into total from pagas;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, detalhe)
    values (app.conta(), app.usuario(), 'comissoes_pagas', 'comissoes',
      jsonb_build_object('ids', to_jsonb(p_ids), 'ref', p_ref, 'data', p_data, 'total_centavos', total));
  return coalesce(total, 0);
end $$;
comment on function public.rpc_comissoes_pagar is
  'Marca comissões liberadas como pagas em um dia; devolve a soma em centavos. @notnull';

-- Divide de novo as vendas de um produto cuja divisão é nossa e da qual nada foi pago nem devolvido.
create function public.rpc_comissoes_recalcular(p_produto uuid, p_inicio date, p_fim date) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  vendas uuid[];
begin
  if not app.pode('pg-comissoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  vendas := array(
    select t.id from public.transacoes t
    where t.conta_id = (select app.conta()) and t.produto_id = p_produto and t.status in ('aprovada', 'completa')
      and t.aprovada_em >= (select app.inicio_do_dia(p_inicio))
      and t.aprovada_em < (select app.inicio_do_dia(p_fim))
      and not exists (
        select from public.comissoes c where c.transacao_id = t.id
          and (c.origem = 'informada' or c.status = 'paga' or c.tipo = 'estorno')));
  delete from public.comissoes where transacao_id = any(vendas);
  update public.transacoes set minha_comissao_centavos = 0 where id = any(vendas);
  perform app.calcular_comissoes(venda) from unnest(vendas) as venda;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'comissoes_recalculadas', 'produtos', p_produto,
      jsonb_build_object('inicio', p_inicio, 'fim', p_fim, 'vendas', cardinality(vendas)));
  return cardinality(vendas);
end $$;
create index comissoes_estornadas on public.comissoes (conta_id, estorno_de) where estorno_de is not null;
comment on function public.rpc_comissoes_recalcular is
  'Divide de novo as vendas de um produto na janela, depois de mudar os participantes; devolve quantas. @notnull';

grant execute on function public.rpc_comissoes_resumo(date, date, jsonb),
  public.rpc_comissoes_pagar(uuid[], text, date, uuid),
  public.rpc_comissoes_recalcular(uuid, date, date) to authenticated;

-- Um estorno já descontado de um pagamento fica como está: o que se devolve depois é outro.
alter table public.comissoes drop constraint comissoes_transacao_id_papel_beneficiario_email_tipo_key;
create unique index comissoes_uma_por_pessoa on public.comissoes (transacao_id, papel, beneficiario_email, tipo)
  where tipo = 'credito' or status <> 'paga';

create or replace function app.estornar_comissoes(p_transacao uuid, parte bigint, todo bigint) returns void
language sql volatile security definer set search_path = '' as $$
  with creditos as (
    select c.*, c.valor_centavos * least(parte, todo) / todo as devolvido,
      coalesce((select sum(p.valor_centavos) from public.comissoes p
        where p.estorno_de = c.id and p.status = 'paga'), 0)::bigint as descontado
    from public.comissoes c
    where c.transacao_id = p_transacao and c.tipo = 'credito' and c.status <> 'cancelada'
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
