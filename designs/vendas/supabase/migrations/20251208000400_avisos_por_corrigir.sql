-- Um aviso de que não se entendeu tudo fica com a conta, que vê o que chegou, corrige e tenta de novo.

alter table app.webhooks_recebidos add column venda jsonb;
comment on column app.webhooks_recebidos.venda is 'O que o aviso diz de uma venda, com o que alguém da conta corrigiu.';

drop function public.rpc_webhook_guardar(uuid, text, text, jsonb);
create function public.rpc_webhook_guardar(p_conta uuid, p_plataforma text, p_chave text, p_corpo jsonb,
  p_venda jsonb default null)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.integracoes set recebido_em = app.agora() where conta_id = p_conta and plataforma = p_plataforma;
  insert into app.webhooks_recebidos (conta_id, plataforma, chave_evento, corpo, venda)
    values (p_conta, p_plataforma, p_chave, p_corpo, p_venda)
    on conflict (conta_id, plataforma, chave_evento) do update set venda = coalesce(webhooks_recebidos.venda, p_venda);
  return exists (
    select from app.webhooks_recebidos w
    where w.conta_id = p_conta and w.plataforma = p_plataforma and w.chave_evento = p_chave
      and w.processado_em is null
  );
end $$;

-- Aplica um aviso guardado, e diz à conta o que dele não se entendeu.
create function app.aplicar_aviso(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  w app.webhooks_recebidos;
  dados jsonb;
  lida jsonb;
  resultado text;
  problema text;
begin
  select * into w from app.webhooks_recebidos where id = p_id for update;
  dados := coalesce(w.venda, '{}') || jsonb_build_object('plataforma', w.plataforma, 'chave', w.chave_evento);
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

create function public.rpc_webhook_aplicar(p_conta uuid, p_plataforma text, p_chave text) returns text
language sql volatile security definer set search_path = '' as $$
  select app.aplicar_aviso(w.id) from app.webhooks_recebidos w
  where w.conta_id = p_conta and w.plataforma = p_plataforma and w.chave_evento = p_chave
$$;
grant execute on function public.rpc_webhook_guardar(uuid, text, text, jsonb, jsonb),
  public.rpc_webhook_aplicar(uuid, text, text) to service_role;

-- Os avisos de um grupo, com o que se entendeu de cada um e o que veio no lugar do resto.
create function public.rpc_webhooks_avisos(p_plataforma text, p_erro text)
returns table (id uuid, recebido_em timestamptz, codigo text, status text, status_origem text, produto_nome text,
  nome text, email text, telefone text, valor_centavos bigint, moeda text, reembolsado_centavos bigint,
  faltas text, corpo text)
language sql stable security definer set search_path = '' as $$
  select w.id, w.criado_em, v ->> 'codigo', coalesce(v ->> 'status', m.status), v ->> 'status_origem',
    app.texto_de(w.venda ->> 'produto_nome'), app.texto_de(w.venda ->> 'nome'), v ->> 'email', v ->> 'telefone',
    (v ->> 'valor')::bigint, nullif(v ->> 'moeda', 'XXX'), (v ->> 'reembolsado')::bigint, (
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
comment on function public.rpc_webhooks_avisos is
  'Os avisos de uma plataforma que têm este erro, para que se corrijam. @notnull id recebido_em corpo';

/*
 * Corrige o que um aviso diz e o aplica de novo. Nulo quando não falta mais nada; senão, o que ainda falta. Só muda o que
 * veio em `p_dados`, e só se for um valor que se guarda.
 */
create function public.rpc_webhook_corrigir(p_id uuid, p_dados jsonb) returns text
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
    where falta ->> 'campo' in ('cobrado', 'taxa', 'ocorrido_em', 'pedida_em'))
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
  if dados ? 'moeda' then
    update public.comissoes c set moeda = v ->> 'moeda' where c.transacao_id = t.id and c.status <> 'paga';
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (w.conta_id, app.usuario(), 'aviso_corrigido', 'webhooks', w.id, jsonb_build_object('campos',
      (select jsonb_agg(um order by um) from jsonb_object_keys(dados) as um)));
  return (select x.erro from app.webhooks_recebidos x where x.id = w.id);
end $$;
comment on function public.rpc_webhook_corrigir is
  'Corrige um aviso e o aplica de novo; diz o que ainda falta. @nullable @json p_dados {"type":"json"}';
grant execute on function public.rpc_webhooks_avisos(text, text), public.rpc_webhook_corrigir(uuid, jsonb) to authenticated;
