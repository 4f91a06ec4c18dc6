-- Links com parâmetros: o código DMG diz de onde uma venda veio, seja qual for a plataforma.

create table public.links (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null check (char_length(nome) between 2 and 80),
  url_original text not null check (url_original ~ '^https://' and char_length(url_original) <= 2000),
  url_transformada text not null check (url_transformada ~ '^https://' and char_length(url_transformada) <= 4000),
  plataforma text not null,
  produto_id uuid,
  destino text not null check (destino ~ '^[a-z0-9-]{1,30}$'),
  midia text not null check (midia ~ '^[a-z0-9-]{1,30}$'),
  grupo text not null check (grupo ~ '^[a-z0-9-]{1,33}$'),
  codigo_dmg text not null generated always as (destino || '.' || midia || '.' || grupo) stored,
  codigo_curto text unique check (codigo_curto ~ '^[A-Za-z0-9]{7}$'),
  parametros jsonb not null default '{}' check (jsonb_typeof(parametros) = 'object'),
  cliques int not null default 0 check (cliques >= 0),
  ativo boolean not null default true,
  criado_por uuid not null default app.usuario(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, codigo_dmg),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete set null (produto_id),
  foreign key (conta_id, criado_por) references public.usuarios (conta_id, id) on update cascade
);
comment on column public.links.parametros is 'O que se escreveu no formulário. @json {"type":"json"}';
create index links_conta on public.links (conta_id, criado_em desc);
create trigger marcar_atualizacao before update on public.links
  for each row execute function app.marcar_atualizacao();

create table public.link_cliques_dia (
  link_id uuid not null,
  conta_id uuid not null references public.contas on delete cascade,
  dia date not null,
  cliques int not null default 0,
  unicos int not null default 0,
  primary key (link_id, dia),
  foreign key (conta_id, link_id) references public.links (conta_id, id) on delete cascade
);

alter table public.links enable row level security;
alter table public.links force row level security;
alter table public.link_cliques_dia enable row level security;
alter table public.link_cliques_dia force row level security;
create policy ler on public.links for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transformador-link', 'ver')));
create policy criar on public.links for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode('pg-transformador-link', 'editar')));
create policy mudar on public.links for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transformador-link', 'editar')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.links for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transformador-link', 'gerir')));
create policy ler on public.link_cliques_dia for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transformador-link', 'ver')));
grant select, delete on public.links to authenticated;
grant insert (id, nome, url_original, url_transformada, plataforma, produto_id, destino, midia, grupo, codigo_curto,
  parametros), update (nome, ativo) on public.links to authenticated;
grant select on public.link_cliques_dia to authenticated;
grant all on public.links, public.link_cliques_dia to service_role;

-- De que link veio uma venda -------------------------------------------------------------------------

alter table public.transacoes add column link_id uuid,
  add foreign key (conta_id, link_id) references public.links (conta_id, id) on delete set null (link_id);
create index transacoes_link on public.transacoes (conta_id, link_id) where link_id is not null;
grant select (link_id) on public.transacoes to authenticated;

create function app.link_da_venda(conta uuid, sck text, src text) returns uuid
language sql stable security definer set search_path = '' as $$
  select l.id from public.links l
  where l.conta_id = conta and l.codigo_dmg in (link_da_venda.sck, link_da_venda.src)
  order by l.codigo_dmg = link_da_venda.sck desc nulls last limit 1
$$;

create function app.ligar_venda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.link_id := app.link_da_venda(new.conta_id, new.sck, new.src);
  return new;
end $$;
create trigger ligar_ao_criar before insert on public.transacoes
  for each row when (new.link_id is null and (new.sck is not null or new.src is not null))
  execute function app.ligar_venda();
create trigger ligar_ao_mudar before update of sck, src on public.transacoes
  for each row when (new.sck is distinct from old.sck or new.src is distinct from old.src)
  execute function app.ligar_venda();

-- Quem vê uma venda vê o nome do link dela, também sem a página dos links.
create function app.nome_do_link(conta uuid, link uuid) returns text
language sql stable security definer set search_path = '' as $$
  select l.nome from public.links l where l.conta_id = conta and l.id = link and conta = app.conta()
$$;
grant execute on function app.nome_do_link(uuid, uuid) to authenticated;

