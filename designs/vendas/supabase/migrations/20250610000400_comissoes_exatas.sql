-- As partes somam sempre o líquido: quem divide duas vezes um produto recebe as duas, e ninguém leva mais do que resta.

create or replace function app.calcular_comissoes(p_transacao uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
  produto public.produtos;
  conta public.contas;
  liquido bigint;
  resto bigint;
  base bigint;
  parte bigint;
  participante record;
  dono public.usuarios;
  papel_anterior text;
  situacao text;
begin
  select * into t from public.transacoes where id = p_transacao;
  if exists (select from public.comissoes where transacao_id = t.id) then
    return;
  end if;
  select * into produto from public.produtos where id = t.produto_id;
  select * into conta from public.contas where id = t.conta_id;
  liquido := t.valor_liquido_centavos;
  resto := liquido;
  situacao := case when t.status = 'completa' then 'liberada' else 'prevista' end;

  if t.afiliado_email is not null and coalesce(produto.afiliado_bps, 0) > 0 then
    parte := least(resto, liquido * produto.afiliado_bps / 10000);
    resto := resto - parte;
    insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, origem,
      base_centavos, percentual_bps, valor_centavos, moeda, status, prevista_para)
      values (t.conta_id, t.id, 'afiliado', coalesce(t.afiliado_nome, t.afiliado_email), t.afiliado_email, 'calculada',
        liquido, produto.afiliado_bps, parte, t.moeda, situacao, app.dia(t.garantia_ate));
  end if;
  for participante in
    select p.* from public.produto_participantes p
    where p.produto_id = t.produto_id and p.papel in ('gerente_afiliados', 'coprodutor')
      and (p.papel = 'coprodutor' or t.afiliado_email is not null)
      and p.inicio <= app.dia(t.aprovada_em) and (p.fim is null or p.fim >= app.dia(t.aprovada_em))
    order by p.papel = 'coprodutor', p.email
  loop
    -- Todos os coprodutores dividem o que afiliado e gerente deixaram.
    base := case when participante.papel = 'gerente_afiliados' then liquido
      when papel_anterior is distinct from 'coprodutor' then resto else base end;
    papel_anterior := participante.papel;
    parte := least(resto, base * participante.percentual_bps / 10000);
    resto := resto - parte;
    insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id,
      origem, base_centavos, percentual_bps, valor_centavos, moeda, status, prevista_para)
      values (t.conta_id, t.id, participante.papel, participante.nome, participante.email, participante.usuario_id,
        'calculada', base, participante.percentual_bps, parte, t.moeda, situacao, app.dia(t.garantia_ate))
      on conflict (transacao_id, papel, beneficiario_email, tipo) where tipo = 'credito' or status <> 'paga' do update
        set valor_centavos = public.comissoes.valor_centavos + excluded.valor_centavos,
          percentual_bps = public.comissoes.percentual_bps + excluded.percentual_bps;
  end loop;
  select * into dono from public.usuarios where conta_id = t.conta_id and perfil = 'proprietario'
    order by criado_em, id limit 1;
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, valor_centavos, moeda, status, prevista_para)
    values (t.conta_id, t.id, 'produtor', conta.nome, coalesce(dono.email, conta.slug), dono.id, 'calculada',
      liquido, resto, t.moeda, situacao, app.dia(t.garantia_ate));
  update public.transacoes set minha_comissao_centavos = resto
    where id = t.id and minha_comissao_centavos = 0 and resto > 0;
end $$;

-- Valores de moedas diferentes não se somam, por isso não se pagam juntos.
create or replace function public.rpc_comissoes_pagar(p_ids uuid[], p_ref text, p_data date, p_arquivo uuid default null)
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
  if (select count(distinct moeda) > 1 from public.comissoes where id = any(p_ids)) then
    perform app.erro('validacao', 422, '{"ids":"Escolha comissões de uma só moeda."}');
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
