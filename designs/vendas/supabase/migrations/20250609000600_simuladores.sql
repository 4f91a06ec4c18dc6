-- Sem canal nem plataforma de verdade, uma conta pode ligar simuladores: eles falam com o app pelas mesmas funções que um
-- adaptador. Tudo decorre dos ids e dos minutos, por isso o mesmo começo tem sempre o mesmo fim.

alter table public.contas add column simulacao_desde timestamptz;
comment on column public.contas.simulacao_desde is 'Desde quando os simuladores desta conta estão ligados.';
grant select (simulacao_desde) on public.contas to authenticated;

create function public.rpc_simulacao_ligar(p_ligada boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  update public.contas set simulacao_desde = case when p_ligada then coalesce(simulacao_desde, app.agora()) end
  where id = app.conta();
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id)
    values (app.conta(), app.usuario(), case when p_ligada then 'simulacao_ligada' else 'simulacao_desligada' end,
      'contas', app.conta());
end $$;
comment on function public.rpc_simulacao_ligar is 'Liga ou desliga os simuladores da conta.';
grant execute on function public.rpc_simulacao_ligar(boolean) to authenticated;

-- Um número de 0 até antes de `ate`, sempre o mesmo para o mesmo texto.
create function app.sorte(texto text, ate int) returns int
language sql immutable parallel safe set search_path = '' as $$
  select ((hashtextextended(texto, 0) & 9223372036854775807) % ate)::int
$$;

-- O canal: a cada minuto uma mensagem dá um passo, de enviada a entregue, lida e respondida. Três em cem falham.
create function app.simular_canal(conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  desde timestamptz;
  m record;
  respostas constant text[] := array['Entendi, obrigado.', 'Pode me mandar o link de novo?', 'Vou ver e já respondo.',
    'Consegui, deu certo.', 'Ainda não recebi o acesso.', 'Qual é o prazo?'];
begin
  select greatest(c.simulacao_desde, app.agora() - interval '1 day') into desde from public.contas c where c.id = conta;
  for m in
    select u.id, u.status, c.canal, c.canal_ref, u.id = (
        select x.id from public.mensagens x where x.chat_id = c.id and x.direcao in ('entrada', 'saida')
        order by x.criado_em desc, x.id desc limit 1) as ultima
    from public.mensagens u join public.chats c on c.id = u.chat_id
    where u.conta_id = conta and u.direcao = 'saida' and u.status in ('enviada', 'entregue', 'lida')
      and u.criado_em > desde
    order by u.criado_em, u.id
  loop
    if m.status = 'enviada' and app.sorte(m.id::text, 100) < 3 then
      perform public.rpc_canal_situacao(m.id, 'falhou', 'simulado', 'O número não recebe mensagens.');
    elsif m.status = 'enviada' then
      perform public.rpc_canal_situacao(m.id, 'entregue');
    elsif m.status = 'entregue' then
      perform public.rpc_canal_situacao(m.id, 'lida');
    elsif m.ultima and app.sorte(m.id || 'resposta', 2) = 0 then
      perform public.rpc_canal_receber(conta, m.canal, m.canal_ref,
        respostas[1 + app.sorte(m.id || 'texto', cardinality(respostas))], 'simulada:' || m.id);
    end if;
  end loop;
end $$;

-- O aviso de venda que a plataforma simulada manda em um minuto; nenhum em quatro de cada cinco.
create function app.venda_simulada(conta uuid, minuto bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chave constant text := conta || '/' || minuto;
  nomes constant text[] := array['Alba', 'Brás', 'Cora', 'Davi', 'Enir', 'Fábia', 'Gil', 'Hélio', 'Ivo', 'Jaci'];
  sobrenomes constant text[] := array['Alencar', 'Brito', 'Campos', 'Diniz', 'Esteves', 'Furtado', 'Goes', 'Leal'];
  nome constant text := nomes[1 + app.sorte(chave || 'n', 10)] || ' ' || sobrenomes[1 + app.sorte(chave || 's', 8)];
  produto public.produtos;
  boleto constant boolean := app.sorte(chave || 'b', 4) = 0;
begin
  if app.sorte(chave, 5) > 0 then
    return null;
  end if;
  select * into produto from public.produtos p
    where p.conta_id = conta and p.plataforma = 'hotmart' and p.ativo order by p.id limit 1;
  return jsonb_build_object('plataforma', 'hotmart', 'codigo', 'SIM-' || minuto,
    'status_origem', case when boleto then 'PURCHASE_BILLET_PRINTED'
      when app.sorte(chave || 'r', 10) = 0 then 'NO_FUNDS' else 'PURCHASE_APPROVED' end,
    'ocorrido_em', to_timestamp(minuto * 60), 'produto_codigo', coalesce(produto.plataforma_produto_id, 'simulado'),
    'produto_nome', coalesce(produto.nome, 'Curso de demonstração'),
    'valor', coalesce(produto.preco_centavos, 19700), 'nome', nome,
    'email', app.sem_acento(replace(nome, ' ', '.')) || '@comprador.example',
    'telefone', '+551190' || lpad(app.sorte(chave || 't', 10000000)::text, 7, '0'),
    'forma', case when boleto then 'boleto' when app.sorte(chave || 'f', 2) = 0 then 'pix' else 'cartao_credito' end);
end $$;

-- A plataforma: uma venda aqui e ali, e um boleto que se paga três minutos depois.
create function app.simular_plataforma(conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  minuto constant bigint := floor(extract(epoch from app.agora()) / 60);
  venda jsonb := app.venda_simulada(conta, minuto);
  paga constant jsonb := app.venda_simulada(conta, minuto - 3);
begin
  if venda is not null then
    perform public.rpc_venda_receber(conta, venda || jsonb_build_object('chave', 'simulada:' || minuto));
  end if;
  if paga ->> 'status_origem' = 'PURCHASE_BILLET_PRINTED' and exists (
    select from public.transacoes t where t.conta_id = conta and t.plataforma = 'hotmart'
      and t.transacao_codigo = paga ->> 'codigo') then
    perform public.rpc_venda_receber(conta, paga || jsonb_build_object('status_origem', 'PURCHASE_APPROVED',
      'ocorrido_em', to_timestamp(minuto * 60), 'chave', 'simulada:paga:' || minuto));
  end if;
end $$;

create function app.simular() returns void
language sql volatile security definer set search_path = '' as $$
  select app.simular_canal(id), app.simular_plataforma(id) from public.contas where simulacao_desde is not null
$$;
revoke execute on function app.simular_canal(uuid), app.simular_plataforma(uuid), app.venda_simulada(uuid, bigint),
  app.simular() from public, authenticated;

select cron.schedule('simular', '* * * * *', 'select app.simular()');