create or replace view public.vw_transacoes with (security_invoker = true) as
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
  t.busca collate "C" as busca,
  app.sem_acento(t.afiliado_nome) collate "C" as afiliado_busca,
  t.afiliado_email,
  t.comprador_telefone,
  t.documento_mascara,
  t.oferta_nome,
  t.recorrencia,
  t.desconto_centavos,
  t.frete_centavos,
  t.taxa_plataforma_centavos,
  t.boleto_url,
  t.boleto_linha,
  t.pix_codigo,
  t.vence_em,
  t.checkout_url,
  t.utm_medium,
  t.utm_campaign,
  t.utm_content,
  t.utm_term,
  t.src,
  t.sck,
  t.completa_em,
  t.reembolsada_em,
  t.chargeback_em,
  t.garantia_ate,
  app.vence_hoje(t.vence_em) as vence_hoje,
  app.nome_do_link(t.conta_id, t.link_id) as link_nome
from public.transacoes t;

create function app.vendas_do_link(conta uuid, link uuid, out vendas bigint, out receita_centavos bigint)
language sql stable security definer set search_path = '' as $$
  select count(*), coalesce(sum(t.valor_produto_centavos), 0)::bigint
  from public.transacoes t join public.contas k on k.id = t.conta_id and k.moeda = t.moeda
  where t.conta_id = conta and t.link_id = link and conta = app.conta()
    and t.aprovada_em is not null and t.status not in ('reembolsada', 'chargeback')
$$;
grant execute on function app.vendas_do_link(uuid, uuid) to authenticated;

-- O que cada link trouxe: vendas aprovadas e não devolvidas, na moeda da conta.
create view public.vw_links with (security_invoker = true) as
select l.id, l.nome, l.url_original, l.url_transformada, l.plataforma, l.produto_id, l.codigo_dmg, l.codigo_curto,
  l.cliques, l.ativo, l.criado_em, v.vendas, v.receita_centavos,
  app.sem_acento(l.nome || ' ' || l.codigo_dmg) as busca
from public.links l
cross join lateral app.vendas_do_link(l.conta_id, l.id) as v;
comment on view public.vw_links is
  'Links salvos e o que trouxeram. @key id @notnull id nome url_original url_transformada plataforma codigo_dmg cliques ativo criado_em vendas receita_centavos busca';
grant select on public.vw_links to authenticated;

-- Transformar ------------------------------------------------------------------------------------------

