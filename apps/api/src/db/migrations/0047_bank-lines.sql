-- Writes and posts one entry: an amount for each account, debits above zero and credits below, with a memo where one is said. What was posted
-- already, as where a backup comes back with its entries, is not posted again.
CREATE OR REPLACE FUNCTION post_entry(told text, source text, source_id text, event text, booking uuid, ordered uuid, pass uuid, moved jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	entry uuid;
BEGIN
	IF $2 IN ('payment', 'cashDay', 'stock') AND EXISTS (SELECT FROM public.gl_entries e WHERE e.source = $2 AND e.source_id = $3 AND e.event = $4) THEN
		RETURN;
	END IF;
	INSERT INTO public.gl_entries (date, description, source, source_id, event, booking_id, order_id, pass_id)
		VALUES (public.day_of_posting(), coalesce(nullif(left(btrim(told), 200), ''), event), source, source_id, event, booking, ordered, pass)
		RETURNING id INTO entry;
	INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos, memo)
		SELECT entry, (row_number() OVER (ORDER BY (m.centavos)::bigint < 0, m.code, m.place)) - 1, public.account_of_posting(m.code),
			greatest(m.centavos, 0), greatest(-m.centavos, 0), coalesce(m.memo, '')
		FROM jsonb_to_recordset(moved) AS m (code text, centavos bigint, place bigint, memo text);
	UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
END $$;
--> statement-breakpoint
-- What a transaction moved on the bank for one thing by several payments: the bank tells of each, so each is a line of its own. None where
-- one payment moved it all, or where something else has to be caught up with.
CREATE FUNCTION bank_lines_of_target(booking uuid, ordered uuid, pass uuid, moved bigint) RETURNS TABLE (centavos bigint, place bigint, memo text)
LANGUAGE sql STABLE AS $$
	WITH paid AS (
		SELECT CASE p.kind WHEN 'payment' THEN 1 ELSE -1 END * (p.amount_centavos + p.tip_centavos) AS centavos, p.position AS place,
			CASE p.method WHEN 'card' THEN 'Tarjeta' WHEN 'transfer' THEN 'Transferencia' ELSE 'En línea' END
				|| CASE WHEN p.reference = '' THEN '' ELSE ' ' || p.reference END AS memo
		FROM public.payments p
		WHERE (p.booking_id = booking OR p.order_id = ordered OR p.pass_id = pass) AND p.created_at = now()::timestamptz(3)
			AND public.account_of_method(p.method) = '102.01' AND (p.status = 'settled' OR (p.status = 'pending' AND p.kind <> 'payment'))
	)
	SELECT p.centavos, p.place, p.memo FROM paid p
	WHERE (SELECT count(*) > 1 AND sum(a.centavos) = moved FROM paid a)
$$;
--> statement-breakpoint
-- Posts what the books lack of a thing, whatever changed it; what is posted already posts nothing again.
CREATE OR REPLACE FUNCTION post_target(booking uuid, ordered uuid, pass uuid, event text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	moved jsonb;
	told text;
BEGIN
	PERFORM FROM public.bookings b WHERE b.id = booking FOR NO KEY UPDATE;
	PERFORM FROM public.orders o WHERE o.id = ordered FOR NO KEY UPDATE;
	PERFORM FROM public.passes p WHERE p.id = pass FOR NO KEY UPDATE;
	WITH lacking AS (SELECT * FROM public.unposted_of_target(booking, ordered, pass)),
	apart AS (
		SELECT l.code, b.* FROM lacking l, LATERAL public.bank_lines_of_target(booking, ordered, pass, l.centavos) b WHERE l.code = '102.01'
	)
	SELECT jsonb_agg(to_jsonb(u)) INTO moved FROM (
		SELECT a.code, a.centavos, a.place, a.memo FROM apart a
		UNION ALL SELECT l.code, l.centavos, NULL, NULL FROM lacking l WHERE l.code <> '102.01' OR NOT EXISTS (SELECT FROM apart)
	) u;
	IF moved IS NULL THEN RETURN; END IF;
	told := coalesce(
		(SELECT s.name || ', ' || (SELECT string_agg(d.name, ' y ' ORDER BY d.name) FROM public.booking_dogs bd
				JOIN public.dogs d ON d.id = bd.dog_id WHERE bd.booking_id = b.id)
			FROM public.bookings b JOIN public.services s ON s.id = b.service_id WHERE b.id = booking),
		(SELECT 'Pedido ' || o.number FROM public.orders o WHERE o.id = ordered),
		(SELECT 'Pase de ' || lower(p.service_type) FROM public.passes p WHERE p.id = pass), '');
	PERFORM public.post_entry(told, CASE WHEN booking IS NOT NULL THEN 'booking' WHEN ordered IS NOT NULL THEN 'order' ELSE 'pass' END,
		coalesce(booking, ordered, pass)::text, event, booking, ordered, pass, moved);
END $$;
