/*
 * Quando uma venda aconteceu é o que a plataforma diz que foi. A hora de um aviso põe os avisos em ordem, e só serve de
 * data enquanto não se sabe a certa: a data que a plataforma dá é um fato, e troca a suposta também quando chega tarde. O
 * mesmo conjunto de avisos acaba na mesma venda, seja qual for a ordem em que chega.
 *
 * Três regras fazem isso. De cada campo vale o que disse o aviso mais novo que o trouxe (`ditos`). O status é o que resta
 * de todos os que foram ditos, na ordem em que aconteceram (`app.historia_da_venda`). Uma data suposta é a mais antiga que
 * essa história permite.
 */

-- A data mais exata: um dia sem hora não contradiz uma hora desse dia.
create function app.melhor_data(antes timestamptz, nova timestamptz) returns timestamptz
language sql stable parallel safe set search_path = '' as $$
  select case when app.dia(antes) = app.dia(nova) and nova = app.inicio_do_dia(app.dia(nova)) then antes
    else coalesce(nova, antes) end
$$;

-- De quando é o que se sabe de uma venda; de uma que já existia, tudo é do último status dela.
create function app.ditos_da_venda(t public.transacoes) returns jsonb
language sql immutable set search_path = '' as $$
  select case when t.ditos = '{}' then jsonb_build_object('*', coalesce(t.status_em, '-infinity')) else t.ditos end
$$;