create function app.plataforma_do_endereco(host text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when host in ('go.hotmart.com', 'pay.hotmart.com') then 'hotmart'
    when host = 'pay.kiwify.com.br' then 'kiwify'
    when host ~ '(^|\.)eduzz\.com$' then 'eduzz'
    when host in ('ev.braip.com', 'pay.braip.co') then 'braip'
    when host = 'app.monetizze.com.br' then 'monetizze'
    when host ~ '(^|\.)perfectpay\.com\.br$' then 'perfectpay'
    when host ~ '(^|\.)ticto\.com\.br$' then 'ticto'
    when host ~ '(^|\.)cartpanda\.com$' then 'cartpanda'
    else 'outra'
  end
$$;

-- Onde cada plataforma guarda o código, para que ele volte na venda.
create function app.campos_do_codigo(plataforma text, host text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case
    when host = 'go.hotmart.com' then array['src']
    when plataforma = 'hotmart' then array['sck']
    when plataforma = 'kiwify' then array['sck', 's1']
    when plataforma = 'eduzz' then array['trk']
    when plataforma in ('monetizze', 'perfectpay', 'braip') then array['src']
    when plataforma = 'ticto' then array['sck']
    else array['utm_id']
  end
$$;

-- Um valor como vai em um endereço; os valores dinâmicos do Meta, `{{…}}`, ficam como são.
create function app.codificar_valor(valor text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when valor ~ '\{\{[^{}]+\}\}' then valor else (
    select coalesce(string_agg(case when letra ~ '[A-Za-z0-9._~-]' then letra
      else (select string_agg('%' || upper(lpad(to_hex(get_byte(convert_to(letra, 'UTF8'), n)), 2, '0')), '' order by n)
        from generate_series(0, octet_length(convert_to(letra, 'UTF8')) - 1) as n) end, '' order by lugar), '')
    from regexp_split_to_table(valor, '') with ordinality as letras(letra, lugar)) end
$$;

-- Os parâmetros que o formulário pede, na ordem em que vão.
create function app.parametros_do_link(p_dados jsonb, p_codigo text, p_campos text[])
returns table (chave text, valor text, lugar bigint)
language sql immutable set search_path = '' as $$
  select chave, valor, row_number() over ()
  from (
    select u.chave, coalesce(case when (p_dados ->> 'meta')::boolean then u.meta end, nullif(btrim(p_dados ->> u.chave), ''))
      as valor
    from (values ('utm_source', 'FB'), ('utm_medium', '{{adset.name}}|{{adset.id}}'),
      ('utm_campaign', '{{campaign.name}}|{{campaign.id}}'), ('utm_content', '{{ad.name}}|{{ad.id}}'),
      ('utm_term', '{{placement}}')) as u(chave, meta)
    union all
    select campo, p_codigo from unnest(p_campos) as campo where p_codigo is not null
  ) as todos
  where valor is not null
$$;

/*
 * O que cada endereço vira, sem gravar nada: erro, ou a plataforma, o endereço novo e o que nele mudou. O que a
 * plataforma usa fica intacto; o que já existe só muda quando se pede.
 */
create function public.rpc_links_transformar(p_urls text[], p_dados jsonb default '{}')
returns table (posicao int, original text, plataforma text, transformada text, codigo_dmg text, mudou text[], avisos text[], erro text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  url text;
  codigo text;
  partes text[];
  host text;
  base constant text := case when p_dados ->> 'destino' ~ '^[a-z0-9-]{1,30}$'
    and p_dados ->> 'midia' ~ '^[a-z0-9-]{1,30}$' and p_dados ->> 'grupo' ~ '^[a-z0-9-]{1,30}$'
    then concat_ws('.', p_dados ->> 'destino', p_dados ->> 'midia', p_dados ->> 'grupo') end;
  trocar constant boolean := coalesce((p_dados ->> 'trocar')::boolean, false);
begin
  if not app.pode('pg-transformador-link', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if cardinality(p_urls) > 50 then
    perform app.erro('limite', 422, '50 links');
  end if;
  for posicao in 1..coalesce(cardinality(p_urls), 0) loop
    url := btrim(p_urls[posicao]);
    -- De vários links, cada um tem o seu código.
    codigo := base || case when posicao > 1 then '-' || posicao else '' end;
    original := url;
    codigo_dmg := codigo;
    plataforma := null;
    transformada := null;
    mudou := '{}';
    avisos := '{}';
    erro := null;
    -- Esquema, servidor, caminho, parâmetros e âncora.
    partes := regexp_match(url, '^([A-Za-z][A-Za-z0-9+.-]*)://([A-Za-z0-9.-]+\.[A-Za-z]{2,})(:\d+)?(/[^?#\s]*)?(\?[^#\s]*)?(#\S*)?$');
    if partes is null then
      erro := 'Link inválido.';
    elsif lower(partes[1]) <> 'https' then
      erro := case when lower(partes[1]) = 'http' then 'Use https.' else 'Link inválido.' end;
    else
      host := lower(partes[2]);
      plataforma := app.plataforma_do_endereco(host);
      if plataforma = 'outra' then
        avisos := avisos || 'Plataforma não reconhecida. Vamos usar só UTM.'::text;
      end if;
      with antigos as (
        select split_part(par, '=', 1) as chave, substr(par, strpos(par || '=', '=') + 1) as valor, lugar
        from regexp_split_to_table(ltrim(coalesce(partes[5], ''), '?'), '&') with ordinality as p(par, lugar)
        where par <> '' and substr(par, strpos(par || '=', '=') + 1) <> ''
          and split_part(par, '=', 1) not in ('fbclid', 'gclid')
      ), novos as (
        select chave, app.codificar_valor(valor) as valor, lugar
        from app.parametros_do_link(p_dados, codigo, app.campos_do_codigo(plataforma, host))
      ), juntos as (
        select a.chave, coalesce(case when trocar then n.valor end, a.valor) as valor, a.lugar,
          trocar and n.valor <> a.valor as novo, not trocar and n.valor <> a.valor as ficou
        from antigos a left join novos n using (chave)
        union all
        select n.chave, n.valor, 1000 + n.lugar, true, false
        from novos n where n.chave not in (select chave from antigos)
      )
      select 'https://' || host || coalesce(partes[3], '') || coalesce(partes[4], '/')
          || coalesce('?' || string_agg(chave || '=' || valor, '&' order by lugar), '') || coalesce(partes[6], ''),
        coalesce(array_agg(chave order by lugar) filter (where novo), '{}'),
        avisos || coalesce(array_agg(format('“%s” já existia e ficou como estava.', chave) order by lugar)
          filter (where ficou), '{}')
        into transformada, mudou, avisos from juntos;
    end if;
    return next;
  end loop;
end $$;
comment on function public.rpc_links_transformar is
  'O que cada endereço vira com os parâmetros pedidos, sem gravar. @notnull posicao original mudou avisos @json p_dados {"type":"json"}';

-- Grava links transformados, todos ou nenhum; o endereço curto é ao acaso.
create function public.rpc_links_salvar(p_nome text, p_urls text[], p_dados jsonb, p_curto boolean default false)
returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  feito record;
  quantos constant int := coalesce(cardinality(p_urls), 0);
begin
  if not app.pode('pg-transformador-link', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if char_length(btrim(coalesce(p_nome, ''))) not between 2 and 76 then
    perform app.erro('validacao', 422, '{"nome":"Use de 2 a 76 caracteres."}');
  end if;
  for feito in select * from public.rpc_links_transformar(p_urls, p_dados) loop
    if feito.erro is not null then
      perform app.erro('validacao', 422, jsonb_build_object('links', feito.erro)::text);
    elsif feito.codigo_dmg is null then
      perform app.erro('validacao', 422, '{"destino":"Use de 1 a 30 letras minúsculas, números ou hífens."}');
    elsif exists (select from public.links l where l.conta_id = app.conta() and l.codigo_dmg = feito.codigo_dmg) then
      perform app.erro('duplicado', 409, jsonb_build_object('grupo',
        format('Já existe um link com o código %s.', feito.codigo_dmg))::text);
    end if;
    insert into public.links (nome, url_original, url_transformada, plataforma, produto_id, destino, midia, grupo,
      codigo_curto, parametros)
      values (btrim(p_nome) || case when quantos > 1 then ' ' || feito.posicao else '' end, feito.original,
        feito.transformada, feito.plataforma, nullif(p_dados ->> 'produto', '')::uuid, p_dados ->> 'destino',
        p_dados ->> 'midia', split_part(feito.codigo_dmg, '.', 3), case when p_curto then app.codigo_ao_acaso(7) end,
        p_dados);
  end loop;
  return quantos;
end $$;
comment on function public.rpc_links_salvar is 'Grava links transformados e devolve quantos. @notnull @json p_dados {"type":"json"}';

create function app.codigo_ao_acaso(tamanho int) returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789',
    1 + (get_byte(uuid_send(gen_random_uuid()), n % 6) * 57 / 256), 1), '')
  from generate_series(1, tamanho) as n
$$;
grant execute on function public.rpc_links_transformar(text[], jsonb),
  public.rpc_links_salvar(text, text[], jsonb, boolean) to authenticated;

-- Um clique em um endereço curto: para onde vai. Só a função `l` chama.
create unlogged table app.link_visitantes (
  link_id uuid not null references public.links on delete cascade,
  dia date not null,
  visitante text not null,
  primary key (link_id, dia, visitante)
);
create function public.rpc_link_clicar(p_codigo text, p_visitante text, p_conta boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  l public.links;
  primeiro boolean;
begin
  select * into l from public.links where codigo_curto = p_codigo and ativo;
  if not found then
    return null;
  end if;
  if p_conta then
    insert into app.link_visitantes values (l.id, app.hoje(), p_visitante) on conflict do nothing;
    primeiro := found;
    insert into public.link_cliques_dia (conta_id, link_id, dia, cliques, unicos)
      values (l.conta_id, l.id, app.hoje(), 1, primeiro::int)
      on conflict (link_id, dia) do update
        set cliques = public.link_cliques_dia.cliques + 1, unicos = public.link_cliques_dia.unicos + primeiro::int;
    update public.links set cliques = cliques + 1 where id = l.id;
    delete from app.link_visitantes where dia < app.hoje() - 1;
  end if;
  return l.url_transformada;
end $$;
grant execute on function public.rpc_link_clicar(text, text, boolean) to service_role;
