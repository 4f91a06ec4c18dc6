/*
 * Cada parte que a plataforma informa tem a moeda dela, e só as da moeda da venda entram no que quem produz recebe dela.
 * Nenhuma se converte: não há cotação guardada com dia e fonte. Cada pessoa tem o seu nome e o seu endereço.
 */
create or replace function app.informar_comissoes(p_transacao uuid, partes jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
  certas jsonb;
begin
  select * into t from public.transacoes where id = p_transacao;
  if not app.conta_como_venda(t.status)
    or exists (
      select from public.comissoes where transacao_id = t.id and (tipo = 'estorno' or status = 'paga')) then
    return;
  end if;
  -- Só as partes que se entendem: papel conhecido, quem recebe e quanto. Há uma linha por pessoa: de duas moedas, a da
  -- venda.
  select coalesce(jsonb_agg(to_jsonb(uma)), '[]') into certas
  from (
    select distinct on (p.papel, p.email) p.papel, p.email, p.moeda, sum(p.valor)::bigint as valor,
      (array_agg(p.nome order by p.lugar))[1] as nome
    from (
      select parte ->> 'papel' as papel, lower(app.texto_de(parte ->> 'email', 254)) as email,
        app.centavos_de(parte ->> 'valor') as valor, lugar,
        app.nome_de(parte ->> 'nome', app.texto_de(parte ->> 'email', 254)) as nome,
        coalesce(app.moeda_de(parte ->> 'moeda'),
          case when app.limpo(parte ->> 'moeda') is null then t.moeda::text else 'XXX' end) as moeda
      from jsonb_array_elements(case jsonb_typeof(partes) when 'array' then partes else '[]' end)
        with ordinality as uma(parte, lugar)
    ) as p
    where p.papel in ('produtor', 'coprodutor', 'afiliado') and p.email is not null and p.valor is not null
    group by p.papel, p.email, p.moeda
    order by p.papel, p.email, p.moeda = t.moeda desc, sum(p.valor) desc
  ) as uma;
  if certas = '[]' or not exists (
    select from (
      select *, 'informada' as origem
      from jsonb_to_recordset(certas) as uma(papel text, email text, valor bigint, moeda text)) as parte
    full join (
      select c.id, c.papel, c.beneficiario_email as email, c.valor_centavos as valor, c.moeda::text as moeda, c.origem
      from public.comissoes c where c.transacao_id = t.id) as linha using (papel, email, valor, moeda, origem)
    where parte.papel is null or linha.id is null
  ) then
    return;
  end if;
  delete from public.comissoes where transacao_id = t.id;
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, valor_centavos, moeda, status, prevista_para, liberada_em)
  select t.conta_id, t.id, parte.papel, parte.nome, parte.email, u.id, 'informada', t.valor_liquido_centavos,
    parte.valor, parte.moeda, case when t.status = 'completa' then 'liberada' else 'prevista' end,
    app.dia(t.garantia_ate), case when t.status = 'completa' then t.completa_em end
  from jsonb_to_recordset(certas) as parte(papel text, nome text, email text, valor bigint, moeda text)
  left join lateral (
    select x.id from public.usuarios x where x.conta_id = t.conta_id and x.email = parte.email
    order by x.criado_em, x.id limit 1) as u on true;
  update public.transacoes set minha_comissao_centavos = coalesce((
    select sum(c.valor_centavos) from public.comissoes c
    where c.transacao_id = t.id and c.papel = 'produtor' and c.moeda = t.moeda), 0)
  where id = t.id;
end $$;