-- O que se sabe depois que um aviso ou um arquivo de `em` disse `dita`: nada fica mais velho do que era.
create function app.ditos_com(antes jsonb, dita jsonb, em timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select antes || coalesce((
    select jsonb_object_agg(um.key, greatest(coalesce(antes ->> um.key, antes ->> '*')::timestamptz, em))
    from jsonb_each(dita) as um where um.value <> 'null'), '{}')
$$;

create function app.nomes_de_datas() returns text[]
language sql immutable parallel safe as $$
  select '{pedida_em,aprovada_em,completa_em,reembolsada_em,chargeback_em}'::text[]
$$;

-- Uma data que se diz vale mais do que a que se tinha, e a que se tinha mais do que uma suposta.
create function app.data_da_venda(dita timestamptz, antes timestamptz, antes_suposta boolean, suposta timestamptz)
returns timestamptz
language sql stable parallel safe set search_path = '' as $$
  select case when dita is not null then app.melhor_data(case when antes_suposta then null else antes end, dita)
    when antes is not null and not antes_suposta then antes
    else suposta end
$$;

-- Um nome é de um endereço: o de outra pessoa não fica com o endereço novo.
create function app.nome_da_pessoa(nome text, email text, nome_novo text, email_novo text) returns text
language sql immutable parallel safe as $$
  select case when email_novo is null and email is not null then nome
    when email_novo <> email then nome_novo
    else coalesce(nome_novo, nome) end
$$;

/*
 * O que resta de tudo o que se disse de uma venda, na ordem em que aconteceu: o status, de quando ele é, e as datas mais
 * antigas que isso permite supor. Uma passagem que não se permite não muda nada. O que alguém decidiu à mão, ou um arquivo
 * disse, vale até que aconteça outra coisa; uma garantia só se completa de uma venda aprovada. `conhecida` diz que a venda
 * já era alguma coisa antes do que se guarda: as datas dela valem tanto quanto as supostas.
 */
create function app.historia_da_venda(p_id uuid, out situacao text, out situacao_em timestamptz, out origem_dela text,
  out primeira timestamptz, out aprovada timestamptz, out completa timestamptz, out reembolsada timestamptz,
  out devolvida timestamptz, out conhecida boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  d record;
  aprovacao timestamptz;
begin
  conhecida := false;
  for d in
    select * from (
      select s.em, s.origem = 'base' as depois, s.chegou, s.status, s.status_origem, s.origem
      from app.status_ditos s where s.transacao_id = p_id
      union all
      select e.ocorrido_em, false, 0, e.status_para, null, e.origem
      from public.transacao_eventos e
      where e.transacao_id = p_id and e.origem in ('manual', 'sistema') and e.status_de is distinct from e.status_para
    ) as tudo
    order by em, depois, chegou
  loop
    conhecida := conhecida or d.origem in ('base', 'importacao');
    if d.origem = 'webhook' then
      primeira := least(primeira, d.em);
      -- Também a aprovação de uma venda de que já se sabia mais.
      aprovacao := case d.status when 'aprovada' then least(aprovacao, d.em) else aprovacao end;
    end if;
    continue when case d.origem
      when 'sistema' then situacao is distinct from 'aprovada'
      when 'webhook' then situacao <> d.status and not app.transicao_permitida(situacao, d.status, 'webhook')
      else false end;
    situacao := d.status;
    origem_dela := coalesce(d.status_origem, origem_dela);
    if d.origem <> 'sistema' then
      situacao_em := d.em;
    end if;
    if d.origem not in ('base', 'importacao') then
      aprovada := case when app.conta_como_venda(d.status) then least(aprovada, d.em) else aprovada end;
      completa := case d.status when 'completa' then least(completa, d.em) else completa end;
      reembolsada := case when d.status like 'reembolsada%' then least(reembolsada, d.em) else reembolsada end;
      devolvida := case d.status when 'chargeback' then least(devolvida, d.em) else devolvida end;
    end if;
  end loop;
  if app.foi_paga(situacao) then
    aprovada := least(aprovada, aprovacao);
  end if;
end $$;

-- Se a plataforma contou mais devoluções de uma parte do que as que têm valor. Um arquivo e um aviso contam a mesma.
create function app.falta_o_devolvido(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select t.status = 'reembolsada_parcial' and greatest(
      count(distinct e.ocorrido_em) filter (where e.origem = 'webhook'),
      least(1, count(*) filter (where e.origem = 'importacao')))
    > greatest(count(*) filter (where e.valor_centavos is not null), (t.valor_reembolsado_centavos > 0)::int)
  from public.transacoes t
  left join public.transacao_eventos e on e.transacao_id = t.id and e.status_para = 'reembolsada_parcial'
  where t.id = p_id
  group by t.id
$$;

-- O que se escreve na história quando uma data que já se tinha muda; nulo quando nenhuma muda.
create function app.datas_mudadas(antes public.transacoes, depois public.transacoes) returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%s corrigida de %s para %s.', nome,
    to_char(velha at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI'),
    to_char(nova at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI')), ' ' order by lugar)
  from (values (1, 'Data do pedido', antes.pedida_em, depois.pedida_em),
    (2, 'Data da aprovação', antes.aprovada_em, depois.aprovada_em),
    (3, 'Data da conclusão', antes.completa_em, depois.completa_em),
    (4, 'Data do reembolso', antes.reembolsada_em, depois.reembolsada_em),
    (5, 'Data do chargeback', antes.chargeback_em, depois.chargeback_em)) as datas(lugar, nome, velha, nova)
  -- A hora de um dia que já se sabia não é uma correção.
  where velha <> nova and app.melhor_data(nova, velha) <> nova
$$;

comment on column public.transacao_eventos.motivo is
  'Por que alguém mudou o status à mão, ou que datas este evento corrigiu.';

create or replace function app.preparar_transacao() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  produto public.produtos;
begin
  -- Aqui entra quem comprou, venha de onde vier; contatos, acessos e envios copiam o que fica.
  if tg_op = 'INSERT' or (new.comprador_nome, new.comprador_email, new.comprador_telefone, new.comprador_documento,
    new.produto_nome, new.transacao_codigo) is distinct from (old.comprador_nome, old.comprador_email,
    old.comprador_telefone, old.comprador_documento, old.produto_nome, old.transacao_codigo)
  then
    if auth.uid() is not null and app.limpo(new.comprador_email) is not null
      and app.email_de(new.comprador_email) is null then
      perform app.erro('validacao', 422, '{"comprador_email":"E-mail inválido."}');
    end if;
    new.comprador_email := app.email_de(new.comprador_email);
    new.comprador_telefone := app.telefone_de(new.comprador_telefone);
    new.comprador_documento := app.documento_de(new.comprador_documento);
    new.comprador_nome := app.nome_de(new.comprador_nome, coalesce(new.comprador_email, new.comprador_telefone));
    new.transacao_codigo := app.codigo_de(new.transacao_codigo);
    new.produto_nome := app.texto_de(new.produto_nome);
  end if;
  if new.produto_id is not null and (new.produto_nome is null or new.garantia_ate is null) then
    select * into produto from public.produtos where id = new.produto_id and conta_id = new.conta_id;
    new.produto_nome := coalesce(new.produto_nome, produto.nome);
  end if;
  if tg_op = 'INSERT' and new.contato_id is null and new.origem <> 'legado' then
    new.contato_id := app.contato_do_comprador(new.conta_id, new.comprador_nome, new.comprador_email,
      new.comprador_documento, new.comprador_telefone,
      case new.origem when 'importacao' then 'importacao' else 'transacao' end);
  end if;
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    -- Uma data que ninguém deu é suposta.
    if new.aprovada_em is null
      and (app.conta_como_venda(new.status)
        or (tg_op = 'INSERT' and new.origem <> 'legado' and app.foi_paga(new.status))) then
      new.aprovada_em := case tg_op when 'INSERT' then new.pedida_em else app.agora() end;
      new.datas_supostas := new.datas_supostas || '{aprovada_em}'::text[];
    end if;
    if app.conta_como_venda(new.status) or (app.foi_paga(new.status) and new.origem <> 'legado') then
      new.garantia_ate := coalesce(new.garantia_ate,
        new.aprovada_em + make_interval(days => coalesce(produto.garantia_dias, 7)));
    end if;
    -- A que a rotina da noite tira da garantia também.
    if new.status = 'completa' and (new.completa_em is null
      or (new.completa_em = new.garantia_ate and not 'completa_em' = any(new.datas_supostas))) then
      new.completa_em := coalesce(new.completa_em, app.agora());
      new.datas_supostas := new.datas_supostas || '{completa_em}'::text[];
    elsif new.status in ('reembolsada', 'reembolsada_parcial') and new.reembolsada_em is null then
      new.reembolsada_em := app.agora();
      new.datas_supostas := new.datas_supostas || '{reembolsada_em}'::text[];
    elsif new.status = 'chargeback' and new.chargeback_em is null then
      new.chargeback_em := app.agora();
      new.datas_supostas := new.datas_supostas || '{chargeback_em}'::text[];
    end if;
  end if;
  -- O que se devolveu inteiro é o que o produto custou, também quando só depois se sabe quanto.
  if new.status in ('reembolsada', 'chargeback') and (tg_op = 'INSERT' or new.status is distinct from old.status
    or new.valor_produto_centavos <> old.valor_produto_centavos) then
    new.valor_reembolsado_centavos := new.valor_produto_centavos;
  end if;
  new.busca := app.sem_acento(concat_ws(' ', new.comprador_nome, new.comprador_email,
    app.digitos(new.comprador_telefone), new.transacao_codigo, new.pedido_codigo, new.assinatura_codigo));
  return new;
end $$;

/*
 * Aplica um aviso de venda, já nos nomes daqui. O primeiro de um código faz a transação em qualquer status. Um outro muda
 * o que traz, onde nenhum mais novo disse outra coisa, e o status que a história inteira permite. Devolve o que aconteceu:
 * `historico` quando o status fica e o aviso é mais antigo do que ele.
 */
create or replace function app.receber_venda(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- O que um aviso novo pode mudar em uma venda que já existe. Quem comprou só se completa.
  campos constant text[] := app.nomes_de_datas() || '{pedido,assinatura,recorrencia,tipo_item,oferta_codigo,oferta_nome,forma,parcelas,moeda,cobrado,valor,desconto,frete,taxa,cupom,boleto_url,boleto_linha,pix,vence_em,checkout_url,utm_source,utm_medium,utm_campaign,utm_content,utm_term,src,sck,afiliado_nome,afiliado_email,comissoes}'::text[];
  v record;
  -- Do que ele diz, o que vale.
  n record;
  dita jsonb;
  vale jsonb;
  sabido jsonb;
  -- O que alguém da conta disse que a venda é vale mais que o nome que a plataforma lhe dá.
  situacao text;
  destino public.mapa_status_plataforma;
  atual public.transacoes;
  t public.transacoes;
  h record;
  produto uuid;
  aviso uuid;
  preco bigint;
  passo text;
  correcao text;
  antes bigint;
begin
  select * into v from jsonb_to_record(p_venda) as venda(plataforma text, chave text, codigo text, status_origem text,
    status text, ocorrido_em timestamptz, produto_codigo text, produto_nome text, nome text, email text, documento text,
    telefone text, valor bigint, reembolsado bigint);
  select * into destino from public.mapa_status_plataforma m
    where m.plataforma = v.plataforma and lower(m.status_origem) = lower(v.status_origem);
  situacao := coalesce(v.status, destino.status);
  if v.codigo is null or v.status_origem is null then
    return 'nao_entendida';
  elsif destino.plataforma is null and situacao is null then
    return 'status_desconhecido';
  elsif situacao is null then
    return 'sem_venda';
  end if;

  produto := app.produto_da_plataforma(p_conta, v.plataforma, v.produto_codigo, v.produto_nome, v.valor);
  -- Dois avisos da mesma venda esperam um pelo outro, também quando ela ainda não existe.
  perform pg_advisory_xact_lock(hashtextextended(p_conta || '|' || v.plataforma || '|' || v.codigo, 0));
  select * into atual from public.transacoes x
    where x.conta_id = p_conta and x.plataforma = v.plataforma and x.transacao_codigo = v.codigo for update;

  -- Só de uma venda paga a plataforma sabe o dia da aprovação; algumas repetem o campo em todo aviso.
  dita := (select coalesce(jsonb_object_agg(um.key, um.value), '{}') from jsonb_each(p_venda) as um
    where um.key = any(campos) and (um.key <> 'aprovada_em' or app.foi_paga(situacao)));
  sabido := app.ditos_da_venda(atual);
  vale := (select coalesce(jsonb_object_agg(um.key, um.value), '{}') from jsonb_each(dita) as um
    where atual.id is null or v.ocorrido_em >= coalesce((sabido ->> um.key)::timestamptz,
      -- Uma data suposta não é de aviso nenhum.
      case when um.key = any(atual.datas_supostas || '{}'::text[]) or (um.key = any(app.nomes_de_datas())
        and to_jsonb(atual) ->> um.key is null) then null else (sabido ->> '*')::timestamptz end, '-infinity'));
  sabido := app.ditos_com(coalesce(sabido, '{}'), vale || '{"status": true}', v.ocorrido_em);
  select * into n from jsonb_to_record(vale) as venda(pedido text, assinatura text, recorrencia int, tipo_item text,
    oferta_codigo text, oferta_nome text, forma text, parcelas int, moeda text, cobrado bigint, valor bigint,
    desconto bigint, frete bigint, taxa bigint, cupom text, boleto_url text, boleto_linha text, pix text,
    vence_em timestamptz, checkout_url text, utm_source text, utm_medium text, utm_campaign text, utm_content text,
    utm_term text, src text, sck text, afiliado_nome text, afiliado_email text, comissoes jsonb, pedida_em timestamptz,
    aprovada_em timestamptz, completa_em timestamptz, reembolsada_em timestamptz, chargeback_em timestamptz);

  -- Sem preço, o que se cobrou é o que se sabe dele; de um que não se entendeu não se sabe nada.
  preco := coalesce(n.valor, case when not coalesce(p_venda -> 'faltas', '[]') @> '[{"campo": "valor"}]'
    and not sabido ?| '{valor,*}' then n.cobrado end);

  if atual.id is null then
    t.pedida_em := coalesce(n.pedida_em, v.ocorrido_em);
    t.aprovada_em := coalesce(n.aprovada_em, case when app.conta_como_venda(situacao) then v.ocorrido_em
      when app.foi_paga(situacao) then t.pedida_em end);
    t.completa_em := coalesce(n.completa_em, case situacao when 'completa' then v.ocorrido_em end);
    t.reembolsada_em := coalesce(n.reembolsada_em, case when situacao like 'reembolsada%' then v.ocorrido_em end);
    t.chargeback_em := coalesce(n.chargeback_em, case situacao when 'chargeback' then v.ocorrido_em end);
    insert into public.transacoes (conta_id, plataforma, transacao_codigo, pedido_codigo, assinatura_codigo, recorrencia,
      tipo_item, produto_id, produto_nome, oferta_codigo, oferta_nome, comprador_nome, comprador_email,
      comprador_documento, comprador_telefone, status, status_origem, status_em, forma_pagamento, parcelas, moeda,
      valor_cobrado_centavos, valor_produto_centavos, desconto_centavos, frete_centavos, taxa_plataforma_centavos,
      cupom, boleto_url, boleto_linha, pix_codigo, vence_em, checkout_url, utm_source, utm_medium, utm_campaign,
      utm_content, utm_term, src, sck, afiliado_nome, afiliado_email, pedida_em, aprovada_em, completa_em,
      reembolsada_em, chargeback_em, datas_supostas, ditos, origem)
    values (p_conta, v.plataforma, v.codigo, n.pedido, n.assinatura, n.recorrencia, coalesce(n.tipo_item, 'principal'),
      produto, v.produto_nome, n.oferta_codigo, n.oferta_nome, v.nome, v.email, v.documento, v.telefone,
      situacao, v.status_origem, v.ocorrido_em, coalesce(n.forma, 'outro'), coalesce(n.parcelas, 1),
      coalesce(n.moeda, 'BRL'), coalesce(n.cobrado, preco + coalesce(n.frete, 0), 0), coalesce(preco, 0),
      coalesce(n.desconto, 0), coalesce(n.frete, 0), least(coalesce(n.taxa, 0), coalesce(preco, 0)),
      n.cupom, n.boleto_url, n.boleto_linha, n.pix, n.vence_em, n.checkout_url, n.utm_source, n.utm_medium,
      n.utm_campaign, n.utm_content, n.utm_term, n.src, n.sck, n.afiliado_nome, n.afiliado_email, t.pedida_em,
      t.aprovada_em, t.completa_em, t.reembolsada_em, t.chargeback_em,
      array(select um.key from jsonb_each_text(to_jsonb(t)) as um
        where um.key = any(app.nomes_de_datas()) and um.value is not null and not vale ? um.key),
      sabido, 'webhook')
    returning * into t;
  else
    t := atual;
    if not exists (select from app.status_ditos s where s.transacao_id = t.id) then
      insert into app.status_ditos (transacao_id, chave, em, status, status_origem, origem)
        values (t.id, 'base', coalesce(greatest(t.status_em, (
          select max(e.ocorrido_em) from public.transacao_eventos e
          where e.transacao_id = t.id and e.origem = 'manual')), '-infinity'), t.status, t.status_origem, 'base');
    end if;
  end if;

  insert into app.status_ditos (transacao_id, chave, em, status, status_origem, origem)
    values (t.id, coalesce(v.chave, md5(p_venda::text)), v.ocorrido_em, situacao, v.status_origem, 'webhook')
    on conflict (transacao_id, chave) do update set em = excluded.em, status = excluded.status,
      status_origem = excluded.status_origem;
  -- Outra devolução de uma parte também é uma notícia; a mesma hora é a mesma devolução.
  if atual.id is null or situacao <> atual.status or (situacao = 'reembolsada_parcial' and not exists (
    select from public.transacao_eventos e where e.transacao_id = t.id and e.status_para = situacao
      and e.origem = 'webhook' and e.ocorrido_em = v.ocorrido_em))
  then
    insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, status_origem, origem,
      chave_evento, ocorrido_em, payload)
      values (p_conta, t.id, atual.status, situacao, v.status_origem, 'webhook', v.chave, v.ocorrido_em, p_venda)
      on conflict do nothing;
  end if;

  if atual.id is not null then
    h := app.historia_da_venda(t.id);
    t.pedida_em := case when n.pedida_em is not null then app.melhor_data(
        case when 'pedida_em' = any(atual.datas_supostas) then null else atual.pedida_em end, n.pedida_em)
      when 'pedida_em' = any(atual.datas_supostas) then least(h.primeira, case when h.conhecida then atual.pedida_em end)
      else atual.pedida_em end;
    t.aprovada_em := app.data_da_venda(n.aprovada_em, atual.aprovada_em, 'aprovada_em' = any(atual.datas_supostas),
      coalesce(least(h.aprovada, case when h.conhecida and atual.aprovada_em <> atual.pedida_em then atual.aprovada_em end),
        case when app.foi_paga(h.situacao) then t.pedida_em end));
    t.completa_em := app.data_da_venda(n.completa_em, atual.completa_em, 'completa_em' = any(atual.datas_supostas),
      least(h.completa, case when h.conhecida then atual.completa_em end));
    t.reembolsada_em := app.data_da_venda(n.reembolsada_em, atual.reembolsada_em,
      'reembolsada_em' = any(atual.datas_supostas),
      least(h.reembolsada, case when h.conhecida then atual.reembolsada_em end));
    t.chargeback_em := app.data_da_venda(n.chargeback_em, atual.chargeback_em,
      'chargeback_em' = any(atual.datas_supostas),
      least(h.devolvida, case when h.conhecida then atual.chargeback_em end));
    t.datas_supostas := array(select um.key from jsonb_each_text(to_jsonb(t)) as um
      where um.key = any(app.nomes_de_datas()) and um.value is not null and not vale ? um.key
        and (um.key = any(atual.datas_supostas) or to_jsonb(atual) ->> um.key is null));
    -- A garantia é de uma venda paga, e acompanha a aprovação.
    t.garantia_ate := case when not app.foi_paga(h.situacao) then null
      when atual.aprovada_em is null then t.garantia_ate
      else t.garantia_ate + (t.aprovada_em - atual.aprovada_em) end;
    -- O que volta a não estar devolvido inteiro tem só as partes que se devolveram.
    if atual.status in ('reembolsada', 'chargeback') and h.situacao not in ('reembolsada', 'chargeback') then
      t.valor_reembolsado_centavos := (select least(t.valor_produto_centavos, coalesce(sum(e.valor_centavos), 0))
        from public.transacao_eventos e where e.transacao_id = t.id and e.status_para = 'reembolsada_parcial');
    end if;
    t.valor_produto_centavos := coalesce(preco, t.valor_produto_centavos);
    t.frete_centavos := coalesce(n.frete, t.frete_centavos);

    -- O que decorre de uma venda paga decorre também da que já se sabe devolvida ou em disputa.
    passo := case when app.foi_paga(h.situacao) and not app.foi_paga(atual.status) and h.situacao <> 'completa'
      then 'aprovada' else h.situacao end;
    update public.transacoes x set
      status = passo, status_em = nullif(h.situacao_em, '-infinity'), status_origem = coalesce(h.origem_dela, x.status_origem),
      pedida_em = t.pedida_em, aprovada_em = t.aprovada_em, completa_em = t.completa_em,
      reembolsada_em = t.reembolsada_em, chargeback_em = t.chargeback_em, datas_supostas = t.datas_supostas,
      garantia_ate = t.garantia_ate, ditos = sabido, versao = x.versao + 1,
      pedido_codigo = coalesce(n.pedido, x.pedido_codigo), assinatura_codigo = coalesce(n.assinatura, x.assinatura_codigo),
      recorrencia = coalesce(n.recorrencia, x.recorrencia), tipo_item = coalesce(n.tipo_item, x.tipo_item),
      produto_id = coalesce(x.produto_id, produto), oferta_codigo = coalesce(n.oferta_codigo, x.oferta_codigo),
      oferta_nome = coalesce(n.oferta_nome, x.oferta_nome), forma_pagamento = coalesce(n.forma, x.forma_pagamento),
      parcelas = coalesce(n.parcelas, x.parcelas), moeda = coalesce(n.moeda, x.moeda),
      valor_produto_centavos = t.valor_produto_centavos, frete_centavos = t.frete_centavos,
      valor_reembolsado_centavos = t.valor_reembolsado_centavos,
      desconto_centavos = coalesce(n.desconto, x.desconto_centavos),
      taxa_plataforma_centavos = least(coalesce(n.taxa, x.taxa_plataforma_centavos), t.valor_produto_centavos),
      -- O que ninguém disse que se cobrou acompanha o que se disse do preço.
      valor_cobrado_centavos = coalesce(n.cobrado, case when not sabido ?| '{cobrado,*}'
        then t.valor_produto_centavos + t.frete_centavos end, x.valor_cobrado_centavos),
      cupom = coalesce(n.cupom, x.cupom), boleto_url = coalesce(n.boleto_url, x.boleto_url),
      boleto_linha = coalesce(n.boleto_linha, x.boleto_linha), pix_codigo = coalesce(n.pix, x.pix_codigo),
      vence_em = coalesce(n.vence_em, x.vence_em), checkout_url = coalesce(n.checkout_url, x.checkout_url),
      utm_source = coalesce(n.utm_source, x.utm_source), utm_medium = coalesce(n.utm_medium, x.utm_medium),
      utm_campaign = coalesce(n.utm_campaign, x.utm_campaign), utm_content = coalesce(n.utm_content, x.utm_content),
      utm_term = coalesce(n.utm_term, x.utm_term), src = coalesce(n.src, x.src), sck = coalesce(n.sck, x.sck),
      afiliado_email = coalesce(n.afiliado_email, x.afiliado_email),
      afiliado_nome = app.nome_da_pessoa(x.afiliado_nome, x.afiliado_email, n.afiliado_nome, n.afiliado_email),
      -- Quem comprou só entra em uma venda que ainda não é de ninguém: a de um contato anonimizado fica sem o nome dele.
      comprador_email = case when x.contato_id is null then coalesce(x.comprador_email, v.email) else x.comprador_email end,
      comprador_telefone = case when x.contato_id is null then coalesce(x.comprador_telefone, v.telefone)
        else x.comprador_telefone end,
      comprador_documento = case when x.contato_id is null then coalesce(x.comprador_documento, v.documento)
        else x.comprador_documento end,
      contato_id = coalesce(x.contato_id, app.contato_do_comprador(p_conta, x.comprador_nome,
        coalesce(x.comprador_email, v.email), coalesce(x.comprador_documento, v.documento),
        coalesce(x.comprador_telefone, v.telefone), 'transacao'))
    where x.id = t.id and (vale <> '{}' or h.situacao <> x.status or (t.pedida_em, t.aprovada_em, t.completa_em,
      t.reembolsada_em, t.chargeback_em) is distinct from (x.pedida_em, x.aprovada_em, x.completa_em, x.reembolsada_em,
      x.chargeback_em))
    returning * into t;
    if not found then
      t := atual;
    elsif passo <> h.situacao then
      update public.transacoes x set status = h.situacao where x.id = t.id returning * into t;
    end if;

    correcao := app.datas_mudadas(atual, t);
    if correcao is not null then
      insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, status_origem, origem,
        chave_evento, ocorrido_em, motivo)
        values (p_conta, t.id, t.status, t.status, v.status_origem, 'webhook', v.chave || ':datas', v.ocorrido_em,
          correcao)
        on conflict (transacao_id, chave_evento) do update set motivo = excluded.motivo;
    end if;
  end if;

  if n.comissoes is not null then
    perform app.informar_comissoes(t.id, n.comissoes);
  end if;

  if situacao = 'reembolsada_parcial' then
    select e.id, e.valor_centavos into aviso, antes from public.transacao_eventos e
      where e.transacao_id = t.id and e.chave_evento = v.chave and e.status_para = situacao;
    -- Quanto se devolveu já se pode ter posto à mão; um aviso que o diz depois não o soma outra vez.
    if aviso is not null and v.reembolsado is not null and (antes is not null or app.falta_o_devolvido(t.id)) then
      update public.transacao_eventos e set valor_centavos = nullif(v.reembolsado, 0) where e.id = aviso;
      update public.transacoes x set valor_reembolsado_centavos = least(x.valor_produto_centavos,
        greatest(0, x.valor_reembolsado_centavos + v.reembolsado - coalesce(antes, 0)))
      where x.id = t.id and x.status = 'reembolsada_parcial';
    end if;
  end if;
  return case when atual.id is null then 'criada' when t.status <> atual.status then 'aplicada'
    when situacao = atual.status and v.ocorrido_em >= coalesce(atual.status_em, '-infinity') then 'atualizada'
    else 'historico' end;
end $$;

create or replace function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  venda constant jsonb := app.ler_venda(p_venda);
  resultado constant text := app.receber_venda(p_conta, venda);
  tipo constant text := app.tipo_recuperacao(venda ->> 'plataforma', venda ->> 'status_origem', venda ->> 'forma');
  em constant timestamptz := (venda ->> 'ocorrido_em')::timestamptz;
  vence constant timestamptz := (venda ->> 'vence_em')::timestamptz;
  t public.transacoes;
  produto uuid;
begin
  if resultado = 'sem_venda' and tipo is not null then
    produto := app.produto_da_plataforma(p_conta, venda ->> 'plataforma', venda ->> 'produto_codigo',
      venda ->> 'produto_nome', (venda ->> 'valor')::bigint);
    perform app.abrir_recuperacao(p_conta, tipo,
      app.contato_do_comprador(p_conta, venda ->> 'nome',
        venda ->> 'email', venda ->> 'documento', venda ->> 'telefone', 'transacao'),
      produto, null,
      coalesce(nullif((venda ->> 'valor')::bigint, 0),
        (select p.preco_centavos from public.produtos p where p.conta_id = p_conta and p.id = produto), 0),
      coalesce(venda ->> 'moeda', 'BRL'), venda ->> 'checkout_url', em, vence);
  end if;
  if resultado in ('nao_entendida', 'status_desconhecido', 'sem_venda') then
    return resultado;
  end if;
  select * into t from public.transacoes x
    where x.conta_id = p_conta and x.plataforma = venda ->> 'plataforma' and x.transacao_codigo = venda ->> 'codigo';
  if app.falta_o_devolvido(t.id) and exists (
    select from public.transacao_eventos e where e.transacao_id = t.id and e.chave_evento = venda ->> 'chave'
      and e.status_para = 'reembolsada_parcial' and e.valor_centavos is null)
  then
    return 'reembolso_sem_valor';
  end if;
  -- Um aviso que atrasou não abre o trabalho de um status que já passou.
  if tipo is not null and resultado in ('criada', 'aplicada') and t.status_origem = venda ->> 'status_origem' then
    perform app.abrir_recuperacao(p_conta, tipo, t.contato_id, t.produto_id, t.id, t.valor_produto_centavos, t.moeda,
      coalesce(t.checkout_url, t.boleto_url), em, coalesce(vence, t.vence_em));
  end if;
  return resultado;
end $$;

-- Um aviso chega uma vez, na hora da conta; a plataforma que o repete não o faz mais novo.
create or replace function public.rpc_webhook_guardar(p_conta uuid, p_plataforma text, p_chave text, p_corpo jsonb,
  p_venda jsonb default null)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.integracoes set recebido_em = app.agora() where conta_id = p_conta and plataforma = p_plataforma;
  insert into app.webhooks_recebidos (conta_id, plataforma, chave_evento, corpo, venda, criado_em)
    values (p_conta, p_plataforma, p_chave, p_corpo, p_venda, app.agora())
    on conflict (conta_id, plataforma, chave_evento) do update set venda = coalesce(webhooks_recebidos.venda, p_venda);
  return exists (
    select from app.webhooks_recebidos w
    where w.conta_id = p_conta and w.plataforma = p_plataforma and w.chave_evento = p_chave
      and w.processado_em is null
  );
end $$;

-- Aplica um aviso guardado, e diz à conta o que dele não se entendeu. Sem hora própria, ele é de quando chegou.
create or replace function app.aplicar_aviso(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  w app.webhooks_recebidos;
  dados jsonb;
  lida jsonb;
  resultado text;
  problema text;
begin
  select * into w from app.webhooks_recebidos where id = p_id for update;
  dados := coalesce(w.venda, '{}') || jsonb_build_object('plataforma', w.plataforma, 'chave', w.chave_evento,
    'recebido_em', w.criado_em);
  lida := app.ler_venda(dados);
  resultado := public.rpc_venda_receber(w.conta_id, dados);
  problema := case
    when resultado = 'nao_entendida' then 'Aviso sem dados de uma venda'
    when resultado = 'status_desconhecido' then 'Status desconhecido: ' || (lida ->> 'status_origem')
    when resultado = 'reembolso_sem_valor' then 'Reembolso parcial sem o valor na venda ' || (lida ->> 'codigo')
    when resultado in ('criada', 'aplicada', 'atualizada') and lida ? 'faltas' then 'Venda registrada sem: ' || (
      select string_agg(falta ->> 'nome', ', ' order by lugar)
      from jsonb_array_elements(lida -> 'faltas') with ordinality as f(falta, lugar))
    end;
  update app.webhooks_recebidos
    set erro = problema, dispensado_em = null,
      -- A venda que entrou não entra outra vez quando a plataforma repete o aviso.
      processado_em = case when problema is null or resultado in ('criada', 'aplicada', 'atualizada') then app.agora() end
    where id = w.id;
  return resultado;
end $$;

create or replace function public.rpc_webhooks_avisos(p_plataforma text, p_erro text)
returns table (id uuid, recebido_em timestamptz, codigo text, status text, status_origem text, produto_nome text,
  nome text, email text, telefone text, valor_centavos bigint, moeda text, reembolsado_centavos bigint,
  faltas text, corpo text)
language sql stable security definer set search_path = '' as $$
  select w.id, w.criado_em, v ->> 'codigo', coalesce(v ->> 'status', m.status), v ->> 'status_origem',
    app.texto_de(w.venda ->> 'produto_nome'), app.texto_de(w.venda ->> 'nome'), v ->> 'email', v ->> 'telefone',
    (v ->> 'valor')::bigint, nullif(coalesce(v ->> 'moeda', 'BRL'), 'XXX'), (v ->> 'reembolsado')::bigint, (
      select string_agg((falta ->> 'nome') || coalesce(' “' || (falta ->> 'veio') || '”', ' não veio'), ' · ' order by lugar)
      from jsonb_array_elements(v -> 'faltas') with ordinality as f(falta, lugar)), jsonb_pretty(w.corpo)
  from app.webhooks_recebidos w
  cross join lateral app.ler_venda(coalesce(w.venda, '{}') || jsonb_build_object('plataforma', w.plataforma)) as v
  left join public.mapa_status_plataforma m
    on m.plataforma = w.plataforma and lower(m.status_origem) = lower(v ->> 'status_origem')
  where w.conta_id = app.conta() and app.cuida_da_conta() and w.plataforma = p_plataforma and w.erro = p_erro
    and w.dispensado_em is null
  order by w.criado_em desc, w.id limit 50
$$;

/*
 * Corrige o que um aviso diz e o aplica de novo. Nulo quando não falta mais nada; senão, o que ainda falta. Só muda o que
 * veio em `p_dados`, e só se for um valor que se guarda.
 */
create or replace function public.rpc_webhook_corrigir(p_id uuid, p_dados jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  w app.webhooks_recebidos;
  dados constant jsonb := (
    select coalesce(jsonb_object_agg(um.key, btrim(um.value)), '{}') from jsonb_each_text(
      case jsonb_typeof(p_dados) when 'object' then p_dados else '{}' end) as um
    where um.key in ('codigo', 'status', 'produto_nome', 'nome', 'email', 'telefone', 'valor', 'moeda', 'reembolsado')
      and btrim(um.value) <> '');
  lida constant jsonb := app.ler_venda(dados);
  recusas jsonb;
  v jsonb;
  t public.transacoes;
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into w from app.webhooks_recebidos x
    where x.id = p_id and x.conta_id = app.conta() and x.erro is not null and x.dispensado_em is null for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  select jsonb_object_agg(campo, frase) into recusas
  from (values ('valor', 'Valor inválido.'), ('reembolsado', 'Valor inválido.'), ('moeda', 'Use três letras, como BRL.'),
    ('email', 'E-mail inválido.'), ('telefone', 'Telefone inválido. Use DDD + número.'), ('codigo', 'Código inválido.'),
    ('status', 'Escolha um status.')) as c(campo, frase)
  where dados ? campo and coalesce(nullif(lida ->> campo, 'XXX'), '') = '';
  if recusas is not null then
    perform app.erro('validacao', 422, recusas::text);
  end if;
  -- O que não se pergunta a ninguém, como o valor cobrado, fica sem o que veio.
  update app.webhooks_recebidos x set venda = (coalesce(x.venda, '{}') || dados) - array(
    select falta ->> 'campo' from jsonb_array_elements(app.ler_venda(coalesce(x.venda, '{}')) -> 'faltas') as falta
    where falta ->> 'campo' = any (app.nomes_de_datas() || '{cobrado,taxa,parcelas,ocorrido_em}'::text[]))
  where x.id = w.id returning * into w;
  v := app.ler_venda(w.venda || jsonb_build_object('plataforma', w.plataforma));

  -- A venda que já entrou sem alguma coisa passa a tê-la.
  update public.transacoes x set
    comprador_nome = case when dados ? 'nome' then v ->> 'nome' else x.comprador_nome end,
    comprador_email = case when dados ? 'email' then v ->> 'email' else x.comprador_email end,
    comprador_telefone = case when dados ? 'telefone' then v ->> 'telefone' else x.comprador_telefone end,
    produto_nome = case when dados ? 'produto_nome' then v ->> 'produto_nome' else x.produto_nome end,
    moeda = case when dados ? 'moeda' then v ->> 'moeda' else x.moeda end,
    valor_produto_centavos = case when dados ? 'valor' then (v ->> 'valor')::bigint else x.valor_produto_centavos end,
    valor_cobrado_centavos = case when dados ? 'valor' then greatest((v ->> 'valor')::bigint, x.valor_cobrado_centavos)
      else x.valor_cobrado_centavos end,
    taxa_plataforma_centavos = case when dados ? 'valor' then least((v ->> 'valor')::bigint, x.taxa_plataforma_centavos)
      else x.taxa_plataforma_centavos end,
    versao = x.versao + 1
  where x.conta_id = w.conta_id and x.plataforma = w.plataforma and x.transacao_codigo = v ->> 'codigo'
  returning * into t;
  if t.id is not null and t.contato_id is null then
    update public.transacoes x set contato_id = app.contato_do_comprador(t.conta_id, t.comprador_nome,
      t.comprador_email, t.comprador_documento, t.comprador_telefone, 'transacao') where x.id = t.id returning * into t;
  end if;
  perform app.aplicar_aviso(w.id);
  if t.id is not null and dados ? 'email' then
    perform app.abrir_acesso(x) from public.transacoes x
      where x.id = t.id and x.status in ('aprovada', 'completa');
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (w.conta_id, app.usuario(), 'aviso_corrigido', 'webhooks', w.id, jsonb_build_object('campos',
      (select jsonb_agg(um order by um) from jsonb_object_keys(dados) as um)));
  return (select x.erro from app.webhooks_recebidos x where x.id = w.id);
end $$;
