-- As duas listas grandes com cem mil linhas: procurar e filtrar sem passar por todas.

-- As etiquetas de um contato, na própria linha dele: contá-las à parte custaria uma busca por contato.
alter table public.contatos add column tag_ids uuid[] not null default '{}';
grant select (tag_ids) on public.contatos to authenticated;

create function app.refazer_etiquetas(ids uuid[] default null) returns void
language sql volatile security definer set search_path = '' as $$
  with certas as (
    select c.id, coalesce(array_agg(ct.tag_id order by ct.tag_id) filter (where ct.tag_id is not null), '{}') as tag_ids
    from public.contatos c
    left join public.contato_tags ct on ct.contato_id = c.id
    where ids is null or c.id = any(ids)
    group by c.id
  )
  update public.contatos c set tag_ids = certas.tag_ids
  from certas where certas.id = c.id and c.tag_ids <> certas.tag_ids
$$;

create function app.etiquetar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct contato_id) into ids from depois;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct contato_id) into ids from antes;
  else
    select array_agg(distinct contato_id) into ids
      from (select contato_id from antes union select contato_id from depois) as todos;
  end if;
  if ids is not null then
    perform app.refazer_etiquetas(ids);
  end if;
  return null;
end $$;
create trigger etiquetar_ao_criar after insert on public.contato_tags
  referencing new table as depois for each statement execute function app.etiquetar();
create trigger etiquetar_ao_mudar after update on public.contato_tags
  referencing old table as antes new table as depois for each statement execute function app.etiquetar();
create trigger etiquetar_ao_excluir after delete on public.contato_tags
  referencing old table as antes for each statement execute function app.etiquetar();
select app.refazer_etiquetas();

-- Sob as políticas, `ilike` só se avalia depois delas, linha a linha: o índice de busca serve às funções, não às listas.
-- `busca` já está em minúsculas e sem acentos, e comparada byte a byte custa uma fração do que custaria pela língua.
drop view public.vw_contatos;
create view public.vw_contatos with (security_invoker = true) as
select
  c.id,
  c.nome,
  c.email,
  c.telefone,
  c.tipo_documento,
  c.documento_mascara,
  c.cidade,
  c.uf,
  c.origem,
  c.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  c.aceita_contato,
  c.dados_teste,
  -- Uma subconsulta, e não uma junção: uma contagem ou um filtro que não a pede não a paga.
  coalesce((
    select jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'cor', g.cor) order by lower(g.nome), g.id)
    from public.contato_tags ct
    join public.tags g on g.conta_id = ct.conta_id and g.id = ct.tag_id
    where ct.contato_id = c.id
  ), '[]') as tags,
  c.tag_ids,
  c.total_compras_centavos,
  c.qtd_compras,
  c.ultima_compra_em,
  c.criado_em,
  c.atualizado_em,
  c.busca collate "C" as busca
from public.contatos c
left join public.usuarios r on r.conta_id = c.conta_id and r.id = c.responsavel_id
where c.excluido_em is null;
comment on view public.vw_contatos is
  'Contatos não excluídos, com etiquetas e responsável. @key id @notnull id nome origem aceita_contato dados_teste tags tag_ids total_compras_centavos qtd_compras criado_em atualizado_em busca';
comment on column public.vw_contatos.tags is
  '@json {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"cor":{"type":"text"}}}}';

drop view public.vw_transacoes;
create view public.vw_transacoes with (security_invoker = true) as
select
  t.id,
  t.pedida_em,
  t.aprovada_em,
  t.contato_id,
  t.comprador_nome,
  t.comprador_email,
  t.produto_id,
  t.produto_nome,
  t.plataforma,
  t.tipo_item,
  t.forma_pagamento,
  t.parcelas,
  t.status,
  app.proximos_status(t.status) as proximos_status,
  t.moeda,
  t.valor_cobrado_centavos,
  t.valor_produto_centavos,
  t.valor_liquido_centavos,
  t.minha_comissao_centavos,
  t.valor_reembolsado_centavos,
  t.transacao_codigo,
  t.pedido_codigo,
  t.afiliado_nome,
  t.cupom,
  t.utm_source,
  t.origem,
  t.versao,
  t.busca collate "C" as busca
from public.transacoes t;
comment on view public.vw_transacoes is
  'Transações com as colunas da lista; `proximos_status` diz para onde o status pode ir. @key id @notnull id pedida_em comprador_nome produto_nome plataforma tipo_item forma_pagamento parcelas status proximos_status moeda valor_cobrado_centavos valor_produto_centavos valor_liquido_centavos minha_comissao_centavos valor_reembolsado_centavos transacao_codigo origem versao busca';

grant select on public.vw_contatos, public.vw_transacoes to authenticated, service_role;

-- As ordens em que as listas se leem de ponta a ponta.
create index contatos_conta_nome on public.contatos (conta_id, nome, id) where excluido_em is null;
create index contatos_conta_ordem on public.contatos (conta_id, ultima_compra_em desc nulls last, id)
  where excluido_em is null;
create index contatos_conta_total on public.contatos (conta_id, total_compras_centavos desc, id)
  where excluido_em is null;
create index transacoes_conta_valor on public.transacoes (conta_id, valor_produto_centavos desc, id desc);
