-- Vários links de uma vez: o código de cada um vem do seu endereço, nunca da linha em que está, e cabe em 30 letras.

alter table public.links drop constraint links_grupo_check,
  add constraint links_grupo_check check (grupo ~ '^[a-z0-9-]{1,30}$');

-- Esquema, servidor, porta, caminho, parâmetros e âncora de um endereço; nada se não é um.
create function app.partes_do_endereco(url text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select regexp_match(url, '^([A-Za-z][A-Za-z0-9+.-]*)://([A-Za-z0-9.-]+\.[A-Za-z]{2,})(:\d+)?(/[^?#\s]*)?(\?[^#\s]*)?(#\S*)?$')
$$;

-- Um endereço com os parâmetros pedidos. Os de `p_tirar` com um valor como `p_valor` saem antes.
create function app.link_com_parametros(
  p_partes text[], p_dados jsonb, p_codigo text, p_campos text[],
  p_tirar text[] default '{}', p_valor text default '',
  out endereco text, out mudou text[], out ficou text[]
)
language sql immutable set search_path = '' as $$
  with antigos as (
    select chave, valor, lugar
    from regexp_split_to_table(ltrim(coalesce(p_partes[5], ''), '?'), '&') with ordinality as p(par, lugar)
    cross join lateral (select split_part(par, '=', 1), substr(par, strpos(par || '=', '=') + 1)) as v(chave, valor)
    where chave <> '' and valor <> '' and chave not in ('fbclid', 'gclid')
      and not (chave = any(p_tirar) and valor ~ p_valor)
  ), novos as (
    select chave, app.codificar_valor(valor) as valor, lugar
    from app.parametros_do_link(p_dados, p_codigo, p_campos)
  ), juntos as (
    select a.chave, case when trocar and n.valor is not null then n.valor else a.valor end as valor, a.lugar,
      trocar and n.valor <> a.valor as novo, not trocar and n.valor <> a.valor as ficou
    from antigos a left join novos n using (chave)
    cross join (select coalesce((p_dados ->> 'trocar')::boolean, false)) as pedido(trocar)
    union all
    select n.chave, n.valor, 1000 + n.lugar, true, false
    from novos n where n.chave not in (select chave from antigos)
  )
  select 'https://' || lower(p_partes[2]) || coalesce(p_partes[3], '') || coalesce(p_partes[4], '/')
      || coalesce('?' || string_agg(chave || '=' || valor, '&' order by lugar), '') || coalesce(p_partes[6], ''),
    coalesce(array_agg(chave order by lugar) filter (where novo), '{}'),
    coalesce(array_agg(chave order by lugar) filter (where ficou), '{}')
  from juntos
$$;

/*
 * O que cada endereço vira, sem gravar nada: erro, ou a plataforma, o endereço novo e o que nele mudou. O que a
 * plataforma usa fica intacto; o que já existe só muda quando se pede. Um endereço só leva o código pedido; de vários
 * diferentes, o de cada um termina em seis letras que saem do endereço sem código: nem a ordem nem as linhas inválidas
 * o mudam, e o endereço transformado, transformado de novo, fica igual.
 */
create or replace function public.rpc_links_transformar(p_urls text[], p_dados jsonb default '{}')
returns table (posicao int, original text, plataforma text, transformada text, codigo_dmg text, mudou text[], avisos text[], erro text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  partes text[];
  campos text[];
  feito record;
  semcodigo text[] := '{}';
  varios boolean;
  base constant text := case when p_dados ->> 'destino' ~ '^[a-z0-9-]{1,30}$'
    and p_dados ->> 'midia' ~ '^[a-z0-9-]{1,30}$' and p_dados ->> 'grupo' ~ '^[a-z0-9-]{1,30}$'
    then concat_ws('.', p_dados ->> 'destino', p_dados ->> 'midia', p_dados ->> 'grupo') end;
  -- O começo do código de um de vários: com seis letras e um hífen, o grupo ainda tem no máximo 30.
  comeco constant text := concat_ws('.', p_dados ->> 'destino', p_dados ->> 'midia', left(p_dados ->> 'grupo', 23));
  -- Os valores que são o código pedido, ou que ele substitui.
  nosso constant text := case when (p_dados ->> 'trocar')::boolean then ''
    else format('^(%s|%s-[0-9a-f]{6})$', replace(base, '.', '\.'), replace(comeco, '.', '\.')) end;
begin
  if not app.pode('pg-transformador-link', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if cardinality(p_urls) > 50 then
    perform app.erro('limite', 422, '50 links');
  end if;
  for lugar in 1..coalesce(cardinality(p_urls), 0) loop
    partes := app.partes_do_endereco(btrim(p_urls[lugar]));
    if base is not null and lower(partes[1]) = 'https' then
      campos := app.campos_do_codigo(app.plataforma_do_endereco(lower(partes[2])), lower(partes[2]));
      feito := app.link_com_parametros(partes, p_dados, null, '{}', campos, nosso);
      semcodigo[lugar] := feito.endereco;
    end if;
  end loop;
  varios := (select count(distinct e) > 1 from unnest(semcodigo) as e);
  for lugar in 1..coalesce(cardinality(p_urls), 0) loop
    posicao := lugar;
    original := btrim(p_urls[lugar]);
    partes := app.partes_do_endereco(original);
    codigo_dmg := null;
    plataforma := null;
    transformada := null;
    mudou := '{}';
    avisos := '{}';
    erro := null;
    if lower(partes[1]) = 'https' then
      plataforma := app.plataforma_do_endereco(lower(partes[2]));
      codigo_dmg := case when varios then comeco || '-' || left(md5(base || ' ' || semcodigo[lugar]), 6) else base end;
      feito := app.link_com_parametros(partes, p_dados, codigo_dmg,
        app.campos_do_codigo(plataforma, lower(partes[2])));
      transformada := feito.endereco;
      mudou := feito.mudou;
      avisos := case when plataforma = 'outra' then array['Plataforma não reconhecida. Vamos usar só UTM.']
          else '{}' end
        || array(select format('“%s” já existia e ficou como estava.', f) from unnest(feito.ficou) as f);
    else
      erro := case when lower(partes[1]) = 'http' then 'Use https.' else 'Link inválido.' end;
    end if;
    return next;
  end loop;
end $$;

-- Grava links transformados, todos ou nenhum, um endereço repetido uma vez só; o endereço curto é ao acaso.
create or replace function public.rpc_links_salvar(p_nome text, p_urls text[], p_dados jsonb, p_curto boolean default false)
returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  feito record;
  quantos int;
begin
  if not app.pode('pg-transformador-link', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if char_length(btrim(coalesce(p_nome, ''))) not between 2 and 76 then
    perform app.erro('validacao', 422, '{"nome":"Use de 2 a 76 caracteres."}');
  end if;
  for feito in
    select *, row_number() over (order by posicao) as numero, count(*) over () as de
    from (
      select distinct on (erro, transformada) * from public.rpc_links_transformar(p_urls, p_dados)
      order by erro, transformada, posicao
    ) as diferentes
    order by posicao
  loop
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
      values (btrim(p_nome) || case when feito.de > 1 then ' ' || feito.numero else '' end, feito.original,
        feito.transformada, feito.plataforma, nullif(p_dados ->> 'produto', '')::uuid, p_dados ->> 'destino',
        p_dados ->> 'midia', split_part(feito.codigo_dmg, '.', 3), case when p_curto then app.codigo_ao_acaso(7) end,
        p_dados);
    quantos := feito.de;
  end loop;
  return coalesce(quantos, 0);
end $$;
