-- As vendas que já estavam aqui: cada uma fica com a divisão que as comissões dela mostram, e o que falta no livro se lança.

alter table public.transacoes disable trigger user;
update public.transacoes t set divisao = d.divisao
from (
  select c.transacao_id, jsonb_build_object(
    'informada', bool_or(c.papel = 'produtor' and c.origem = 'informada') or not bool_or(c.papel = 'produtor'),
    'partes', jsonb_agg(jsonb_strip_nulls(jsonb_build_object('papel', c.papel, 'nome', c.beneficiario_nome,
      'email', c.beneficiario_email, 'usuario', c.usuario_id,
      'bps', case c.origem when 'calculada' then c.percentual_bps end,
      'valor', case c.origem when 'informada' then c.valor_centavos end))
      order by array_position(array['afiliado', 'gerente_afiliados', 'coprodutor', 'produtor'], c.papel),
        c.beneficiario_email)) as divisao
  from public.comissoes c where c.tipo = 'credito' group by c.transacao_id
) as d
where t.id = d.transacao_id;
alter table public.transacoes enable trigger user;

/*
 * Lança o que falta nas vendas cujas comissões não somam o que se deve, anota em cada conta quantas foram, e devolve
 * quantas linhas isso mudou. Se nada falta, não muda nada.
 */
create function app.reparar_comissoes() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  conta record;
  linhas int;
  todas int := 0;
begin
  for conta in
    select t.conta_id as id, array_agg(t.id) as vendas
    from public.transacoes t
    left join (
      select c.transacao_id, sum(c.valor) as total, max(abs(c.valor)) as maior
      from (
        select transacao_id, papel, beneficiario_email, moeda, sum(valor_centavos) as valor
        from public.comissoes where status <> 'cancelada' group by 1, 2, 3, 4
      ) as c group by c.transacao_id
    ) as s on s.transacao_id = t.id
    cross join lateral (
      select case when (t.divisao ->> 'informada')::boolean
        then (select sum((p.parte ->> 'valor')::numeric) from jsonb_array_elements(t.divisao -> 'partes') as p(parte))
        else t.valor_liquido_centavos end as partes) as q
    where case when app.conta_como_venda(t.status) then coalesce(s.total, 0) <> q.partes - coalesce(div(
        q.partes * least(t.valor_reembolsado_centavos, t.valor_produto_centavos), nullif(t.valor_produto_centavos, 0)), 0)
      else s.maior <> 0 end
    group by t.conta_id order by t.conta_id
  loop
    linhas := app.lancar_comissoes(conta.vendas);
    if linhas > 0 then
      todas := todas + linhas;
      insert into public.auditoria (conta_id, acao, entidade, detalhe)
        values (conta.id, 'comissoes_reparadas', 'comissoes',
          jsonb_build_object('vendas', cardinality(conta.vendas), 'linhas', linhas));
    end if;
  end loop;
  return todas;
end $$;

do $$
begin
  raise notice 'comissões: % linhas mudaram', app.reparar_comissoes();
end $$;
